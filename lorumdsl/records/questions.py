"""What has to be asked about a finished deal, in a person's words, and which answers cannot be.

The questions follow from the counters that a contract is settled by. A single card or trick has one seat
for an answer, everything else a number for each seat; either way an answer is one number per table seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lorumdsl.cards import CardSet, cards_of
from lorumdsl.compiler.rules import Rules
from lorumdsl.expr.ast import LAST_TRICK, Counter
from lorumdsl.model.contracts import AnyContract, LayoutContract, TrickContract
from lorumdsl.table.counters import set_word
from lorumdsl.table.hands import ImpossibleDeal
from lorumdsl.table.outcome import needed_counters
from lorumdsl.table.thresholds import reachable

Answer = tuple[int, ...]

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


@dataclass(frozen=True, slots=True)
class Question:
    """`text` is the question without the seats; `noun` what is counted, in the plural.

    `whole` is what the numbers add up to, None where that is not known; where a deal may end early it is
    only the most. The seat that answers `one` is worth `weight`.
    """

    counter: Counter
    text: str
    noun: str = ""
    one: bool = False
    whole: int | None = None
    may_be_less: bool = False
    weight: int = 1


def questions(rules: Rules, contract: str) -> list[Question]:
    """All questions about a contract, in the order in which they are asked."""
    chosen = rules.ruleset.contract(contract)
    needed = needed_counters(rules, contract)
    needed.sort(key=lambda counter: counter.word == "passes")  # who went out is known before passes are asked for
    return [question for counter in needed for question in _about(rules, chosen, counter)]


def _about(rules: Rules, contract: AnyContract, counter: Counter) -> list[Question]:
    early = isinstance(contract, TrickContract) and contract.stop is not None
    tricks = rules.programs[contract.id].tricks
    if counter.word == "taken":
        return [_captured(rules, counter, early)]
    if counter.word == "won":
        which = "last" if counter.number == LAST_TRICK else _ordinal(counter.number)
        return [Question(counter, f"who won the {which} trick?", one=True, whole=1)]
    if counter.word == "tricks":
        return [Question(counter, "tricks taken by", "tricks", whole=tricks, may_be_less=early)]
    if counter.word == "crossed":
        return [
            Question(counter, f"who brought the count to {goal}?", one=True, whole=1, weight=price)
            for goal, price in reachable(rules.programs[contract.id])
        ]
    if counter.word == "left":
        return [Question(counter, "cards left in the hands of", "cards")]
    return [Question(counter, "passes made by", "passes")]


def _captured(rules: Rules, counter: Counter, early: bool) -> Question:
    whole = counter.cards.bit_count()
    if whole == 1:
        card = rules.ruleset.deck.format_card(next(cards_of(counter.cards)))
        return Question(counter, f"who captured {card}?", one=True, whole=1, may_be_less=early)
    noun = _noun(rules, counter.cards)
    return Question(counter, f"{noun} taken by", noun, whole=whole, may_be_less=early)


def _noun(rules: Rules, cards: CardSet) -> str:
    return set_word(rules, cards) or f"cards of {rules.ruleset.deck.format_cards(cards)}"


def _ordinal(number: int) -> str:
    return ORDINALS[number - 1] if number <= len(ORDINALS) else f"{number}th"


def check(question: Question, answer: Answer) -> None:
    """Refuse an answer that cannot be, whatever the other answers are, with what is missing: ImpossibleDeal."""
    if any(number < 0 for number in answer):
        raise ImpossibleDeal("a number below 0 cannot be")
    placed = sum(answer)
    if question.whole is not None and not question.one:
        verb = "are played" if question.counter.word == "tricks" else "are in play"
        if placed > question.whole or (placed < question.whole and not question.may_be_less):
            gap = abs(question.whole - placed)
            rest = f"{gap} {'is' if gap == 1 else 'are'} {'missing' if placed < question.whole else 'too many'}"
            raise ImpossibleDeal(f"{question.whole} {question.noun} {verb}, {placed} are placed: {rest}")
    if question.counter.word == "left" and answer.count(0) != 1:
        none = "nobody" if 0 not in answer else f"{answer.count(0)} seats"
        message = f"the first empty hand ends the deal, so one seat has 0 cards left; here {none} "
        raise ImpossibleDeal(message + ("has" if none == "nobody" else "have"))


def given(answers: Sequence[tuple[Question, Answer]]) -> dict[Counter, tuple[int, ...]]:
    """The counters that the answers come to."""
    counts: dict[Counter, tuple[int, ...]] = {}
    for question, answer in answers:
        before = counts.get(question.counter, (0,) * len(answer))
        counts[question.counter] = tuple(
            number + question.weight * more for number, more in zip(before, answer, strict=True)
        )
    return counts


def passes_from(contract: AnyContract, left: Sequence[int], of_winner: int) -> Answer | None:
    """How often everybody passed in a layout, from how often the seat that went out did; lists by seat of the deal.

    Everybody has one action a turn. None for contracts where that tells nothing, as where a card says who begins.
    """
    if not isinstance(contract, LayoutContract) or contract.opening is not None:
        return None
    winner = list(left).index(0)
    return tuple(of_winner + cards - (1 if seat > winner else 0) for seat, cards in enumerate(left))

"""What has to be asked about a finished deal, in a person's words, and which answers cannot be.

The questions follow from the counters that a contract is settled by. A single card or trick has one seat
for an answer, everything else a number for each seat; either way an answer is one number per table seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from lorumdsl.compiler.rules import Rules
from lorumdsl.expr.ast import LAST_TRICK, Counter
from lorumdsl.expr.vocabulary import CROSSED, LEFT, PASSES, counted
from lorumdsl.expr.word import Derived, InPlay, Laid, Parameter, Settled, Shared, Thing
from lorumdsl.language.phrase import Argument, Phrase, say
from lorumdsl.model.contracts import AnyContract, ChainContract, CountContract, LayoutContract, TrickContract
from lorumdsl.phrases.cards import cards
from lorumdsl.phrases.costs import trick
from lorumdsl.table.counters import needed_counters, own_word
from lorumdsl.table.hands import ImpossibleDeal
from lorumdsl.table.terms import terms_of
from lorumdsl.table.thresholds import reachable

Answer = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """`text` is the question without the seats; `noun` what is counted, in the plural.

    `whole` is what the numbers add up to, None where that is not known; where a deal may end early it is
    only the most. The seat that answers `one` is worth `weight`.
    """

    counter: Counter
    text: Phrase
    noun: Argument = ""
    one: bool = False
    whole: int | None = None
    may_be_less: bool = False
    weight: int = 1


def questions(rules: Rules, contract: str) -> list[Question]:
    """All questions about a contract, in the order in which they are asked."""
    chosen = rules.ruleset.contract(contract)
    needed = needed_counters(rules, contract)
    needed.sort(key=lambda counter: counter == PASSES)  # who went out is known before passes are asked for
    return [question for counter in needed for question in _about(rules, chosen, counter)]


def _about(rules: Rules, contract: AnyContract, counter: Counter) -> list[Question]:
    """One thing has one seat for an answer; of several things everybody has a number, of thresholds each its seat."""
    terms, word = terms_of(rules, contract.id), counted(counter)
    match word:
        case Shared():
            things = word.things(counter, terms)
            may_be_less = terms.ends_early and ("trick", LAST_TRICK) not in things
            if len(things) == 1 or counter == CROSSED:
                return [
                    Question(counter, _who(rules, contract, word, thing), "", True, 1, may_be_less, weight)
                    for thing, weight in things.items()
                ]
            noun = _noun(rules, word, counter)
            return [Question(counter, say(word.asks, what=noun), noun, False, len(things), terms.ends_early)]
        case Laid():
            noun = _noun(rules, word, counter)
            return [Question(counter, say(word.asks, what=noun), noun)]
        case Derived() | Settled() | InPlay():
            raise TypeError(word.name)  # which nobody counts
        case _:
            assert_never(word)


def _who(rules: Rules, contract: AnyContract, word: Shared, thing: Thing) -> Phrase:
    """Who got one thing?"""
    kind, number = thing
    if kind == "card":
        return say(word.asks_one, what=rules.ruleset.deck.format_card(number))
    if kind == "trick":
        tricks = rules.programs[contract.id].tricks
        is_last = number in (LAST_TRICK, tricks)
        return say(word.asks_one, what=trick(LAST_TRICK if is_last else number))
    return say(word.asks_one, what=reachable(rules.programs[contract.id])[number][0])


def _noun(rules: Rules, word: Shared | Laid, counter: Counter) -> Argument:
    """What is counted, in the plural."""
    if word.takes is not Parameter.CARDS:
        return Phrase(f"{word.asks}-noun")
    return own_word(rules, counter.cards) or cards(rules.ruleset, counter.cards)


def check(question: Question, answer: Answer) -> None:
    """Refuse an answer that cannot be, whatever the other answers are, with what is missing: ImpossibleDeal."""
    if any(number < 0 for number in answer):
        raise ImpossibleDeal(Phrase("number-below-zero"))
    whole, placed, noun = question.whole, sum(answer), question.noun
    if whole is not None and not question.one and placed > whole:
        raise ImpossibleDeal(say("placed-too-many", whole=whole, noun=noun, placed=placed, gap=placed - whole))
    if whole is not None and not question.one and placed < whole and not question.may_be_less:
        raise ImpossibleDeal(say("placed-too-few", whole=whole, noun=noun, placed=placed, gap=whole - placed))
    if question.counter == LEFT and answer.count(0) != 1:
        raise ImpossibleDeal(say("one-goes-out", seats=answer.count(0)))


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
    match contract:
        case LayoutContract(opening=None):
            winner = list(left).index(0)
            return tuple(of_winner + cards - (1 if seat > winner else 0) for seat, cards in enumerate(left))
        case TrickContract() | ChainContract() | LayoutContract() | CountContract():
            return None
        case _:
            assert_never(contract)

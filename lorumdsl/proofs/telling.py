"""Outcomes in the words of the game: `P1 takes 5 hearts and P2 takes 3 hearts`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from lorumdsl.expr.ast import LAST_TRICK, Counter
from lorumdsl.expr.vocabulary import LEFT, counted
from lorumdsl.expr.word import Derived, InPlay, Laid, Parameter, Settled, Shared
from lorumdsl.language.phrase import Argument, Listed, Phrase, Seat, say
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.phrases.cards import cards
from lorumdsl.proofs.outcome import Outcome
from lorumdsl.proofs.settlements import Subject


def told_outcome(subject: Subject, outcome: Outcome) -> Argument:
    """What every seat did that did something."""
    given = subject.given(outcome)
    told = []
    for seat in range(len(outcome.seats)):
        parts = tuple(_parts(subject.rules.ruleset, {counter: given[counter][seat] for counter in given}))
        if parts:
            told.append(say("outcome", seat=Seat(seat + 1), did=Listed(parts)))
    return Listed(tuple(told)) if told else Phrase("outcome-none")


def in_doubled(told: Argument, factor: int) -> Argument:
    """The outcome, and that the deal is doubled where it is."""
    return say("in-doubled-deal", when=told) if factor > 1 else told


def _parts(ruleset: Ruleset, counts: dict[Counter, int]) -> Iterator[Phrase]:
    cards = [(one, number) for one, number in counts.items() if counted(one).takes is Parameter.CARDS and number]
    for did in dict.fromkeys(_did(one) for one, _ in cards):
        named = tuple(_cards(ruleset, one, number) for one, number in cards if _did(one) == did)
        yield say(did, cards=Listed(named))
    for one, number in counts.items():
        match counted(one).takes:
            case Parameter.TRICK if number:
                last = one.number == LAST_TRICK
                yield Phrase("did-win-last") if last else say(_did(one), number=one.number)
            case None if number:
                yield say(_did(one), number=number)
            case None if one == LEFT:
                yield Phrase("did-go-out")
            case _:
                pass  # nothing of it, or told with the cards


def _did(counter: Counter) -> str:
    """The message that tells what a seat did."""
    word = counted(counter)
    match word:
        case Shared() | Laid():
            return word.did
        case Derived() | Settled() | InPlay():
            raise TypeError(f"{word.name} is not counted by people")
        case _:
            assert_never(word)


def _cards(ruleset: Ruleset, counter: Counter, number: int) -> Argument:
    if counter.cards.bit_count() == 1:
        return ruleset.deck.format_cards(counter.cards)
    named = cards(ruleset, counter.cards)
    if number == counter.cards.bit_count():
        return say("took-all", number=number, cards=named)
    several = isinstance(named, Listed) and len(named.items) > 1
    return say("took-of" if several else "took-some", number=number, cards=named)

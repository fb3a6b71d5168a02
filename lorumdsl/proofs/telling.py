"""Outcomes in the words of the game: `P1 takes 5 hearts and P2 takes 3 hearts`."""

from __future__ import annotations

from collections.abc import Iterator

from lorumdsl.expr.ast import LAST_TRICK, Counter
from lorumdsl.language.phrase import Argument, Listed, Phrase, Seat, say
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.phrases.cards import cards
from lorumdsl.proofs.outcomes import Outcome
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
    taken = [(one, number) for one, number in counts.items() if one.word == "taken" and number]
    if taken:
        yield say("did-take", cards=Listed(tuple(_cards(ruleset, one, number) for one, number in taken)))
    for one, number in counts.items():
        if one.word == "won" and number:
            last = one.number == LAST_TRICK
            yield Phrase("did-win-last") if last else say("did-win-trick", number=one.number)
        elif one.word == "tricks" and number:
            yield say("did-win-tricks", number=number)
        elif one.word == "crossed" and number:
            yield say("did-cross", number=number)
        elif one.word == "left":
            yield say("did-keep", number=number) if number else Phrase("did-go-out")
        elif one.word == "passes" and number:
            yield say("did-pass", number=number)


def _cards(ruleset: Ruleset, counter: Counter, number: int) -> Argument:
    if counter.cards.bit_count() == 1:
        return ruleset.deck.format_cards(counter.cards)
    named = cards(ruleset, counter.cards)
    if number == counter.cards.bit_count():
        return say("took-all", number=number, cards=named)
    several = isinstance(named, Listed) and len(named.items) > 1
    return say("took-of" if several else "took-some", number=number, cards=named)

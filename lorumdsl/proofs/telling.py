"""Outcomes and amounts in the words of the game: `P1 takes 5 hearts and P2 takes 3 hearts`, `3 chips`."""

from __future__ import annotations

from collections.abc import Iterator

from lorumdsl.expr.ast import LAST_TRICK, Counter
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.model.words import enumerate_words, ordinal, set_words
from lorumdsl.proofs.outcomes import Outcome
from lorumdsl.proofs.settlements import Subject
from lorumdsl.table.transfers import seat_name


def outcome_words(subject: Subject, outcome: Outcome) -> str:
    """What every seat did that did something."""
    given = subject.given(outcome)
    told = []
    for seat in range(len(outcome.seats)):
        parts = list(_parts(subject.rules.ruleset, {counter: given[counter][seat] for counter in given}))
        if parts:
            told.append(f"{seat_name(seat + 1)} {enumerate_words(parts)}")
    return enumerate_words(told) if told else "nobody takes anything"


def amount_words(amount: int, ruleset: Ruleset) -> str:
    """`1 chip`, `3 chips`."""
    unit = str(ruleset.bank.unit)
    return f"{amount} {unit.removesuffix('s') if amount == 1 else unit}"


def doubled_words(factor: int) -> str:
    return " in a doubled deal" if factor > 1 else ""


def _parts(ruleset: Ruleset, counts: dict[Counter, int]) -> Iterator[str]:
    cards = [(one, number) for one, number in counts.items() if one.word == "taken" and number]
    if cards:
        yield "takes " + enumerate_words(_cards(ruleset, one, number) for one, number in cards)
    for one, number in counts.items():
        if one.word == "won" and number:
            yield f"wins the {'last' if one.number == LAST_TRICK else ordinal(one.number)} trick"
        elif one.word == "tricks" and number:
            yield f"wins {number} trick{'s' * (number > 1)}"
        elif one.word == "crossed" and number:
            yield f"is charged {number}"
        elif one.word == "left":
            yield f"has {number} card{'s' * (number != 1)} left" if number else "goes out"
        elif one.word == "passes" and number:
            yield f"passes {number} time{'s' * (number > 1)}"


def _cards(ruleset: Ruleset, counter: Counter, number: int) -> str:
    words = set_words(counter.cards, ruleset)
    if number == counter.cards.bit_count():
        return words if number == 1 else f"all {number} {words}"
    return f"{number} of the {words}" if " and " in words else f"{number} {words}"

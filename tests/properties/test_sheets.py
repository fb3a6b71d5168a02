"""Score sheets: however they came to be, they are what entering the same deals from scratch makes them."""

from __future__ import annotations

import random
import tempfile
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

import lorumdsl
from lorumdsl.compiler.rules import Rules
from lorumdsl.records.draft import Draft
from lorumdsl.records.questions import Answer, Question
from lorumdsl.records.replay import replay
from lorumdsl.records.sheet import Sheet
from lorumdsl.records.sheet_file import format_sheet
from lorumdsl.source.saving import save_text
from lorumdsl.table.entry import Entry
from lorumdsl.table.hands import ImpossibleDeal
from lorumdsl.table.session import NotOffered, Session, is_conserved

REFERENCES = ("hungarian", "denexa", "portuguese+doubling", "portuguese+beans", "portuguese+three-players")


@cache
def rules(reference: str) -> Rules:
    return lorumdsl.load(reference)


def answer(question: Question, seats: int, chance: random.Random) -> Answer:
    """A likely answer; not every one can be."""
    numbers = [0] * seats
    if question.counter.word == "left":
        numbers = [chance.randint(1, 6) for _ in range(seats)]
        numbers[chance.randrange(seats)] = 0
    elif question.counter.word == "passes":
        return (chance.randint(0, 5),)
    else:
        for _ in range(question.whole or 0):
            numbers[chance.randrange(seats)] += 1
    return tuple(numbers)


def some_entry(session: Session, chance: random.Random) -> Entry:
    """What people might write down about the next deal."""
    draft = Draft(session)
    if draft.contract is None:
        draft.choose(chance.choice(session.offered()))
    if draft.doubled is None:
        draft.double(chance.random() < 0.5)
    assert draft.contract is not None
    if session.rules.ruleset.contract(draft.contract).award is not None and chance.random() < 0.1:
        return draft.revoked(chance.randint(1, session.seats))
    while draft.question is not None:
        try:
            draft.answer(answer(draft.question, session.seats, chance))
        except ImpossibleDeal:
            if chance.random() < 0.2:
                draft = Draft.resume(session, Draft(session).started)  # give up, begin again
                return some_entry(session, chance)
    return draft.entry()


def act(sheet: Sheet, chance: random.Random) -> None:
    """Enter, undo or correct a deal; a refusal must change nothing."""
    before = format_sheet(sheet)
    what = chance.random()
    try:
        if what < 0.15:
            sheet.undo()
        elif what < 0.4 and sheet.entries:
            number = chance.randint(1, len(sheet.entries))
            sheet.correct(number, some_entry(sheet.before(number), chance))
        elif not sheet.session.over:
            sheet.enter(some_entry(sheet.session, chance))
    except (ImpossibleDeal, NotOffered):
        assert format_sheet(sheet) == before


@pytest.mark.parametrize("reference", REFERENCES)
@settings(max_examples=settings.default.max_examples // 4)
@given(seed=st.integers(0, 10**6), steps=st.integers(1, 25))
def test_any_way_to_a_sheet_is_the_same_as_entering_its_deals(reference: str, seed: int, steps: int) -> None:
    sheet, chance = Sheet(rules(reference)), random.Random(seed)
    for _ in range(steps):
        act(sheet, chance)
        assert is_conserved(sheet.session)
    again = Sheet(rules(reference))
    for entry in sheet.entries:
        again.enter(entry)
    assert format_sheet(again) == format_sheet(sheet)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "sheet.yaml"
        save_text(format_sheet(sheet), path)
        replayed = replay(path)
    assert replayed.agrees, replayed.diagnostics
    assert replayed.session is not None
    assert (replayed.session.balances, replayed.session.pot) == (sheet.session.balances, sheet.session.pot)

"""Records: replaying one gives the same session, and no single change of one goes unnoticed."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given, strategies as st

import lorumdsl
from lorumdsl.diagnostics.codes import RECORD_DEPARTS, RECORD_RULESET, RECORD_SEAL
from lorumdsl.records.replay import Replay, replay
from lorumdsl.table.record import Record, seal_of
from tests.properties.played import FEW, MANY, Choices, choices, choose_and_play, references, rules, sessions

Place = tuple[str | int, ...]
RECORDED = ("hungarian", "denexa", "portuguese+doubling")
SEALED_ONLY = {"engine", "players", "reference"}  # what no replay can show
CARDS = ("7♣", "A♥", "10♠", "K♦", "pass", "9♥")


def replayed(text: str) -> Replay:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "record.json"
        path.write_text(text, encoding="utf-8")
        return replay(path)


@cache
def recorded(reference: str) -> dict[str, Any]:
    """Five deals of a session."""
    session, chance = lorumdsl.Session(rules(reference), 2024), Choices(7).start()
    for _ in range(5):
        choose_and_play(session, chance)
    return session.record(("Anna", "Béla", "Cili", "Dénes")).data


def leaves(data: Any, place: Place = ()) -> Iterator[Place]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, (*place, key))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from leaves(value, (*place, number))
    else:
        yield place


def within(data: Any, place: Place) -> Any:
    for step in place:
        data = data[step]
    return data


def changed(data: dict[str, Any], place: Place, value: Any) -> dict[str, Any]:
    copy = deepcopy(data)
    within(copy, place[:-1])[place[-1]] = value
    return copy


@st.composite
def other_values(draw: st.DrawFn, value: Any) -> Any:
    """A value like this one, but different."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + draw(st.sampled_from([1, -1, 2, 10, -10, 1000]))
    kind = draw(st.sampled_from(["letter", "word", "without", "twice", "swap"]))
    words = value.split(" ")
    place = draw(st.integers(0, len(words) - 1))
    if kind == "letter" and value:
        spot = draw(st.integers(0, len(value) - 1))
        letter = draw(st.sampled_from("0123456789abcdefSPh♥♣♠♦AKOU"))
        return value[:spot] + letter + value[spot + 1 :]
    if kind == "word":
        words[place] = draw(st.sampled_from(CARDS))
    elif kind == "without":
        del words[place]
    elif kind == "twice":
        words.insert(place, words[place])
    elif kind == "swap" and len(words) > 1:
        following = (place + 1) % len(words)
        words[place], words[following] = words[following], words[place]
    return " ".join(words)


@st.composite
def changes(draw: st.DrawFn) -> tuple[dict[str, Any], Place, dict[str, Any]]:
    """A record, the place of one change, the record with it."""
    data = recorded(draw(st.sampled_from(RECORDED)))
    top = draw(st.sampled_from(sorted(data)))  # every part of a record as often, however long it is
    place = draw(st.sampled_from(list(leaves(data[top], (top,)))))
    value = within(data, place)
    other = draw(other_values(value))
    assume(other != value)
    return data, place, changed(data, place, other)


def lines_of(data: dict[str, Any], place: Place) -> range:
    """The lines of the text on which a part of a record stands."""
    marked = str(Record(changed(data, place, "MARK"))).split("\n")
    first = next(number for number, line in enumerate(marked, 1) if "MARK" in line)
    return range(first, first + len(json.dumps(within(data, place), indent=1).split("\n")))


@FEW
@given(sessions(), choices)
def test_a_session_is_replayed_to_the_same_record(session: lorumdsl.Session, chosen: Choices) -> None:
    chance = chosen.start()
    for _ in range(4):
        choose_and_play(session, chance)
        if session.over:
            break
    record = session.record()
    result = replayed(str(record))
    assert result.agrees, result.diagnostics
    assert result.session is not None
    again = result.session.record().data
    for part in ("seed", "deals", "balances", "pot"):
        assert again[part] == record.data[part]
    assert result.session.balances == session.balances
    assert result.session.offered() == session.offered()


@MANY
@given(changes())
def test_any_single_change_is_refused_where_it_stands(change: tuple[dict[str, Any], Place, dict[str, Any]]) -> None:
    _, place, tampered = change
    result = replayed(str(Record(tampered)))
    assert not result.agrees
    finding = result.diagnostics[0]
    assert finding.message
    line = finding.span.line
    if place[0] == "deals":
        assert line in lines_of(tampered, place[:2]), "the first place is in the deal that was changed"
    elif place[0] == "seed" and finding.code in (RECORD_DEPARTS,):
        assert line in lines_of(tampered, ("deals", 0)), "another seed deals other cards"
    elif set(place) & SEALED_ONLY and finding.code is RECORD_SEAL:
        assert line in lines_of(tampered, ("seal",))
    else:
        assert line in lines_of(tampered, place[:1])


@MANY
@given(changes())
def test_a_new_seal_does_not_hide_a_change(change: tuple[dict[str, Any], Place, dict[str, Any]]) -> None:
    """Only other legal actions make another true record, and only names are beyond the replay."""
    _, place, tampered = change
    assume(not set(place) & {*SEALED_ONLY, "seal", "actions"})
    tampered["seal"] = seal_of(tampered)
    result = replayed(str(Record(tampered)))
    assert not result.agrees
    assert result.diagnostics[0].code is not RECORD_SEAL


@pytest.mark.parametrize("reference", RECORDED)
@pytest.mark.parametrize("part", ["deals", "hands", "transfers", "pay", "balances"])
@pytest.mark.parametrize("how", ["first left out", "last left out", "first twice", "last twice", "turned round"])
def test_parts_left_out_repeated_or_turned_round_are_refused(reference: str, part: str, how: str) -> None:
    data = deepcopy(recorded(reference))
    holder = data if part in data else data["deals"][2]
    if not holder[part]:
        assert reference.startswith("portuguese")  # points: nobody pays anybody
        return
    items = holder[part]
    holder[part] = {
        "first left out": items[1:],
        "last left out": items[:-1],
        "first twice": [items[0], *items],
        "last twice": [*items, items[-1]],
        "turned round": items[::-1],
    }[how]
    if holder[part] == items:
        return  # a list that reads the same both ways
    data["seal"] = seal_of(data)
    result = replayed(str(Record(data)))
    assert not result.agrees
    assert result.diagnostics[0].code in (RECORD_DEPARTS, RECORD_RULESET) or part in ("hands", "pay")


def test_a_true_record_with_other_rules_is_refused() -> None:
    """Rules changed together with their hash: the payments no longer follow from them."""
    data = deepcopy(recorded("hungarian"))
    text = data["ruleset"]["text"]
    data["ruleset"]["text"] = text.replace("limit: 4", "limit: 3")
    assert data["ruleset"]["text"] != text
    data["ruleset"]["sha256"] = lorumdsl.table.record.text_hash(data["ruleset"]["text"])
    data["seal"] = seal_of(data)
    result = replayed(str(Record(data)))
    assert not result.agrees
    assert result.diagnostics[0].span.line in lines_of(data, ("deals", 3))  # quads is the fourth deal


@pytest.mark.parametrize("reference", references())
def test_the_record_keeps_rules_that_stand_alone(reference: str) -> None:
    chosen = rules(reference)
    again = lorumdsl.loading.load.load_text(chosen.text, "record")
    assert again.programs == chosen.programs

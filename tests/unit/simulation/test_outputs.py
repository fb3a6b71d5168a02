"""What a simulation keeps: whole files, gone on with where they end, refused where they are of another run."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import lorumdsl.simulation.simulation as simulation
from lorumdsl.loading.load import load, load_text
from lorumdsl.simulation.identity import OtherRun
from lorumdsl.simulation.output.lock import InUse
from lorumdsl.simulation.simulation import Simulation, simulate

RULES = load("hungarian")
PLAYS: list[dict[str, Any]] = [
    {"contract": ["hearts", "lorum"], "deals": 300},
    {"sessions": 40},
    {"contract": "hearts", "deals": 10, "bots": "greedy"},
]
ENDINGS = [".json", ".jsonl", pytest.param(".parquet", marks=pytest.mark.extra)]

Play = Callable[..., Simulation]


@pytest.fixture
def play(tmp_path: Path) -> Play:
    def play(name: str, **given: Any) -> Simulation:
        if name.endswith(".parquet"):
            pytest.importorskip("duckdb", reason="needs the extra [data]")
            pytest.importorskip("numpy", reason="needs the extra [data]")
        return simulate(RULES, **({"seed": 3, "backend": "plain", "out": tmp_path / name} | given))

    return play


def figures(found: Simulation) -> dict[str, Any]:
    return {key: value for key, value in found.summary().items() if key != "seconds"}


class Enough(Exception):
    """What stands for a power cut."""


def break_off(after: int) -> Callable[[int, int], None]:
    def progress(done: int, total: int) -> None:
        if done >= after:
            raise Enough

    return progress


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("given", PLAYS)
def test_a_run_that_was_broken_off_goes_on_to_the_same_end(play: Play, ending: str, given: dict[str, Any]) -> None:
    whole = play(f"whole{ending}", **given)
    with pytest.raises(Enough):
        play(f"broken{ending}", progress=break_off(6), **given)
    assert figures(play(f"broken{ending}", **given)) == figures(whole)


@pytest.mark.parametrize("given", PLAYS)
def test_the_lines_are_the_same_wherever_a_run_was_broken_off(
    play: Play, given: dict[str, Any], tmp_path: Path
) -> None:
    play("whole.jsonl", **given)
    text = (tmp_path / "whole.jsonl").read_bytes()
    first = text.index(b"\n")
    for kept in (0, 1, 100, first - 1, first, first + 1, len(text) // 3, len(text) // 2 + 7, len(text) - 1, len(text)):
        (tmp_path / "broken.jsonl").write_bytes(text[:kept])
        found = play("broken.jsonl", **given)
        assert (tmp_path / "broken.jsonl").read_bytes() == text, kept
        assert found.summary()["complete"]


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_finished_run_is_not_played_again_and_can_be_made_longer(play: Play, ending: str) -> None:
    first = play(f"kept{ending}", contract="hearts", deals=200)
    again = play(f"kept{ending}", contract="hearts", deals=200)
    assert (figures(again), again.speed) == (figures(first), 0)
    longer = play(f"kept{ending}", contract="hearts", deals=500)
    assert figures(longer) == figures(play(f"other{ending}", contract="hearts", deals=500))


@pytest.mark.parametrize("ending", ENDINGS)
def test_what_is_being_written_is_left_alone(play: Play, ending: str, tmp_path: Path) -> None:
    refused = []

    def meanwhile(done: int, total: int) -> None:
        with pytest.raises(InUse, match=f"another process is writing .*kept{ending}"):
            play(f"kept{ending}", contract="hearts", deals=300)
        refused.append(done)

    found = play(f"kept{ending}", contract="hearts", deals=300, progress=meanwhile)
    assert refused
    assert found.summary()["complete"]
    assert [path.name for path in tmp_path.iterdir()] == [f"kept{ending}"]


@pytest.mark.parametrize("ending", ENDINGS)
def test_ctrl_c_keeps_what_is_done(play: Play, ending: str, monkeypatch: pytest.MonkeyPatch) -> None:
    genuine = simulation.play_chunks

    def interrupted(*given: Any) -> Any:
        for place, played in enumerate(genuine(*given)):
            if place == 2:
                raise KeyboardInterrupt
            yield played

    monkeypatch.setattr(simulation, "play_chunks", interrupted)
    found = play(f"kept{ending}", contract="hearts", deals=600)
    assert (found.interrupted, found.deals, found.summary()["complete"]) == (True, 256, False)
    monkeypatch.undo()
    assert play(f"kept{ending}", contract="hearts", deals=600).deals == 600


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize(
    ("other", "told"),
    [
        ({"seed": 4}, "seed 3, not 4"),
        ({"bots": "greedy"}, "bots random,random,random,random, not greedy,greedy,greedy,greedy"),
        ({"contract": "lorum"}, "contracts hearts, not lorum"),
        ({"contract": None, "deals": None, "sessions": 2}, "contracts hearts, not whole sessions"),
    ],
)
def test_the_file_of_another_run_is_refused_and_left_alone(
    play: Play, ending: str, other: dict[str, Any], told: str, tmp_path: Path
) -> None:
    given = {"contract": "hearts", "deals": 20}
    play(f"kept{ending}", **given)
    path = tmp_path / f"kept{ending}"
    before = path.read_bytes() if path.is_file() else sorted(path.iterdir())
    with pytest.raises(OtherRun, match=told):
        play(f"kept{ending}", **(given | other))
    assert before == (path.read_bytes() if path.is_file() else sorted(path.iterdir()))


def test_changed_rules_are_another_run(tmp_path: Path) -> None:
    given: dict[str, Any] = {"contract": "hearts", "deals": 5, "backend": "plain", "out": tmp_path / "kept.jsonl"}
    simulate(RULES, **given)
    changed = load_text(RULES.text.replace("hearts", "Hearts", 1).replace("Hearts", "hearts") + "\n", "hungarian")
    with pytest.raises(OtherRun):
        simulate(changed, **given)


@pytest.mark.parametrize("text", ["", "{}", "[1, 2]", "hearts", '{"run": 7}', "\x00\x01"])
@pytest.mark.parametrize("ending", [".json", ".jsonl"])
def test_a_file_of_something_else_is_refused_and_left_alone(play: Play, text: str, ending: str, tmp_path: Path) -> None:
    path = tmp_path / f"kept{ending}"
    path.write_text(text + "\n", encoding="utf-8")
    with pytest.raises(OtherRun, match="no simulation"):
        play(path.name, contract="hearts", deals=5)
    assert path.read_text(encoding="utf-8") == text + "\n"


@pytest.mark.parametrize("given", PLAYS[:2])
def test_a_line_that_was_changed_is_found(play: Play, given: dict[str, Any], tmp_path: Path) -> None:
    play("kept.jsonl", **given)
    path = tmp_path / "kept.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    others = ["{}\n", '{"contract": ["hearts"]}\n', '{"contract": {}}\n', "\n", "\0\n"]
    for wrong in ([*lines[:5], *lines[6:]], *([*lines[:5], other, *lines[5:]] for other in [lines[4], *others])):
        path.write_text("".join(wrong), encoding="utf-8")
        with pytest.raises(OtherRun, match=r"line [67] is not the next deal"):
            play("kept.jsonl", **given)


@pytest.mark.parametrize("given", PLAYS[:2])
def test_a_summary_with_counts_that_were_changed_is_found(play: Play, given: dict[str, Any], tmp_path: Path) -> None:
    play("kept.json", **given)
    path = tmp_path / "kept.json"
    kept = json.loads(path.read_text(encoding="utf-8"))
    hearts = kept["tallies"]["hearts"]
    fewer = {"deals": hearts["deals"], "counts": {**hearts["counts"], "pay1": {"0": 1}}}
    bare = {"deals": hearts["deals"], "counts": {}}
    none = {"deals": -1, "counts": {}}
    for wrong in (None, {"hearts": fewer}, {"hearts": bare}, {"harts": hearts}, {"hearts": none}):
        path.write_text(json.dumps(kept | {"tallies": wrong}), encoding="utf-8")
        with pytest.raises(OtherRun, match="its counts"):
            play("kept.json", **given)


def test_every_line_is_a_deal_as_the_table_plays_it(play: Play, tmp_path: Path) -> None:
    found = play("kept.jsonl", contract=["hearts", "lorum"], deals=5)
    head, *lines = map(json.loads, (tmp_path / "kept.jsonl").read_text(encoding="utf-8").splitlines())
    assert head["run"]["ruleset"] == "hungarian"
    assert len(lines) == 10
    for line in lines:
        (result,) = found.play_again(line["number"], line["contract"]).results
        assert [line[f"pay{seat}"] for seat in range(1, 5)] == list(result.pay)
        assert (line["pot"], line["actions"]) == (result.pot, len(result.deal.history))


@pytest.mark.extra
def test_a_part_that_was_cut_off_is_found(play: Play, tmp_path: Path) -> None:
    pytest.importorskip("duckdb", reason="needs the extra [data]")
    play("kept.parquet", contract="hearts", deals=5)
    part = tmp_path / "kept.parquet" / "deals-000001.parquet"
    part.write_bytes(part.read_bytes()[:100])
    with pytest.raises(OtherRun, match=r"kept\.parquet has been changed.*deals-000001\.parquet.*choose another name"):
        play("kept.parquet", contract="hearts", deals=9)


@pytest.mark.parametrize("name", ["kept", "kept.txt", "kept.csv"])
def test_an_unknown_ending_is_refused(play: Play, name: str) -> None:
    with pytest.raises(ValueError, match=r"\.json, \.jsonl, \.parquet"):
        play(name, contract="hearts", deals=5)


def test_a_folder_that_is_not_there_is_told_before_anything_is_played(play: Play) -> None:
    for ending in (".json", ".jsonl"):
        with pytest.raises(OSError, match="No such file"):
            play(f"nowhere/kept{ending}", contract="hearts", deals=5, progress=break_off(0))

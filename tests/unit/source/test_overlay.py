"""`extends`, variants and merge patches, and where each value comes from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lorumdsl.diagnostics import codes
from lorumdsl.diagnostics.diagnostic import Code
from lorumdsl.source.nodes import Mapping, at, plain
from lorumdsl.source.overlay import resolve, resolve_node, with_variants
from lorumdsl.source.patch import merge
from lorumdsl.source.reader import read_text

BASE = """\
id: base
seats: 4
contracts:
  ape: {hand: blind, follow: none, cost: 10}
  hearts: {cost: 1}
variants:
  open: {changes: {contracts: {ape: {hand: own, follow: null}}}}
  dear: {changes: {contracts: {ape: {cost: 20}}}}
  free: {changes: {contracts: {ape: {cost: 0}}}}
  none: {changes: {contracts: {ape: null}}}
  idle: {changes: {contracts: {ape: {stop: null}, monkey: null}}}
  odd: [1]
  odder: {changes: text}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "base.yaml").write_text(BASE, encoding="utf-8")
    return tmp_path


def write(folder: Path, name: str, text: str) -> None:
    (folder / name).write_text(text, encoding="utf-8")


def node(text: str) -> Mapping:
    root, found = read_text(text, "f")
    assert root is not None
    assert found == []
    return root


RFC_7396: list[tuple[str, str, Any]] = [
    ("{a: b}", "{a: c}", {"a": "c"}),
    ("{a: b}", "{b: c}", {"a": "b", "b": "c"}),
    ("{a: b}", "{a: null}", {}),
    ("{a: b, b: c}", "{a: null}", {"b": "c"}),
    ("{a: [b]}", "{a: c}", {"a": "c"}),
    ("{a: c}", "{a: [b]}", {"a": ["b"]}),
    ("{a: {b: c}}", "{a: {b: d, c: null}}", {"a": {"b": "d"}}),
    ("{a: [{b: c}]}", "{a: [1]}", {"a": [1]}),
    ("{e: null}", "{a: 1}", {"e": None, "a": 1}),
    ("{a: foo}", "{b: [null]}", {"a": "foo", "b": [None]}),
    ("{}", "{a: {bb: {ccc: null}}}", {"a": {"bb": {}}}),
]


@pytest.mark.parametrize(("target", "patch", "result"), RFC_7396)
def test_patches_merge_as_rfc_7396_says(target: str, patch: str, result: Any) -> None:
    assert plain(merge(node(target), node(patch))) == result


def test_a_file_that_extends_says_only_what_changes(folder: Path) -> None:
    write(folder, "house.yaml", "extends: base.yaml\nid: house\ncontracts:\n  ape: {cost: 5, hand: null}\n")
    effective, found = resolve("house.yaml", folder)
    assert found == []
    assert effective is not None
    data = plain(effective.node)
    assert "extends" not in data
    assert (data["id"], data["seats"], data["contracts"]["ape"]) == ("house", 4, {"follow": "none", "cost": 5})
    assert [Path(file).name for file in effective.files] == ["house.yaml", "base.yaml"]


def test_each_value_keeps_its_file_and_place(folder: Path) -> None:
    write(folder, "house.yaml", "extends: base.yaml+open\ncontracts:\n  ape: {cost: 5}\n")
    effective, found = resolve("house.yaml", folder)
    assert found == []
    assert effective is not None
    cost = at(effective.node, ["contracts", "ape", "cost"]).span
    hand = at(effective.node, ["contracts", "ape", "hand"]).span
    assert (Path(cost.file).name, cost.line, cost.column) == ("house.yaml", 3, 15)
    assert (Path(hand.file).name, hand.line, hand.column) == ("base.yaml", 7, 44)


def test_variants_are_applied_and_can_be_exchanged(folder: Path) -> None:
    effective, found = resolve("base.yaml+open+dear", folder)
    assert found == []
    assert effective is not None
    assert plain(effective.node)["contracts"]["ape"] == {"hand": "own", "cost": 20}
    other, found = with_variants(effective, ["none"])
    assert found == []
    assert other is not None
    assert list(plain(other.node)["contracts"]) == ["hearts"]
    assert str(other.reference) == "base.yaml+none"
    none, _ = with_variants(effective, ())
    assert none is not None
    assert none.node == none.unpatched == effective.unpatched


def test_nulls_in_the_variants_of_a_file_that_extends_survive_the_merge(folder: Path) -> None:
    write(
        folder,
        "house.yaml",
        "extends: base.yaml\nvariants:\n"
        "  mine: {changes: {contracts: {hearts: null}}}\n  open: {changes: {seats: 3}}\n",
    )
    effective, found = resolve("house.yaml+mine+open", folder)
    assert found == []
    assert effective is not None
    data = plain(effective.node)
    assert (list(data["contracts"]), data["contracts"]["ape"]["hand"], data["seats"]) == (["ape"], "own", 3)
    assert "follow" not in data["contracts"]["ape"]


@pytest.mark.parametrize(
    ("reference", "code", "line", "column", "word"),
    [
        ("base.yaml+opn", codes.UNKNOWN_VARIANT, 1, 11, 'did you mean "open"?'),
        ("base.yaml+zzzzzz", codes.UNKNOWN_VARIANT, 1, 11, "there are open, dear"),
        ("base.yaml+dear+free", codes.VARIANTS_COLLIDE, 9, 38, "choose one"),
        ("base.yaml+open+none", codes.VARIANTS_COLLIDE, 10, 32, "choose one"),
        ("base.yaml+none+open", codes.VARIANTS_COLLIDE, 7, 38, "choose one"),
        ("base.yaml+idle", codes.REMOVES_NOTHING, 11, 38, "delete the line"),
    ],
)
def test_variants_that_cannot_be_meant_are_found(
    folder: Path, reference: str, code: Code, line: int, column: int, word: str
) -> None:
    effective, found = resolve(reference, folder)
    assert effective is not None
    assert {one.code for one in found} == {code}
    assert (found[0].span.line, found[0].span.column) == (line, column), found[0]
    assert word in found[0].hint


def test_a_collision_names_both_places(folder: Path) -> None:
    _, found = resolve("base.yaml+dear+free", folder)
    assert [(one.span.line, one.related[0].span.line) for one in found] == [(9, 8)]
    assert '"contracts.ape.cost"' in found[0].message


def test_variants_that_agree_do_not_collide(folder: Path) -> None:
    write(folder, "v.yaml", "a: 1\nvariants:\n  x: {changes: {a: null, b: 2}}\n  y: {changes: {a: null, b: 2}}\n")
    _, found = resolve("v.yaml+x+y", folder)
    assert found == []
    write(folder, "v.yaml", "a: 1\nvariants:\n  x: {changes: {a: 1}}\n  y: {changes: {a: true}}\n")
    assert [one.code for one in resolve("v.yaml+x+y", folder)[1]] == [codes.VARIANTS_COLLIDE]


def test_malformed_variants_are_left_to_the_schema(folder: Path) -> None:
    for reference in ("base.yaml+odd", "base.yaml+odder"):
        effective, found = resolve(reference, folder)
        assert found == []
        assert effective is not None
        assert effective.node == effective.unpatched
    write(folder, "list.yaml", "extends: base.yaml\nvariants: [1]\n")
    assert resolve("list.yaml", folder)[1] == []


def test_removing_what_the_base_does_not_have_is_found_at_the_key(folder: Path) -> None:
    write(folder, "house.yaml", "extends: base.yaml\ncontracts: {monkey: null}\nseats:\n")
    _, found = resolve("house.yaml", folder)
    assert [(one.code, one.span.line, one.span.column) for one in found] == [(codes.REMOVES_NOTHING, 2, 13)]


def test_circles_are_found_where_they_close(folder: Path) -> None:
    write(folder, "a.yaml", "extends: b.yaml\n")
    write(folder, "b.yaml", "id: b\nextends: ./a.yaml\n")
    effective, found = resolve("a.yaml", folder)
    assert effective is None
    assert [(one.code, Path(one.span.file).name, one.span.line) for one in found] == [
        (codes.EXTENDS_CYCLE, "b.yaml", 2)
    ]
    assert "a.yaml → b.yaml → a.yaml" in found[0].message


def test_a_long_chain_ends_in_a_finding(folder: Path) -> None:
    for number in range(40):
        write(folder, f"n{number}.yaml", f"extends: n{number + 1}.yaml\n")
    assert [one.code for one in resolve("n0.yaml", folder)[1]] == [codes.TOO_DEEP]


@pytest.mark.parametrize(
    ("extends", "code", "file"),
    [
        ("broken.yaml", codes.NOT_YAML, "broken.yaml"),
        ("absent.yaml", codes.NO_SUCH_FILE, "house.yaml"),
        ("no-such-id", codes.UNKNOWN_RULESET, "house.yaml"),
        ("base.yaml+nope", codes.UNKNOWN_VARIANT, "house.yaml"),
        ("[base.yaml]", codes.WRONG_TYPE, "house.yaml"),
        ("7", codes.WRONG_TYPE, "house.yaml"),
        ("''", codes.ODD_REFERENCE, "house.yaml"),
    ],
)
def test_what_is_wrong_with_an_extended_file_is_reported(folder: Path, extends: str, code: Code, file: str) -> None:
    write(folder, "broken.yaml", "a: [\n")
    write(folder, "house.yaml", f"extends: {extends}\n")
    _, found = resolve("house.yaml", folder)
    assert [(one.code, Path(one.span.file).name) for one in found] == [(code, file)]


def test_a_text_that_is_not_on_disk_resolves_as_if_it_were(folder: Path) -> None:
    root = node("extends: base.yaml\nseats: 3\n")
    effective, found = resolve_node(root, folder / "unsaved.yaml", ("open",))
    assert found == []
    assert effective is not None
    data = plain(effective.node)
    assert (data["seats"], data["contracts"]["ape"]["hand"]) == (3, "own")


def test_a_variant_cannot_change_what_is_extended(folder: Path) -> None:
    write(folder, "v.yaml", "a: 1\nvariants:\n  x: {changes: {extends: base.yaml, a: 2}}\n")
    effective, found = resolve("v.yaml+x", folder)
    assert [(one.code, one.span.line, one.span.column) for one in found] == [(codes.WRONG_SHAPE, 3, 17)]
    assert effective is not None
    assert (effective.node.get("extends"), at(effective.node, ["a"]).span.line) == (None, 3)

"""Choices of variants: all where they are few, else so that each two that go together stand together once."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from lorumdsl.proofs import Verdict
from lorumdsl.proofs.choices import FEW, list_choices
from tests.unit.proofs.house import examined

VARIANTS = """\
variants:
  three:
    name: {en: Three players}
    kind: house
    changes:
      seats: 3
      strip: [7♦, 8♦]
      deal: {packets: [5, 5]}
      contracts: {no-tricks: {total: 10}, lorum: {missing: count as laid}}
  monkeys:
    name: {en: Two monkeys}
    kind: house
    changes:
      contracts: {hairy-monkey: {cost: 10*taken(K♥) + 10*taken(CARD), total: 20}}
"""


def never(one: str, other: str) -> bool:
    return False


def test_three_variants_have_four_choices_of_several() -> None:
    choices = list_choices(["a", "b", "c"], never)
    assert set(choices.several) == {("a", "b"), ("a", "c"), ("b", "c"), ("a", "b", "c")}
    assert choices.complete


def test_what_collides_is_no_choice() -> None:
    choices = list_choices(["a", "b", "c"], lambda one, other: {one, other} == {"a", "b"})
    assert set(choices.several) == {("a", "c"), ("b", "c")}


@pytest.mark.parametrize("number", [6, 8, 10])
def test_of_many_choices_each_pair_is_looked_at(number: int) -> None:
    names = [f"v{place}" for place in range(number)]

    def collide(one: str, other: str) -> bool:
        return {one, other} in ({"v0", "v1"}, {"v2", "v5"})

    choices = list_choices(names, collide)
    assert not choices.complete
    assert len(choices.several) <= FEW < choices.possible
    for one, other in combinations(names, 2):
        together = any({one, other} <= set(choice) for choice in choices.several)
        assert together is not collide(one, other)
    assert all(not collide(*pair) for choice in choices.several for pair in combinations(choice, 2))


def test_variants_without_number_are_neither_counted_nor_all_looked_at() -> None:
    choices = list_choices([f"v{place}" for place in range(40)], never)
    assert not choices.complete
    assert not choices.pairs
    assert len(choices.several) <= FEW


def test_variants_that_fail_together_are_found(tmp_path: Path) -> None:
    found = examined(tmp_path, VARIANTS.replace("CARD", "7♦"))
    proof = found.proof("choice of variants")
    assert proof.verdict is Verdict.REFUTED
    assert "LRM510" in found.codes
    assert proof.detail.startswith("`three` and `monkeys` do not hold together: ")


def test_variants_that_hold_together_are_proved_where_they_are_few(tmp_path: Path) -> None:
    proof = examined(tmp_path, VARIANTS.replace("CARD", "A♦")).proof("choice of variants")
    assert (proof.verdict, proof.detail) == (Verdict.PROVED, "looked at all choices of two or more, 1 in number")


def test_a_chosen_variant_is_proven_by_itself(tmp_path: Path) -> None:
    found = examined(tmp_path, VARIANTS.replace("CARD", "A♦"), "house.yaml+monkeys")
    assert found.proof("add up to 20", "hairy-monkey").verdict is Verdict.PROVED
    assert not [one for one in found.proofs if "variants" in one.claim]

"""What the texts say about pack, seats, packets and dealers against the values of the rulesets, one row a clause."""

from __future__ import annotations

from operator import attrgetter
from pathlib import Path
from typing import Any

import pytest
import yaml

from lorumdsl.cases import session_case
from lorumdsl.cases.run import read_cases
from lorumdsl.loading.load import load
from lorumdsl.table.session import Phase, Session

ROWS: list[dict[str, Any]] = yaml.safe_load((Path(__file__).parent / "customs.yaml").read_text(encoding="utf-8"))
CASES = Path(__file__).parents[2] / "cases" / "clauses"
TEXTS = ("hungarian", "english", "japanese", "portuguese", "denexa", "hearts")


@pytest.mark.parametrize(
    "row", [row for row in ROWS if "value" in row], ids=lambda row: f"{row['ruleset']}: {row['value']}: {row['source']}"
)
def test_the_ruleset_has_the_value_that_the_text_gives(row: dict[str, Any]) -> None:
    value = attrgetter(row["value"])(load(row["ruleset"]).ruleset)
    assert (list(value) if isinstance(value, tuple) else value) == row["is"]


@pytest.mark.parametrize("reference", TEXTS)
def test_the_pack_is_shuffled_before_every_deal(reference: str) -> None:
    session = Session(load(reference), seed=7)
    first = session.hands
    session.choose(session.offered()[0])
    while session.number == 1:
        session.play(session.legal()[0])
    assert session.hands != first
    assert sum(session.hands) == sum(first) == session.rules.ruleset.deck.cards


def test_the_dealer_sees_the_hand_before_naming_a_contract() -> None:
    session = Session(load("portuguese"))
    assert session.turn == session.dealer == 4
    assert session.view(4).hands == (None, None, None, session.hands[3])


def test_the_dealer_doubles_after_naming_and_before_the_lead() -> None:
    session = Session(load("portuguese+doubling"))
    assert "double" not in map(str, session.legal())
    session.play("reds")
    assert (session.phase, session.turn) == (Phase.DOUBLING, session.dealer)
    assert list(map(str, session.legal())) == ["double", "single"]
    session.play("double")
    assert (session.phase, session.turn) == (Phase.PLAY, 1)
    assert "double" not in map(str, session.legal())


def after(name: str) -> Session:
    """The session in which a case of the Portuguese sessions ends."""
    cases, _ = read_cases(CASES / "portuguese-sessions.yaml")
    node = next(node for node, _ in cases if str(node.get("name").value) == name)  # type: ignore[union-attr]
    return session_case.reach(load("portuguese+short"), node)


@pytest.mark.parametrize(
    ("case", "dealer", "names"),
    [
        ("a tie asks for another deal, by the next dealer, any contract", 4, 1),
        ("tied again, another one", 1, 2),
        ("of three tied the two that tie again go on", 1, 2),
    ],
)
def test_the_first_tied_seat_after_the_dealer_names_the_contract(case: str, dealer: int, names: int) -> None:
    session = after(case)
    assert (session.dealer, session.turn) == (dealer, names)

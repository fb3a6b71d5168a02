"""`lorum referee`, and `lorum replay` of a record with a revoke."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from click.testing import Result

import lorumdsl
from lorumdsl.records.referee import review

Call = Callable[..., Result]

BY_HAND = """\
lorum-record: 1
ruleset: {reference: REFERENCE}
players: [Anna, Béla, Cili, Dóra]
deals:
- contract: CONTRACT
  hands: [7c 8c 9h, 9c 10c 7h, Uc Oc 8h, Kc 7s 8s]
  actions: 7c 7h Uc Kc 7s 8c 9c Oc 8s 9h 10c 8h
"""


def write(reference: str, contract: str) -> None:
    text = BY_HAND.replace("REFERENCE", reference).replace("CONTRACT", contract)
    Path("table.yaml").write_text(text, encoding="utf-8")


def test_a_revoke_is_listed_with_its_award(lorum: Call) -> None:
    write("portuguese", "no-tricks")
    done = lorum("referee", "table.yaml")
    assert done.exit_code == 1
    assert done.stdout.splitlines() == [
        "table.yaml: deal 1: no-tricks, trick 1: P2 revoked with 7♥ on acorns; could have followed with 9♣ 10♣; "
        "came to light in trick 2 with 9♣",
        "  award against P2: P1 0, P2 8, P3 0, P4 0 points",
        "table.yaml: 1 deal, 1 revoke, no other illegal plays",
    ]


def test_where_there_is_no_award_none_is_given(lorum: Call) -> None:
    write("hungarian", "no-tricks")
    done = lorum("referee", "table.yaml")
    assert done.exit_code == 1
    assert "  no award: no-tricks has no award for a revoke" in done.stdout


def test_an_award_of_beans_is_paid(lorum: Call) -> None:
    write("portuguese+beans", "reds")
    assert (
        "owed P1 0, P2 8, P3 0, P4 0; paid in beans P1 +2, P2 -8, P3 +2, P4 +2; pot 2"
        in lorum("referee", "table.yaml").stdout
    )


def test_json_has_everything(lorum: Call) -> None:
    write("portuguese", "no-tricks")
    (record,) = json.loads(lorum("referee", "table.yaml", "--format", "json").stdout)["records"]
    (deal,) = record["deals"]
    assert deal["revokes"] == [
        {"seat": "P2", "trick": 1, "play": 2, "card": "7♥", "could": "9♣ 10♣", "shown_in": 2, "shown": "9♣"}
    ]
    assert deal["awards"] == [{"offender": "P2", "cost": [0, 8, 0, 0], "pay": [0, 8, 0, 0], "pot": 0}]
    assert (deal["illegal"], deal["no_award"], record["diagnostics"]) == ([], None, [])


def test_what_is_missing_or_wrong_is_a_wrong_call(lorum: Call) -> None:
    write("portuguese", "no-such-contract")
    assert "portuguese has no contract `no-such-contract`" in lorum("referee", "table.yaml").stderr
    write("nowhere", "reds")
    assert lorum("referee", "table.yaml").exit_code == 2
    Path("table.yaml").write_text("lorum-record: 1\ndeals: [{contract: reds, hands: 3}]\n", encoding="utf-8")
    done = lorum("referee", "table.yaml")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "`ruleset` is missing" in done.stderr
    assert "`actions` is missing" in done.stderr
    assert lorum("referee", "nothing.json").exit_code == 2


def with_a_revoke() -> dict[str, object]:
    """A recorded deal in which a card is exchanged for a later one of the same seat that does not follow."""
    rules = lorumdsl.load("portuguese")
    session = lorumdsl.Session(rules, 5)
    session.choose("no-tricks")
    while session.deal is not None:
        session.play(session.legal()[0])
    data = session.record().data
    deal = data["deals"][0]
    actions = deal["actions"].split()
    for first in range(1, 4):
        for later in range(len(actions)):
            changed = list(actions)
            changed[first], changed[later] = changed[later], changed[first]
            found = review(rules, "no-tricks", deal["hands"], changed)
            if found.revokes and not found.irregularities and found.revokes[0].play == first + 1:
                deal["actions"] = " ".join(changed)
                return data
    raise AssertionError("no such exchange")


def test_a_replay_names_a_revoke(lorum: Call) -> None:
    Path("table.json").write_text(json.dumps(with_a_revoke(), ensure_ascii=False), encoding="utf-8")
    done = lorum("replay", "table.json")
    assert done.exit_code == 1
    assert "a revoke, P" in done.stdout
    assert "could have followed in trick 1 with" in done.stdout
    assert "award against P" in lorum("referee", "table.json").stdout


def test_a_recorded_session_of_bots_has_no_revokes(lorum: Call) -> None:
    lorum("run", "denexa", "--seed", "3", "--bots", "random", "--record", "table.json")
    done = lorum("referee", "table.json")
    assert (done.exit_code, done.stdout) == (0, "table.json: 28 deals, no revokes, no other illegal plays\n")

"""Why an action is refused: each kind of refusal in each kind of contract, word for word."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import pytest

from lorumdsl import Deal, IllegalAction, Session
from lorumdsl.loading.load import load as load_rules, load_text
from lorumdsl.table.position import set_up
from lorumdsl.table.session import NotOffered

load = cache(load_rules)

STARTS = "every suit starts at the rank of the first card laid"
UP = f"{STARTS}; piles grow upwards only; after ace comes seven, until the whole suit is laid"
SAME_SUIT = "the next card of a chain is the one that is a rank higher in the same suit; after ace comes seven"
ANY_SUIT = "the next card of a chain is a rank higher, in any suit; after ace comes seven"


@dataclass(frozen=True)
class Refusal:
    """A position (hands, P1 first, and what is played), what is tried there, the answer, the clause named."""

    ruleset: str
    contract: str
    hands: str
    plays: str
    tried: str
    reason: str
    clause: str | None
    trick: int = 1


REFUSALS = [
    # trick contracts: following suit
    Refusal(
        "hungarian", "hearts", "7h 8c | 9h Tc | Kh Ah | 7c 9c", "7h", "10c",
        "hearts were led and P2 holds 9♥: whoever can follow suit must", "contracts.hearts",
    ),
    Refusal(
        "english", "obers", "7d 8c | 9d Td Kc | Kh Ah | 7c 9c", "7d", "Kc",
        "balls were led and P2 holds 9♦ 10♦: whoever can follow suit must", "contracts.obers",
    ),
    # trick contracts: restrictions
    Refusal(
        "portuguese", "reds", "7h 8c | 9h Th | Kh Ah | 7c 9c", "", "7h",
        "P1 leads to trick 1 and has other cards to choose from: in the first trick, hearts may not be led",
        "contracts.reds.forbid.heart-lead",
    ),
    Refusal(
        "denexa", "hearts", "7h 8c | 9h Th | Kh Ah | 7c 9c", "", "7h",
        "P1 leads to trick 1 and has other cards to choose from: in the first trick, hearts may not be led",
        "contracts.hearts.forbid[0]",
    ),
    Refusal(
        "portuguese", "obers", "Oc 8c | 9h Th | Kh Ah | 7c 9c", "", "Oc",
        "P1 leads to trick 1 and has other cards to choose from: "
        "in the first trick, Obers may not be led, unless a card is the only one of its suit in the hand",
        "contracts.obers.forbid.ober-lead",
    ),
    Refusal(
        "portuguese", "obers", "8c 8d | 9h Oc 7s | Kh Ah | 7c 9c", "8d", "Oc",
        "P2 plays to trick 1 and has other cards to choose from: "
        "in the first trick, Obers may not be discarded on another suit",
        "contracts.obers.forbid.ober-discard",
    ),
    Refusal(
        "portuguese+obers-only-followers", "obers", "8c 8d | 9h Oc Tc | Kh Ah | 7c 9c", "8c", "Oc",
        "P2 plays to trick 1 and has other cards to choose from: "
        "in the first trick, Obers may not be played to follow suit",
        "contracts.obers.forbid.ober-follow",
    ),
    Refusal(
        "portuguese", "king", "8c 8h | 9h Oc | Kh Ah | 7c 9c", "", "8h",
        "P1 leads to trick 3 and has other cards to choose from: "
        "until any heart has been played, hearts may not be led",
        "contracts.king.forbid.heart-lead",
        trick=3,
    ),
    # in a sum the rule is that of the part it comes from; one that would leave no card is no reason
    Refusal(
        "portuguese", "all-bad", "8h Oh | 9h Oc | Kh Ah | 7c 9c", "", "Oh",
        "P1 leads to trick 1 and has other cards to choose from: "
        "in the first trick, Obers may not be led, unless a card is the only one of its suit in the hand",
        "contracts.obers.forbid.ober-lead",
    ),
    # trick contracts: the rest
    Refusal(
        "hungarian", "hearts", "7h 8c | 9h Tc | Kh Ah | 7c 9c", "7h", "pass",
        "P2 has cards to play: nobody passes in Hearts", "contracts.hearts",
    ),
    Refusal(
        "hungarian", "hearts", "7h 8c | 9h Tc | Kh Ah | 7c 9c", "7h", "8c",
        "it is the turn of P2, who does not hold 8♣", None,
    ),
    Refusal(
        "hungarian", "hearts", "7h 8c | 9h Tc | Kh Ah | 7c 9c", "7h", "7h",
        "7♥ has been played already", None,
    ),
    Refusal(
        "hungarian", "hearts", "7h 8c | 9h Tc | Kh Ah | 7c 9c", "7h", "2h",
        "`2h` is neither a card of this deck nor `pass`", None,
    ),
    Refusal(
        "hungarian", "hearts", "7h | 9h | Kh | 7c", "7h 9h Kh 7c", "9c",
        "all cards have been played: the deal is over", "contracts.hearts",
    ),
    Refusal(
        "denexa", "hairy-ape", "7h As | 9h 7c | 8h 8d | Kh 9c", "7h 9h 8h Kh", "7c",
        "nothing can change any more: the deal is over", "contracts.hairy-ape",
    ),
    Refusal(
        "denexa", "hairy-ape", "7h As | 9h 7c | 8h 8d | Kh 9c", "", "#3",
        "P1 has 2 cards, #1 to #2", None,
    ),
    # chains played by whoever holds the next card
    Refusal(
        "hungarian", "quads", "7h As | 8h Oh | Kh | 9c", "7h", "Oh",
        f"the chain goes on with 8♥: {SAME_SUIT}", "contracts.quads.next",
    ),
    Refusal(
        "hungarian", "quads", "7h As | 8h Oh | Kh | 9c", "7h", "pass",
        "P2 can play 8♥: whoever can play must", "contracts.quads.pass",
    ),
    Refusal(
        "hungarian", "quads", "7h As | 8h Oh | Kh | 9c", "", "pass",
        "P1 starts a chain and can play any card: whoever can play must", "contracts.quads.pass",
    ),
    Refusal(
        "hungarian", "quads", "7h As | 8h Oh | Kh | 9c", "7h", "As",
        "it is the turn of P2, who does not hold A♠", None,
    ),
    Refusal(
        "hungarian", "quads", "7h As | 8h Oh | Kh | 9c", "7h 8h Oh", "Kh",
        "P2 has no card left: the first empty hand ends the deal", "contracts.quads",
    ),
    # chains played in order
    Refusal(
        "hungarian", "fast-train", "7h As | 9h 8c | 8h | 9c", "7h", "9h",
        f"the chain goes on with 8♣ 8♠ 8♦ 8♥: {ANY_SUIT}", "contracts.fast-train.next",
    ),
    Refusal(
        "hungarian", "fast-train", "7h As | 9h Oh | 8h | 9c", "7h", "9h",
        f"the chain goes on with 8♣ 8♠ 8♦ 8♥, so P2 passes: {ANY_SUIT}", "contracts.fast-train.next",
    ),
    Refusal(
        "hungarian", "fast-train", "7h As | 9h 8c | 8h | 9c", "7h", "pass",
        "P2 can play 8♣: whoever can play must", "contracts.fast-train.pass",
    ),
    # layouts
    Refusal(
        "hungarian", "lorum", "7h As | 9h 7c | 8h | 9c", "7h", "9h",
        f"9♥ does not fit, only 7♣ 7♠ 7♦ 8♥: {UP}", "contracts.lorum",
    ),
    Refusal(
        "hungarian", "lorum", "7h As | 9h Tc | 8h | 9c", "7h", "9h",
        f"9♥ does not fit, only 7♣ 7♠ 7♦ 8♥, so P2 passes: {UP}", "contracts.lorum",
    ),
    Refusal(
        "denexa", "domino", "9h As | 7h 8h | 8c | 9c", "9h", "7h",
        f"7♥ does not fit, only 9♣ 9♠ 9♦ 8♥ 10♥: {STARTS}; piles grow upwards to ace and downwards to 7",
        "contracts.domino",
    ),
    Refusal(
        "hungarian", "lorum", "7h As | 9h 7c | 8h | 9c", "7h", "pass",
        "P2 can play 7♣: whoever can play must", "contracts.lorum.pass",
    ),
    Refusal(
        "hungarian", "lorum", "7h As | 9h 7c | 8h | 9c", "", "pass",
        "P1 begins and can lay any card: whoever can play must", "contracts.lorum.pass",
    ),
    # counting
    Refusal(
        "denexa", "train", "7h As | 9h 7c | 8h Kh | 9c Kd", "", "pass",
        "P1 has cards to play: nobody passes in Train", "contracts.train",
    ),
    Refusal(
        "denexa", "train", "7h As | 9h 7c | 8h Kh | 9c Kd", "As", "9c",
        "it is the turn of P2, who does not hold 9♣", None,
    ),
    Refusal(
        "denexa", "train", "7h | 9h | 8h | 9c", "7h 9h 8h 9c", "9c",
        "all cards have been played: the deal is over", "contracts.train",
    ),
]  # fmt: skip


def position(case: Refusal) -> Deal:
    hands = [hand.strip() for hand in case.hands.split("|")]
    deal = set_up(load(case.ruleset), case.contract, hands, trick=case.trick)
    for play in case.plays.split():
        deal.play(play)
    return deal


@pytest.mark.parametrize("case", REFUSALS, ids=lambda case: f"{case.contract}: {case.reason}")
def test_a_refusal_says_the_fact_and_then_the_rule(case: Refusal) -> None:
    deal = position(case)
    before = list(deal.state)
    with pytest.raises(IllegalAction) as refused:
        deal.play(case.tried)
    assert str(refused.value.reason) == case.reason
    assert (refused.value.clause.path if refused.value.clause else None) == case.clause
    assert (refused.value.source is not None) == (case.clause is not None)
    assert deal.state == before


def test_the_whole_message_names_place_sources_and_what_is_legal() -> None:
    with pytest.raises(IllegalAction) as refused:
        position(REFUSALS[2]).play("7h")
    assert str(refused.value) == (
        "7♥ is refused: P1 leads to trick 1 and has other cards to choose from: in the first "
        "trick, hearts may not be led (portuguese, reds, restriction heart-lead; "
        "howto, 'contrato 1', reds-lead, reds-later-leads; "
        "howto, 'Jogabilidade 1', first-lead; ruling 36); legal: 8♣"
    )


def test_a_message_without_a_clause_names_none() -> None:
    with pytest.raises(IllegalAction) as refused:
        position(REFUSALS[0]).play("8c")
    assert str(refused.value) == "8♣ is refused: it is the turn of P2, who does not hold 8♣; legal: 9♥"


def test_what_cannot_be_read_back_from_files_is_still_named() -> None:
    """A record keeps the text of the ruleset without its lists of clauses."""
    rules = load_text(load("portuguese").text, "record.json")
    with pytest.raises(IllegalAction) as refused:
        Deal(rules, "reds", hands=["7h 8c", "9h Th", "Kh Ah", "7c 9c"]).play("7h")
    assert str(refused.value.source) == (
        "portuguese, reds, restriction heart-lead; howto, reds-lead, reds-later-leads, first-lead; ruling 36"
    )


@pytest.mark.parametrize(
    ("ruleset", "before", "chosen", "reason"),
    [
        (
            "hungarian",
            [],
            "obers",
            "it is not offered in deal 1: the contracts come in a fixed order, and hearts is next",
        ),
        ("hungarian", [], "kings", "hungarian has no such contract in its session"),
        ("portuguese", [], None, "a contract must be chosen"),
        ("portuguese+short", [], "king", "portuguese has no such contract in its session"),
        ("portuguese", ["reds"], "reds", "it is not offered in deal 2: each contract comes once in a cycle"),
    ],
)
def test_a_contract_is_refused_by_the_rules_of_the_session(
    ruleset: str, before: list[str], chosen: str | None, reason: str
) -> None:
    session = Session(load(ruleset), seed=1)
    for contract in before:
        deal = session.choose(contract)
        while not deal.over:
            deal.play(deal.legal()[0])
        session.enter(deal)
    with pytest.raises(NotOffered) as refused:
        session.choose(chosen)
    assert str(refused.value.reason) == reason
    assert str(refused.value.source).startswith(f"{session.rules.id}, session; ")

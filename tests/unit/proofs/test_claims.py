"""House rules that break a claim are refuted, and the counterexample fails in the way that was stated."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from lorumdsl.proofs import Verdict
from tests.unit.proofs.house import examined

SPLIT = """\
payouts:
  avoid-or-sweep:
    cases:
    - {when: takers == seats, pay: [{from: takers, to: pot, amount: cost}]}
    - {otherwise: true, pay: [{from: takers, to: others, amount: cost, split: equally}]}
"""
OTHERS = """\
payouts:
  avoid-or-sweep:
    cases:
    - {otherwise: true, pay: [{from: takers, to: others, amount: cost}]}
"""
OVERDRAWN = """\
payouts:
  winner-takes-the-pot:
    cases:
    - {otherwise: true, pay: [{from: all, to: pot, amount: cost}, {from: pot, to: winner, amount: 9}]}
"""
SHADOWED = """\
payouts:
  avoid-or-sweep:
    cases:
    - {when: takers >= 1, pay: [{from: takers, to: pot, amount: cost}]}
    - {when: takers == 1, pay: [{from: others, to: takers, amount: total}]}
    - {otherwise: true, pay: [{from: takers, to: pot, amount: cost}]}
"""
THREE = """\
seats: 3
strip: [7♦, 8♦]
deal: {packets: [5, 5]}
contracts: {no-tricks: {total: 10}, lorum: {missing: count as laid}}
"""
COUNT = """\
session: {contracts: [hearts, obers, no-tricks, quads, fast-train, hairy-monkey, count, lorum]}
contracts:
  count: {kind: count, values: {A: 11, K: 4}, thresholds: {50: 1, 99: 2}, payout: to-the-pot}
"""
LAST_LORUM = "session: {contracts: [lorum, hearts, obers, no-tricks, quads, fast-train, hairy-monkey], cycles: 1}\n"
SHORT = "session: {contracts: [quads, hairy-monkey], cycles: 1}\n"


@dataclass(frozen=True)
class Broken:
    """House rules, the claim they break, what is said about it and how the counterexample fails."""

    rules: str
    contract: str | None
    claim: str
    code: str
    says: str
    fails: tuple[str, object, object] | None


BROKEN = {
    "a total that is a sum": Broken(
        "contracts: {hearts: {total: 9}}\n",
        "hearts",
        "add up to 9",
        "LRM501",
        "add up to 8 and not to 9 when P1 takes all 8 hearts",
        ("cost", [9, 0, 0, 0], [8, 0, 0, 0]),
    ),
    "a total that depends on who takes": Broken(
        'contracts: {no-tricks: {cost: "max(0, tricks - 1)", total: 7}}\n',
        "no-tricks",
        "add up to 7",
        "LRM501",
        "add up to 5 and not to 7 when P1 wins 6 tricks, P2 wins 1 trick and P3 wins 1 trick",
        ("cost", [7, 0, 0, 0], [5, 0, 0, 0]),
    ),
    "a total of cards left": Broken(
        "contracts: {quads: {total: 3}}\n",
        "quads",
        "add up to 3",
        "LRM501",
        "add up to 4 and not to 3 when P1 goes out",
        ("cost", [0, 1, 1, 1], [0, 1, 1, 2]),
    ),
    "a total of a deal that stops by the number of the trick": Broken(
        "contracts: {hairy-monkey: {cost: won(5) + won(last), stop: trick == 5, total: 2}}\n",
        "hairy-monkey",
        "add up to 2",
        "LRM501",
        "",
        None,
    ),
    "a split of eight in three": Broken(
        SPLIT,
        "hearts",
        "split",
        "LRM502",
        "the split leaves 2 chips over when P1 takes all 8 hearts",
        ("pot", 0, 2),
    ),
    "others where there are none": Broken(
        OTHERS,
        "no-tricks",
        "finds somebody",
        "LRM503",
        "a payment to `others` finds nobody when P1 wins 2 tricks",
        ("pay", [-2, -2, -2, -2], [0, 0, 0, 0]),
    ),
    "a fixed prize": Broken(
        OVERDRAWN,
        "lorum",
        "never pays more than it holds",
        "LRM504",
        "the pot holds 0 chips and pays 6 chips more than that when P1 goes out",
        ("pot", 0, -6),
    ),
    "a case in the shadow of another": Broken(
        SHADOWED,
        None,
        "applies to some outcome",
        "LRM505",
        "case 2 of payout avoid-or-sweep never applies: where its condition holds, case 1 comes first",
        ("pay", [24, -8, -8, -8], [-8, 0, 0, 0]),
    ),
    "a case with a condition that never holds": Broken(
        SHADOWED.replace("takers >= 1", "takers == 0"),
        None,
        "applies to some outcome",
        "LRM505",
        "case 1 of payout avoid-or-sweep never applies: no outcome fulfils its condition",
        None,
    ),
    "a ban on the last trick": Broken(
        "contracts: {hearts: {forbid: [{lead: hearts, while: trick == 8}]}}\n",
        "hearts",
        "can bar a card",
        "LRM506",
        "it makes no difference that in the eighth trick, hearts may not be led: in the last trick",
        ("illegal", "", "7♥"),
    ),
    "a ban after the last trick": Broken(
        "contracts: {hearts: {forbid: [{discard: hearts, while: trick > 8}]}}\n",
        "hearts",
        "can bar a card",
        "LRM506",
        "there is no such trick in a deal",
        None,
    ),
    "a ban on every card": Broken(
        "contracts: {hearts: {forbid: [{lead: hearts | clubs | leaves | bells}]}}\n",
        "hearts",
        "can bar a card",
        "LRM506",
        "never has another to play",
        None,
    ),
    "a ban within another": Broken(
        "contracts: {hearts: {forbid: [{lead: hearts, while: trick == 1}, {lead: hearts, until: played(hearts)}]}}\n",
        "hearts",
        "can bar a card",
        "LRM506",
        "another restriction bars the same cards at that time",
        None,
    ),
    "piles that only grow to the ace": Broken(
        "contracts: {lorum: {wrap: false}}\n",
        "lorum",
        "every deal ends",
        "LRM507",
        "when suits start on A, 28 cards can never be laid; if every seat has one, nobody goes out",
        ("illegal", "", "pass"),
    ),
    "piles that stop at a missing card": Broken(
        THREE.replace("count as laid", "block"),
        "lorum",
        "every deal ends",
        "LRM507",
        "6 cards can never be laid",
        ("illegal", "", "pass"),
    ),
    "a train with thirty cards": Broken(
        THREE,
        "fast-train",
        "everybody pass",
        "LRM508",
        "all seats may pass in a row, as after",
        ("illegal", "", "pass"),
    ),
    "a pot after the last deal": Broken(
        LAST_LORUM,
        None,
        "the pot is collected",
        "LRM509",
        "the pot is not collected after hairy-monkey: 36 chips may be left in it",
        ("pot", 0, 36),
    ),
    "a pot that nobody ever takes": Broken(
        SHORT, None, "the pot is collected", "LRM509", "10 chips may be left in it", ("pot", 0, 10)
    ),
    "a pot where the dealer chooses": Broken(
        "session: {choice: dealer, cycles: 1}\n",
        None,
        "the pot is collected",
        "LRM509",
        "the pot is not collected if hairy-monkey is chosen last",
        ("pot", 0, 36),
    ),
    "a set without cards": Broken(
        "sets: {nobles: K & O}\ncontracts: {hearts: {cost: taken(hearts) + taken(nobles)}}\n",
        None,
        "can matter",
        "LRM511",
        "the set `nobles` holds no card of this deck",
        None,
    ),
    "a cost that is never due": Broken(
        'contracts: {hearts: {cost: "max(0, taken(hearts) - 8)", total: 0}}\n',
        "hearts",
        "can matter",
        "LRM511",
        "nobody ever owes anything",
        None,
    ),
    "a threshold out of reach": Broken(
        COUNT, "count", "threshold", "LRM422", "never reaches 99: the whole pack counts 60", ("total", 99, 60)
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_rules_are_refuted(name: str, tmp_path: Path) -> None:
    broken = BROKEN[name]
    found = examined(tmp_path, broken.rules)
    refuted = [one for one in found.refuted if broken.claim in one.claim and one.contract == broken.contract]
    assert any(broken.says in one.detail for one in refuted), [one.detail for one in refuted]
    assert broken.code in found.codes
    assert found.passed == 0
    assert broken.fails is None or broken.fails in found.failed


@pytest.mark.parametrize("name", [name for name, broken in BROKEN.items() if broken.fails is None and broken.says])
def test_what_never_happens_has_no_counterexample(name: str, tmp_path: Path) -> None:
    broken = BROKEN[name]
    found = examined(tmp_path, broken.rules)
    (proof,) = [one for one in found.refuted if broken.says in one.detail]
    assert proof.counterexample is None


SOUND = {
    "a total of what is no sum": (
        "contracts: {no-tricks: {cost: 8 if tricks == 8 else tricks}}\n",
        "no-tricks",
        "add up to 8",
        "15 outcomes added up, standing for all 165",
    ),
    "a deal that stops": (
        "contracts: {hairy-monkey: {stop: taken(K♥) == 1}}\n",
        "hairy-monkey",
        "add up to 10",
        "1 outcome added up, standing for all 4",
    ),
    "a remainder that is declared": (
        SPLIT.replace("equally", "equally, remainder: pot"),
        "hearts",
        "split",
        "the rest goes to the pot",
    ),
    "piles that grow both ways": (
        "contracts: {lorum: {wrap: false, build: both ways}}\n",
        "lorum",
        "every deal ends",
        "from every rank all suits are laid to the end",
    ),
    "fewer dead cards than seats": (
        "strip: [7♦, 8♦, 9♦, 10♦, U♦, K♦, A♦]\nseats: 5\ndeal: {packets: [5]}\ncontracts: {no-tricks: {total: 5}}\n",
        "lorum",
        "every deal ends",
        "at most 1 card can never be laid, so that one of 5 seats holds none such",
    ),
    "a chain without end": ("", "fast-train", "everybody pass", "every rank has 4 cards"),
    "a pot that winners share": (
        LAST_LORUM + "bank: {leftover: winners share}\n",
        None,
        "the pot is collected",
        "the winners share what is left",
    ),
    "a ban by what was played": (
        "contracts: {hearts: {forbid: [{lead: O, until: played(hearts) > 2}]}}\n",
        "hearts",
        "can bar a card",
        "",
    ),
}


@pytest.mark.parametrize("name", SOUND)
def test_sound_rules_are_proved(name: str, tmp_path: Path) -> None:
    rules, contract, claim, says = SOUND[name]
    proof = examined(tmp_path, rules).proof(claim, contract)
    assert (proof.verdict, proof.counterexample) == (Verdict.PROVED, None), proof.detail
    assert says in proof.detail


SAMPLED = {
    "a deal that stops by the number of the trick": (
        "contracts: {hairy-monkey: {cost: 8*won(5), stop: trick == 6, total: 8}}\n",
        "hairy-monkey",
        "add up to 8",
    ),
    "a ban that is hardly ever met": (
        "contracts: {hearts: {forbid: [{lead: 7♣, while: played(hearts) == 8 and trick == 3}]}}\n",
        "hearts",
        "can bar a card",
    ),
}


@pytest.mark.parametrize("name", SAMPLED)
def test_what_is_only_tried_says_so(name: str, tmp_path: Path) -> None:
    rules, contract, claim = SAMPLED[name]
    proof = examined(tmp_path, rules).proof(claim, contract)
    assert (proof.verdict, proof.deals, proof.seed) == (Verdict.SAMPLED, 30, 1), proof.detail
    assert "30 deals" in proof.detail


def test_too_many_outcomes_are_not_enumerated(tmp_path: Path) -> None:
    """Twelve cards of twelve values, and a cost that is no sum: millions of outcomes."""
    cards = " + ".join(f"{place}*taken({card}♥)" for place, card in enumerate("789UOKA", 1))
    more = " + ".join(f"{place}*taken({card}♠)" for place, card in enumerate("789UO", 8))
    found = examined(tmp_path, f'contracts: {{hairy-monkey: {{cost: "max(0, {cards} + {more})", total: 78}}}}\n')
    proof = found.proof("add up to 78", "hairy-monkey")
    assert (proof.verdict, proof.deals, proof.seed) == (Verdict.SAMPLED, 30, 1)

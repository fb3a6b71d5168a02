"""Clauses as phrases, in English."""

from __future__ import annotations

from functools import cache

import pytest

from lorumdsl.loading.examine import check_text
from lorumdsl.loading.load import load as load_rules, load_text
from lorumdsl.model.clause import Citation, Clause
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.phrases.clauses import cite, quote, tell
from lorumdsl.source.library import ruleset_ids

load = cache(load_rules)

HOUSE = """\
lorum: 1
id: house
extends: portuguese
contracts:
  reds:
    forbid: {heart-lead: null, RULE}
"""


def clause_at(ruleset: Ruleset, path: str) -> Clause:
    """The clause with that path."""
    known = [ruleset.deal.clause, ruleset.bank.clause, ruleset.schedule.clause]
    for contract in ruleset.contracts:
        known += [contract.clause, contract.award_clause]
        known += [restriction.clause for restriction in getattr(contract, "restrictions", ())]
        known += [getattr(contract, part) for part in ("next_clause", "pass_clause") if getattr(contract, part, None)]
    for payout in ruleset.payouts:
        known += [payout.clause, *(payment.clause for case in payout.cases for payment in case.payments)]
    return next(clause for clause in known if clause.path == path)


@pytest.mark.parametrize(
    ("reference", "path", "told"),
    [
        (
            "portuguese", "contracts.reds.forbid.heart-lead",
            "portuguese, reds, restriction heart-lead: in the first trick, hearts may not be led "
            "(howto, 'contrato 1', reds-lead, reds-later-leads; howto, 'Jogabilidade 1', first-lead; ruling 36)",
        ),
        (
            "denexa", "contracts.hearts.forbid[0]",
            "denexa, hearts, restriction 1: in the first trick, hearts may not be led "
            "(post, 'hand 1', hearts-lead; ruling 69)",
        ),
        (
            "portuguese", "contracts.lorum.pass",
            "portuguese, lorum, passing: whoever can play must; a pass costs 1 point "
            "(howto, 'contrato 4', lorum-pass; rulings 31, 45, 46)",
        ),
        (
            "hungarian", "contracts.quads.next",
            "hungarian, quads, how a chain goes on: the next card of a chain is the one that is a rank "
            "higher in the same suit; after ace comes seven (guide, 'section 05', quads-next, quads-wrap; ruling 12)",
        ),
        (
            "portuguese", "contracts.king.revoke",
            "portuguese, king, revoke: whoever is found to have revoked owes 4 points, and the others owe nothing "
            "(howto, 'Jogabilidade 4', revoke-award; ruling 59)",
        ),
        (
            "portuguese+beans", "payouts.untouched-share.cases[1].pay[0]",
            "portuguese, payout untouched-share, case 2: otherwise each taker pays their cost to the untouched "
            "players, who share the sum equally; what does not divide goes to the pot "
            "(howto, 'Pontuação 3', beans-prize; rulings 47, 48, 99, 104)",
        ),
        (
            "hungarian", "payouts.avoid-or-sweep.cases[1].pay[0]",
            "hungarian, payout avoid-or-sweep, case 2: if every player is a taker, each taker pays "
            "their cost into the pot (guide, 'section 04', hearts-all-took, obers-payout, no-tricks-payout)",
        ),
        (
            "hungarian", "payouts.to-the-winner.cases[0].pay[0]",
            "hungarian, payout to-the-winner: each of the others pays their cost to the winner "
            "(guide, 'section 05', chains-payout)",
        ),
        ("denexa", "bank", "denexa, bank (post, 'Setup', chips, equal-start; rulings 21, 94)"),
    ],
)  # fmt: skip
def test_a_clause_is_told_with_place_rule_and_sources(reference: str, path: str, told: str) -> None:
    ruleset = load(reference).ruleset
    assert str(tell(ruleset, clause_at(ruleset, path))) == told


@pytest.mark.parametrize(
    ("rule", "sentence"),
    [
        ("a: {lead: hearts}", "hearts may not be led"),
        ("a: {lead: K♥, while: trick < 3}", "up to the second trick, king of hearts (K♥) may not be led"),
        (
            "a: {lead: K♥, until: played(O♥)}",
            "until the Ober of hearts (O♥) has been played, king of hearts (K♥) may not be led",
        ),
        ("a: {lead: hearts, while: trick <= 1}", "in the first trick, hearts may not be led"),
        ("a: {lead: hearts, while: trick > 2}", "from the third trick on, hearts may not be led"),
        ("a: {lead: hearts, while: trick >= 2}", "from the second trick on, hearts may not be led"),
        ("a: {lead: hearts, while: trick != 1}", "from the second trick on, hearts may not be led"),
        ("a: {discard: hearts, while: trick == 2}", "in the second trick, hearts may not be discarded on another suit"),
        ("a: {follow: obers}", "Obers may not be played to follow suit"),
        ("a: {lead: hearts, until: discarded(hearts)}", "until any heart has been discarded, hearts may not be led"),
        ("a: {lead: hearts, while: played(hearts) == 0}", "until any heart has been played, hearts may not be led"),
        ("a: {lead: hearts, except: K♥}", "hearts may not be led, except king of hearts (K♥)"),
        (
            "a: {lead: O, except: singletons}",
            "Obers may not be led, unless a card is the only one of its suit in the hand",
        ),
        (
            "a: {lead: hearts, while: trick == 1 and not played(obers)}",
            "in the first trick, until any Ober has been played, hearts may not be led",
        ),
        (
            "a: {lead: hearts, while: played(hearts) < 3}",
            "while hearts played so far < 3: hearts may not be led",
        ),
    ],
)
def test_a_restriction_has_a_sentence(rule: str, sentence: str) -> None:
    ruleset = load_text(HOUSE.replace("RULE", rule), "house.yaml").ruleset
    told = str(tell(ruleset, clause_at(ruleset, "contracts.reds.forbid.a")))
    assert told.startswith(f"house, reds, restriction a: {sentence} (")


@pytest.mark.parametrize("reference", [*ruleset_ids(), "portuguese+beans", "portuguese+obers-only-followers"])
def test_every_restriction_and_payment_shipped_has_a_sentence_in_plain_words(reference: str) -> None:
    ruleset = load(reference).ruleset
    clauses = [payment.clause for payout in ruleset.payouts for case in payout.cases for payment in case.payments]
    for contract in ruleset.contracts:
        clauses += [contract.clause, *(rule.clause for rule in getattr(contract, "restrictions", ()))]
    for clause in clauses:
        place, _, rest = str(tell(ruleset, clause)).partition(": ")
        sentence = rest.split(" (")[0]
        assert place.startswith(f"{ruleset.id}, ")
        assert sentence
        assert not set("=<>*_[]") & set(sentence)


def test_a_source_without_a_list_of_clauses_is_cited_by_its_ids() -> None:
    text = (
        "lorum: 1\nid: house\nextends: hungarian\nsources: {note: {title: Our notes}}\nbank: {source: {note: whole}}\n"
    )
    ruleset = load_text(text, "house.yaml").ruleset
    cited = (Citation("note", "whole"), Citation("note", "page-2"), Citation("ruling", "21"))
    assert str(cite(ruleset, cited)) == "note, as a whole, page-2; ruling 21"
    assert quote(ruleset, cited[0]) == "Our notes"
    assert quote(ruleset, cited[2]) == "no rule: unlimited credit, never clipped"


@pytest.mark.parametrize("part", ["next: {source: {guide: quad-next}}", "pass: {cost: 1, source: {guide: quad-next}}"])
def test_a_part_that_cites_an_unknown_clause_is_found_out(part: str) -> None:
    text = f"lorum: 1\nid: house\nextends: hungarian\nname: House\ncontracts: {{fast-train: {{{part}}}}}\n"
    found = check_text(text, "house.yaml")
    assert [(one.code.id, one.span.line) for one in found if one.is_error] == [("LRM406", 5)]

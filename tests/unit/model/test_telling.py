"""Clauses told in words."""

from __future__ import annotations

from functools import cache

import pytest

from lorumdsl.loading.examine import check_text
from lorumdsl.loading.load import load as load_rules, load_text
from lorumdsl.model.clause import Citation, Clause
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.model.telling import cite, quote, tell
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
        known += [getattr(contract, part) for part in ("next_clause", "pass_clause") if hasattr(contract, part)]
    for payout in ruleset.payouts:
        known += [payout.clause, *(payment.clause for case in payout.cases for payment in case.payments)]
    return next(clause for clause in known if clause.path == path)


@pytest.mark.parametrize(
    ("reference", "path", "told"),
    [
        (
            "portuguese", "contracts.reds.forbid.heart-lead",
            "portuguese, reds, restriction heart-lead: hearts may not be led to the first trick "
            "(howto, 'contrato 1', reds-lead, reds-later-leads; howto, 'Jogabilidade 1', first-lead; ruling 36)",
        ),
        (
            "denexa", "contracts.hearts.forbid[0]",
            "denexa, hearts, first restriction: hearts may not be led to the first trick "
            "(post, 'hand 1', hearts-lead; ruling 69)",
        ),
        (
            "portuguese", "contracts.lorum.pass",
            "portuguese, lorum, passing: who can play must; a pass costs 1 point "
            "(howto, 'contrato 4', lorum-pass; rulings 31, 45, 46)",
        ),
        (
            "hungarian", "contracts.quads.next",
            "hungarian, quads, how a chain goes on: the next card of a chain is one rank higher in the same suit, "
            "7 after A (guide, 'section 05', quads-next, quads-wrap; ruling 12)",
        ),
        (
            "portuguese", "contracts.king.revoke",
            "portuguese, king, revoke: who has not followed suit though able owes 4, the others nothing "
            "(howto, 'Jogabilidade 4', revoke-award; ruling 59)",
        ),
        (
            "portuguese+beans", "payouts.untouched-share.cases[1].pay[0]",
            "portuguese, payout untouched-share, second case: otherwise each taker pays the others what it owes, "
            "to be shared equally; the pot gets what does not divide "
            "(howto, 'Pontuação 3', beans-prize; rulings 47, 48, 99, 104)",
        ),
        (
            "hungarian", "payouts.avoid-or-sweep.cases[1].pay[0]",
            "hungarian, payout avoid-or-sweep, second case: if every seat is a taker, each taker pays the pot "
            "what it owes (guide, 'section 04', hearts-all-took, obers-payout, no-tricks-payout)",
        ),
        (
            "hungarian", "payouts.to-the-winner.cases[0].pay[0]",
            "hungarian, payout to-the-winner: each of the others pays the winner what it owes "
            "(guide, 'section 05', chains-payout)",
        ),
        ("denexa", "bank", "denexa, bank (post, 'Setup', chips, equal-start; rulings 21, 94)"),
    ],
)  # fmt: skip
def test_a_clause_is_told_with_place_rule_and_sources(reference: str, path: str, told: str) -> None:
    ruleset = load(reference).ruleset
    assert tell(clause_at(ruleset, path), ruleset) == told


@pytest.mark.parametrize(
    ("rule", "sentence"),
    [
        ("a: {lead: hearts}", "hearts may not be led"),
        ("a: {lead: K♥, while: trick < 3}", "K♥ may not be led to the first two tricks"),
        ("a: {lead: K♥, until: played(K♥)}", "K♥ may not be led before K♥ has been played"),
        ("a: {lead: hearts, while: trick <= 1}", "hearts may not be led to the first trick"),
        ("a: {lead: hearts, while: trick > 2}", "hearts may not be led after the second trick"),
        ("a: {lead: hearts, while: trick >= 2}", "hearts may not be led after the first trick"),
        ("a: {discard: hearts, while: trick == 2}", "hearts may not be thrown on another suit in the second trick"),
        ("a: {follow: obers}", "Obers may not be used to follow suit"),
        ("a: {lead: hearts, until: discarded(hearts)}", "hearts may not be led before any hearts have been discarded"),
        ("a: {lead: hearts, except: K♥}", "hearts may not be led, except K♥"),
        ("a: {lead: K♥, except: singletons}", "K♥ may not be led unless alone in its suit"),
        (
            "a: {lead: hearts, while: trick == 1 and not played(obers)}",
            "hearts may not be led to the first trick and before any Obers have been played",
        ),
        (
            "a: {lead: hearts, while: played(hearts) < 3}",
            "hearts may not be led while the number of hearts played so far is less than 3",
        ),
    ],
)
def test_a_restriction_has_a_sentence(rule: str, sentence: str) -> None:
    ruleset = load_text(HOUSE.replace("RULE", rule), "house.yaml").ruleset
    told = tell(clause_at(ruleset, "contracts.reds.forbid.a"), ruleset)
    assert told.startswith(f"house, reds, restriction a: {sentence} (")


@pytest.mark.parametrize("reference", [*ruleset_ids(), "portuguese+beans", "portuguese+obers-only-followers"])
def test_every_restriction_and_payment_shipped_has_a_sentence_in_plain_words(reference: str) -> None:
    ruleset = load(reference).ruleset
    clauses = [payment.clause for payout in ruleset.payouts for case in payout.cases for payment in case.payments]
    for contract in ruleset.contracts:
        clauses += [contract.clause, *(rule.clause for rule in getattr(contract, "restrictions", ()))]
    for clause in clauses:
        place, _, rest = tell(clause, ruleset).partition(": ")
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
    assert cite(cited, ruleset) == "note, as a whole, page-2; ruling 21"
    assert quote(cited[0], ruleset) == "Our notes"
    assert quote(cited[2], ruleset) == "no rule: unlimited credit, never clipped"


@pytest.mark.parametrize("part", ["next: {source: {guide: quad-next}}", "pass: {cost: 1, source: {guide: quad-next}}"])
def test_a_part_that_cites_an_unknown_clause_is_found_out(part: str) -> None:
    text = f"lorum: 1\nid: house\nextends: hungarian\nname: House\ncontracts: {{fast-train: {{{part}}}}}\n"
    found = check_text(text, "house.yaml")
    assert [(one.code.id, one.span.line) for one in found if one.is_error] == [("LRM406", 5)]

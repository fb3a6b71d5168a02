"""The referee at a record: which deals were not played by the rules, and what is awarded for revokes.

In goes the file of a record, perhaps of a game with real cards: hands and actions are read as they stand,
whatever the seed would deal, so that a record written by hand needs no more than those and the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lorumdsl.compiler.rules import Rules
from lorumdsl.diagnostics.codes import MISSING_KEY, RECORD_RULESET
from lorumdsl.diagnostics.diagnostic import Diagnostic, RulesetError, has_errors
from lorumdsl.language.phrase import Argument, say
from lorumdsl.loading.load import load, load_text
from lorumdsl.records.departures import departure
from lorumdsl.records.referee import Review, adjudicate, review
from lorumdsl.schema import check_shape
from lorumdsl.source.nodes import Mapping, Node, Sequence, at, plain
from lorumdsl.source.reader import read
from lorumdsl.source.references import start_of
from lorumdsl.table.hands import ImpossibleDeal
from lorumdsl.table.transfers import Transfer


@dataclass(frozen=True, slots=True)
class Award:
    """What a deal comes to if a seat (from 1) is found to have revoked; lists by seat of the deal."""

    offender: int
    cost: tuple[int, ...]
    pay: tuple[int, ...]
    pot: int
    transfers: tuple[Transfer, ...]


@dataclass(frozen=True, slots=True)
class Reviewed:
    """One deal of a record. Each seat that revoked has an award, or the contract has none: `no_award` says so."""

    number: int
    contract: str
    review: Review
    awards: tuple[Award, ...]
    no_award: Argument | None


@dataclass(frozen=True, slots=True)
class Hearing:
    """All deals of a record; `diagnostics` if it could not be heard."""

    rules: Rules | None
    deals: list[Reviewed]
    diagnostics: list[Diagnostic]


def hear(path: Path) -> Hearing:
    """Review the record in a file; never raises for what stands in it."""
    node, found = read(path)
    if node is None or has_errors(found):
        return Hearing(None, [], found)
    # What the referee does not read may be missing: seed, ledger, seal.
    found = [one for one in check_shape(node, "record") if one.code is not MISSING_KEY] + _missing(node)
    if has_errors(found):
        return Hearing(None, [], found)
    data = plain(node)
    try:
        rules = _rules_of(data["ruleset"], path)
    except RulesetError as error:
        message = "the ruleset of this record cannot be used: " + error.diagnostics[0].message
        return Hearing(None, [], [departure(node, ("ruleset",), message, RECORD_RULESET)])
    deals: list[Reviewed] = []
    pot = 0
    for place, deal in enumerate(data["deals"]):
        try:
            deals.append(_hear_deal(rules, deal, place + 1, pot))
        except ImpossibleDeal as error:
            return Hearing(rules, deals, [_departure(node, place, "hands", error.phrase)])
        except KeyError:
            message = f"{rules.id} has no contract `{deal['contract']}`"
            return Hearing(rules, deals, [_departure(node, place, "contract", message)])
        pot = deal.get("pot", pot)
    return Hearing(rules, deals, [])


def _departure(node: Node, place: int, key: str, told: Argument) -> Diagnostic:
    return departure(node, ("deals", place, key), say("in-deal", number=place + 1, told=told))


def _rules_of(ruleset: dict[str, str], path: Path) -> Rules:
    if "text" in ruleset:
        return load_text(ruleset["text"], f"ruleset text in {path}")
    return load(ruleset["reference"], start_of(ruleset["reference"], path))


def _missing(node: Mapping) -> list[Diagnostic]:
    """What the referee cannot do without."""
    found = [_lacks(node, key) for key in ("lorum-record", "ruleset", "deals") if node.get(key) is None]
    ruleset = node.get("ruleset")
    if isinstance(ruleset, Mapping) and ruleset.get("text") is None and ruleset.get("reference") is None:
        found.append(_lacks(ruleset, "text"))
    deals = at(node, ("deals",))
    for deal in deals.items if isinstance(deals, Sequence) else ():
        if isinstance(deal, Mapping):
            found += [_lacks(deal, key) for key in ("contract", "hands", "actions") if deal.get(key) is None]
    return found


def _lacks(node: Node, key: str) -> Diagnostic:
    return Diagnostic(MISSING_KEY, node.span, f"`{key}` is missing", "the referee works from rules, hands and actions")


def _hear_deal(rules: Rules, deal: dict[str, Any], number: int, pot: int) -> Reviewed:
    contract, factor = deal["contract"], 2 if deal.get("doubled") else 1
    found = review(rules, contract, deal["hands"], deal["actions"].split())
    awards: list[Award] = []
    no_award: Argument | None = None
    for offender in sorted({one.seat for one in found.revokes}):
        try:
            settled = adjudicate(rules, contract, offender, pot=pot, factor=factor)
        except ImpossibleDeal as error:
            no_award = error.phrase
            break
        awards.append(Award(offender, settled.cost, settled.pay, settled.pot, tuple(settled.transfers)))
    return Reviewed(number, contract, found, tuple(awards), no_award)

"""Score sheets as files: YAML that people can read, saved whole or not at all, checked when read again.

Pay, pot and balances stand beside each entry for people to see; reading settles every entry again and says
where the file departs. A sheet has no seal: each of its numbers is either an entry or checked against one.
"""

from __future__ import annotations

from pathlib import Path
from textwrap import indent
from typing import Any

from lorumdsl.compiler.rules import Rules
from lorumdsl.diagnostics.codes import RECORD_RULESET, WRONG_SHAPE
from lorumdsl.diagnostics.diagnostic import Diagnostic, has_errors
from lorumdsl.language.phrase import Phrase, say
from lorumdsl.language.refusal import Refusal
from lorumdsl.records.departures import departure, differing
from lorumdsl.records.draft import Started
from lorumdsl.records.sheet import Sheet
from lorumdsl.schema import check_shape
from lorumdsl.source.dump import dump_yaml
from lorumdsl.source.nodes import Mapping, at, node_of, plain
from lorumdsl.source.reader import read
from lorumdsl.table.counters import format_counter, parse_counter
from lorumdsl.table.entry import Entry
from lorumdsl.table.hands import ImpossibleDeal
from lorumdsl.table.record import text_hash
from lorumdsl.table.result import Result
from lorumdsl.table.session import NotOffered, Session
from lorumdsl.table.transfers import seat_name
from lorumdsl.version import __version__

VERSION = 1
KEY = "lorum-sheet"

# --- writing -------------------------------------------------------------------------------------------


def format_sheet(sheet: Sheet) -> str:
    """The text of a sheet's file; the rules, which are long, stand at its end."""
    results = sheet.session.results
    books = Session(sheet.rules)
    deals = []
    for result, entry in zip(results, sheet.entries, strict=True):
        books.enter(result.deal, result.doubled)
        deals.append(_deal_data(sheet.rules, entry, result, books))
    data: dict[str, Any] = {
        KEY: VERSION,
        "engine": __version__,
        "players": list(sheet.players),
        "deals": deals,
    }
    if sheet.started is not None:
        data["under-way"] = _started_data(sheet.started)
    text = sheet.rules.text
    head = dump_yaml(node_of({"reference": sheet.reference, "sha256": text_hash(text)}))
    return dump_yaml(node_of(data)) + "ruleset:\n" + indent(head, "  ") + "  text: |\n" + indent(text, "    ")


def _deal_data(rules: Rules, entry: Entry, result: Result, books: Session) -> dict[str, Any]:
    data: dict[str, Any] = {
        "number": result.number,
        "contract": result.contract,
        "dealer": seat_name(result.dealer, "S"),
    }
    if result.doubled:
        data["doubled"] = True
    if entry.given:
        data["given"] = {format_counter(rules, counter): list(numbers) for counter, numbers in entry.given}
    if entry.taken is not None:
        data["taken"] = list(entry.taken)
    if entry.revoked is not None:
        data["revoked"] = entry.revoked
    data |= {"pay": list(result.pay), "pot": result.pot, "balances": list(books.balances)}
    return data


def _started_data(started: Started) -> dict[str, Any]:
    data: dict[str, Any] = {} if started.contract is None else {"contract": started.contract}
    if started.doubled is not None:
        data["doubled"] = started.doubled
    return data | {"answers": [list(answer) for answer in started.answers]}


# --- reading --------------------------------------------------------------------------------------------


def is_sheet(node: Mapping) -> bool:
    return node.get(KEY) is not None


def open_sheet(path: Path, rules: Rules) -> tuple[Sheet | None, list[Diagnostic]]:
    """The sheet in a file that was begun under these rules, or what is wrong with it."""
    node, found = read(path)
    if node is None or has_errors(found):
        return None, found
    if not is_sheet(node):
        return None, [Diagnostic(WRONG_SHAPE, node.span, str(say("sheet-none", key=KEY)), "")]
    found = check_shape(node, "sheet")
    if has_errors(found):
        return None, found
    ruleset = plain(node)["ruleset"]
    if text_hash(rules.text) != ruleset["sha256"]:
        told = say("sheet-of-others", begun=ruleset["reference"], now=rules.reference)
        if ruleset["reference"] == rules.reference:
            told = say("sheet-of-before", begun=rules.reference)
        where, hint = at(node, ("ruleset", "reference")).span, Phrase("sheet-go-on")
        return None, [Diagnostic(RECORD_RULESET, where, str(told), str(hint))]
    return resettle(node, rules)


def resettle(node: Mapping, rules: Rules) -> tuple[Sheet | None, list[Diagnostic]]:
    """The sheet of a file of the right shape, and the first place where it departs from the rules.

    Of a sheet that departs, the deals before that place are there.
    """
    data = plain(node)
    try:
        sheet = Sheet(rules, data["players"], data["ruleset"]["reference"])
    except Refusal as error:
        return None, [departure(node, ("players",), error.phrase)]
    for place, deal in enumerate(data["deals"]):
        found = _enter(sheet, node, place, deal)
        if found is not None:
            return sheet, [found]
    if "under-way" in data:
        started = data["under-way"]
        answers = tuple(map(tuple, started["answers"]))
        sheet.started = Started(started.get("contract"), started.get("doubled"), answers)
    return sheet, []


def _enter(sheet: Sheet, node: Mapping, place: int, deal: dict[str, Any]) -> Diagnostic | None:
    path, number = ("deals", place), sheet.session.number
    stands = {"number": number, "dealer": seat_name(sheet.session.dealer, "S")}
    try:
        result = sheet.enter(_entry_of(sheet.rules, deal))
    except NotOffered as error:
        refused = say("refused", action=error.action, reason=error.reason)
        return departure(node, (*path, "contract"), say("in-deal", number=number, told=refused))
    except ImpossibleDeal as error:
        outcome = next((key for key in ("revoked", "given", "taken") if key in deal), "contract")
        return departure(node, (*path, outcome), say("in-deal", number=number, told=error.phrase))
    stands |= {"pay": list(result.pay), "pot": result.pot, "balances": list(sheet.session.balances)}
    for key, value in stands.items():
        if deal[key] != value:
            told = say("in-deal", number=number, told=differing(key, value, deal[key]))
            return departure(node, (*path, key), told)
    return None


def _entry_of(rules: Rules, deal: dict[str, Any]) -> Entry:
    given = {parse_counter(rules, word): tuple(numbers) for word, numbers in deal.get("given", {}).items()}
    return Entry(
        contract=deal["contract"],
        given=tuple(given.items()),
        taken=tuple(deal["taken"]) if "taken" in deal else None,
        revoked=deal.get("revoked"),
        doubled=deal.get("doubled", False),
    )

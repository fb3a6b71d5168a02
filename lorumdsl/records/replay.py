"""Replaying a record or score sheet: the same ledger comes out, or the first place where it departs is named.

A record is played again from its seed, a sheet is settled again from what people counted; the first key of
a file says which it is.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from lorumdsl.compiler.rules import Rules
from lorumdsl.diagnostics.codes import RECORD_RULESET, RECORD_SEAL
from lorumdsl.diagnostics.diagnostic import Diagnostic, RulesetError, has_errors
from lorumdsl.language.phrase import say
from lorumdsl.loading.load import load_text
from lorumdsl.records.departures import Path as Step, departure, differing
from lorumdsl.records.referee import why_revoke
from lorumdsl.records.sheet_file import is_sheet, resettle
from lorumdsl.schema import check_shape
from lorumdsl.source.nodes import Mapping, plain
from lorumdsl.source.reader import read
from lorumdsl.table.actions import IllegalAction
from lorumdsl.table.hands import ImpossibleDeal
from lorumdsl.table.record import deal_data, seal_of, text_hash
from lorumdsl.table.session import NotOffered, Session
from lorumdsl.table.single_deal import SingleDeal


@dataclass(frozen=True, slots=True)
class Replay:
    """What a replay came to: the session as far as it went, and why it went no further."""

    session: Session | None
    diagnostics: list[Diagnostic]

    @property
    def agrees(self) -> bool:
        return self.session is not None and not self.diagnostics


def replay(path: str | Path) -> Replay:
    """Replay the record or score sheet in a file; never raises for what stands in it."""
    path = Path(path)
    node, found = read(path)
    if node is None or has_errors(found):
        return Replay(None, found)
    found = check_shape(node, "sheet" if is_sheet(node) else "record")
    if has_errors(found):
        return Replay(None, found)
    data = plain(node)
    try:
        rules = load_text(data["ruleset"]["text"], f"ruleset text in {path}")
    except RulesetError as error:
        message = "the ruleset in this file cannot be used: " + error.diagnostics[0].message
        return Replay(None, [departure(node, ("ruleset", "text"), message, RECORD_RULESET)])
    if text_hash(data["ruleset"]["text"]) != data["ruleset"]["sha256"]:
        message = "the ruleset text and its hash do not belong together"
        return Replay(None, [departure(node, ("ruleset", "sha256"), message, RECORD_RULESET)])
    rules = replace(rules, ruleset=replace(rules.ruleset, reference=data["ruleset"]["reference"]))
    if is_sheet(node):
        sheet, found = resettle(node, rules)
        return Replay(sheet.session if sheet else None, found)
    return _play(node, data, rules)


def _play(node: Mapping, data: dict[str, Any], rules: Rules) -> Replay:
    session = _session_of(data, rules)
    if len(data.get("players", ())) not in (0, session.seats):
        message = f"{len(data['players'])} players for {session.seats} seats"
        return Replay(session, [departure(node, ("players",), message)])
    for place, deal in enumerate(data["deals"]):
        found = _play_deal(node, ("deals", place), deal, session)
        if found is not None:
            return Replay(session, [found])
    for key, got in (("balances", session.balances), ("pot", session.pot)):
        if data[key] != got:
            return Replay(session, [departure(node, (key,), differing(key, got, data[key]))])
    if data["seal"] != seal_of(data):
        message = "the seal does not fit: something was changed that the replay itself does not show"
        return Replay(session, [departure(node, ("seal",), message, RECORD_SEAL)])
    return Replay(session, [])


def _session_of(data: dict[str, Any], rules: Rules) -> Session:
    if not data.get("alone"):
        return Session(rules, data["seed"])
    return SingleDeal(rules, data["seed"], data["deals"][0]["number"] if data["deals"] else 1)


def _play_deal(node: Mapping, path: Step, deal: dict[str, Any], session: Session) -> Diagnostic | None:
    """Play one recorded deal; the first place where it departs."""
    number = session.number
    try:
        playing = session.choose(deal["contract"], deal["doubled"])
    except (NotOffered, ImpossibleDeal) as error:
        return departure(node, (*path, "contract"), f"deal {number}: {error}")
    dealt = [playing.deck.format_cards(hand) for hand in playing.hands]
    for seat, (recorded, hand) in enumerate(zip(deal["hands"], dealt, strict=False)):
        if recorded != hand:
            message = f"deal {number}: seed {session.seed} deals P{seat + 1} {hand}, not {recorded}"
            return departure(node, (*path, "hands", seat), message)
    for place, action in enumerate(deal["actions"].split(), 1):
        if session.number != number:
            message = f"deal {number} is over after {place - 1} actions, and there are more"
            return departure(node, (*path, "actions"), message)
        try:
            session.play(action)
        except IllegalAction as error:
            revoked = why_revoke(playing, action)
            reason = f"{revoked}: {error}" if revoked else str(error)
            return departure(node, (*path, "actions"), f"deal {number}, action {place}: {reason}")
    if session.deal is not None:
        return departure(node, (*path, "actions"), f"deal {number} is not over after its last action")
    got = deal_data(session.results[-1])
    for key, value in got.items():
        if deal[key] != value:
            told = say("in-deal", number=number, told=differing(key, value, deal[key]))
            return departure(node, (*path, key), told)
    return None

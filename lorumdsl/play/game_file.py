"""A game as a file: JSON that a person can read, played again from its actions when it is opened.

One line per deal holds all its decisions in order: the contract, the doubling where there is any, cards and
passes; cards that their holder does not see are written as places. The seal is a hash of all the rest. What
departs from the rules is found at its action; any other change breaks the seal.
"""

from __future__ import annotations

import json
import re
from itertools import groupby
from pathlib import Path
from typing import Any

from lorumdsl.bots import BOTS
from lorumdsl.compiler.rules import Rules
from lorumdsl.diagnostics.codes import RECORD_DEPARTS, RECORD_RULESET, RECORD_SEAL, WRONG_SHAPE
from lorumdsl.diagnostics.diagnostic import Code, Diagnostic, has_errors
from lorumdsl.play.game import Game, Setting
from lorumdsl.schema import check_shape
from lorumdsl.source.nodes import Mapping, Scalar, at, plain
from lorumdsl.source.reader import read
from lorumdsl.table.actions import IllegalAction
from lorumdsl.table.hands import ImpossibleDeal
from lorumdsl.table.record import seal_of, text_hash
from lorumdsl.table.transfers import seat_name
from lorumdsl.version import __version__

VERSION = 1
KEY = "lorum-game"

HINT = "the game was changed after it was saved; begin another one with --game"

# --- writing -------------------------------------------------------------------------------------------


def format_game(game: Game) -> str:
    """The text of a game's file."""
    setting, rules = game.setting, game.rules
    data: dict[str, Any] = {
        KEY: VERSION,
        "engine": __version__,
        "seed": setting.seed,
        "seat": setting.seat,
        "bots": list(setting.bots),
        "learning": setting.learning,
        "deals": [" ".join(told.text for told in deal) for _, deal in groupby(game.told, key=lambda told: told.deal)],
        "ruleset": {"reference": rules.reference, "sha256": text_hash(rules.text), "text": rules.text},
    }
    data["seal"] = seal_of(data)
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


# --- reading -------------------------------------------------------------------------------------------


def open_game(path: Path, rules: Rules) -> tuple[Game | None, list[Diagnostic]]:
    """The game in a file that was begun under these rules, or what is wrong with it; never raises for its text."""
    node, found = read(path)
    if node is None or has_errors(found):
        return None, found
    if node.get(KEY) is None:
        return None, [Diagnostic(WRONG_SHAPE, node.span, f"this is no game: `{KEY}: 1` is missing", "")]
    found = check_shape(node, "game")
    if has_errors(found):
        return None, found
    data = plain(node)
    begun = data["ruleset"]
    if text_hash(begun["text"]) != begun["sha256"]:
        message = "the ruleset text and its hash do not belong together"
        return None, [_fault(node, ("ruleset", "sha256"), message, RECORD_RULESET)]
    if text_hash(rules.text) != begun["sha256"]:
        return None, [_other_rules(node, begun["reference"], rules)]
    return _play_again(node, data, rules)


def _other_rules(node: Mapping, reference: str, rules: Rules) -> Diagnostic:
    message = f"the game was begun under `{reference}`, not under `{rules.reference}`"
    if reference == rules.reference:
        message = f"the game was begun under `{reference}` as it was then, and its rules have changed since"
    span = at(node, ("ruleset", "reference")).span
    return Diagnostic(RECORD_RULESET, span, message, "begin another game with --game")


def _play_again(node: Mapping, data: dict[str, Any], rules: Rules) -> tuple[Game | None, list[Diagnostic]]:
    setting = Setting(data["seed"], data["seat"], tuple(data["bots"]), data["learning"])
    seats = rules.ruleset.seats
    if not setting.seat <= seats:
        return None, [_fault(node, ("seat",), f"there is no seat {setting.seat}: seats are 1 to {seats}")]
    if len(setting.bots) != seats:
        return None, [_fault(node, ("bots",), f"{len(setting.bots)} bots for {seats} seats")]
    for place, bot in enumerate(setting.bots):
        if bot not in BOTS:
            return None, [_fault(node, ("bots", place), f"there is no bot `{bot}`")]
    try:
        game = Game(rules, setting)
    except ImpossibleDeal as error:
        return None, [_fault(node, ("seed",), str(error))]
    for place, text in enumerate(data["deals"]):
        found = _play_deal(game, node, place, text, last=place == len(data["deals"]) - 1)
        if found is not None:
            return None, [found]
    if data["seal"] != seal_of(data):
        message = "the seal does not fit: something was changed that the actions themselves do not show"
        return None, [_fault(node, ("seal",), message, RECORD_SEAL)]
    return game, []


def _play_deal(game: Game, node: Mapping, place: int, text: str, last: bool) -> Diagnostic | None:
    """Play one line of actions; the finding at the action where it departs."""
    number = place + 1
    line = at(node, ("deals", place))
    assert isinstance(line, Scalar)
    for count, word in enumerate(re.finditer(r"\S+", text), 1):
        message = ""
        if game.session.number != number or game.over:
            message = f"deal {number} is over after {count - 1} actions, and there are more"
        else:
            who = seat_name(game.session.turn or 0, "S")
            try:
                game.play(word[0])
            except IllegalAction:  # whose reason would tell what others hold
                message = f"deal {number}, action {count}: {who} may not do that here: {word[0]}"
        if message:
            return Diagnostic(RECORD_DEPARTS, line.part(word.start(), word.end()), message, HINT)
    if game.session.number == number and not last:
        return Diagnostic(RECORD_DEPARTS, line.span, f"deal {number} is not over after its last action", HINT)
    return None


def _fault(node: Mapping, path: tuple[str | int, ...], message: str, code: Code = RECORD_DEPARTS) -> Diagnostic:
    return Diagnostic(code, at(node, path).span, message, HINT)

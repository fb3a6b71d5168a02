"""What a seat may do, in the order in which it is numbered, and what each choice is called."""

from __future__ import annotations

from lorumdsl.compiler.rules import Rules
from lorumdsl.language.phrase import Argument
from lorumdsl.table.actions import Action
from lorumdsl.table.view import View


def choices(view: View) -> list[Action]:
    """What the seat may do, in the order in which it is numbered: cards by suit, a pass last."""
    return sorted(view.legal) if view.contract else list(view.legal)


def action_words(action: Action, rules: Rules) -> Argument:
    """An action as people are told of it: a contract by its name."""
    return rules.ruleset.contract(action.text).names if action.text in rules.programs else action.text

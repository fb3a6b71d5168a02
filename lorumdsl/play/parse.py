"""What a typed line means at a decision: a number, a card, a pass, a contract, the doubling."""

from __future__ import annotations

from collections.abc import Sequence

from lorumdsl.compiler.rules import Rules
from lorumdsl.table.actions import Action, UnknownAction, format_action, parse_action

LONGEST_NUMBER = 4  # digits


def find_choice(line: str, choices: Sequence[Action], rules: Rules) -> Action | None:
    """The choice that is meant: by its number from 1, as a card, by its text or name, or by how those begin."""
    if line.isdecimal():
        place = int(line) if len(line) <= LONGEST_NUMBER else 0
        return choices[place - 1] if 1 <= place <= len(choices) else None
    wanted = line.casefold()
    card = named_card(line, rules)
    for choice in choices:
        if wanted in _words(choice, rules) or choice.text == card:
            return choice
    begun = [choice for choice in choices if any(word.startswith(wanted) for word in _words(choice, rules))]
    return begun[0] if wanted and len(begun) == 1 else None


def named_card(line: str, rules: Rules) -> str | None:
    """The card or pass that a text names, as it is printed; None if it names none of this deck."""
    deck = rules.ruleset.deck
    try:
        return format_action(deck, parse_action(deck, line))
    except UnknownAction:
        return None


def named_contract(line: str, rules: Rules) -> str | None:
    """The id of the contract that a text names in any language; None if it names none of the ruleset."""
    for contract in rules.ruleset.contracts:
        if line.casefold() in {contract.id, *(name.casefold() for _, name in contract.names.texts)}:
            return contract.id
    return None


def _words(choice: Action, rules: Rules) -> set[str]:
    """What a choice that is no card may be called; a card is read as one."""
    if choice.text in rules.programs:
        names = rules.ruleset.contract(choice.text).names.texts
        return {choice.text, *(name.casefold() for _, name in names)}
    return {choice.text} if choice.text.isalpha() or choice.text.startswith("#") else set()

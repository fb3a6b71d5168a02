"""The keys of contracts as JSON Schema, by their rows; the rest of the schema is written by hand."""

from __future__ import annotations

from typing import Any, assert_never

from lorumdsl.expr.ast import Type
from lorumdsl.expr.vocabulary import words
from lorumdsl.expr.word import Context, Parameter, Word
from lorumdsl.model import sorts
from lorumdsl.model.contracts import CLASSES
from lorumdsl.model.sorts import AnyKey, keys_of

Schema = dict[str, Any]

NAME = "^[a-z][a-z0-9-]*$"
GOAL = "^[1-9][0-9]{0,5}$"
MOST = 1_000_000  # of any number, as in expressions


def contract_schemas() -> dict[str, Schema]:
    """What the rows decide of each definition: `trick-contract` to `count-contract`, and the parts of contracts."""
    definitions: dict[str, Schema] = {}
    for kind, contract in CLASSES.items():
        rows = [key for _, key in keys_of(contract)]
        properties = {"kind": _reference("kind")} | {key.name: _described(key) for key in rows if not key.part}
        definitions[f"{kind}-contract"] = {
            "type": "object",
            "required": [key.name for key in rows if not key.part and key.default is None],
            "properties": properties,
            "additionalProperties": False,
        }
        for part in (key for key in rows if isinstance(key, sorts.Part)):
            found = _part(part, [key for key in rows if key.part == part.name])
            if definitions.setdefault(part.name, found) != found:
                raise ValueError(f"two kinds of contract do not agree about `{part.name}`")
    return definitions


def _part(part: sorts.Part, inner: list[AnyKey]) -> Schema:
    properties = {key.last: _described(key) for key in inner} | {"source": _reference("source")}
    return {
        "title": part.name,
        "type": "object",
        "required": [key.last for key in inner if key.default is None],
        "additionalProperties": False,
        "description": _sentences(part.meaning, part.example, None),
        "properties": properties,
    }


def _described(key: AnyKey) -> Schema:
    return {"description": description(key)} | _property(key)


def description(key: AnyKey) -> str:
    """What authors are told of a key: meaning, example, default, and what may stand in an expression."""
    told = _sentences(key.meaning, key.example, key.default)
    match key:
        case sorts.Cost():
            return f"{told} {words_told(Context.COST)}"
        case sorts.Cards():
            return f"{told} {words_told(Context.CARDS)}"
        case sorts.Expression() if key.context is not Context.CONSTANT:
            return f"{told} {words_told(key.context)}"
        case _:
            return told


def _sentences(meaning: str, example: str, default: str | None) -> str:
    told = meaning
    if example:
        told += f" Example: {example}."
    if default is not None:
        told += f" Default: {default}."
    return told


def _property(key: AnyKey) -> Schema:
    match key:
        case sorts.Switch(on=bool()):
            return {"type": "boolean"}
        case sorts.Switch():
            return {"type": "string", "enum": [key.on, key.off] if key.usual else [key.off, key.on]}
        case sorts.Choice():
            return {"type": "string", "enum": [str(word) for word in key.words]}
        case sorts.Number():
            return {"type": "integer", "minimum": key.least, "maximum": MOST}
        case sorts.Claim():
            return {"type": "integer", "minimum": -MOST, "maximum": MOST}
        case sorts.Cost():
            return _reference("number")
        case sorts.Expression():
            return _reference("condition" if key.type is Type.CONDITION else "number")
        case sorts.Cards():
            return _reference("cards")
        case sorts.RankTable():
            return _table(key.name, key.meaning_of_each)
        case sorts.GoalTable():
            message = "a threshold is a whole number, 1 or more"
            return _table(key.name, key.meaning_of_each) | {"propertyNames": _pattern(GOAL, message)}
        case sorts.Parts():
            return {"type": "array", "minItems": 1, "uniqueItems": True, "items": _reference("id")}
        case sorts.Restrictions():
            message = "the name of a restriction: lower-case letters, digits and hyphens"
            one = _reference("forbid-item")
            names = _pattern(NAME, message)
            return {"type": ["array", "object"], "items": one, "propertyNames": names, "additionalProperties": one}
        case sorts.PayoutName():
            return _reference("id")
        case sorts.Part():
            return _reference(key.name)
        case sorts.Naming():
            return _reference("names")
        case sorts.Remark():
            return _reference("note")
        case sorts.Citing():
            return _reference("source")
        case _:
            assert_never(key)


def _reference(definition: str) -> Schema:
    return {"$ref": f"#/$defs/{definition}"}


def _pattern(pattern: str, message: str) -> Schema:
    return {"pattern": pattern, "patternErrorMessage": message}


def _table(name: str, each: str) -> Schema:
    number = {"type": "integer", "minimum": 0, "maximum": MOST, "description": each}
    return {"title": f"table of {name}", "type": "object", "minProperties": 1, "additionalProperties": number}


# --- what may stand in an expression --------------------------------------------------------------------


def words_told(context: Context) -> str:
    """The words of an expression in some place, and how they are joined, in a sentence."""
    listed = ", ".join(dict.fromkeys(form for word in words(context) for form in _forms(word)))
    match context:
        case Context.CARDS | Context.RESTRICTION_CARDS:
            own = ", ".join(["a word from `sets`", *(f"`{form}`" for form in listed.split(", ") if "(" not in form)])
            return (
                f"Write a suit (hearts), a rank (O, or rank(10)), a card (K♥, Kh, K of hearts), {own}; join by | & -."
            )
        case Context.COST | Context.AMOUNT | Context.SCORE:
            return f"It may use {listed}, joined by + - * //, min(a, b), max(a, b), A if C else B."
        case Context.RESTRICTION | Context.STOP | Context.TAKERS | Context.CASE | Context.ENDS:
            return f"It may use {listed}, compared by == != < <= > >=, joined by and, or, not."
        case Context.CONSTANT:
            return ""
        case _:
            assert_never(context)


def _forms(word: Word) -> list[str]:
    """How a word is written; `last` and functions of numbers stand elsewhere."""
    match word.parameters:
        case ():
            return [] if word.name == "last" else [word.name]
        case (Parameter.CARDS,):
            return [f"{word.name}(cards)"]
        case (Parameter.TRICK,):
            return [f"{word.name}(n)", f"{word.name}(last)"]
        case _:
            return []

"""Text of an expression → `Parsed` tree, or `SyntaxFault`.

The grammar is built once per process (some 40 ms; a line then takes a quarter of one). It is not kept on
disk: that would save less than importing lark costs, and leave files in people's homes. The tree is
built while parsing, so that no recursion meets a text of thousands of parentheses; the depth of what
came out is counted without recursion too, and everything behind may recurse.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from lorumdsl.diagnostics.codes import EXPRESSION_TOO_DEEP, EXPRESSION_TOO_LONG
from lorumdsl.expr.ast import Call, CardName, Name, Number, Operation, Parsed
from lorumdsl.expr.faults import SyntaxFault, explain, refuse_foreign_marks

if TYPE_CHECKING:
    from lark import Lark, Token

__all__ = ["DEEPEST", "LONGEST", "SyntaxFault", "parse"]

LONGEST = 2_000  # characters
DEEPEST = 100  # levels; the engine's stack is made for it

Part = tuple[Parsed, int, int]  # a tree and where it stands, its parentheses included
COMPARISONS = {"≤": "<=", "≥": ">=", "≠": "!="}


def parse(text: str) -> Parsed:
    """The tree of an expression; raises SyntaxFault, and nothing else, for any other text.

    >>> parse("2*left").operator
    '*'
    """
    if len(text) > LONGEST:
        message = f"the expression has {len(text):,} characters, more than {LONGEST:,}"
        raise SyntaxFault(LONGEST, len(text), message, "name parts of it in `sets:`", EXPRESSION_TOO_LONG)
    refuse_foreign_marks(text)
    parsed = _parse(text)
    place = _too_deep(parsed)
    if place is not None:
        message = f"the expression is nested more than {DEEPEST} deep"
        raise SyntaxFault(place.start, place.end, message, "say it in fewer steps", EXPRESSION_TOO_DEEP)
    return parsed


def _parse(text: str) -> Parsed:
    from lark.exceptions import UnexpectedCharacters, UnexpectedToken

    try:
        part: Any = _grammar().parse(text)
    except UnexpectedToken as stop:
        place = (len(text), len(text)) if stop.token.type == "$END" else _place(stop.token)
        raise explain(text, *place, "ELSE" in stop.expected) from None
    except UnexpectedCharacters as stop:
        start: Any = stop.pos_in_stream
        raise explain(text, start, start + 1, False) from None
    except _Chain as chain:
        raise _chained(text, chain) from None
    parsed: Parsed = part[0]
    return parsed


@lru_cache(maxsize=1)
def _grammar() -> Lark:
    from lark import Lark

    text = files("lorumdsl.expr").joinpath("grammar.lark").read_text(encoding="utf-8")
    builder: Any = _Builder()
    return Lark(text, parser="lalr", lexer="basic", transformer=builder)


def _too_deep(root: Parsed) -> Parsed | None:
    """A node that lies too deep, if any. What stands after `else` counts twice: two values wait for it."""
    nodes = [(root, 1)]
    while nodes:
        node, depth = nodes.pop()
        if depth > DEEPEST:
            return node
        if isinstance(node, Operation):
            nodes += [(operand, depth + max(place, 1)) for place, operand in enumerate(node.operands)]
        elif isinstance(node, Call):
            nodes += [(argument, depth + 1) for argument in node.arguments]
    return None


class _Chain(Exception):
    """Comparisons in a row, `0 < x < 3`."""

    def __init__(self, operands: Sequence[Part], operators: Sequence[Token]) -> None:
        self.operands, self.operators = operands, operators


def _chained(text: str, chain: _Chain) -> SyntaxFault:
    written = [text[start:end] for _, start, end in chain.operands]
    pairs = [f"{a} {sign} {b}" for a, sign, b in zip(written, chain.operators, written[1:], strict=False)]
    hint = f"write `{' and '.join(pairs)}`"
    return SyntaxFault(chain.operands[0][1], chain.operands[-1][2], "comparisons cannot be chained", hint)


class _Builder:
    """One method for each alternative of the grammar that makes something; lark calls them bottom up."""

    def number(self, children: list[Token]) -> Part:
        start, end = _place(children[0])
        return Number(int(children[0]), start, end), start, end

    def card(self, children: list[Token]) -> Part:
        start, end = _place(children[0])
        return CardName(str(children[0]), start, end), start, end

    def name(self, children: list[Token]) -> Part:
        name = _name(children[0])
        return name, name.start, name.end

    def call(self, children: list[Any]) -> Part:
        function, (_, end) = _name(children[0]), _place(children[-1])
        arguments = children[2] if children[2] is not None else ()
        return Call(function, arguments, function.start, end), function.start, end

    def arguments(self, children: list[Part]) -> tuple[Parsed, ...]:
        return tuple(tree for tree, _, _ in children)

    def group(self, children: list[Any]) -> Part:
        return children[1][0], _place(children[0])[0], _place(children[2])[1]

    def unary(self, children: list[Any]) -> Part:
        operator, (tree, _, end) = children
        start = _place(operator)[0]
        return Operation(str(operator), (tree,), start, end), start, end

    def binary(self, children: list[Any]) -> Part:
        (left, start, _), operator, (right, _, end) = children
        return Operation(str(operator), (left, right), start, end), start, end

    def compare(self, children: list[Any]) -> Part:
        if len(children) > 3:
            raise _Chain(children[::2], children[1::2])
        (left, start, _), operator, (right, _, end) = children
        sign = COMPARISONS.get(operator, str(operator))
        return Operation(sign, (left, right), start, end), start, end

    def choose(self, children: list[Part]) -> Part:
        (_, start, _), _, (_, _, end) = children
        return Operation("if", tuple(tree for tree, _, _ in children), start, end), start, end


def _place(token: Token) -> tuple[int, int]:
    assert token.start_pos is not None
    assert token.end_pos is not None
    return token.start_pos, token.end_pos


def _name(token: Token) -> Name:
    return Name(str(token), *_place(token))

"""Names and types: an expression as written → a `Typed` tree without names, and all findings on the way.

Types are found bottom up; where a condition is wanted and a number stands, the number means "not zero".
A part with findings has no type (None), and nothing around it complains a second time.
"""

from __future__ import annotations

from lorumdsl.diagnostics.codes import DIVISOR, EXPRESSION_TYPE, WRONG_ARGUMENTS
from lorumdsl.diagnostics.diagnostic import Diagnostic
from lorumdsl.expr import hints
from lorumdsl.expr.ast import (
    LAST_TRICK,
    Call,
    CardName,
    Cards,
    Constant,
    Counter,
    Name,
    Number,
    Operation,
    Parsed,
    Type,
    Typed,
)
from lorumdsl.expr.faults import quoted
from lorumdsl.expr.folding import fold, fold_cards, not_zero
from lorumdsl.expr.names import Scope, find_card, find_cards, find_rank
from lorumdsl.expr.reading import Reading
from lorumdsl.expr.vocabulary import lookup
from lorumdsl.expr.word import Context, Parameter, Word
from lorumdsl.source.nodes import Scalar

COMPARISONS = frozenset(("==", "!=", "<", "<=", ">", ">="))
CONDITIONS = frozenset(("and", "or", "not"))


def resolve(scalar: Scalar, wanted: Type, context: Context, scope: Scope) -> tuple[Typed | None, list[Diagnostic]]:
    """The typed tree of a text or whole number; None and findings if it has any. Raises nothing."""
    reading = Reading(scalar, scope)
    parsed = reading.parse()
    typed = None if parsed is None else _Typing(reading).want(parsed, wanted, context)
    return (None if reading.found else typed), reading.found


class _Typing:
    """One method for each sort of node; each returns the typed tree, or None after a finding."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.deck = reading.scope.deck

    def want(self, node: Parsed, wanted: Type, context: Context, for_cards: str = "") -> Typed | None:
        """The tree of a node as the wanted type; `for_cards` is the remedy if it is a card set instead."""
        return self.become(node, self.infer(node, context, wanted), wanted, context, for_cards)

    def become(
        self, node: Parsed, typed: Typed | None, wanted: Type, context: Context, for_cards: str = ""
    ) -> Typed | None:
        if typed is None or typed.type == wanted:
            return typed
        if typed.type == Type.NUMBER and wanted == Type.CONDITION:
            return not_zero(typed)
        hint = for_cards if for_cards and typed.type == Type.CARDS else ""
        hint = hint or hints.mismatch(typed.type, wanted, context, self.reading.written(node))
        message = f"expected a {wanted.value}, found a {typed.type.value}"
        self.reading.complain(EXPRESSION_TYPE, node, message, hint)
        return None

    def infer(self, node: Parsed, context: Context, wanted: Type | None = None) -> Typed | None:
        """The tree of a node, whatever its type; `wanted` only tells the branches of an `if` what to become."""
        if isinstance(node, Number):
            return Constant(node.value) if self.reading.small(node.value, node) else None
        if isinstance(node, Name):
            return self.reading.name(node, context)
        if isinstance(node, CardName):
            return self.reading.known(find_card(node.text, self.deck), node)
        if isinstance(node, Call):
            return self.call(node, context)
        return self.operation(node, context, wanted)

    # --- operators ------------------------------------------------------------------------------------

    def operation(self, node: Operation, context: Context, wanted: Type | None) -> Typed | None:
        sign = node.operator
        if sign == "if":
            return self.choice(node, context, wanted)
        if sign in ("|", "&"):
            return self.join(node, [self.want(operand, Type.CARDS, context) for operand in node.operands])
        if sign == "-" and len(node.operands) == 2:
            return self.difference(node, context)
        operand = Type.CONDITION if sign in CONDITIONS else Type.NUMBER
        result = Type.CONDITION if sign in CONDITIONS or sign in COMPARISONS else Type.NUMBER
        typed = [self.infer(part, context, operand) for part in node.operands]
        pairs = list(zip(node.operands, typed, strict=True))
        cards = [part for part, side in pairs if isinstance(side, Cards)]
        if len(cards) == len(pairs) > 1 and sign in hints.JOINING:
            # One mistake, the operator: said once.
            left, right = map(self.reading.written, node.operands)
            first, second = (side for side in typed if isinstance(side, Cards))
            # "Kings of hearts and diamonds" are both, not a card that is of both suits.
            meant = "or" if not first.other & second.other else sign
            self.become(cards[0], typed[0], operand, context, hints.joined(meant, left, right, wanted))
            return None
        remedy = "" if sign in ("+", "*") and wanted == Type.NUMBER else hints.FOR_CARDS.get(sign, "")
        return self.combine(node, [self.become(part, side, operand, context, remedy) for part, side in pairs], result)

    def combine(self, node: Operation, typed: list[Typed | None], result: Type) -> Typed | None:
        """An operator on numbers or conditions."""
        if node.operator == "//" and not self.divides(node.operands[1], typed[1]):
            return None
        operands = tuple(operand for operand in typed if operand is not None)
        if len(operands) < len(typed):
            return None
        operator = "neg" if node.operator == "-" and len(operands) == 1 else node.operator
        answer = fold(operator, operands, result)
        if isinstance(answer, Constant) and not self.reading.small(answer.value, node):
            return None
        return answer

    def divides(self, node: Parsed, divisor: Typed | None) -> bool:
        if divisor is None or divisor == Counter("seats") or (isinstance(divisor, Constant) and divisor.value > 0):
            return True
        message = f"{quoted(self.reading.written(node))} cannot divide"
        self.reading.complain(DIVISOR, node, message, "divide by a number above 0, or by `seats`")
        return False

    def join(self, node: Operation, typed: list[Typed | None]) -> Cards | None:
        """An operator on card sets."""
        left, right = typed
        if isinstance(left, Cards) and isinstance(right, Cards):
            return fold_cards(node.operator, left, right)
        return None

    def difference(self, node: Operation, context: Context) -> Typed | None:
        """`-`, which serves numbers and card sets: one card set makes the other side want to be one."""
        typed = [self.infer(operand, context) for operand in node.operands]
        is_cards = any(isinstance(side, Cards) for side in typed)
        wanted = Type.CARDS if is_cards else Type.NUMBER
        pairs = zip(node.operands, typed, strict=True)
        sides = [self.become(operand, side, wanted, context) for operand, side in pairs]
        return self.join(node, sides) if is_cards else self.combine(node, sides, Type.NUMBER)

    def choice(self, node: Operation, context: Context, wanted: Type | None) -> Typed | None:
        """`A if CONDITION else B`; both branches are of one type."""
        branches = (node.operands[0], node.operands[2])
        condition = self.want(node.operands[1], Type.CONDITION, context)
        typed = [self.infer(branch, context, wanted) for branch in branches]
        result = wanted or _common(typed)
        pairs = zip(branches, typed, strict=True)
        then, otherwise = (self.become(branch, side, result, context) for branch, side in pairs)
        if condition is None or then is None or otherwise is None:
            return None
        if result == Type.CARDS and not isinstance(condition, Constant):
            message = "a card set cannot depend on what happens in play"
            self.reading.complain(EXPRESSION_TYPE, node, message, "write two restrictions, each with a `while`")
            return None
        return fold("if", (then, condition, otherwise), result)

    # --- functions ------------------------------------------------------------------------------------

    def call(self, node: Call, context: Context) -> Typed | None:
        word = lookup(node.function.text)
        if word is None:
            self.call_of_unknown(node, context)
            return None
        usable = self.reading.available(word, node.function, context)
        if not word.is_function:
            if usable:
                message = f"`{word.name}` takes nothing"
                self.reading.complain(WRONG_ARGUMENTS, node, message, f"write `{word.name}` alone")
            return None
        typed = self.apply(word, node, context)
        return typed if usable else None

    def call_of_unknown(self, node: Call, context: Context) -> None:
        name = node.function
        if find_cards(name.text, self.reading.scope) is not None:
            hint = "a card set stands alone, or inside a function such as `taken`"
            self.reading.complain(WRONG_ARGUMENTS, node, f"{quoted(name.text)} is no function", hint)
            return
        guess = hints.guess_function(name.text, context)
        hint = f"did you mean `{guess.name}`?" if guess else hints.functions(context)
        sure = hints.sure_function(name.text, context) if guess else None
        self.reading.correct(name, f"there is no function {quoted(name.text)}", hint, sure)
        if guess:
            self.apply(guess, node, context)  # for the findings inside

    def apply(self, word: Word, node: Call, context: Context) -> Typed | None:
        """A function on its arguments."""
        parameter = word.parameters[0]
        if parameter == Parameter.NUMBERS:
            return self.least_or_most(word, node, context)
        if len(node.arguments) != 1:
            if parameter == Parameter.CARDS:
                for argument in node.arguments:
                    self.want(argument, Type.CARDS, Context.CARDS)
            self.wrong_count(word, node, hints.one_argument(word))
            return None
        argument = node.arguments[0]
        if parameter == Parameter.RANK:
            return self.rank(argument)
        if parameter == Parameter.TRICK:
            return self.trick(word, argument)
        cards = self.want(argument, Type.CARDS, Context.CARDS)
        return Counter(word.name, cards=cards.other) if isinstance(cards, Cards) else None

    def least_or_most(self, word: Word, node: Call, context: Context) -> Typed | None:
        typed = [self.want(argument, Type.NUMBER, context) for argument in node.arguments]
        if len(typed) < 2:
            self.wrong_count(word, node, hints.example(word))
            return None
        operands = tuple(operand for operand in typed if operand is not None)
        return fold(word.name, operands, Type.NUMBER) if len(operands) == len(typed) else None

    def wrong_count(self, word: Word, node: Call, hint: str) -> None:
        given = len(node.arguments)
        found = "nothing" if given == 0 else "one" if given == 1 else str(given)
        message = f"`{word.name}` takes {word.parameters[0].value}, found {found}"
        self.reading.complain(WRONG_ARGUMENTS, node, message, hint)

    def rank(self, argument: Parsed) -> Cards | None:
        if isinstance(argument, (Number, Name)):
            return self.reading.known(find_rank(self.reading.written(argument), self.deck), argument)
        hint = "its ranks are " + " ".join(self.deck.ranks)
        self.reading.complain(WRONG_ARGUMENTS, argument, "`rank` takes a rank of the deck", hint)
        return None

    def trick(self, word: Word, argument: Parsed) -> Typed | None:
        """`won`: a trick that can be played, at least two seats taking part, or the last one."""
        if isinstance(argument, Name) and argument.text == "last":
            return Counter(word.name, number=LAST_TRICK)
        typed = self.infer(argument, Context.CONSTANT)
        most = self.deck.cards.bit_count() // 2
        if typed is None:
            return None
        if isinstance(typed, Constant) and typed.type == Type.NUMBER and 1 <= typed.value <= most:
            return Counter(word.name, number=typed.value)
        message = f"`{word.name}` takes {word.parameters[0].value}, found {quoted(self.reading.written(argument))}"
        hint = f"tricks are numbered from 1; this deck allows at most {most}"
        self.reading.complain(WRONG_ARGUMENTS, argument, message, hint)
        return None


def _common(typed: list[Typed | None]) -> Type:
    """The type both branches can become: cards if one is, else a condition if one is."""
    types = {branch.type for branch in typed if branch is not None}
    return next((kind for kind in (Type.CARDS, Type.CONDITION) if kind in types), Type.NUMBER)

"""The keys of a contract as sentences, by their rows: a message for each, or for some a way of their own.

What several keys say together is said for one of them; the others name it in their rows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, assert_never

from lorumdsl.expr.ast import Constant, Counter, Operator, Type, Typed
from lorumdsl.expr.typing import counters
from lorumdsl.model.clause import Clause
from lorumdsl.model.contracts import AnyContract, Build, ChainContract, LayoutContract, Restriction, TrickContract
from lorumdsl.model.key import Apart, Message, Sides
from lorumdsl.model.sorts import (
    AnyKey,
    Cards,
    Choice,
    Citing,
    Claim,
    Cost,
    Expression,
    GoalTable,
    Naming,
    Number,
    Part,
    Parts,
    PayoutName,
    RankTable,
    Remark,
    Restrictions,
    Switch,
    keys_of,
)
from lorumdsl.rulebook.cards_told import cards, hand_cards, one_of, rank
from lorumdsl.rulebook.document import Sentence
from lorumdsl.rulebook.pen import Pen
from lorumdsl.rulebook.phrase import NOTHING, Argument, Listed, Phrase, say
from lorumdsl.rulebook.sums import amount, condition, price

Sentences = list[Sentence]


def key_sentences(pen: Pen, contract: AnyContract) -> dict[str, Sentences]:
    """What each key of a contract says, by its name; nothing for one that goes without saying."""
    clauses = {key.name: getattr(contract, field) for field, key in keys_of(type(contract)) if isinstance(key, Part)}
    told: dict[str, Sentences] = {}
    for field, key in keys_of(type(contract)):
        if isinstance(key.told, Apart):
            told[key.name] = APART[key.name](pen, contract) if key.told.by == key.name else []
            continue
        phrases = _phrases(pen, contract, key, key.told, getattr(contract, field))
        # The first that is said of a part cites it; where nothing is said about the play, cost stands for the whole.
        cited = [clauses.pop(key.part)] if phrases and key.part in clauses else []
        cited += [contract.clause] if isinstance(key, Cost) else []
        told[key.name] = [_sentence(pen, phrase, cited) for phrase in phrases]
    return told


def _sentence(pen: Pen, phrase: Phrase, clauses: list[Clause]) -> Sentence:
    return pen.sentence(phrase, *clauses)


def _phrases(pen: Pen, contract: AnyContract, key: AnyKey, told: Message | Sides, value: Any) -> list[Phrase]:
    ruleset = pen.ruleset
    match key:
        case Switch():
            assert isinstance(told, Sides)
            side = told.on if value else told.off
            return [] if side is None or key.idle(ruleset.deck) else [say(side, **_ends(pen))]
        case Number():
            return _message(told, value or None, number=value)
        case Claim():
            return _message(told, value, amount=amount(ruleset, value or 0))
        case Cost():
            return _message(told, value, price=price(ruleset, value))
        case Expression():
            return _message(told, value, **({} if value is None else _expression(pen, key, value)))
        case Cards():
            return _message(told, value, cards=cards(ruleset, value or 0))
        case RankTable():
            each = [say(key.each, rank=rank(ruleset, place), number=number) for place, number in sorted(value)[::-1]]
            some = [Phrase(key.some)] if 0 < len(value) < len(ruleset.deck.ranks) else []
            return _message(told, value or None, values=_listed(each)) + some
        case GoalTable():
            marks = [say(key.each, goal=goal, price=amount(ruleset, charge)) for goal, charge in value]
            return _message(told, value or None, thresholds=_listed(marks))
        case Parts():
            return _message(told, value or None, contracts=Listed(tuple(ruleset.contract(one).names for one in value)))
        case Choice() | Restrictions() | PayoutName() | Part() | Naming() | Remark() | Citing():
            raise TypeError(f"`{key.name}` is told in a way of its own")
        case _:
            assert_never(key)


def _message(told: Message | Sides | Apart, value: Any, **arguments: Argument) -> list[Phrase]:
    assert isinstance(told, Message)
    if value is not None:
        return [say(told.id, **arguments)]
    return [Phrase(told.nothing)] if told.nothing else []


def _listed(items: list[Phrase]) -> Listed:
    return Listed(tuple(items), "list-comma")


def _expression(pen: Pen, key: Expression, value: Typed) -> dict[str, Argument]:
    if key.type is Type.CONDITION:
        return {"condition": _for_somebody(pen, value)}
    return {"cost": amount(pen.ruleset, value.value) if isinstance(value, Constant) else price(pen.ruleset, value)}


def _for_somebody(pen: Pen, asked: Typed) -> Argument:
    """`somebody has taken the king of hearts (K♥)`, or in signs."""
    if isinstance(asked, Operator) and isinstance(asked.operands[0], Counter) and asked.operands[0].word == "taken":
        taken = asked.operands[0].cards
        sign, number = asked.operator, asked.operands[1]
        if taken.bit_count() == 1 and (sign, number) in (("==", Constant(1)), ("!=", Constant(0)), (">", Constant(0))):
            return say("if-somebody-took", card=one_of(pen.ruleset, taken))
    return say("if-somebody", condition=condition(pen.ruleset, asked))


# --- in a way of their own ------------------------------------------------------------------------------


def _opening(pen: Pen, contract: AnyContract) -> Sentences:
    opening = contract.opening
    if opening is None:
        return []
    holder = one_of(pen.ruleset, opening.holder)
    told = say("opening", card=holder)
    if opening.cards != opening.holder:
        told = say("opening-with", card=holder, cards=cards(pen.ruleset, opening.cards))
    return [pen.sentence(told, opening.clause)]


def _forbid(pen: Pen, contract: AnyContract) -> Sentences:
    """The contract's own restrictions; those of its parts are told there."""
    assert isinstance(contract, TrickContract)
    own = [rule for rule in contract.restrictions if rule.clause.path.startswith(f"{contract.clause.path}.")]
    return [pen.sentence(_restriction(pen, rule), rule.clause) for rule in own]


def _restriction(pen: Pen, rule: Restriction) -> Phrase:
    ruleset = pen.ruleset
    exempt: Argument = NOTHING
    if rule.exempt.other or rule.exempt.single:
        alone = rule.exempt.other == 0 and rule.cards.single & ~rule.exempt.single == 0
        exempt = Phrase("unless-alone") if alone else say("except", cards=hand_cards(ruleset, rule.exempt))
    told = hand_cards(ruleset, rule.cards)
    return say(f"forbid-{rule.moment}", when=_when(pen, rule.active), cards=told, exempt=exempt)


def _when(pen: Pen, active: Typed | None) -> Phrase:
    """When a restriction holds: `in the first trick`, `before a heart has been played`, or in signs."""
    if active is None:
        return Phrase("when-ever")
    if isinstance(active, Operator) and active.operator == "not":
        shown = active.operands[0]
        if isinstance(shown, Operator) and shown.operator in ("!=", ">") and shown.operands[1] == Constant(0):
            counter = shown.operands[0]
            if isinstance(counter, Counter) and counter.word in ("played", "discarded"):
                return say(f"when-before-{counter.word}", card=one_of(pen.ruleset, counter.cards))
        return say("when-until", condition=condition(pen.ruleset, shown))
    if isinstance(active, Operator) and active.operands[0] == Counter("trick"):
        limit = active.operands[1]
        if isinstance(limit, Constant) and active.operator == "==":
            return say("when-trick", number=limit.value)
        if isinstance(limit, Constant) and active.operator in ("<", "<="):
            return say("when-up-to-trick", number=limit.value - (active.operator == "<"))
        if isinstance(limit, Constant) and active.operator in (">", ">="):
            return say("when-from-trick", number=limit.value + (active.operator == ">"))
    return say("when-while", condition=condition(pen.ruleset, active))


def _build(pen: Pen, contract: AnyContract) -> Sentences:
    assert isinstance(contract, LayoutContract)
    way = {Build.UP: "up", Build.DOWN: "down", Build.BOTH: "both"}[contract.build]
    return [Sentence(say(f"layout-{way}-{'wrap' if contract.wrap else 'ends'}", **_ends(pen)))]


def _pass(pen: Pen, contract: AnyContract) -> Sentences:
    """Who passes; what it costs stands with the cost."""
    assert isinstance(contract, ChainContract | LayoutContract)
    if isinstance(contract, ChainContract) and contract.holder:
        return []
    told = Phrase("chain-in-order" if isinstance(contract, ChainContract) else "layout-pass")
    free = [] if Counter("passes") in list(counters(contract.cost)) else [Sentence(Phrase("pass-free"))]
    return [pen.sentence(told, contract.pass_clause), *free]


def _ends(pen: Pen) -> dict[str, Argument]:
    """The lowest and the highest rank."""
    last = len(pen.ruleset.deck.ranks) - 1
    return {"low": rank(pen.ruleset, 0), "high": rank(pen.ruleset, last)}


def _note(pen: Pen, contract: AnyContract) -> Sentences:
    note = pen.remarks.note("contracts", contract.id)
    return [Sentence(note)] if note else []


def _elsewhere(_: Pen, __: AnyContract) -> Sentences:
    return []


APART: dict[str, Callable[[Pen, AnyContract], Sentences]] = {
    "opening": _opening,
    "forbid": _forbid,
    "build": _build,
    "pass": _pass,
    "note": _note,
    "name": _elsewhere,  # the heading is the name
    "source": _elsewhere,  # citations are marks behind sentences
    "payout": _elsewhere,  # payouts have sentences of their own
}
"""How keys are told that no single message says."""

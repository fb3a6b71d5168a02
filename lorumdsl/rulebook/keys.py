"""The keys of a contract as sentences, by their rows: a message for each, or for some a way of their own.

What several keys say together is said for one of them; the others name it in their rows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, assert_never

from lorumdsl.expr.ast import Constant, Type, Typed, counters
from lorumdsl.expr.vocabulary import PASSES
from lorumdsl.language.phrase import Argument, Listed, Phrase, say
from lorumdsl.model import sorts
from lorumdsl.model.contracts import AnyContract, ChainContract, CountContract, LayoutContract, TrickContract
from lorumdsl.model.key import Apart, Message, Sides, Statement, StatementSides
from lorumdsl.model.sorts import AnyKey, keys_of
from lorumdsl.phrases.cards import cards, rank
from lorumdsl.phrases.costs import amount, price
from lorumdsl.phrases.courses import early_end, layout_piles, opening
from lorumdsl.phrases.restrictions import restriction
from lorumdsl.rulebook.document import Sentence
from lorumdsl.rulebook.writer import Writer

Sentences = list[Sentence]


def key_sentences(writer: Writer, contract: AnyContract) -> dict[str, Sentences]:
    """What each key of a contract says, by its name; nothing for one that goes without saying."""
    clauses = {
        key.name: getattr(contract, field) for field, key in keys_of(type(contract)) if isinstance(key, sorts.Part)
    }
    told: dict[str, Sentences] = {}
    for field, key in keys_of(type(contract)):
        if isinstance(key.told, Apart):
            told[key.name] = APART[key.name](writer, contract) if key.told.by == key.name else []
            continue
        phrases = _phrases(writer, contract, key, key.told, getattr(contract, field))
        # The first that is said of a part cites it; where nothing is said about the play, cost stands for the whole.
        cited = [clauses.pop(key.part)] if phrases and key.part in clauses else []
        cited += [contract.clause] if isinstance(key, sorts.Cost) else []
        write = writer.statement if isinstance(key.told, Statement | StatementSides) else writer.sentence
        told[key.name] = [write(phrase, *cited) for phrase in phrases]
    return told


def _phrases(writer: Writer, contract: AnyContract, key: AnyKey, told: Message | Sides, value: Any) -> list[Phrase]:
    ruleset = writer.ruleset
    match key:
        case sorts.Switch():
            assert isinstance(told, Sides)
            side = told.on if value else told.off
            return [] if side is None or key.idle(ruleset.deck) else [say(side, **_ends(writer))]
        case sorts.Number():
            return _message(told, value or None, number=value)
        case sorts.Claim():
            return _message(told, value, amount=amount(ruleset, value or 0))
        case sorts.Cost():
            return _message(told, value, price=price(ruleset, value))
        case sorts.Expression():
            return _message(told, value, **({} if value is None else _expression(writer, key, value)))
        case sorts.Cards():
            return _message(told, value, cards=cards(ruleset, value or 0))
        case sorts.RankTable():
            each = [say(key.each, rank=rank(ruleset, place), number=number) for place, number in sorted(value)[::-1]]
            some = [Phrase(key.some)] if 0 < len(value) < len(ruleset.deck.ranks) else []
            return _message(told, value or None, values=_listed(each)) + some
        case sorts.GoalTable():
            marks = [say(key.each, goal=goal, price=amount(ruleset, charge)) for goal, charge in value]
            return _message(told, value or None, thresholds=_listed(marks))
        case sorts.Parts():
            return _message(told, value or None, contracts=Listed(tuple(ruleset.contract(one).names for one in value)))
        case (
            sorts.Choice()
            | sorts.Restrictions()
            | sorts.PayoutName()
            | sorts.Part()
            | sorts.Naming()
            | sorts.Remark()
            | sorts.Citing()
        ):
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


def _expression(writer: Writer, key: sorts.Expression, value: Typed) -> dict[str, Argument]:
    if key.type is Type.CONDITION:
        return dict(early_end(writer.ruleset, value).arguments)
    return {
        "cost": amount(writer.ruleset, value.value) if isinstance(value, Constant) else price(writer.ruleset, value)
    }


# --- in a way of their own ------------------------------------------------------------------------------


def _opening(writer: Writer, contract: AnyContract) -> Sentences:
    begins = contract.opening
    return [] if begins is None else [writer.statement(opening(writer.ruleset, begins), begins.clause)]


def _forbid(writer: Writer, contract: AnyContract) -> Sentences:
    """The contract's own restrictions; those of its parts are told there."""
    own = [rule for rule in contract.restrictions if rule.clause.path.startswith(f"{contract.clause.path}.")]
    return [writer.statement(restriction(writer.ruleset, rule), rule.clause) for rule in own]


def _build(writer: Writer, contract: AnyContract) -> Sentences:
    match contract:
        case LayoutContract():
            return [writer.statement(layout_piles(writer.ruleset, contract))]
        case TrickContract() | ChainContract() | CountContract():
            return []
        case _:
            assert_never(contract)


def _pass(writer: Writer, contract: AnyContract) -> Sentences:
    """Who passes; what it costs stands with the cost."""
    match contract:
        case ChainContract(holder=False):
            told = Phrase("chain-in-order")
        case LayoutContract():
            told = Phrase("layout-pass")
        case TrickContract() | ChainContract() | CountContract():
            return []
        case _:
            assert_never(contract)
    free = [] if PASSES in list(counters(contract.cost)) else [Sentence(Phrase("pass-free"))]
    return [writer.sentence(told, contract.pass_clause), *free]


def _ends(writer: Writer) -> dict[str, Argument]:
    """The lowest and the highest rank."""
    last = len(writer.ruleset.deck.ranks) - 1
    return {"low": rank(writer.ruleset, 0), "high": rank(writer.ruleset, last)}


def _note(writer: Writer, contract: AnyContract) -> Sentences:
    note = writer.remarks.note("contracts", contract.id)
    return [Sentence(note)] if note else []


def _elsewhere(_: Writer, __: AnyContract) -> Sentences:
    return []


APART: dict[str, Callable[[Writer, AnyContract], Sentences]] = {
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

"""Restrictions as phrases: `in the first trick, hearts may not be led`."""

from __future__ import annotations

from lorumdsl.expr.ast import Constant, Counter, Operator, Typed
from lorumdsl.language.phrase import NOTHING, Argument, Phrase, Row, say
from lorumdsl.model.contracts import Restriction
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.phrases.cards import hand_cards, one_of
from lorumdsl.phrases.costs import condition


def restriction(ruleset: Ruleset, rule: Restriction) -> Phrase:
    """When which cards may not be played, and which of them may all the same."""
    told = hand_cards(ruleset, rule.cards)
    return say(f"forbid-{rule.moment}", when=_when(ruleset, rule.active), cards=told, exempt=_exemption(ruleset, rule))


def _exemption(ruleset: Ruleset, rule: Restriction) -> Phrase:
    exempt, cards = rule.exempt, rule.cards
    if exempt.single & cards.single == 0 == exempt.other & cards.other:
        return NOTHING
    if exempt.other == 0 and cards.single & ~exempt.single == 0:
        return Phrase("unless-alone")
    return say("except", cards=hand_cards(ruleset, exempt))


def _when(ruleset: Ruleset, active: Typed | None) -> Argument:
    """When a restriction holds: `in the first trick`, `before a heart has been played`, or in signs."""
    match active:
        case None:
            return Phrase("when-ever")
        case Operator("and", (first, second)):
            return Row((_when(ruleset, first), _when(ruleset, second)))
        case Operator("not", (Operator("!=" | ">", (Counter() as counter, Constant(0))),)) | Operator(
            "==", (Counter() as counter, Constant(0))
        ) if counter.word in ("played", "discarded"):
            return say(f"when-before-{counter.word}", card=one_of(ruleset, counter.cards))
        case Operator("not", (shown,)):
            return say("when-until", condition=condition(ruleset, shown))
        case Operator(sign, (Counter("trick"), Constant(limit))):
            told = _tricks(sign, limit)
            if told is not None:
                return told
    return say("when-while", condition=condition(ruleset, active))


def _tricks(sign: str, limit: int) -> Phrase | None:
    """The tricks whose number compares so with a limit; None where no words say which."""
    last: int | None
    match sign:
        case "==":
            first, last = limit, limit
        case "<":
            first, last = 1, limit - 1
        case "<=":
            first, last = 1, limit
        case ">":
            first, last = limit + 1, None
        case ">=":
            first, last = limit, None
        case "!=" if limit == 1:
            first, last = 2, None
        case _:
            return None
    if first < 1 or (last is not None and last < first):
        return None
    if last is None:
        return say("when-from-trick", number=first)
    return say("when-trick", number=last) if first == last else say("when-up-to-trick", number=last)

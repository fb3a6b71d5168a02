"""Why an action is legal or not, in answer to `?`: the facts of the table first, then the rule and its source."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from lorumdsl.cards import cards_of
from lorumdsl.language.phrase import Argument, Listed, Phrase, Seat, say, seated
from lorumdsl.language.translator import Translator
from lorumdsl.model.clause import Clause
from lorumdsl.model.contracts import AnyContract, ChainContract, CountContract, LayoutContract, TrickContract
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.phrases.clauses import tell
from lorumdsl.phrases.courses import passing
from lorumdsl.phrases.restrictions import restriction
from lorumdsl.play.choices import choices
from lorumdsl.play.game import Game
from lorumdsl.table.actions import IllegalAction
from lorumdsl.table.session import Phase
from lorumdsl.terminal.fold import fold
from lorumdsl.terminal.paint import Paint

MARGIN = "  "


def why_not(game: Game, action: str, translator: Translator, paint: Paint) -> Iterator[str]:
    """Why an action that is not legal is not: a card as it is printed, a pass, or the id of a contract."""
    deal = game.session.deal
    if deal is not None and deal.contract.blind:
        yield from _folded(say("refusal", told=say("play-by-place", number=len(game.view.legal))), translator)
        return
    refusal = _refusal(game, action)
    if deal is not None and _is_elsewhere(game, action):
        yield from _folded(say("refusal", told=say("you-hold-not", card=action)), translator)
        return
    told = say("is-not-legal", action=action, reason=table_seats(game, refusal.reason))
    yield from _folded(say("refusal", told=told), translator)
    yield from _source(refusal.source, translator, paint)


def why_legal(game: Game, translator: Translator, paint: Paint) -> Iterator[str]:
    """What is legal, what is not, and by which rules."""
    session, view, ruleset = game.session, game.view, game.rules.ruleset
    if session.phase is not Phase.PLAY:
        offered = Listed(tuple(action.text for action in view.legal), "list-comma")
        yield from _folded(say("on-offer", offered=offered), translator)
        yield from _source(tell(ruleset, session.schedule.clause), translator, paint)
        return
    contract = ruleset.contract(view.contract)
    yield from _folded(say("are-legal", actions=" ".join(action.text for action in choices(view))), translator)
    if contract.blind:
        yield from _folded(Phrase("blind-plays-any"), translator)
        yield from _source(tell(ruleset, contract.clause), translator, paint)
        return
    hand, told = view.hands[view.seat - 1] or 0, set[Clause | None]()
    allowed = sum(1 << action.code for action in view.legal)
    refusals = [_refusal(game, ruleset.deck.format_card(card)) for card in cards_of(hand & ~allowed)]
    for refusal in refusals:
        if refusal.clause not in told:
            told.add(refusal.clause)
            cards = " ".join(str(other.action) for other in refusals if other.clause == refusal.clause)
            reason = table_seats(game, refusal.reason)
            yield from _folded(say("are-not-legal", cards=cards, reason=reason), translator)
            yield from _source(refusal.source, translator, paint)
    if refusals:
        return
    for rule in _all_fit(ruleset, contract, led=bool(view.led)):
        yield from _folded(rule, translator)
    yield from _source(tell(ruleset, contract.clause), translator, paint)


def table_seats(game: Game, told: Argument) -> Argument:
    """What is told about seats of a deal, P1, P2, …, as told about seats of the table."""
    return seated(told, lambda seat: Seat(game.session.table_seat(seat.number), "S"))


def _all_fit(ruleset: Ruleset, contract: AnyContract, led: bool) -> Iterator[Phrase]:
    """The rules by which all cards of a hand are legal."""
    match contract:
        case TrickContract():
            yield Phrase(("all-may-be-played" if contract.follows else "any-card") if led else "any-may-be-led")
            for rule in contract.restrictions:
                yield say("contract-says", rule=restriction(ruleset, rule))
        case ChainContract() | LayoutContract():
            yield say("all-cards-fit", rule=passing(ruleset, contract))
        case CountContract():
            return
        case _:
            assert_never(contract)


def _is_elsewhere(game: Game, action: str) -> bool:
    """Whether the action is a card that others hold."""
    view, deck = game.view, game.rules.ruleset.deck
    card = deck.parse_card(action)
    played = any(move.action.code == card for move in view.history)
    return card is not None and not played and not (view.hands[view.seat - 1] or 0) >> card & 1


def _refusal(game: Game, action: str) -> IllegalAction:
    """What the table says to an action that is not legal; nothing changes by asking."""
    assert action not in {legal.text for legal in game.view.legal}
    try:
        game.session.play(action)
    except IllegalAction as refusal:
        return refusal
    raise AssertionError(action)


def _source(source: Argument | None, translator: Translator, paint: Paint) -> Iterator[str]:
    if source is not None:
        for line in fold(translator.say(source), MARGIN * 2, MARGIN * 2):
            yield paint(line, "dim")


def _folded(told: Argument, translator: Translator) -> list[str]:
    return fold(translator.say(told), rest=MARGIN)

"""Why an action is legal or not, in answer to `?`: the facts of the table first, then the rule and its source."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from lorumdsl.cards import cards_of
from lorumdsl.engine.program import COUNT
from lorumdsl.language.phrase import Argument, Seat, seated
from lorumdsl.model.clause import Clause
from lorumdsl.model.contracts import TrickContract, is_blind
from lorumdsl.phrases.clauses import tell
from lorumdsl.phrases.courses import passing
from lorumdsl.phrases.restrictions import restriction as told_restriction
from lorumdsl.play.game import Game
from lorumdsl.play.view_text import WIDTH, choices
from lorumdsl.table.actions import IllegalAction
from lorumdsl.table.session import Phase
from lorumdsl.terminal.excerpt import visible
from lorumdsl.terminal.paint import Paint

MARGIN = "  "


def why_not(game: Game, action: str, paint: Paint) -> Iterator[str]:
    """Why an action that is not legal is not: a card as it is printed, a pass, or the id of a contract."""
    session = game.session
    if session.deal is not None and is_blind(session.deal.contract):
        yield f"! you do not see your cards: play one by its place, 1 to {len(game.view.legal)}"
        return
    refusal = _refusal(game, action)
    if session.deal is not None and _is_elsewhere(game, action):
        yield f"! you do not hold {action}"
        return
    yield from _wrapped(f"! {action} is not legal: {table_seats(game, refusal.reason)}")
    yield from _source(refusal.source, paint)


def why_legal(game: Game, paint: Paint) -> Iterator[str]:
    """What is legal, what is not, and by which rules."""
    session, view, ruleset = game.session, game.view, game.rules.ruleset
    if session.phase is not Phase.PLAY:
        yield from _wrapped("on offer: " + ", ".join(action.text for action in view.legal))
        yield from _source(tell(ruleset, session.schedule.clause), paint)
        return
    contract = ruleset.contract(view.contract)
    legal = " ".join(action.text for action in choices(view))
    yield from _wrapped(f"legal: {legal}")
    if is_blind(contract):
        yield from _wrapped("you do not see your cards, and so you may play any of them")
        yield from _source(tell(ruleset, contract.clause), paint)
        return
    hand, told = view.hands[view.seat - 1] or 0, set[Clause | None]()
    allowed = sum(1 << action.code for action in view.legal)
    refusals = [_refusal(game, ruleset.deck.format_card(card)) for card in cards_of(hand & ~allowed)]
    for refusal in refusals:
        if refusal.clause not in told:
            told.add(refusal.clause)
            cards = " ".join(str(other.action) for other in refusals if other.clause == refusal.clause)
            yield from _wrapped(f"not legal: {cards}, because {table_seats(game, refusal.reason)}")
            yield from _source(refusal.source, paint)
    if refusals:
        return
    if isinstance(contract, TrickContract):
        yield from _wrapped(_all_legal(contract, led=bool(view.led)))
        for restriction in contract.restrictions:
            yield from _wrapped(f"the contract says that {told_restriction(ruleset, restriction)}")
    elif game.rules.programs[contract.id].kind != COUNT:
        yield from _wrapped(f"all your cards fit; {passing(ruleset, contract)}")
    yield from _source(tell(ruleset, contract.clause), paint)


def table_seats(game: Game, told: Argument) -> Argument:
    """What is told about seats of a deal, P1, P2, …, as told about seats of the table."""
    return seated(told, lambda seat: Seat(game.session.table_seat(seat.number), "S"))


def _all_legal(contract: TrickContract, led: bool) -> str:
    if not led:
        return "the lead is yours, and any card may be led"
    return "any card may be played" if not contract.follows else "all your cards may be played to this trick"


def _is_elsewhere(game: Game, action: str) -> bool:
    """Whether the action is a card that others hold."""
    view, deck = game.view, game.rules.ruleset.deck
    card = deck.parse_card(action)
    played = any(done.code == card for _, done in view.history)
    return card is not None and not played and not (view.hands[view.seat - 1] or 0) >> card & 1


def _refusal(game: Game, action: str) -> IllegalAction:
    """What the table says to an action that is not legal; nothing changes by asking."""
    assert action not in {legal.text for legal in game.view.legal}
    try:
        game.session.play(action)
    except IllegalAction as refusal:
        return refusal
    raise AssertionError(f"{action} was legal")


def _source(source: Argument | None, paint: Paint) -> Iterator[str]:
    if source is not None:
        for line in wrap(visible(str(source)), WIDTH - 2 * len(MARGIN), break_on_hyphens=False):
            yield MARGIN * 2 + paint(line, "dim")


def _wrapped(text: str) -> list[str]:
    return wrap(visible(text), WIDTH, subsequent_indent=MARGIN, break_on_hyphens=False)

"""Bots at a table: a deal or a whole session played to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lorumdsl.bots.bot import Bot
from lorumdsl.bots.observation import own_cards
from lorumdsl.compiler.rules import Rules
from lorumdsl.table.actions import Action
from lorumdsl.table.deal import Deal
from lorumdsl.table.result import Result
from lorumdsl.table.session import Phase, Session


def play_deal(rules: Rules, contract: str, seed: int, number: int, bots: Sequence[Bot]) -> Deal:
    """Deal `number` of a seed under a contract, played out; `bots` by seat, P1 first.

    Raises KeyError for an unknown contract, ImpossibleDeal for an impossible seed, ValueError for a wrong
    number of bots.
    """
    _check_number(rules, bots)
    deal = Deal(rules, contract, seed, number=number)
    while (seat := deal.turn) is not None:
        deal.play(bots[seat - 1].choose_action(deal.view(seat), rules))
    return deal


def play_session(
    rules: Rules,
    seed: int,
    bots: Sequence[Bot],
    deals: int | None = None,
    after: Callable[[Result], None] | None = None,
) -> Session:
    """A session played by bots by table seat, S1 first, to its end or for so many deals.

    `after` is called with each finished deal. Raises as `play_deal` does.
    """
    _check_number(rules, bots)
    session = Session(rules, seed)
    while (seat := session.turn) is not None and (deals is None or len(session.results) < deals):
        finished = len(session.results)
        session.play(decide(session, bots[seat - 1]))
        if after is not None and len(session.results) > finished:
            after(session.results[-1])
    return session


def decide(session: Session, bot: Bot) -> Action | str:
    """What a bot does in place of the seat whose turn it is, from what that seat may see.

    A bot is not asked for a contract where there is only one. ValueError once the session is over.
    """
    seat = session.turn
    if seat is None:
        raise ValueError("the session is over: nobody decides any more")
    view, rules = session.view(seat), session.rules
    if session.phase is Phase.PLAY:
        return bot.choose_action(view, rules)
    if len(view.legal) == 1:
        return view.legal[0]
    if session.phase is Phase.CONTRACT:
        return bot.choose_contract(own_cards(view), [action.text for action in view.legal], rules)
    return "double" if bot.choose_doubling(own_cards(view), view.contract, rules) else "single"


def _check_number(rules: Rules, bots: Sequence[Bot]) -> None:
    if len(bots) != rules.ruleset.seats:
        raise ValueError(f"{len(bots)} bots for {rules.ruleset.seats} seats")

"""Bots at a table: a deal or a whole session played to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lorumdsl.bots.bot import Bot
from lorumdsl.compiler.rules import Rules
from lorumdsl.table.deal import Deal
from lorumdsl.table.result import Result
from lorumdsl.table.session import Session


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

    The dealer's bot chooses contract and doubling, as far as the ruleset leaves a choice, from the cards it
    is about to play. `after` is called with each finished deal. Raises as `play_deal` does.
    """
    _check_number(rules, bots)
    session = Session(rules, seed)
    while not session.over and (deals is None or len(session.results) < deals):
        _play_next(session, bots)
        if after is not None:
            after(session.results[-1])
    return session


def _play_next(session: Session, bots: Sequence[Bot]) -> None:
    rules, offered, dealer = session.rules, session.offered(), bots[session.dealer - 1]
    doubling = rules.ruleset.schedule.doubling
    contract, doubled = offered[0], False
    if len(offered) > 1 or doubling:
        # The cards depend on seed and number only, so they can be looked at before the contract is known.
        hand = Deal(rules, contract, session.seed, number=session.number).hands[-1]
        if len(offered) > 1:
            contract = dealer.choose_contract(hand, offered, rules)
        doubled = doubling and dealer.choose_doubling(hand, contract, rules)
    deal = session.choose(contract, doubled)
    # The seat after the dealer is P1, so the dealer has the last seat of the deal.
    sitting = [bots[session.table_seat(seat) - 1] for seat in range(1, session.seats + 1)]
    while (turn := deal.turn) is not None:
        session.play(sitting[turn - 1].choose_action(deal.view(turn), rules))


def _check_number(rules: Rules, bots: Sequence[Bot]) -> None:
    if len(bots) != rules.ruleset.seats:
        raise ValueError(f"{len(bots)} bots for {rules.ruleset.seats} seats")

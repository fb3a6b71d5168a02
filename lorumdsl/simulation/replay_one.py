"""One deal or session of a run, played again at a table: action by action, with transfers and a record."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from lorumdsl.bots import make_bot
from lorumdsl.bots.match import decide
from lorumdsl.engine.bulk_deals import choose
from lorumdsl.engine.deal import deal as deal_cards
from lorumdsl.engine.program import Program
from lorumdsl.engine.rng import WORD, seed as start_generator
from lorumdsl.engine.state import OVER, new_state
from lorumdsl.engine.step import apply
from lorumdsl.language.phrase import say
from lorumdsl.simulation.deals import bot_seed
from lorumdsl.simulation.run import MOST_SESSIONS, Run
from lorumdsl.simulation.sessions import draw_contract
from lorumdsl.table.actions import format_action
from lorumdsl.table.deal import Deal
from lorumdsl.table.hands import ImpossibleDeal
from lorumdsl.table.session import Session
from lorumdsl.table.single_deal import SingleDeal


def play_again(run: Run, number: int, contract: str | None = None) -> Session:
    """Deal `number` of a contract as a `LoneDeal`, or session `number`; not bound by how many the run has.

    The contract may be left out where the run has one only. ValueError where it is missing or not of the
    run, ImpossibleDeal for a number that no run has.
    """
    if run.is_sessions:
        if contract is not None:
            raise ValueError("a session chooses its contracts itself")
        if not 1 <= number <= MOST_SESSIONS:
            raise ImpossibleDeal(say("session-range", most=str(MOST_SESSIONS), number=str(number)))
        return _play_session(run, number)
    if contract is None and len(run.contracts) > 1:
        raise ValueError(f"say which contract: {', '.join(run.contracts)}")
    if contract is not None and contract not in run.contracts:
        raise ValueError(f"the run has no contract {contract!r}: there are {', '.join(run.contracts)}")
    session = SingleDeal(run.rules, run.seed, number)
    deal = session.choose(contract or run.contracts[0])
    if run.is_random:
        _play_at_random(deal, run.seed, number)
    else:
        _play_bots(run, session, number)
    return session


def _play_session(run: Run, number: int) -> Session:
    session = Session(run.rules, run.session_seed(number))
    if not run.is_random:
        _play_bots(run, session, number)
        return session
    choices = Random(session.seed)
    while not session.over:
        contract, doubled = draw_contract(session.books, choices)
        _play_at_random(session.choose(contract, doubled), session.seed, session.number)
    return session


def _play_at_random(deal: Deal, seed: int, number: int) -> None:
    """Play a deal as the kernel `play_out` does, each action carried out at the table."""
    for action in _random_actions(deal.program, seed, number):
        deal.play(format_action(deal.deck, action))


def _random_actions(program: Program, seed: int, number: int) -> Iterator[int]:
    """What is played at random in a deal: one step at a time, with the draws of the kernels that play it at once."""
    state = new_state()
    start_generator(state, seed & WORD, seed >> 32, number)
    deal_cards(program, state, [0] * len(program.pack))
    while not state[OVER]:
        action = choose(program, state)
        yield action
        apply(program, state, action)


def _play_bots(run: Run, session: Session, number: int) -> None:
    bots = [make_bot(name, bot_seed(run.seed, number, seat)) for seat, name in enumerate(run.bots)]
    while (seat := session.turn) is not None:
        session.play(decide(session, bots[seat - 1]))

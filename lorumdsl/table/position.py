"""A deal set up in the middle: hands, cards seen and laid, who leads, the pot."""

from __future__ import annotations

from collections.abc import Sequence

from lorumdsl.cards import set_of
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine import state as st
from lorumdsl.engine.layout import lay
from lorumdsl.engine.program import LAYOUT, MOST_TRICKS
from lorumdsl.language.phrase import Seat, say
from lorumdsl.table.deal import Deal
from lorumdsl.table.hands import ImpossibleDeal, check_seat, parse_cards


def set_up(
    rules: Rules,
    contract: str,
    hands: Sequence[str],
    *,
    trick: int = 1,
    seen: str = "",
    laid: str = "",
    start: str | None = None,
    leader: int | None = None,
    pot: int = 0,
    factor: int = 1,
) -> Deal:
    """A deal that stands as described; `leader` moves first, by default who begins a deal. Raises ImpossibleDeal.

    Cards in no hand, not seen and not laid are gone for good. `start` is the rank on which a layout's
    suits start, by default the rank of the first card laid.
    """
    deal = Deal(rules, contract, hands=hands, pot=pot, factor=factor)
    state, deck, program = deal.state, deal.deck, deal.program
    fresh = trick == 1 and not seen.split() and not laid.split() and start is None
    begins = deal.turn or 1 if fresh else 1
    leader = begins if leader is None else leader
    check_seat(leader, deal.seats)
    if fresh and program.opener and leader != begins and any(hand & program.opener for hand in deal.hands):
        raise ImpossibleDeal(
            say("begins-not", seat=Seat(leader), holder=Seat(begins), cards=deck.format_cards(program.opener))
        )
    longest = max(hand.bit_count() for hand in deal.hands)
    if not 1 <= trick <= MOST_TRICKS + 1 - longest:
        raise ImpossibleDeal(say("trick-cannot-be-next", trick=trick, number=longest))
    seen_cards, laid_cards = parse_cards(deck, seen), parse_cards(deck, laid)
    held = sum(deal.hands)
    twice = held & set_of([*seen_cards, *laid_cards])
    if twice:
        raise ImpossibleDeal(say("held-and-played", cards=deck.format_cards(twice)))
    state[st.TRICK], state[st.TURN] = trick, leader - 1
    state[st.PLAYED] = set_of([*seen_cards, *laid_cards])
    if not state[st.HAND + state[st.TURN]]:
        raise ImpossibleDeal(say("moves-without-cards", seat=Seat(leader)))
    if (laid_cards or start is not None) and program.kind != LAYOUT:
        raise ImpossibleDeal(say("nothing-laid-out", contract=contract))
    if start is not None:
        rank = deck.find_rank(start)
        if rank is None:
            raise ImpossibleDeal(say("no-rank", text=start))
        state[st.START] = state[st.OPEN] = program.rank_of[rank]
    for card in laid_cards:
        lay(program, state, card)
    return deal

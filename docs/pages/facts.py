"""What a ruleset says, fact by fact: a label, a few words, the clauses they rest on.

The same facts make the page of a ruleset, the changes of a variant (what differs with it and without) and
the comparison of the sources. Facts with the same label belong together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from lorumdsl.expr.ast import Constant, Counter, Operator, Type, Typed
from lorumdsl.language.phrase import Listed
from lorumdsl.model.clause import Citation, Clause
from lorumdsl.model.contracts import AnyContract, ChainContract, CountContract, Kind, LayoutContract, TrickContract
from lorumdsl.model.payouts import Payout
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.phrases.cards import cards, suit
from lorumdsl.phrases.costs import condition
from lorumdsl.phrases.courses import course, opening, passing, revoke
from lorumdsl.phrases.payments import payment, score
from lorumdsl.phrases.restrictions import restriction
from lorumdsl.report.costs import contract_cost

KINDS = {
    Kind.TRICK: "tricks: the highest card of the suit led takes the trick, and its player leads the next one",
    Kind.CHAIN: "a chain: cards in rising order, one after the other",
    Kind.LAYOUT: "a layout: a pile for every suit, one card a turn",
    Kind.COUNT: "a running count: one card a turn",
}
OWES = Operator(">", (Counter("cost"), Constant(0)), Type.CONDITION)


@dataclass(frozen=True, slots=True)
class Fact:
    label: str
    text: str
    citations: tuple[Citation, ...] = ()


def joined(facts: Iterable[Fact]) -> dict[str, str]:
    """The texts under each label, put together."""
    texts: dict[str, str] = {}
    for fact in facts:
        texts[fact.label] = f"{texts[fact.label]}; {fact.text}" if fact.label in texts else fact.text
    return texts


def table_facts(ruleset: Ruleset, whole: tuple[Citation, ...]) -> Iterator[Fact]:
    """Table, pack, deal, session and bank; `whole` is what the ruleset as a whole rests on."""
    deck, deal = ruleset.deck, ruleset.deal
    way, side = ("clockwise", "left") if ruleset.clockwise else ("counterclockwise", "right")
    suits = Listed(tuple(suit(ruleset, place) for place in range(len(deck.suits))))
    yield Fact("Seats", str(ruleset.seats), whole)
    yield Fact("Pack", f"{deck.name.split('-')[0].capitalize()}, {deck.cards.bit_count()} cards", whole)
    yield Fact("Ranks", f"{' '.join(deck.ranks)} from low to high, of {suits}", whole)
    if deck.stripped:
        yield Fact("Taken out", deck.format_cards(deck.stripped), whole)
    yield Fact("Direction", f"{way}: the next seat sits on the {side}", whole)
    cited = deal.clause.citations
    yield Fact("Hand", f"{ruleset.hand_size} cards", cited)
    yield Fact("Packets", _packets(deal.packets), cited)
    yield Fact("Cut", "nobody is named" if deal.cut == "none" else f"the seat {_article(deal.cut)} cuts", cited)
    yield Fact("Leads or starts", "the dealer" if deal.first == "dealer" else f"the seat {_article(deal.first)}", cited)
    yield from _session_facts(ruleset)
    yield from _bank_facts(ruleset)


def contract_facts(contract: AnyContract, ruleset: Ruleset) -> Iterator[Fact]:
    """How a contract is played, when it ends, what it costs and who is paid."""
    own = contract.clause.citations
    yield Fact("Kind", KINDS[contract.kind], own)
    if contract.opening is not None:
        yield Fact("Begins", str(opening(ruleset, contract.opening)), contract.opening.clause.citations)
    for text, clause in _play(contract, ruleset):
        yield Fact("Play", text, clause.citations)
    if isinstance(contract, TrickContract):
        for rule in contract.restrictions:
            yield Fact("Restrictions", str(restriction(ruleset, rule)), rule.clause.citations)
    yield Fact("Ends", _end(contract, ruleset), own)
    yield Fact("Cost", _cost(contract, ruleset), own)
    if contract.total is not None:
        yield Fact("Total", f"{contract.total} from all seats together", own)
    yield from _payout_facts(ruleset.payout(contract.payout), ruleset)
    award = revoke(ruleset, contract)
    if award is not None:
        yield Fact("Revoke", str(award), contract.award_clause.citations)


def _session_facts(ruleset: Ruleset) -> Iterator[Fact]:
    session = ruleset.schedule
    cited = session.clause.citations
    names = ", ".join(str(ruleset.contract(contract).names) for contract in session.contracts)
    deals = session.cycles * len(session.contracts)
    chosen = "the dealer, who has seen the hand, chooses among those left of the cycle"
    yield Fact("Contracts", names, cited)
    yield Fact("Order", chosen if session.chosen else "fixed", cited)
    holds, moves = "the same for a whole cycle, then the next seat", "the next seat after every deal"
    yield Fact("Dealer", holds if session.dealer_holds else moves, cited)
    yield Fact("Deals", f"{deals}: {session.cycles} cycles of {len(session.contracts)}", cited)
    if session.shift is not None:
        seats = "1 seat" if session.shift == 1 else f"{session.shift} seats"
        yield Fact("Next cycle", f"starts with the dealer {seats} after the one who started the last", cited)
    if session.doubling:
        yield Fact("Doubling", "the dealer may double a deal before the lead", cited)
    if session.ends is not None:
        yield Fact("Ends early", f"after a deal in which for some seat {condition(ruleset, session.ends)}", cited)
    yield Fact("Wins", f"who has the {'most' if session.most_wins else 'fewest'} {ruleset.bank.unit}", cited)
    yield Fact("Ties", "an extra deal" if session.extra_deal else "the first place is shared", cited)


def _bank_facts(ruleset: Ruleset) -> Iterator[Fact]:
    bank = ruleset.bank
    cited = bank.clause.citations
    yield Fact("Kept in", bank.unit, cited)
    yield Fact("Start", f"everybody with {bank.start}", cited)
    if bank.rebuy is not None:
        buy = bank.rebuy
        text = f"below {buy.below}, {buy.amount} more for a price of {buy.price}"
        yield Fact("Buying", text, buy.clause.citations)
    if bank.leftover_shared:
        yield Fact("Pot at the end", "the winners share it", cited)


def _play(contract: AnyContract, ruleset: Ruleset) -> Iterator[tuple[str, Clause]]:
    own = contract.clause
    if isinstance(contract, TrickContract):
        if contract.blind:
            yield "every seat sees all hands but its own", own
        yield str(course(ruleset, contract)), own
        if contract.keeps_own:
            yield "if nobody follows suit, every seat keeps the card that it played", own
    elif isinstance(contract, ChainContract):
        yield str(course(ruleset, contract)), contract.next_clause
        if contract.limit:
            yield f"a chain has at most {contract.limit} cards, and its last player starts another", own
        who = passing(ruleset, contract)
        yield (str(who), own) if contract.holder else (f"in order of play; {who}", contract.pass_clause)
    elif isinstance(contract, LayoutContract):
        yield str(course(ruleset, contract)), own
        yield str(passing(ruleset, contract)), contract.pass_clause
        if contract.missing_laid:
            yield "a card that is not in the pack counts as laid", own
    else:
        assert isinstance(contract, CountContract)
        values = ", ".join(f"{ruleset.deck.ranks[rank]} {value}" for rank, value in contract.values if value)
        yield f"{course(ruleset, contract)}; a running count grows by {values}, other cards count nothing", own


def _end(contract: AnyContract, ruleset: Ruleset) -> str:
    if isinstance(contract, ChainContract | LayoutContract):
        return "as soon as a hand is empty: its seat is the winner"
    if not isinstance(contract, TrickContract) or contract.stop is None:
        return "with the last card"
    stop = contract.stop
    match stop:
        case Operator("==", (Counter("taken") as counter, Constant(number))) if number == counter.cards.bit_count():
            return f"with the trick in which a seat takes {cards(ruleset, counter.cards)}"
    return f"with the trick after which, for any seat, {condition(ruleset, stop)}"


def _cost(contract: AnyContract, ruleset: Ruleset) -> str:
    if isinstance(contract, TrickContract) and contract.parts:
        return f"the costs of {Listed(tuple(ruleset.contract(part).names for part in contract.parts))} together"
    return str(contract_cost(ruleset, replace(contract, total=None)))


def _payout_facts(payout: Payout, ruleset: Ruleset) -> Iterator[Fact]:
    if payout.takers is not None:
        yield Fact("Takers", _takers(payout.takers, ruleset), payout.clause.citations)
    scored = score(ruleset, payout)
    if scored is not None:
        yield Fact("Payout", str(scored), payout.clause.citations)
    for case in payout.cases:
        for paid in case.payments:
            yield Fact("Payout", str(payment(ruleset, payout, case, paid)), paid.clause.citations)


def _takers(takers: Typed, ruleset: Ruleset) -> str:
    return "who owes something" if takers == OWES else f"a seat for which {condition(ruleset, takers)}"


def _packets(packets: tuple[int, ...]) -> str:
    if set(packets) == {1}:
        return "one at a time"
    return f"{packets[0]} at a time" if len(set(packets)) == 1 else f"in packets of {', '.join(map(str, packets))}"


def _article(seat: str) -> str:
    return seat.replace("dealer", "the dealer")

"""Every word that an expression may use: a row for each. No row, no word."""

from __future__ import annotations

from collections.abc import Sequence

from lorumdsl.cards import cards_of
from lorumdsl.engine import opcodes as op, state as st
from lorumdsl.expr.ast import LAST_TRICK, Counter, Type
from lorumdsl.expr.word import (
    NO_UNIT,
    Context,
    Grammar,
    InPlay,
    Laid,
    Parameter,
    Settled,
    Shared,
    Terms,
    Thing,
    Word,
    unbounded,
)

_TRICK = frozenset(("trick",))
_LAYING = frozenset(("chain", "layout"))
_COUNT = frozenset(("count",))
_EVERY = _TRICK | _LAYING | _COUNT

_CARDS = frozenset((Context.CARDS, Context.RESTRICTION_CARDS))
_PLAYING = frozenset((Context.RESTRICTION, Context.STOP))
_PAYING = frozenset((Context.AMOUNT, Context.SCORE))
_SEAT = frozenset((Context.COST, Context.TAKERS)) | _PAYING  # a finished deal, asked seat by seat
_COUNTED = _PLAYING | _SEAT | {Context.CASE, Context.ENDS}


def _captured(counter: Counter, terms: Terms) -> dict[Thing, int]:
    return {("card", card): 1 for card in cards_of(counter.cards)}


def _tricks(counter: Counter, terms: Terms) -> dict[Thing, int]:
    numbers = range(1, terms.tricks + 1)
    if terms.ends_early:  # the last one has no number of its own
        return {("trick", LAST_TRICK): 1} | {("trick", number): 1 for number in numbers[:-1]}
    return {("trick", number): 1 for number in numbers}


def _one_trick(counter: Counter, terms: Terms) -> dict[Thing, int]:
    is_last = counter.number == LAST_TRICK and not terms.ends_early
    return {("trick", terms.tricks if is_last else counter.number): 1}


def _thresholds(counter: Counter, terms: Terms) -> dict[Thing, int]:
    return {("threshold", place): price for place, price in enumerate(terms.prices)}


def _won(state: Sequence[int], counter: Counter, seat: int, terms: Terms) -> int:
    number = state[st.TRICK] - 1 if counter.number == LAST_TRICK else counter.number
    return int(state[st.WON + number] == seat)


def _of_cards(counter: Counter, terms: Terms) -> range:
    return range(counter.cards.bit_count() + 1)


def _of_hand(counter: Counter, terms: Terms) -> range:
    return range(terms.tricks + 1)


def _no_reading(state: Sequence[int], counter: Counter, seat: int, terms: Terms) -> int:
    raise TypeError("a balance is the session's: the state of a deal does not know it")


WORDS: tuple[Word, ...] = (
    Shared(
        name="taken", takes=Parameter.CARDS, type=Type.NUMBER, contexts=_SEAT | {Context.STOP}, kinds=_TRICK,
        meaning="How many of these cards the seat has captured in tricks.",
        example="taken(hearts)",
        opcode=op.TAKEN, noun="count-taken",
        read=lambda state, counter, seat, terms: int(state[st.TAKEN + seat] & counter.cards).bit_count(),
        span=_of_cards,
        things=_captured, each="each-of", did="did-take", asks_one="ask-who-captured", asks="ask-captured",
    ),
    Shared(
        name="tricks", takes=None, type=Type.NUMBER, contexts=_SEAT | {Context.STOP}, kinds=_TRICK,
        meaning="How many tricks the seat has won.",
        example="tricks",
        opcode=op.TRICKS, noun="count-tricks",
        read=lambda state, counter, seat, terms: state[st.TRICKS + seat],
        span=_of_hand,
        things=_tricks, each="each-tricks", did="did-win-tricks", asks_one="ask-who-won", asks="ask-tricks",
    ),
    Shared(
        name="won", takes=Parameter.TRICK, type=Type.NUMBER, contexts=_SEAT | {Context.STOP}, kinds=_TRICK,
        meaning="1 if the seat has won the trick with that number, otherwise 0.",
        example="won(1)",
        opcode=op.WON, noun="trick-number",
        read=_won,
        span=lambda counter, terms: range(2),
        things=_one_trick, each="each-won", did="did-win-trick", asks_one="ask-who-won", asks="ask-tricks",
    ),
    Grammar(
        name="last", takes=None, type=Type.NUMBER, contexts=_SEAT | {Context.STOP}, kinds=_TRICK,
        meaning="Stands in `won(last)` for the last trick of the deal.",
        example="won(last)",
    ),
    Laid(
        name="left", takes=None, type=Type.NUMBER, contexts=_SEAT, kinds=_LAYING,
        meaning="How many cards the seat still holds when the deal ends.",
        example="left",
        opcode=op.LEFT, noun="count-left",
        read=lambda state, counter, seat, terms: int(state[st.HAND + seat]).bit_count(),
        span=_of_hand,
        each="each-left", did="did-keep", asks="ask-left",
    ),
    Laid(
        name="passes", takes=None, type=Type.NUMBER, contexts=_SEAT, kinds=_LAYING,
        meaning="How many times the seat has passed.",
        example="passes",
        opcode=op.PASSES, noun="count-passes",
        read=lambda state, counter, seat, terms: state[st.PASSES + seat],
        span=unbounded,
        each="each-passes", did="did-pass", asks="ask-passes",
    ),
    Shared(
        name="crossed", takes=None, type=Type.NUMBER, contexts=_SEAT, kinds=_COUNT,
        meaning="What the thresholds that the seat crossed have charged it.",
        example="crossed",
        opcode=op.CROSSED, noun="count-crossed",
        read=lambda state, counter, seat, terms: state[st.CROSSED + seat],
        span=unbounded,
        things=_thresholds, each=NO_UNIT, did="did-cross", asks_one="ask-who-crossed", asks="ask-crossed",
    ),
    Settled(
        name="cost", takes=None, type=Type.NUMBER, contexts=_SEAT - {Context.COST}, kinds=_EVERY,
        meaning="What the seat owes under the contract.",
        example="cost",
        opcode=op.COST, noun="count-cost",
        read=lambda state, counter, seat, terms: state[st.COST + seat],
        span=unbounded,
    ),
    Settled(
        name="total", takes=None, type=Type.NUMBER, contexts=_SEAT - {Context.COST} | {Context.CASE}, kinds=_EVERY,
        meaning="What all seats owe together under the contract.",
        example="total",
        opcode=op.TOTAL, noun="count-total",
        read=lambda state, counter, seat, terms: state[st.TOTAL],
        span=unbounded,
    ),
    Settled(
        name="takers", takes=None, type=Type.NUMBER, contexts=_PAYING | {Context.CASE}, kinds=_EVERY,
        meaning="How many seats are takers, that is, fulfil the condition in `takers:`.",
        example="takers",
        opcode=op.TAKERS, noun="count-takers",
        read=lambda state, counter, seat, terms: int(state[st.TAKERS]).bit_count(),
        span=lambda counter, terms: range(terms.seats + 1),
    ),
    Settled(
        name="pot", takes=None, type=Type.NUMBER, contexts=_PAYING | {Context.CASE, Context.ENDS}, kinds=_EVERY,
        meaning="How much lies in the pot.",
        example="pot",
        opcode=op.POT, noun="count-pot",
        read=lambda state, counter, seat, terms: state[st.POT],
        span=unbounded,
    ),
    Settled(
        name="balance", takes=None, type=Type.NUMBER, contexts=frozenset((Context.ENDS,)), kinds=_EVERY,
        meaning="What the seat has after a deal and any buying; `ends` asks every seat.",
        example="balance <= 0",
        opcode=op.NO_OPCODE, noun="count-balance",
        read=_no_reading,
        span=unbounded,
    ),
    Settled(
        name="seats", takes=None, type=Type.NUMBER, contexts=_COUNTED, kinds=_EVERY,
        meaning="How many seats play.",
        example="seats",
        opcode=op.NO_OPCODE, noun="count-seats",
        read=lambda state, counter, seat, terms: terms.seats,
        span=lambda counter, terms: range(terms.seats, terms.seats + 1),
    ),
    InPlay(
        name="trick", takes=None, type=Type.NUMBER, contexts=_PLAYING, kinds=_TRICK,
        meaning="The number of the trick being played; the first is 1.",
        example="trick",
        opcode=op.TRICK, noun="count-trick",
        read=lambda state, counter, seat, terms: state[st.TRICK],
        span=lambda counter, terms: range(1, terms.tricks + 2),
        by_card=False,
    ),
    InPlay(
        name="played", takes=Parameter.CARDS, type=Type.NUMBER, contexts=_PLAYING, kinds=_TRICK,
        meaning="How many of these cards have been played in this deal, by any seat.",
        example="played(hearts)",
        opcode=op.PLAYED, noun="count-played",
        read=lambda state, counter, seat, terms: int(state[st.PLAYED] & counter.cards).bit_count(),
        span=_of_cards,
        by_card=True,
    ),
    InPlay(
        name="discarded", takes=Parameter.CARDS, type=Type.NUMBER, contexts=_PLAYING, kinds=_TRICK,
        meaning="How many of these cards have been thrown on a trick led in another suit, by any seat.",
        example="discarded(hearts)",
        opcode=op.DISCARDED, noun="count-discarded",
        read=lambda state, counter, seat, terms: int(state[st.DISCARDED] & counter.cards).bit_count(),
        span=_of_cards,
        by_card=True,
    ),
    Grammar(
        name="min", takes=Parameter.NUMBERS, type=Type.NUMBER, contexts=_COUNTED, kinds=_EVERY,
        meaning="The smallest of the numbers.",
        example="min(seats, 3)",
    ),
    Grammar(
        name="max", takes=Parameter.NUMBERS, type=Type.NUMBER, contexts=_COUNTED, kinds=_EVERY,
        meaning="The largest of the numbers.",
        example="max(0, seats - 3)",
    ),
    Grammar(
        name="rank", takes=Parameter.RANK, type=Type.CARDS, contexts=_CARDS, kinds=_EVERY,
        meaning="All cards of a rank; the only way to name a rank that is a number.",
        example="rank(10)",
    ),
    Grammar(
        name="singletons", takes=None, type=Type.CARDS, contexts=frozenset((Context.RESTRICTION_CARDS,)), kinds=_TRICK,
        meaning="The cards of a hand that are alone in their suit.",
        example="singletons",
    ),
    Grammar(
        name="hand", takes=None, type=Type.CARDS, contexts=frozenset((Context.RESTRICTION_CARDS,)), kinds=_TRICK,
        meaning="All cards of a hand.",
        example="hand",
    ),
)  # fmt: skip

"""Every row of the vocabulary says what play does: deals of every kind are played and read in all ways."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import lorumdsl
from lorumdsl.cards import cards_of
from lorumdsl.compiler.emit import Emitter
from lorumdsl.engine import opcodes as op
from lorumdsl.engine.evaluate import evaluate
from lorumdsl.engine.program import CODE, Program
from lorumdsl.expr.ast import LAST_TRICK, Counter
from lorumdsl.expr.formatting import format_typed
from lorumdsl.expr.vocabulary import SEATS, counted, counted_by_people, reading
from lorumdsl.expr.word import Counted, Derived, InPlay, Laid, Parameter, Settled, Shared, Terms
from lorumdsl.expr.words import WORDS
from lorumdsl.language.catalogue import LANGUAGES, Catalogue
from lorumdsl.source.library import ruleset_ids
from lorumdsl.table.counters import format_counter, parse_counter
from lorumdsl.table.deal import Deal
from lorumdsl.table.terms import terms_of
from tests.unit.expr.conftest import Resolve

COUNTED = [word for word in WORDS if isinstance(word, Counted)]
DEALS = 6


@cache
def played() -> list[Deal]:
    """Deals of every contract that is shipped, played at random to their ends."""
    found = []
    for reference in ruleset_ids():
        rules = lorumdsl.load(reference)
        for contract in rules.programs:
            for number in range(1, DEALS + 1):
                deal = Deal(rules, contract, seed=11, number=number, pot=7)
                turn = 0
                while not deal.over:
                    legal = deal.legal()
                    deal.play(legal[(turn * 7 + number) % len(legal)])
                    turn += 1
                found.append(deal)
    return found


def uses(word: Counted, deal: Deal) -> Iterator[Counter]:
    """Counters of a word: over a suit, a card and the pack, or over the first and the last trick."""
    if word.takes is Parameter.CARDS:
        deck = deal.deck
        yield from (Counter(word.name, cards=cards) for cards in (deck.suit_set(0), 1 << 5, deck.cards))
    elif word.takes is Parameter.TRICK:
        yield from (Counter(word.name, number=number) for number in (1, 2, LAST_TRICK))
    else:
        yield Counter(word.name)


def settled(word: Counted) -> Iterator[tuple[Deal, Counter, Terms]]:
    """Deals of the kinds in which a word counts, with its counters."""
    for deal in played():
        if deal.contract.kind.value in word.kinds:
            terms = terms_of(deal.rules, deal.contract.id)
            yield from ((deal, counter, terms) for counter in uses(word, deal))


@pytest.mark.parametrize("word", COUNTED, ids=lambda word: word.name)
def test_the_kernel_reads_what_the_row_reads(word: Counted) -> None:
    if word.opcode == op.NO_OPCODE:
        assert isinstance(word, Settled)  # a fixed number in code, or of no deal at all
        return
    for deal, counter, terms in settled(word):
        emitter = Emitter(terms)
        place = emitter.emit(counter)
        program = Program([*deal.program[:CODE], *emitter.code])
        for seat in range(deal.seats):
            read = word.read(deal.state, counter, seat, terms)
            assert evaluate(program, list(deal.state), place, seat) == read, (deal.contract.id, counter, seat)


@pytest.mark.parametrize("word", COUNTED, ids=lambda word: word.name)
def test_what_is_read_lies_within_the_range_of_the_row(word: Counted) -> None:
    for deal, counter, terms in settled(word):
        span = word.span(counter, terms)
        if span is not None and word.opcode != op.NO_OPCODE:
            for seat in range(deal.seats):
                assert word.read(deal.state, counter, seat, terms) in span, (deal.contract.id, counter, seat)


@pytest.mark.parametrize("word", [word for word in COUNTED if isinstance(word, Shared)], ids=lambda word: word.name)
def test_all_seats_together_have_every_thing(word: Shared) -> None:
    for deal, counter, terms in settled(word):
        total = sum(word.read(deal.state, counter, seat, terms) for seat in range(deal.seats))
        whole = sum(word.things(counter, terms).values())
        assert total <= whole if terms.ends_early else total == whole, (deal.contract.id, counter)


@pytest.mark.parametrize("word", [word for word in COUNTED if isinstance(word, Shared)], ids=lambda word: word.name)
def test_things_that_two_counters_share_are_the_same_thing(word: Shared) -> None:
    """So that a proof shares out a card or trick once, whatever reads it."""
    terms = Terms(seats=4, tricks=8, ranks=8, prices=(3, 5))
    for counter in uses(word, played()[0]):
        kinds = {kind for kind, _ in word.things(counter, terms)}
        assert kinds <= {"card", "trick", "threshold"}
    assert counted(Counter("won", number=8)).things(Counter("won", number=8), terms) == counted(  # type: ignore[union-attr]
        Counter("won", number=LAST_TRICK)
    ).things(Counter("won", number=LAST_TRICK), terms)  # type: ignore[union-attr]


@pytest.mark.parametrize("word", COUNTED, ids=lambda word: word.name)
def test_a_word_is_not_always_the_same(word: Counted) -> None:
    """What no kernel writes into the state would always be 0."""
    if word.opcode == op.NO_OPCODE or isinstance(word, Settled):
        return
    found = {
        word.read(deal.state, counter, seat, terms)
        for deal, counter, terms in settled(word)
        for seat in range(deal.seats)
    }
    assert len(found) > 1


@pytest.mark.parametrize("word", COUNTED, ids=lambda word: word.name)
def test_what_is_worked_out_is_what_is_read(word: Counted) -> None:
    """Proofs and sheets work out of what people count what the kernel reads off the deal."""
    for deal, counter, terms in settled(word):
        parts = counted_by_people(counter)
        for seat in range(deal.seats) if parts else ():
            counts = {part: counted(part).read(deal.state, part, seat, terms) for part in parts}
            assert reading(counts, terms)(counter) == word.read(deal.state, counter, seat, terms)


def test_what_is_derived_is_worked_out_from_its_parts_wherever_it_stands() -> None:
    """A word that is nowhere in the language, made as a row: the rank of the lowest card taken."""

    def parts(counter: Counter) -> tuple[Counter, ...]:
        return tuple(Counter("taken", cards=1 << card) for card in cards_of(counter.cards))

    word = Derived(
        name="lowest", takes=Parameter.CARDS, type=WORDS[0].type, contexts=WORDS[0].contexts, kinds=WORDS[0].kinds,
        meaning="The rank of the lowest of these cards that the seat has captured.", example="lowest(hearts)",
        opcode=op.NO_OPCODE, noun="count-taken",
        read=lambda state, counter, seat, terms: 0, span=lambda counter, terms: range(terms.ranks + 1),
        parts=parts,
        work_out=lambda counter, read, terms: min(
            (card % terms.ranks + 1 for card in cards_of(counter.cards) if read(Counter("taken", cards=1 << card))),
            default=0,
        ),
    )  # fmt: skip
    counter = Counter("lowest", cards=0b1110)
    counts = dict(zip(word.parts(counter), (0, 1, 1), strict=True))
    assert word.work_out(counter, reading(counts, Terms(4, 8, 8)), Terms(4, 8, 8)) == 3


@pytest.mark.parametrize("word", COUNTED, ids=lambda word: word.name)
def test_a_counter_reads_back_as_it_is_written(word: Counted, resolve_text: Resolve) -> None:
    deal = played()[0]
    context = next(iter(word.contexts))
    for counter in uses(word, deal):
        typed, found = resolve_text(format_typed(counter, deal.deck), word.type, context)
        assert (typed, found) == (counter, [])
        if isinstance(word, Shared | Laid):
            assert parse_counter(deal.rules, format_counter(deal.rules, counter)) == counter


def test_opcodes_are_the_words_own_and_have_an_operand_where_something_is_asked_for() -> None:
    opcodes = [word.opcode for word in COUNTED if word.opcode != op.NO_OPCODE]
    assert len(set(opcodes)) == len(opcodes)
    for word in COUNTED:
        assert (word.takes is not None) == (word.opcode in op.OPERANDS), word.name
    assert SEATS.word in {word.name for word in COUNTED if word.opcode == op.NO_OPCODE}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_a_row_can_be_said(language: str) -> None:
    written = Catalogue(language).written
    missing = []
    for word in COUNTED:
        ids = [word.noun]
        match word:
            case Shared():
                ids += [word.did, word.asks_one, word.asks, word.each or word.noun]
            case Laid():
                ids += [word.did, word.asks, word.each or word.noun]
            case Derived() | Settled() | InPlay():
                pass
        missing += [f"{word.name}: {one}" for one in ids if one not in written]
    assert missing == []

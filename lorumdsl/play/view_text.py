"""A view as lines of text: what a seat sees when it decides, and what the others have done before.

In go a view, the rules, what the seats are called and a translator; out come lines of at most WIDTH cells that end in
no blank. Nothing but the view is looked at, so nothing hidden can come out. Paint does not change what is said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import assert_never

from lorumdsl.bots.prices import stake_of
from lorumdsl.cards import SUITS, CardSet, Deck, cards_of
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine.program import PASS, Program
from lorumdsl.language.phrase import Argument, Phrase, say
from lorumdsl.language.translator import Translator
from lorumdsl.model.contracts import AnyContract, ChainContract, CountContract, Kind, LayoutContract, TrickContract
from lorumdsl.play.choices import action_words, choices
from lorumdsl.play.course import charge_of, last_chain, pile_of, tricks_of
from lorumdsl.play.seat_names import Names, is_you
from lorumdsl.report.costs import contract_cost
from lorumdsl.table.actions import Action
from lorumdsl.table.events import ChainEnded, CountRaised, Move
from lorumdsl.table.view import View
from lorumdsl.terminal.excerpt import cells, visible
from lorumdsl.terminal.fold import WIDTH, fold
from lorumdsl.terminal.paint import Paint, plain_paint
from lorumdsl.terminal.tables import GAP

LABEL = 9  # cells
CHAIN_SHOWN = 4  # cards of a chain, the last ones


@dataclass(frozen=True, slots=True)
class ViewText:
    """Says what is seen; `names` are those of the seats of a deal, P1 first."""

    view: View
    rules: Rules
    names: Names
    translator: Translator
    paint: Paint = plain_paint

    @property
    def contract(self) -> AnyContract:
        return self.rules.ruleset.contract(self.view.contract)

    @property
    def program(self) -> Program:
        return self.rules.programs[self.view.contract]

    @property
    def deck(self) -> Deck:
        return self.rules.ruleset.deck

    def _say(self, told: Argument) -> str:
        return visible(self.translator.say(told))

    def _label(self, label: str, **arguments: Argument) -> str:
        text = self._say(say(f"label-{label}", **arguments)) if label else ""
        return text + " " * max(LABEL - cells(text), 1)

    def flow(self, label: str, parts: Sequence[str], style: Callable[[str], str] = str) -> list[str]:
        """Parts after a label, GAP between them, in as many lines as they need; `style` paints a part."""
        lines: list[str] = []
        used = WIDTH + 1
        for part in parts:
            if used + len(GAP) + cells(part) > WIDTH:
                head = " " * LABEL if lines else label
                lines.append(self.paint(head, "dim") + style(part))
                used = cells(head) + cells(part)
            else:
                lines[-1] += GAP + style(part)
                used += len(GAP) + cells(part)
        return lines

    # --- before a decision -----------------------------------------------------------------------------------

    def contract_lines(self) -> Iterator[str]:
        """`Hearts, trick 3 of 8: 1 each for hearts, 8 in all`."""
        view, name = self.view, self.contract.names
        told: Argument = name
        if self.contract.kind is Kind.TRICK and view.turn is not None:
            told = say("in-trick", contract=name, trick=view.trick, tricks=self.program.tricks)
        told = say("contract-doubled", contract=told) if view.factor > 1 else told
        cost = contract_cost(self.rules.ruleset, self.contract)
        for line in fold(self._say(say("contract-and-cost", contract=told, cost=cost)), rest=GAP):
            yield self.paint(line, "bold")

    def table_lines(self) -> Iterator[str]:
        """What lies on the table, in order, with who played it; and what counts so far."""
        match self.contract:
            case TrickContract():
                yield from self.flow(self._label("tricks"), list(self._captured()))
                tricks = tricks_of(self.view)
                lying = map(self._move, tricks[-1].moves) if tricks and tricks[-1].winner is None else ()
                yield from self.flow(self._label("table"), [*lying] or [self._say(Phrase("lead-is-yours"))])
            case ChainContract():
                yield from self.flow(self._label("cards"), self._sizes())
                yield from self.flow(self._label("chain"), list(self._chain()))
            case LayoutContract():
                yield from self.flow(self._label("cards"), self._sizes())
                for suit in range(len(self.deck.suits)):
                    yield self.paint(self._label("" if suit else "table"), "dim") + self._pile(suit)
            case CountContract():
                yield from self.flow(self._label("count"), [self._say(self._count())])
            case _:
                assert_never(self.contract)
        if self.view.pot:
            yield from self.flow(self._label("pot"), [str(self.view.pot)])

    def hand_lines(self) -> Iterator[str]:
        """The hands that the seat sees, by suit; of its own, what is not legal is dim."""
        view = self.view
        for seat in view.sees:
            hand, own = view.hands[seat - 1] or 0, seat == view.seat
            deciding = own and any(action.code <= PASS for action in view.legal)
            legal = sum(1 << action.code for action in view.legal) if deciding else hand
            label = self._label("hand") if own else self._label("hand-of", seat=self.names[seat - 1])
            yield self.paint(label, "dim") + self._hand(hand, legal)
        if view.hands[view.seat - 1] is None:
            yield self.paint(self._label("hand"), "dim") + self._say(say("hand-unseen", size=view.sizes[view.seat - 1]))

    def choice_lines(self) -> list[str]:
        """What the seat may do, numbered as in `choices`."""
        view = self.view
        if view.hands[view.seat - 1] is None and view.turn is not None:
            return self.flow(self._label("play"), [self._say(say("by-place", number=len(view.legal)))])
        named = [self._say(action_words(action, self.rules)) for action in choices(view)]
        if view.turn is None and not view.contract:
            return list(self._offers(named))
        if view.turn is not None and self.contract.kind is Kind.COUNT:
            named = [self._counted(action) for action in choices(view)]
        numbered = [f"{place}) {name}" for place, name in enumerate(named, 1)]

        def style(part: str) -> str:
            number, _, name = part.partition(" ")
            return f"{self.paint(number, 'dim')} {name}"

        return self.flow(self._label("play" if view.turn else "choose"), numbered, style)

    # --- what others have done --------------------------------------------------------------------------------

    def told_lines(self, since: int) -> Iterator[str]:
        """What has happened since that place of the events, as far as it is no longer seen on the table."""
        match self.contract:
            case TrickContract():
                yield from self._told_tricks(since)
            case ChainContract() | LayoutContract() | CountContract():
                parts = self._told_moves(since)
                if parts:
                    yield from self.flow(self._label("played"), parts)
            case _:
                assert_never(self.contract)

    def _told_tricks(self, since: int) -> Iterator[str]:
        for trick in tricks_of(self.view, since):
            if trick.winner is not None:
                who = self.names[trick.winner - 1]
                end = Phrase("all-keep-own") if trick.kept else say("takes-trick", who=who, you=is_you(who))
                label = self._label("trick", number=trick.number)
                yield from self.flow(label, [*map(self._move, trick.moves), f"→ {self._say(end)}"])

    def _told_moves(self, since: int) -> list[str]:
        parts: list[str] = []
        begins = False
        for place, event in enumerate(self.view.events):
            if isinstance(event, ChainEnded):
                begins = True
            elif isinstance(event, Move):
                if place >= since:
                    parts.append(f"{'| ' * begins}{self._move(event)}")
                begins = False
            elif isinstance(event, CountRaised) and parts:
                parts[-1] += f" {event.count}" + self._owes(event.charge)
        return parts

    # --- parts ------------------------------------------------------------------------------------------------

    def _offers(self, named: Sequence[str]) -> Iterator[str]:
        """The contracts on offer with what they cost, one a line."""
        width = max(map(cells, named))
        for place, (action, name) in enumerate(zip(choices(self.view), named, strict=True), 1):
            cost = contract_cost(self.rules.ruleset, self.rules.ruleset.contract(action.text))
            first, *others = fold(self._say(cost), width=max(WIDTH - LABEL - width, 20))
            number = self.paint(f"{f'{place})':>{LABEL - 3}}", "dim")
            yield f"{number} {self.paint(name, 'bold')}{' ' * (width - cells(name))}{GAP}{first}"
            for other in others:
                yield " " * (LABEL - 2 + width + len(GAP)) + other

    def _move(self, move: Move) -> str:
        who = self.names[move.seat - 1]
        if move.action.code == PASS:
            return self._say(say("passes", who=who, you=is_you(who)))
        return self._say(say("who-and-what", who=who, what=move.action.text))

    def _captured(self) -> Iterator[str]:
        counted = stake_of(self.rules, self.view.contract).counted
        for who, taken, tricks in zip(self.names, self.view.taken, self.view.tricks, strict=True):
            cards = f" ({self.deck.format_cards(taken & counted)})" if taken & counted else ""
            yield self._say(say("who-and-what", who=who, what=f"{tricks}{cards}"))

    def _sizes(self) -> list[str]:
        sizes = zip(self.names, self.view.sizes, strict=True)
        return [self._say(say("who-and-what", who=who, what=str(size))) for who, size in sizes]

    def _chain(self) -> Iterator[str]:
        cards = [move for move in last_chain(self.view) if move.action.code != PASS]
        if not cards:
            yield self._say(Phrase("chain-is-yours"))
            return
        last = map(self._move, cards[-CHAIN_SHOWN:])
        yield from ["…", *last] if len(cards) > CHAIN_SHOWN else last
        yield f"→ {self.deck.format_cards(self.view.open)}"

    def _pile(self, suit: int) -> str:
        deck = self.deck
        ranks = [deck.ranks[card % len(deck.ranks)] for card in pile_of(self.view, deck, suit)]
        pile = f"{SUITS[deck.suits[suit]][0]} {' '.join(ranks) or '–'}"
        follows = [deck.ranks[card % len(deck.ranks)] for card in cards_of(self.view.open & deck.suit_set(suit))]
        if not self.view.events or not follows:
            return pile
        return f"{pile:<{3 * len(deck.ranks)}}→ {' '.join(follows)}"

    def _count(self) -> Phrase:
        goals = zip(self.program.thresholds, self.program.prices, strict=True)
        coming = [(reach, price) for reach, price in goals if reach > self.view.count]
        if not coming:
            return say("count-at", count=str(self.view.count))
        return say("count-towards", count=str(self.view.count), goal=str(coming[0][0]), price=str(coming[0][1]))

    def _counted(self, action: Action) -> str:
        charge, after = charge_of(self.program, self.view.count, action.code)
        return f"{action.text} → {after}{self._owes(charge)}"

    def _owes(self, charge: int) -> str:
        return f" {self._say(say('owes', number=charge))}" if charge else ""

    def _hand(self, hand: CardSet, legal: CardSet) -> str:
        """`♣ 7 9 U   ♠ 10 K`."""
        deck = self.deck
        groups = []
        for suit, letter in enumerate(deck.suits):
            cards = [(card, deck.ranks[card % len(deck.ranks)]) for card in cards_of(hand & deck.suit_set(suit))]
            ranks = [rank if legal >> card & 1 else self.paint(rank, "dim") for card, rank in cards]
            if ranks:
                groups.append(" ".join([SUITS[letter][0], *ranks]))
        return "   ".join(groups) or self._say(Phrase("cards-none"))

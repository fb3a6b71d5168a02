"""A second player of the rules, for comparison: slow, plain, and sharing no line with the package.

A deal is a script. Each kind of contract is a generator that plays a deal as one would tell it at the
table: it yields whose turn it is and what that seat may do, and is told what the seat does. Cards are
texts (`Qh`, `Tc`), hands are sets of them, seats count from 0. A position is never stored: it is told
again from the first card, so that no bookkeeping can go wrong in the same way as the engine's.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field

PASS = "pass"
GERMAN = "789TJQKA"  # low to high
SUITS = "csdh"

Script = Generator[tuple[int, set[str]], str, None]


@dataclass
class Table:
    """What can be seen and remembered of a deal."""

    hands: list[set[str]]
    ranks: str = GERMAN
    gone: set[str] = field(default_factory=set)  # cards that were taken out of the pack
    played: list[str] = field(default_factory=list)
    thrown: list[str] = field(default_factory=list)  # played to a trick of another suit
    tricks: list[int] = field(default_factory=list)  # who won the first, the second, …
    piles: list[set[str]] = field(default_factory=list)
    passes: list[int] = field(default_factory=list)
    charged: list[int] = field(default_factory=list)
    count: int = 0
    out: int | None = None

    def __post_init__(self) -> None:
        self.piles = [set() for _ in self.hands]
        self.passes = [0 for _ in self.hands]
        self.charged = [0 for _ in self.hands]

    def seats_from(self, first: int) -> list[int]:
        return [(first + step) % len(self.hands) for step in range(len(self.hands))]

    def put_down(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.played.append(card)

    def left(self, seat: int) -> int:
        return len(self.hands[seat])

    def higher(self, card: str, wrap: bool) -> str | None:
        """The rank above a card's, as a letter."""
        place = self.ranks.index(card[0]) + 1
        if place < len(self.ranks):
            return self.ranks[place]
        return self.ranks[0] if wrap else None

    def lower(self, card: str, wrap: bool) -> str | None:
        place = self.ranks.index(card[0])
        if place > 0:
            return self.ranks[place - 1]
        return self.ranks[-1] if wrap else None


@dataclass(frozen=True)
class Ban:
    """At a moment (`lead`, `follow`, `discard`) these cards stay in the hand while `holds` says so."""

    moment: str
    cards: Callable[[str], bool]
    holds: Callable[[Table], bool] = lambda table: True
    spares_singles: bool = False


def number_of_trick(table: Table) -> int:
    return len(table.tricks) + 1


def is_alone(card: str, hand: set[str]) -> bool:
    return [other[1] for other in hand].count(card[1]) == 1


# --- the four kinds ------------------------------------------------------------------------------------------


def tricks(
    table: Table,
    bans: tuple[Ban, ...] = (),
    must_follow: bool = True,
    own_back: bool = False,
    ends: Callable[[Table], bool] = lambda table: False,
) -> Script:
    leader = 0
    while any(table.hands):
        on_table: dict[int, str] = {}
        for seat in table.seats_from(leader):
            if not table.hands[seat]:
                continue
            led = next(iter(on_table.values()))[1] if on_table else None
            may = allowed_to_trick(table, seat, led, bans, must_follow)
            card = yield seat, may
            table.put_down(seat, card)
            if led not in (None, card[1]):
                table.thrown.append(card)
            on_table[seat] = card
        led = on_table[leader][1]
        in_suit = [seat for seat in on_table if on_table[seat][1] == led]
        winner = max(in_suit, key=lambda seat: table.ranks.index(on_table[seat][0]))
        for seat, card in on_table.items():
            table.piles[seat if own_back and in_suit == [leader] else winner].add(card)
        table.tricks.append(winner)
        if ends(table):
            return
        leader = next((seat for seat in table.seats_from(winner) if table.hands[seat]), winner)


def allowed_to_trick(table: Table, seat: int, led: str | None, bans: tuple[Ban, ...], must_follow: bool) -> set[str]:
    hand = table.hands[seat]
    may = {card for card in hand if card[1] == led} if must_follow else set()
    may = may or set(hand)
    for ban in bans:
        if not ban.holds(table):
            continue
        barred = set()
        for card in may:
            moment = "lead" if led is None else "follow" if card[1] == led else "discard"
            spared = ban.spares_singles and is_alone(card, hand)
            if moment == ban.moment and ban.cards(card) and not spared:
                barred.add(card)
        if may - barred:
            may = may - barred
    return may


def chain_of_holders(table: Table, limit: int | None = 4, wrap: bool = True) -> Script:
    """The holder of the next card of the suit plays it, whoever that is."""
    player = 0
    while True:
        card = yield player, set(table.hands[player])
        table.put_down(player, card)
        length = 1
        while table.hands[player]:
            rank = table.higher(card, wrap)
            holder = [seat for seat, hand in enumerate(table.hands) if rank and rank + card[1] in hand]
            if not holder or length == limit:
                break
            player = holder[0]
            card = yield player, {f"{rank}{card[1]}"}
            table.put_down(player, card)
            length += 1
        if not table.hands[player]:
            table.out = player
            return


def chain_in_order(table: Table, limit: int | None = None, wrap: bool = True, same_suit: bool = False) -> Script:
    """Everybody in turn plays the next rank or passes; if all have passed, the last player begins again."""
    player = 0
    while True:
        card = yield player, set(table.hands[player])
        table.put_down(player, card)
        length, last, in_a_row = 1, player, 0
        if not table.hands[player]:
            table.out = player
            return
        while in_a_row < len(table.hands) and length != limit:
            rank = table.higher(card, wrap)
            wanted = {f"{rank}{suit}" for suit in (card[1] if same_suit else SUITS)} if rank else set()
            if not wanted - table.gone:
                break
            player = (player + 1) % len(table.hands)
            fitting = table.hands[player] & wanted
            action = yield player, fitting or {PASS}
            if action == PASS:
                table.passes[player] += 1
                in_a_row += 1
                continue
            table.put_down(player, action)
            card, last, in_a_row = action, player, 0
            length += 1
            if not table.hands[player]:
                table.out = player
                return
        player = last


def layout(table: Table, up: bool = True, down: bool = False, wrap: bool = True, bridges: bool = False) -> Script:
    """Piles grow from the rank of the first card; `bridges`: a card that was taken out counts as laid."""
    laid: set[str] = set()
    start = ""
    in_a_row = 0
    player = 0
    while in_a_row < len(table.hands):
        fits = {
            card for card in table.hands[player] if not start or fits_layout(table, laid, start, card, up, down, wrap)
        }
        action = yield player, fits or {PASS}
        if action == PASS:
            table.passes[player] += 1
            in_a_row += 1
        else:
            in_a_row = 0
            start = start or action[0]
            table.put_down(player, action)
            laid.add(action)
            while bridges:
                bridge = {card for card in table.gone - laid if fits_layout(table, laid, start, card, up, down, wrap)}
                if not bridge:
                    break
                laid |= bridge
            if not table.hands[player]:
                table.out = player
                return
        player = (player + 1) % len(table.hands)


def fits_layout(table: Table, laid: set[str], start: str, card: str, up: bool, down: bool, wrap: bool) -> bool:
    rank, suit = card
    if rank == start:
        return True
    below, above = table.lower(card, wrap), table.higher(card, wrap)
    return bool((up and below and below + suit in laid) or (down and above and above + suit in laid))


def count_up(table: Table, values: dict[str, int], prices: dict[int, int]) -> Script:
    player = 0
    while any(table.hands):
        if table.hands[player]:
            card = yield player, set(table.hands[player])
            table.put_down(player, card)
            for _ in range(values.get(card[0], 0)):  # one at a time: nothing can be stepped over
                table.count += 1
                table.charged[player] += prices.get(table.count, 0)
        player = (player + 1) % len(table.hands)


# --- what it costs and who is paid ---------------------------------------------------------------------------

Costs = list[int]
Payments = tuple[list[int], int]  # change of every balance, the pot


def seat_by_seat(cost: Callable[[Table, int], int]) -> Callable[[Table], Costs]:
    return lambda table: [cost(table, seat) for seat in range(len(table.hands))]


def captured(is_meant: Callable[[str], bool]) -> Callable[[Table, int], int]:
    return lambda table, seat: len([card for card in table.piles[seat] if is_meant(card)])


def pay_the_untouched(costs: Costs, table: Table, pot: int) -> Payments:
    """All touched: to the pot. One touched: he is paid by everybody. Else the untouched share what is owed."""
    whole = sum(costs)
    untouched = [seat for seat, cost in enumerate(costs) if cost == 0]
    if not untouched:
        return [-cost for cost in costs], pot + whole
    if len(untouched) == len(costs) - 1:
        return [-whole if seat in untouched else whole * len(untouched) for seat in range(len(costs))], pot
    share, rest = divmod(whole, len(untouched))
    return [share if seat in untouched else -costs[seat] for seat in range(len(costs))], pot + rest


def pay_the_pot(costs: Costs, table: Table, pot: int) -> Payments:
    return [-cost for cost in costs], pot + sum(costs)


def pay_the_winner(costs: Costs, table: Table, pot: int) -> Payments:
    gain = sum(cost for seat, cost in enumerate(costs) if seat != table.out)
    return [gain if seat == table.out else -cost for seat, cost in enumerate(costs)], pot


def winner_empties_the_pot(costs: Costs, table: Table, pot: int) -> Payments:
    pay, pot = pay_the_pot(costs, table, pot)
    if table.out is None:
        return pay, pot
    pay[table.out] += pot
    return pay, 0


# --- playing and counting ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Game:
    """One contract: its script, its costs and its payments."""

    script: Callable[[Table], Script]
    cost: Callable[[Table], Costs]
    pay: Callable[[Costs, Table, int], Payments]


class Telling:
    """A deal told from its first card on: `turn` and `may` say what comes next, `turn` is None at the end."""

    def __init__(self, game: Game, hands: list[set[str]], gone: set[str] = frozenset()) -> None:  # type: ignore[assignment]
        self.game = game
        self.table = Table([set(hand) for hand in hands], gone=set(gone))
        self.script = game.script(self.table)
        self.turn: int | None
        self.may: set[str]
        self.turn, self.may = next(self.script)

    def play(self, action: str) -> None:
        if action not in self.may:
            raise ValueError(f"{action} may not be played: {self.may}")
        try:
            self.turn, self.may = self.script.send(action)
        except StopIteration:
            self.turn, self.may = None, set()

    def settle(self, pot: int) -> tuple[Costs, list[int], int]:
        """Costs, changes of the balances, the pot afterwards."""
        costs = self.game.cost(self.table)
        return costs, *self.game.pay(costs, self.table, pot)


def sequences(game: Game, hands: list[set[str]], depth: int) -> list[int]:
    """How many ways there are to make the first action, the first two, … ; ends where no deal goes on."""
    counts = [0] * depth
    for before in _continuations(game, hands, (), depth):
        counts[len(before) - 1] += 1
    while counts and counts[-1] == 0:
        counts.pop()
    return counts


def _continuations(game: Game, hands: list[set[str]], before: tuple[str, ...], depth: int) -> Iterator[tuple[str, ...]]:
    if len(before) == depth:
        return
    told = Telling(game, hands)
    for action in before:
        told.play(action)
    for action in sorted(told.may):
        yield (*before, action)
        yield from _continuations(game, hands, (*before, action), depth)

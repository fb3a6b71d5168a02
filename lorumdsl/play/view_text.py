"""A view as lines of text: what a seat sees when it decides, and what the others have done before.

In go a view, the rules and what the seats are called; out come lines of at most WIDTH cells that end in no
blank. Nothing but the view is looked at, so nothing hidden can come out. Paint does not change what is said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from textwrap import wrap

from lorumdsl.bots.prices import stake_of
from lorumdsl.cards import SUITS, CardSet, Deck, cards_of
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine.program import CHAIN, COUNT, LAYOUT, PASS, TRICK, Program
from lorumdsl.play.course import Play, chains_of, charge_of, counts_of, is_free, pile_of, plays_of, tricks_of
from lorumdsl.report.costs import contract_cost
from lorumdsl.table.actions import Action
from lorumdsl.table.view import View
from lorumdsl.terminal.excerpt import cells, visible
from lorumdsl.terminal.paint import Paint, plain_paint

WIDTH = 79  # cells; a line as wide as the terminal would leave an empty one behind
LABEL = 9
GAP = "  "
CHAIN_SHOWN = 4  # cards of a chain, the last ones

Names = Sequence[str]  # what the seats of a deal are called, P1 first


def flow(label: str, parts: Sequence[str], paint: Paint = plain_paint, style: Callable[[str], str] = str) -> list[str]:
    """Parts after a label, GAP between them, in as many lines as they need; `style` paints a part."""
    lines: list[str] = []
    used = WIDTH + 1
    for part in parts:
        if used + len(GAP) + cells(part) > WIDTH:
            head = paint(f"{'' if lines else label:<{LABEL}}", "dim")
            lines.append(head + style(part))
            used = LABEL + cells(part)
        else:
            lines[-1] += GAP + style(part)
            used += len(GAP) + cells(part)
    return lines


# --- before a decision -------------------------------------------------------------------------------------


def contract_lines(view: View, rules: Rules, language: str, paint: Paint = plain_paint) -> Iterator[str]:
    """`Hearts, trick 3 of 8: 1 each for hearts, 8 in all`."""
    contract, program = rules.ruleset.contract(view.contract), rules.programs[view.contract]
    playing = program.kind == TRICK and view.turn is not None
    trick = f", trick {view.trick} of {program.tricks}" if playing else ""
    doubled = ", doubled" if view.factor > 1 else ""
    name = visible(contract.names.in_language(language))
    line = f"{name}{trick}{doubled}: {visible(str(contract_cost(rules.ruleset, contract)))}"
    for part in wrap(line, WIDTH, subsequent_indent=GAP):
        yield paint(part, "bold")


def table_lines(view: View, rules: Rules, names: Names, paint: Paint = plain_paint) -> Iterator[str]:
    """What lies on the table, in order, with who played it; and what counts so far."""
    program, deck = rules.programs[view.contract], rules.ruleset.deck
    if program.kind == TRICK:
        yield from flow("tricks", [_captured(view, rules, seat, names) for seat in range(1, program.seats + 1)], paint)
        tricks = tricks_of(view)
        lying = tricks[-1].plays if tricks and tricks[-1].winner is None else ()
        yield from flow("table", _plays(lying, deck, names) or ["nothing: the lead is yours"], paint)
    elif program.kind == CHAIN:
        yield from flow("cards", _sizes(view, names), paint)
        yield from flow("chain", list(_chain(view, program, deck, names)), paint)
    elif program.kind == LAYOUT:
        yield from flow("cards", _sizes(view, names), paint)
        for suit in range(len(deck.suits)):
            yield paint(f"{'' if suit else 'table':<{LABEL}}", "dim") + _pile(view, deck, suit)
    else:
        yield from flow("count", list(_count(view, program)), paint)
    if view.pot:
        yield from flow("pot", [str(view.pot)], paint)


def hand_lines(view: View, deck: Deck, names: Names, paint: Paint = plain_paint) -> Iterator[str]:
    """The hands that the seat sees, by suit; of its own, what is not legal is dim."""
    for seat in view.sees:
        hand = view.hands[seat - 1] or 0
        own = seat == view.seat
        deciding = own and any(action.code <= PASS for action in view.legal)
        legal = sum(1 << action.code for action in view.legal) if deciding else hand
        yield paint(f"{'hand' if own else names[seat - 1]:<{LABEL}}", "dim") + _hand(hand, legal, deck, paint)
    if view.hands[view.seat - 1] is None:
        size = view.sizes[view.seat - 1]
        yield paint(f"{'hand':<{LABEL}}", "dim") + f"#1 … #{size}, which you do not see"


def choice_lines(view: View, rules: Rules, language: str, paint: Paint = plain_paint) -> list[str]:
    """What the seat may do, numbered as in `choices`."""
    if view.hands[view.seat - 1] is None and view.turn is not None:
        return flow("play", [f"1 to {len(view.legal)}, a card by its place"], paint)
    named = [action_words(action, rules, language) for action in choices(view)]
    if view.turn is None and not view.contract:
        return list(_offers(view, rules, named, paint))
    if view.turn is not None and rules.programs[view.contract].kind == COUNT:
        named = [_counted(action, view, rules) for action in choices(view)]
    numbered = [f"{place}) {name}" for place, name in enumerate(named, 1)]

    def style(part: str) -> str:
        number, _, name = part.partition(" ")
        return f"{paint(number, 'dim')} {name}"

    return flow("play" if view.turn else "choose", numbered, paint, style)


def choices(view: View) -> list[Action]:
    """What the seat may do, in the order in which it is numbered: cards by suit, a pass last."""
    return sorted(view.legal) if view.contract else list(view.legal)


def action_words(action: Action, rules: Rules, language: str) -> str:
    """An action as people are told of it: a contract by its name."""
    if action.text in rules.programs:
        return visible(rules.ruleset.contract(action.text).names.in_language(language))
    return action.text


# --- what others have done ----------------------------------------------------------------------------------


def told_lines(view: View, rules: Rules, names: Names, since: int, paint: Paint = plain_paint) -> Iterator[str]:
    """What has happened since that place of the history, as far as it is no longer seen on the table."""
    program, deck = rules.programs[view.contract], rules.ruleset.deck
    if program.kind == TRICK:
        for trick in tricks_of(view):
            if trick.winner is not None and trick.number * program.seats > since:
                takes = "take" if names[trick.winner - 1] == "you" else "takes"
                end = "nobody followed, all keep their own" if trick.kept else f"{names[trick.winner - 1]} {takes} it"
                plays = _plays(trick.plays, deck, names)
                yield from flow(f"trick {trick.number}", [*plays, f"→ {end}"], paint)
        return
    parts = _plays(plays_of(view, since), deck, names)
    if program.kind == COUNT:
        for place, (count, charge) in enumerate(counts_of(view)[since:]):
            parts[place] += f" {count}" + (f" owes {charge}" if charge else "")
    elif program.kind == CHAIN:
        chains = chains_of(view)
        begins = {sum(map(len, chains[:place])) for place in range(1, len(chains))}
        parts = [f"| {part}" if since + place in begins else part for place, part in enumerate(parts)]
    if parts:
        yield from flow("played", parts, paint)


# --- parts ----------------------------------------------------------------------------------------------------


def _offers(view: View, rules: Rules, named: Sequence[str], paint: Paint) -> Iterator[str]:
    """The contracts on offer with what they cost, one a line."""
    width = max(map(cells, named))
    for place, (action, name) in enumerate(zip(choices(view), named, strict=True), 1):
        cost = visible(str(contract_cost(rules.ruleset, rules.ruleset.contract(action.text))))
        first, *others = wrap(cost, max(WIDTH - LABEL - width, 20))
        number = paint(f"{f'{place})':>{LABEL - 3}}", "dim")
        yield f"{number} {paint(name, 'bold')}{' ' * (width - cells(name))}{GAP}{first}"
        for other in others:
            yield " " * (LABEL - 2 + width + len(GAP)) + other


def _plays(plays: Sequence[Play], deck: Deck, names: Names) -> list[str]:
    return [f"{names[play.seat - 1]} {'pass' if play.card is None else deck.format_card(play.card)}" for play in plays]


def _captured(view: View, rules: Rules, seat: int, names: Names) -> str:
    cards = view.taken[seat - 1] & stake_of(rules, view.contract).counted
    held = f" ({rules.ruleset.deck.format_cards(cards)})" if cards else ""
    return f"{names[seat - 1]} {view.tricks[seat - 1]}{held}"


def _sizes(view: View, names: Names) -> list[str]:
    return [f"{name} {size}" for name, size in zip(names, view.sizes, strict=True)]


def _chain(view: View, program: Program, deck: Deck, names: Names) -> Iterator[str]:
    if is_free(view):
        yield "a new one: you may begin with any card"
        return
    cards = [play for play in chains_of(view)[-1] if play.card is not None]
    last = _plays(cards[-CHAIN_SHOWN:], deck, names)
    yield from ["…", *last] if len(cards) > CHAIN_SHOWN else last
    yield f"→ {deck.format_cards(view.open)}"


def _pile(view: View, deck: Deck, suit: int) -> str:
    ranks = [deck.ranks[card % len(deck.ranks)] for card in pile_of(view, deck, suit)]
    pile = f"{SUITS[deck.suits[suit]][0]} {' '.join(ranks) or '–'}"
    follows = [deck.ranks[card % len(deck.ranks)] for card in cards_of(view.open & deck.suit_set(suit))]
    if not view.history or not follows:
        return pile
    return f"{pile:<{3 * len(deck.ranks)}}→ {' '.join(follows)}"


def _count(view: View, program: Program) -> Iterator[str]:
    coming = [
        (reach, price) for reach, price in zip(program.thresholds, program.prices, strict=True) if reach > view.count
    ]
    yield f"{view.count}" + (f", who brings it to {coming[0][0]} owes {coming[0][1]}" if coming else "")


def _counted(action: Action, view: View, rules: Rules) -> str:
    charge, after = charge_of(rules.programs[view.contract], view.count, action.code)
    return f"{action.text} → {after}" + (f" owes {charge}" if charge else "")


def _hand(hand: CardSet, legal: CardSet, deck: Deck, paint: Paint) -> str:
    """`♣ 7 9 U   ♠ 10 K`."""
    groups = []
    for suit, letter in enumerate(deck.suits):
        cards = [(card, deck.ranks[card % len(deck.ranks)]) for card in cards_of(hand & deck.suit_set(suit))]
        ranks = [rank if legal >> card & 1 else paint(rank, "dim") for card, rank in cards]
        if ranks:
            groups.append(" ".join([SUITS[letter][0], *ranks]))
    return "   ".join(groups) or "no cards"

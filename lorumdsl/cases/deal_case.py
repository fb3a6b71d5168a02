"""A deal case: a position played on, or the outcome of a finished deal, and what must hold afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lorumdsl.cards import DECKS, CardSet, set_of
from lorumdsl.cases.outcomes import entry_of, has_outcome, is_doubled
from lorumdsl.cases.values import Refused, integer, text, texts
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine import state as st
from lorumdsl.source.nodes import Mapping, plain
from lorumdsl.table.actions import IllegalAction, UnknownAction, actions_of, parse_action
from lorumdsl.table.deal import Deal
from lorumdsl.table.entry import finished
from lorumdsl.table.hands import parse_cards
from lorumdsl.table.position import set_up
from lorumdsl.table.transfers import seat_name

OF_POSITIONS = frozenset(("turn", "legal", "illegal", "trick", "total", "open", "sees"))
"""What may be expected of a position only: an outcome says nothing about it."""

SEED = 1
"""What a case does not say is dealt from this seed."""

Compared = tuple[Any, Any]  # expected, got: equal if the case holds


def reach(rules: Rules, node: Mapping) -> Deal:
    """The deal as the case leaves it. Raises Refused, ImpossibleDeal or IllegalAction."""
    contract = text(node, "contract") or ""
    if contract not in rules.programs:
        raise Refused(f"{rules.reference} has no contract `{contract}`: it has {', '.join(rules.programs)}")
    pot = integer(node, "pot")
    if has_outcome(node):
        barred = [key for key in ("hands", "plays", "trick", "seen", "laid", "start", "leader") if node.get(key)]
        if barred:
            raise Refused(f"`{barred[0]}` belongs to a position, and this case gives the outcome")
        return finished(rules, contract, entry_of(rules, node), pot)
    hands = texts(node, "hands")
    factor = 2 if is_doubled(rules, node) else 1
    if hands is None:
        if node.get("plays") is not None:
            raise Refused("`plays` needs `hands`")
        dealt = Deal(rules, contract, SEED)
        hands = [dealt.deck.format_cards(hand) for hand in dealt.hands]
    deal = set_up(
        rules,
        contract,
        hands,
        trick=integer(node, "trick", 1),
        seen=text(node, "seen") or "",
        laid=text(node, "laid") or "",
        start=text(node, "start"),
        leader=integer(node, "leader") if node.get("leader") else None,
        pot=pot,
        factor=factor,
    )
    for played in texts(node, "plays") or []:
        _play(deal, played)
    return deal


def _play(deal: Deal, written: str) -> None:
    seat, colon, action = written.rpartition(":")
    if colon and deal.turn is not None and seat.strip() != seat_name(deal.turn):
        raise Refused(f"`{written}`: it is {seat_name(deal.turn)}'s turn")
    deal.play(action)


def compare(deal: Deal, key: str, wanted: Any) -> Compared:
    """What was expected under a key of `expect`, and what came out, in forms that can be compared and shown."""
    if key in CARD_KEYS:
        return _cards(deal, wanted), _cards(deal, CARD_KEYS[key](deal))
    if key == "legal":
        return _actions(deal, wanted), " ".join(map(str, deal.legal()))
    if key == "illegal":
        texts = [wanted] if isinstance(wanted, str) else [str(item) for item in wanted]
        return "", _accepted(deal, [action for text in texts for action in _named(deal, text)])
    if key == "sees":
        return wanted, {seat: [seat_name(other) for other in deal.view(int(seat[1:])).sees] for seat in wanted}
    if key in ("cost", "pay", "pot") and not deal.over:
        return wanted, "the deal is not over"
    return wanted, VALUE_KEYS[key](deal)


def _row(slot: int) -> Callable[[Deal], list[int]]:
    return lambda deal: deal.state[slot : slot + deal.seats]


VALUE_KEYS: dict[str, Callable[[Deal], Any]] = {
    "turn": lambda deal: deal.turn,
    "trick": lambda deal: deal.state[st.TRICK],
    "won": _row(st.TRICKS),
    "total": lambda deal: deal.state[st.COUNT],
    "over": lambda deal: deal.over,
    "out": lambda deal: deal.out,
    "cost": lambda deal: list(deal.cost),
    "pay": lambda deal: list(deal.pay),
    "pot": lambda deal: deal.pot,
}
CARD_KEYS: dict[str, Callable[[Deal], CardSet | list[CardSet]]] = {
    "taken": _row(st.TAKEN),
    "open": lambda deal: deal.open,
}


def _cards(deal: Deal, value: Any) -> Any:
    """Cards in one order, whatever way they were written; lists element by element."""
    if isinstance(value, list | tuple):
        return [_cards(deal, item) for item in value]
    if isinstance(value, str):
        value = set_of(parse_cards(deal.deck, value))
    return deal.deck.format_cards(value)


def _actions(deal: Deal, written: str) -> str:
    try:
        codes = [parse_action(deal.deck, word) for word in written.split()]
    except UnknownAction as error:
        raise Refused(str(error)) from None
    return " ".join(map(str, actions_of(deal.deck, set_of(codes))))


def _named(deal: Deal, written: str) -> list[str]:
    """The actions that a text names, one or several; Refused if it names none, for then nothing is shown by it."""
    if _is_action(deal, written):
        return [written]
    for word in written.split():
        if not _is_action(deal, word):
            raise Refused(f"`{word}` is neither a card nor `pass`")
    return written.split()


def _is_action(deal: Deal, written: str) -> bool:
    """Whether a text names an action, perhaps of another deck."""
    if written.strip().lower() == "pass" or (written.startswith("#") and deal.contract.blind):
        return True
    return any(deck.parse_card(written) is not None for deck in (deal.deck, *DECKS.values()))


def _accepted(deal: Deal, actions: list[str]) -> str:
    """Those of the actions that are not refused, or whose refusal changes something or gives no reason."""
    accepted = []
    for action in actions:
        before = list(deal.state)
        try:
            deal.play(action)
            accepted.append(action)
            deal.state[:] = before
        except IllegalAction as error:
            if deal.state != before or not error.reason:
                accepted.append(action)
    return " ".join(accepted)


def _check_told(node: Mapping, key: str) -> None:
    """Refuse what the outcome of a deal leaves open: whatever stood there would be by chance."""
    given = node.get("given")
    counted = isinstance(given, Mapping) and given.get("tricks") is not None
    if key in OF_POSITIONS:
        raise Refused(f"`{key}` is asked of a position, and this case gives the outcome")
    if (key == "won" and not counted) or (key == "taken" and node.get("taken") is None):
        raise Refused(f"the outcome that this case gives does not say what is `{key}`")


def failures(rules: Rules, node: Mapping, expect: Mapping) -> list[tuple[str, Any, Any]]:
    """Key, expected and got of everything that does not hold. Raises what `reach` raises."""
    deal = reach(rules, node)
    found = []
    for entry in expect:
        if entry.key == "error":
            continue
        if has_outcome(node):
            _check_told(node, entry.key)
        wanted, got = compare(deal, entry.key, plain(entry.value))
        if wanted != got:
            found.append((entry.key, wanted, got))
    return found

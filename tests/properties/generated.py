"""Rulesets nobody has written: valid YAML with random decks, kinds, payouts, and any keys that contracts have.

The keys of contracts are drawn by the sort of their rows, so that a new one is drawn as well.
"""

from __future__ import annotations

from typing import Any, assert_never

from hypothesis import strategies as st

from lorumdsl.expr.ast import Type
from lorumdsl.model import sorts
from lorumdsl.model.contracts import CLASSES, Kind
from lorumdsl.model.sorts import AnyKey, keys_of

SUITS = ("clubs", "spades", "diamonds", "hearts")
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
Tree = dict[str, Any]


@st.composite
def tables(draw: st.DrawFn) -> Tree:
    """Seats, suits, ranks, stripped cards and packets: 20 to 52 cards that deal out evenly."""
    seats = draw(st.integers(2, 6))
    suits = draw(st.sampled_from([SUITS, SUITS, SUITS, SUITS[:3], SUITS[1:]]))
    ranks = RANKS[-draw(st.integers(8 if len(suits) == 3 else 6, 13)) :]
    pack = [f"{rank}{suit[0]}" for suit in suits for rank in ranks]
    over = len(pack) % seats
    strip = draw(st.lists(st.sampled_from(pack), min_size=over, max_size=over, unique=True))
    hand = (len(pack) - over) // seats
    packets = draw(st.sampled_from([[hand], [1] * hand, [2, hand - 2]]))
    return {
        "seats": seats,
        "deck": {"suits": list(suits), "ranks": list(ranks)},
        "strip": strip,
        "deal": {"packets": packets, "cut": "none", "first": "next after dealer"},
    }


def sets_of_cards(table: Tree) -> st.SearchStrategy[str]:
    """Expressions for cards that the deck has."""
    suits, ranks = table["deck"]["suits"], table["deck"]["ranks"]
    words = [*suits, *(f"rank({rank})" for rank in ranks), "word"]
    cards = [f"{rank}{suit[0]}" for suit in suits for rank in ranks if f"{rank}{suit[0]}" not in table["strip"]]
    one = st.one_of(st.sampled_from(words), st.sampled_from(cards))
    return st.one_of(
        one, st.builds("{} | {}".format, one, one), st.builds("{} - {}".format, st.sampled_from(words), one)
    )


@st.composite
def numbers(draw: st.DrawFn, counters: st.SearchStrategy[str], depth: int = 2) -> str:
    """An expression for a number that reads counters."""
    if depth == 0 or draw(st.booleans()):
        return draw(st.one_of(counters, counters, st.integers(0, 9).map(str)))
    left, right = (draw(numbers(counters, depth - 1)) for _ in range(2))
    form = draw(st.sampled_from([
        "({} + {})", "({} - {})", "{1}*({0})", "min({}, {})", "max({}, {}, 1)", "({}) // 3 + {}",
        "({0} if {0} > {1} else {1})", "({0} if not {1} == 2 and {0} >= 1 or {1} < 1 else 4)",
    ]))  # fmt: skip
    if form == "{1}*({0})":
        right = str(draw(st.integers(1, 5)))
    return form.format(left, right)


def counters_of(kind: str, table: Tree) -> st.SearchStrategy[str]:
    if kind == "trick":
        tricks = st.one_of(st.integers(1, sum(table["deal"]["packets"])).map(str), st.just("last"))
        return st.one_of(sets_of_cards(table).map("taken({})".format), st.just("tricks"), tricks.map("won({})".format))
    return st.sampled_from({"chain": ("left", "passes"), "layout": ("left", "passes"), "count": ("crossed",)}[kind])


@st.composite
def restrictions(draw: st.DrawFn, table: Tree) -> Tree:
    cards = sets_of_cards(table)
    made: Tree = {draw(st.sampled_from(["lead", "follow", "discard"])): draw(cards)}
    when = draw(st.sampled_from(["", "while", "until"]))
    if when:
        made[when] = draw(st.one_of(
            st.builds("trick {} {}".format, st.sampled_from(["==", "<", ">=", "!="]), st.integers(1, 5)),
            cards.map("played({})".format).map("{} > 0".format),
            cards.map("discarded({})".format).map("{} == 1".format),
            cards.map("not played({}) > 2 or trick == 2".format),
            cards.map("played({}) == 0 and trick < 4".format),
        ))  # fmt: skip
    if draw(st.booleans()):
        made["except"] = draw(st.one_of(st.just("singletons"), cards))
    return made


@st.composite
def openings(draw: st.DrawFn, table: Tree) -> Tree:
    """A card that says who begins, with that card or with more."""
    suits, ranks = table["deck"]["suits"], table["deck"]["ranks"]
    pack = [f"{rank}{suit[0]}" for suit in suits for rank in ranks]
    made = {"holder": draw(st.sampled_from([card for card in pack if card not in table["strip"]]))}
    if draw(st.booleans()):
        made["with"] = f"{made['holder']} | {draw(sets_of_cards(table))}"
    return made


@st.composite
def contracts(draw: st.DrawFn, kind: str, table: Tree) -> Tree:
    """A contract with any of the keys that its kind has, as their rows say."""
    rows = [key for _, key in keys_of(CLASSES[Kind(kind)])]
    return possible({"kind": kind, "payout": kind} | draw(written(rows, "", kind, table)))


@st.composite
def written(draw: st.DrawFn, rows: list[AnyKey], part: str, kind: str, table: Tree) -> Tree:
    """The keys that stand in a part of a contract, or in the contract itself."""
    made: Tree = {}
    for key in rows:
        values = values_of(key, kind, table) if key.part == part else None
        if isinstance(key, sorts.Part) and key.part == part:
            values = openings(table) if key.name == "opening" else written(rows, key.name, kind, table)
        required = key.default is None or key.name == "cost"
        if values is not None and (required or draw(st.integers(0, 2)) == 0):
            made[key.last] = draw(values)
    return made


def values_of(key: AnyKey, kind: str, table: Tree) -> st.SearchStrategy[Any] | None:
    """Values that a key may have; None for one that changes nothing, or whose keys are drawn one by one."""
    match key:
        case sorts.Switch():
            return st.sampled_from([key.off, key.on])
        case sorts.Choice():
            return st.sampled_from([str(word) for word in key.words])
        case sorts.Number():
            return st.integers(key.least, key.least + 5)
        case sorts.Cost():
            return costs(counters_of(kind, table))
        case sorts.Expression(type=Type.CONDITION):
            return sets_of_cards(table).map("taken({}) > 0".format)
        case sorts.Expression():
            return st.integers(1, 9)
        case sorts.Cards():
            return sets_of_cards(table)
        case sorts.RankTable():
            return st.dictionaries(st.sampled_from(table["deck"]["ranks"]), st.integers(0, 12), min_size=1, max_size=6)
        case sorts.GoalTable():
            return st.dictionaries(st.integers(1, 60), st.integers(0, 5), min_size=1, max_size=4)
        case sorts.Restrictions():
            return st.lists(restrictions(table), max_size=3)
        case (
            sorts.Part()
            | sorts.Claim()
            | sorts.Parts()
            | sorts.PayoutName()
            | sorts.Naming()
            | sorts.Remark()
            | sorts.Citing()
        ):
            return None
        case _:
            assert_never(key)


@st.composite
def costs(draw: st.DrawFn, counters: st.SearchStrategy[str]) -> str:
    cost = draw(numbers(counters))
    if cost.isdigit():  # a contract that costs nothing is refused
        cost = draw(counters)
    return f"max({cost}, {draw(counters)})"


def possible(made: Tree) -> Tree:
    """A contract without what its other keys make impossible."""
    if made.get("hand") == "blind":
        made = {key: value for key, value in made.items() if key not in ("forbid", "opening")} | {"follow": "none"}
    if made.get("next", {}).get("suit") == "any":
        made["turn"] = "in order"
    return made


@st.composite
def payouts(draw: st.DrawFn, kind: str, points: bool) -> Tree:
    if points:
        return {"score": draw(st.sampled_from(["cost", "2*cost - total", "0 - cost", "cost*seats + takers"])),
                "takers": "cost > 0"}  # fmt: skip
    winner = kind in ("chain", "layout")
    parties = ["all", "takers", "others"] + ["winner"] * winner
    amounts = st.sampled_from(["cost", "total", "2*cost + 1", "takers", "max(cost, 3)", "seats - takers", "cost - 2"])

    def payment() -> Tree:
        giver = draw(st.sampled_from(parties))
        if giver == "others":
            receiver = draw(st.sampled_from(["takers"] + ["winner"] * winner))
        else:
            receiver = draw(st.sampled_from([party for party in ["pot", *parties] if party != giver or party == "all"]))
        made: Tree = {"from": giver, "to": receiver, "amount": draw(amounts)}
        if receiver != "pot" and draw(st.booleans()):
            made["split"] = "equally"
            made["remainder"] = draw(st.sampled_from(["pot"] + ["winner"] * winner))
        return made

    def payments() -> list[Tree]:
        made = [payment() for _ in range(draw(st.integers(1, 3)))]
        if draw(st.booleans()):
            receiver = draw(st.sampled_from(["takers"] + ["winner"] * winner))
            made.append({"from": "pot", "to": receiver, "amount": "pot", "split": "equally"})
        return made

    whens = ["takers == 1", "takers == seats", "total > 7 and takers != 2", "pot > 0"]
    cases = [
        {"when": when, "pay": payments()} for when in draw(st.lists(st.sampled_from(whens), max_size=2, unique=True))
    ]
    takers = draw(st.sampled_from(["cost > 0", "cost > 2", "cost == total", "cost < 1"]))
    return {"takers": takers, "cases": [*cases, {"otherwise": True, "pay": payments()}]}


@st.composite
def rulesets(draw: st.DrawFn) -> Tree:
    """A ruleset as data; dumped as YAML or JSON it is a text that loads."""
    table = draw(tables())
    kinds = draw(st.lists(st.sampled_from(["trick", "chain", "layout", "count"]), min_size=1, max_size=3, unique=True))
    points = draw(st.booleans())
    chosen = draw(st.booleans())
    return {
        "lorum": 1,
        "id": "generated",
        "name": "Generated",
        **table,
        "direction": draw(st.sampled_from(["clockwise", "counterclockwise"])),
        "sets": {"word": draw(st.sampled_from(["K", "K | A", "spades - A", "rank(10) | spades"]))},
        "bank": {"unit": "points" if points else "chips", "start": draw(st.sampled_from([0, 20]))},
        "session": {
            "contracts": kinds,
            "choice": "dealer" if chosen else "fixed",
            "dealer": "changes every deal"
            if chosen
            else draw(st.sampled_from(["holds the cycle", "changes every deal"])),
            "cycles": draw(st.integers(1, 2)),
            "wins": draw(st.sampled_from(["most", "least"])),
            "ties": "share",
        },
        "payouts": {kind: draw(payouts(kind, points)) for kind in kinds},
        "contracts": {kind: draw(contracts(kind, table)) for kind in kinds},
    }

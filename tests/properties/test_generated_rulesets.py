"""Rulesets nobody has written load, or say why not; those that load can be played to the end."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from hypothesis import given

import lorumdsl
from lorumdsl.cards import cards_of, set_of
from lorumdsl.compiler.rules import Rules
from lorumdsl.diagnostics.diagnostic import has_errors
from lorumdsl.engine.program import PASS, TRICK
from lorumdsl.loading.examine import check_text
from lorumdsl.loading.load import load_text
from lorumdsl.model.ruleset import Unit
from lorumdsl.table.session import is_conserved
from tests.properties.generated import Tree, rulesets
from tests.properties.played import MANY, Choices, choices, choose_and_play, seeds
from tests.reference.side_by_side import plain

LONGEST = 3000


def by_python(expression: str, tree: Tree, deal: lorumdsl.Deal, seat: int) -> int:
    """What Python itself makes of the cost of a seat: its operators read as those of the language, cards are sets."""
    suits, ranks, gone = tree["deck"]["suits"], tree["deck"]["ranks"], set(tree["strip"])
    view = deal.view(1)

    def cards(wanted: Callable[[str, str], bool]) -> set[str]:
        return {f"{rank}{suit[0]}" for suit in suits for rank in ranks if wanted(suit, rank)} - gone

    def rank(number: object) -> set[str]:
        return number if isinstance(number, set) else cards(lambda _, rank: rank == str(number))

    pile = {plain(deal.deck.format_card(card)).replace("T", "10") for card in cards_of(view.taken[seat])}
    won = winners(deal)
    names: dict[str, Any] = {suit: cards(lambda other, _, suit=suit: other == suit) for suit in suits}
    names |= {letter: rank(letter) for letter in "JQKA"} | {"rank": rank, "min": min, "max": max, "last": 0}
    names |= {"card": lambda text: {text}, "taken": lambda cards: len(pile & cards), "tricks": view.tricks[seat]}
    names |= {"won": lambda number: int(won[(number or len(won)) - 1] == seat) if number <= len(won) else 0}
    names |= {"left": view.sizes[seat], "passes": view.passes[seat], "crossed": view.crossed[seat]}
    symbols = re.sub(r"\b(10|[2-9JQKA])([csdh])\b", r'card("\1\2")', expression)
    symbols = re.sub(r"\bword\b", f"({tree['sets']['word']})", symbols)
    return int(eval(symbols, {"__builtins__": {}}, names))  # noqa: S307, made by this test


def winners(deal: lorumdsl.Deal) -> list[int]:
    """The seats that won the tricks, in order, played once more."""
    hands = list(deal.hands)
    for seat, action in deal.history:
        hands[seat - 1] |= 1 << action.code if action.code != PASS else 0
    again = lorumdsl.Deal(deal.rules, deal.contract.id, hands=[deal.deck.format_cards(hand) for hand in hands])
    won, before = [], again.view(1).tricks
    for _, action in deal.history:
        again.play(action)
        now = again.view(1).tricks
        won += [seat for seat in range(deal.seats) if now[seat] > before[seat]]
        before = now
    return won


def loaded(tree: Tree) -> Rules:
    return load_text(json.dumps(tree, indent=1), "generated.yaml")


@MANY
@given(rulesets(), seeds, choices)
def test_a_generated_ruleset_loads_and_every_contract_is_played_to_the_end(
    tree: Tree, seed: int, chosen: Choices
) -> None:
    rules, chance = loaded(tree), chosen.start()
    for contract in rules.programs:
        for number in (1, 2):
            deal = lorumdsl.Deal(rules, contract, seed, number=number, pot=7)
            pack = deal.deck.cards
            while not deal.over:
                assert deal.legal()
                deal.play(chance.choice(deal.legal()))
                assert len(deal.history) < LONGEST
            played = set_of(action.code for _, action in deal.history if action.code != PASS)
            held = sum(deal.hands)
            assert played | held == pack
            assert not played & held
            if deal.program.kind == TRICK:
                piles = [card for pile in deal.view(1).taken for card in cards_of(pile)]
                assert sorted(piles) == sorted(cards_of(played))
                assert sum(deal.view(1).tricks) == len(deal.history) // deal.seats
            if rules.ruleset.bank.unit is not Unit.POINTS:
                assert sum(deal.pay) + deal.pot == 7


@given(rulesets(), seeds, choices)
def test_costs_are_what_python_makes_of_the_same_text(tree: Tree, seed: int, chosen: Choices) -> None:
    rules, chance = loaded(tree), chosen.start()
    for contract in rules.programs:
        deal = lorumdsl.Deal(rules, contract, seed)
        while not deal.over:
            deal.play(chance.choice(deal.legal()))
        expression = tree["contracts"][contract]["cost"]
        assert list(deal.cost) == [by_python(expression, tree, deal, seat) for seat in range(deal.seats)]


@given(rulesets(), seeds, choices)
def test_a_session_of_a_generated_ruleset_is_conserved_and_ends(tree: Tree, seed: int, chosen: Choices) -> None:
    session, chance = lorumdsl.Session(loaded(tree), seed), chosen.start()
    deals = len(tree["session"]["contracts"]) * tree["session"]["cycles"]
    dealers: Counter[int] = Counter()
    for _ in range(deals):
        dealers[session.dealer] += 1
        choose_and_play(session, chance)
        assert is_conserved(session)
    assert session.over
    assert sum(dealers.values()) == deals


@given(rulesets())
def test_checking_a_generated_ruleset_finds_no_error_but_what_is_disproved(tree: Tree) -> None:
    found = check_text(json.dumps(tree, indent=1), "generated.yaml")
    assert not has_errors(finding for finding in found if not finding.code.id.startswith("LRM5")), found

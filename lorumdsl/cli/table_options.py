"""What commands that play are told about a table: seed and bots. A wrong one ends the command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lorumdsl.cli.group import usage_error

if TYPE_CHECKING:
    from lorumdsl.bots import Bot
    from lorumdsl.compiler.rules import Rules


def draw_seed() -> int:
    """Short enough to be typed again."""
    from secrets import randbelow

    return randbelow(10**6)


def check_seed(seed: int) -> int:
    from lorumdsl.table.deal import MOST_SEED

    if not 0 <= seed <= MOST_SEED:
        usage_error(f"a seed is a whole number from 0 to {MOST_SEED}, not {seed}", "--seed")
    return seed


def seat_names(rules: Rules, names: str) -> list[str]:
    """The bot of each table seat, S1 first."""
    seats = rules.ruleset.seats
    chosen = [name.strip() for name in names.split(",")]
    if len(chosen) == 1:
        return chosen * seats
    if len(chosen) != seats:
        usage_error(f"{len(chosen)} bots for {seats} seats: name one for all, or one for each", "--bots")
    return chosen


def bot_named(name: str, seed: int, option: str = "--bots") -> Bot:
    from lorumdsl.bots import make_bot

    try:
        return make_bot(name, seed)
    except ValueError as error:
        usage_error(str(error), option)

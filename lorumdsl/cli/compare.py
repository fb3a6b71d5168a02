"""`lorum compare`: the same deals under several rulesets, and which disputed rulings matter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from lorumdsl.cli.group import INTERRUPTED, usage_error
from lorumdsl.cli.output import format_option, load_to_play, painter, print_json
from lorumdsl.cli.progress import Progress
from lorumdsl.cli.simulation_options import (
    Count,
    bots_option,
    check_bots,
    check_contracts,
    check_picture,
    chosen_seed,
    compiling,
    contract_option,
    mean_text,
    number_of_workers,
    number_text,
    players,
    plot_option,
    save_picture,
    seed_option,
    share_text,
    tell_backend,
    workers_option,
)
from lorumdsl.terminal.tables import table_lines

if TYPE_CHECKING:
    from lorumdsl.analysis.difference import Comparison
    from lorumdsl.analysis.readings import Reading
    from lorumdsl.terminal.paint import Paint

NOT_CLEAR = "nothing clear"


@click.command()
@click.argument("references", metavar="REF…", nargs=-1, required=True)
@click.option("--readings", is_flag=True, help="Compare one ruleset with each of its readings.")
@contract_option
@click.option("--deals", type=Count(), help="How many of each contract; 1000 if omitted, 100 where bots think.")
@click.option(
    "--sessions",
    type=Count("sessions"),
    help="With --readings: how many for one that changes the session alone; 100 if omitted, 20 where bots think.",
)
@seed_option
@bots_option
@workers_option
@plot_option
@format_option
def compare(
    references: tuple[str, ...],
    readings: bool,
    contracts: tuple[str, ...],
    deals: int | None,
    sessions: int | None,
    seed: int | None,
    bots: str,
    workers: int,
    picture: Path | None,
    form: str,
) -> int:
    """Play the same deals under several rulesets.

    The first is compared with each of the others, contract by contract, with 95 % intervals: contracts belong
    together by id. With --readings a single ruleset is compared with each reading that it offers of what its
    source leaves open.
    """
    if readings and len(references) != 1:
        usage_error("--readings is about one ruleset: name one REF")
    if not readings and len(references) < 2:
        usage_error("there is nothing to compare with: name two rulesets, or ask for --readings")
    if sessions is not None and not readings:
        usage_error("sessions are played for readings only", "--sessions")
    check_picture(picture)
    given = (contracts, deals, chosen_seed(seed), bots, number_of_workers(workers), picture, form)
    if readings:
        _compare_readings(references[0], sessions, *given)
        return 0
    return _compare_deals(references, *given)


def _compare_deals(
    references: Sequence[str],
    contracts: tuple[str, ...],
    deals: int | None,
    seed: int,
    bots: str,
    workers: int,
    picture: Path | None,
    form: str,
) -> int:
    from lorumdsl.analysis.paired import compare_deals

    rulesets = [load_to_play(reference, form) for reference in references]
    wanted = check_contracts(rulesets[0], contracts)
    names = check_bots(rulesets[0], bots)
    tell_backend(names)
    try:
        with Progress(waiting=compiling(names)) as progress:
            found = compare_deals(
                *rulesets, contract=wanted, deals=deals, seed=seed, bots=names, workers=workers, progress=progress.show
            )
    except ValueError as problem:
        usage_error(str(problem))
    if form == "json":
        print_json({"comparisons": [one.data() for one in found]})
    else:
        for place, one in enumerate(found):
            click.echo("\n" * (place > 0), nl=False)
            for line in _comparison_lines(one, painter()):
                click.echo(line)
    if picture is not None:
        from lorumdsl.analysis.plot import plot_comparison

        save_picture(picture, lambda path: plot_comparison(found, path))
    if not found[0].interrupted:
        return 0
    click.echo("interrupted: these are the deals that were played", err=True)
    return INTERRUPTED


def _comparison_lines(found: Comparison, paint: Paint) -> Iterator[str]:
    from lorumdsl.analysis.units import is_one_unit, more, told
    from lorumdsl.terminal.excerpt import visible

    a, b = map(visible, found.references)
    yield paint(f"{a} → {b}", "bold") + f" · seed {found.seed} · {players(found.bots)}"
    seats = found.base.ruleset.seats
    yield ""
    if not is_one_unit(found.base, found.other):
        yield f"{a} {told(found.base)}, {b} {told(found.other)}:"
        yield "what differs in pay below does not say who gains"
        yield ""
    yield f"{more(found.other, 'a seat')} in a deal under {b}, ± half of the 95 % interval"
    table = [["contract", "deals", *(f"P{seat}" for seat in range(1, seats + 1))]]
    course = [["contract", "ledgers changed", "moved", "stakes", "actions", "swept", "pot after"]]
    for one in found.differences:
        data = one.data()
        paid = zip(data["difference"], data["ci95"], strict=True)
        table.append([one.contract, f"{one.deals:,}", *(mean_text(*pay) for pay in paid)])
        stakes = "–" if one.stakes is None else f"× {one.stakes:.2f}"
        swept = data["swept"]
        course.append(
            [
                one.contract,
                share_text(data["changed"]),
                number_text(one.moved),
                stakes,
                mean_text(data["actions"], None),
                f"{100 * swept + 0:+.1f} %",
                mean_text(data["pot"], data["pot_ci95"]),
            ]
        )
    yield from table_lines(table, paint)
    yield ""
    yield "what else differs"
    yield from table_lines(course, paint)
    for reference, only in ((a, found.missing), (b, found.added)):
        if only:
            yield f"only {reference} has {', '.join(only)}"


def _compare_readings(
    reference: str,
    sessions: int | None,
    contracts: tuple[str, ...],
    deals: int | None,
    seed: int,
    bots: str,
    workers: int,
    picture: Path | None,
    form: str,
) -> None:
    from lorumdsl.analysis.readings import compare_readings

    rules = load_to_play(reference, form)
    wanted = check_contracts(rules, contracts)
    names = check_bots(rules, bots)
    tell_backend(names)
    try:
        with Progress(what="readings", waiting=compiling(names)) as progress:
            found = compare_readings(
                reference, wanted, deals, seed, names, sessions=sessions, workers=workers, progress=progress.show
            )
    except ValueError as problem:
        usage_error(str(problem))
    if form == "json":
        readings = [one.data() for one in found]
        print_json({"ruleset": rules.reference, "seed": seed, "bots": names, "readings": readings})
    else:
        for line in _reading_lines(rules.reference, seed, names, found, painter()):
            click.echo(line)
    if picture is not None and found:
        from lorumdsl.analysis.plot import plot_readings

        save_picture(picture, lambda path: plot_readings(rules.reference, found, path))


def _reading_lines(
    reference: str, seed: int, bots: Sequence[str], found: Sequence[Reading], paint: Paint
) -> Iterator[str]:
    from lorumdsl.terminal.excerpt import visible

    if not found:
        yield f"{visible(reference)} offers no reading of what its source leaves open"
        return
    yield paint(f"{visible(reference)}: what its readings change", "bold") + f" · seed {seed} · {players(bots)}"
    yield ""
    table = [["reading", "played", "ledgers changed", "largest shift of a seat", "in sd"]]
    for one in found:
        unit = "sessions" if one.is_session else "deals"
        played = f"{one.deals:,} {unit}" if one.deals else "nothing"
        share = share_text(one.changed / one.deals) if one.deals else "–"
        shift = one.shift
        if shift is None or not shift.is_clear:
            table.append([one.variant, played, share, NOT_CLEAR, "–"])
            continue
        seat = f"{'S' if one.is_session else 'P'}{shift.seat}"
        table.append(
            [one.variant, played, share, f"{shift.pay:+.2f} for {seat} in {shift.contract}", f"{shift.effect:.2f}"]
        )
    yield from table_lines(table, paint)
    if any(row[3] == NOT_CLEAR for row in table):
        yield ""
        yield f"{NOT_CLEAR}: chance alone shifts some seat as far in one of twenty such comparisons"

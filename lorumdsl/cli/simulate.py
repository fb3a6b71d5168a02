"""`lorum simulate`: many deals or sessions, and their results."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from lorumdsl.cli.group import INTERRUPTED, reason_of, usage_error
from lorumdsl.cli.output import format_option, load_to_play, painter, print_json
from lorumdsl.cli.progress import Progress
from lorumdsl.cli.simulation_options import (
    Count,
    bots_option,
    check_bots,
    check_contracts,
    check_picture,
    compiling,
    contract_option,
    number_of_workers,
    plot_option,
    save_picture,
    seed_option,
    tell_backend,
    workers_option,
)
from lorumdsl.cli.table_options import check_seed, draw_seed

if TYPE_CHECKING:
    from lorumdsl.compiler.rules import Rules
    from lorumdsl.simulation.run import Run


@click.command()
@click.argument("reference", metavar="REF")
@contract_option
@click.option("--deals", type=Count(), help="How many of each contract; 1000 if omitted.")
@click.option("--sessions", type=Count("sessions"), help="Play this many whole sessions instead.")
@seed_option
@bots_option
@workers_option
@click.option(
    "--executor",
    metavar="KIND",
    help="What workers are: threads, processes, dask, or dask:ADDRESS of a running cluster; chosen to suit if omitted.",
)
@click.option(
    "--backend",
    "--gear",
    "backend",
    type=click.Choice(["plain", "compiled"]),
    help="How kernels run; the fastest available if omitted.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Keep the summary in a .json, or every deal in a .jsonl or .parquet. A file of the same run is resumed.",
)
@click.option("--number", type=int, metavar="N", help="Print only this deal of the run, or this session.")
@click.option(
    "--record", "target", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
    help="With --number: its record.",
)  # fmt: skip
@plot_option
@format_option
def simulate(
    reference: str,
    contracts: tuple[str, ...],
    deals: int | None,
    sessions: int | None,
    seed: int | None,
    bots: str,
    workers: int,
    executor: str | None,
    backend: str | None,
    out: Path | None,
    number: int | None,
    target: Path | None,
    picture: Path | None,
    form: str,
) -> int:
    """Play many deals or sessions and print the results.

    Means come with 95 % intervals. The same seed gives the same figures, whatever plays them: any number of workers,
    threads, processes or a cluster, compiled or not. Ctrl-C ends a run early: what is done is printed and kept, and the
    exit code is 130.
    """
    check_picture(picture)
    rules = load_to_play(reference, form)
    if sessions is not None and (contracts or deals is not None):
        usage_error("whole sessions choose their contracts and end by themselves: leave out --contract and --deals")
    if number is None and target is not None:
        usage_error("say by --number which deal or session of the run is to be recorded", "--record")
    if number is not None and (out is not None or picture is not None):
        usage_error("a single deal or session can be recorded: leave out --out and --plot", "--number")
    run, drawn = _run(rules, contracts, deals, sessions, seed, check_bots(rules, bots), backend, out)
    if number is not None:
        from lorumdsl.cli.simulation_text import show_alone

        return show_alone(run, number, target, form)
    return _simulate(run, drawn, number_of_workers(workers), executor, out, picture, form)


def _run(
    rules: Rules,
    contracts: tuple[str, ...],
    deals: int | None,
    sessions: int | None,
    seed: int | None,
    bots: list[str],
    backend: str | None,
    out: Path | None,
) -> tuple[Run, bool]:
    """The run that was asked for, and whether its seed was drawn."""
    from lorumdsl.backends.backend import NoCompiledBackend
    from lorumdsl.simulation.identity import seed_of
    from lorumdsl.simulation.simulation import make_run

    wanted = check_contracts(rules, contracts)
    kept = seed_of(out) if seed is None and out is not None else None
    drawn = seed is None and kept is None
    chosen = draw_seed() if drawn else check_seed(seed if seed is not None else kept or 0)
    try:
        return make_run(rules, wanted, deals, sessions, chosen, bots, backend), drawn
    except (NoCompiledBackend, ValueError) as problem:
        usage_error(str(problem))


def _simulate(
    run: Run, drawn: bool, workers: int, executor: str | None, out: Path | None, picture: Path | None, form: str
) -> int:
    from concurrent.futures import BrokenExecutor

    from lorumdsl.cli.simulation_text import simulation_lines
    from lorumdsl.simulation.duckdb import NoDuckDB
    from lorumdsl.simulation.output import open_output
    from lorumdsl.simulation.simulation import play
    from lorumdsl.simulation.workers import NoDask, NoWorkers

    try:
        what = "sessions" if run.is_sessions else "deals"
        with open_output(out, run) as output, Progress(what=what, waiting=compiling(run.bots)) as progress:
            tell_backend(run.bots)
            found = play(run, output, workers, executor, progress.show)
    except (NoDask, NoWorkers) as problem:
        usage_error(str(problem), "--executor")
    except (NoDuckDB, ValueError) as problem:
        usage_error(str(problem), "--out")
    except BrokenExecutor:
        raise click.ClickException("a worker has died; what was done before is kept") from None
    except OSError as problem:
        usage_error(f"{str(out)!r} cannot be written: {reason_of(problem)}", "--out")
    if form == "json":
        print_json(found.summary())
    else:
        for line in simulation_lines(found, drawn, painter()):
            click.echo(line)
    if picture is not None and found.deals:
        from lorumdsl.analysis.plot import plot_simulation

        save_picture(picture, lambda path: plot_simulation(found.summary(), path))
    if not found.interrupted:
        return 0
    _tell_interruption(run, sum(found.totals.done(run).values()), out)
    return INTERRUPTED


def _tell_interruption(run: Run, done: int, out: Path | None) -> None:
    what = "sessions" if run.is_sessions else "deals"
    again = f"the same command with --seed {run.seed} resumes {out}" if out else "with --out FILE it could be resumed"
    click.echo(f"interrupted after {done:,} of {run.total:,} {what}; {again}", err=True)

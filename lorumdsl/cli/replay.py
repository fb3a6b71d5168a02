"""`lorum replay`: play records and settle score sheets again, and say where one departs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from lorumdsl.cli.language import language_option
from lorumdsl.cli.output import format_option, print_findings, print_json

if TYPE_CHECKING:
    from lorumdsl.records.replay import Replay

OWN = "LRM6"  # findings about records; others say that a file is no record at all


@click.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path(path_type=Path))
@language_option
@format_option
def replay(files: tuple[Path, ...], language: str, form: str) -> int:
    """Replay records and score sheets.

    Of a record, the cards are dealt again from the seed and every action is played again; of a score sheet, every
    deal is settled again from what was counted. The ledger must come out the same.
    """
    from lorumdsl.records.replay import replay as replay_record

    replays = [(path, replay_record(path)) for path in files]
    if form == "json":
        print_json({"records": [_record_data(path, replayed) for path, replayed in replays]})
    else:
        for path, replayed in replays:
            if replayed.agrees:
                click.echo(_format_agreement(path, replayed, language))
            else:
                print_findings(replayed.diagnostics, err=not _is_record(replayed))
    if not all(_is_record(replayed) for _, replayed in replays):
        return 2
    return int(not all(replayed.agrees for _, replayed in replays))


def _is_record(replayed: Replay) -> bool:
    return all(found.code.id.startswith(OWN) for found in replayed.diagnostics)


def _record_data(path: Path, replayed: Replay) -> dict[str, Any]:
    from lorumdsl.report import diagnostic_data

    data: dict[str, Any] = {"file": str(path), "agrees": replayed.agrees}
    if replayed.session is not None:
        data["ruleset"] = replayed.session.rules.id
        data["deals"] = len(replayed.session.results)
        data["balances"] = list(replayed.session.balances)
        data["pot"] = replayed.session.pot
    data["diagnostics"] = [diagnostic_data(found) for found in replayed.diagnostics]
    return data


def _format_agreement(path: Path, replayed: Replay, language: str) -> str:
    from lorumdsl.language.phrase import say
    from lorumdsl.report.ledger import standing
    from lorumdsl.terminal.excerpt import visible

    session = replayed.session
    assert session is not None  # it agrees, so it was played
    deals = say("deals-counted", number=len(session.results))
    told = say("replay-agrees", deals=deals, ruleset=session.rules.id, standing=standing(session))
    return f"{visible(str(path))}: {told.in_language(language)}"

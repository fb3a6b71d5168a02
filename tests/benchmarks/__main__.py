"""All benchmarks, or some, as tables: `python -m tests.benchmarks [TOPIC…]`.

`nox -s benchmarks` installs what they need. What is missing on a machine (a C compiler, OpenSpiel, numba, the
history) is said, and the rest goes on.
"""

from __future__ import annotations

import json
import platform
from dataclasses import asdict
from importlib import import_module
from pathlib import Path

import click

from tests.benchmarks.figures import Figure, Missing, table

TOPICS = (
    "against_c",
    "against_open_spiel",
    "against_plain",
    "two_workers",
    "first_call",
    "edited_rule",
    "memory",
    "plain_before",
)


@click.command()
@click.argument("topics", nargs=-1, metavar="[TOPIC]…", type=click.Choice(TOPICS))
@click.option("--seconds", default=2.0, show_default=True, help="About how long each comparison takes.")
@click.option("--json", "path", type=click.Path(dir_okay=False, path_type=Path), help="Write the figures here, too.")
def main(topics: tuple[str, ...], seconds: float, path: Path | None) -> None:
    """Measure and print; all topics where none is named."""
    measured: dict[str, list[Figure]] = {}
    for topic in topics or TOPICS:
        module = import_module(f"tests.benchmarks.{topic}")
        click.echo(f"## {module.TITLE}\n")
        try:
            measured[topic] = list(module.measure(seconds))
            click.echo("\n".join(table(measured[topic])) + "\n")
        except Missing as missing:
            click.echo(f"Left out: {missing}.\n")
    if path is not None:
        figures = {topic: [asdict(figure) for figure in found] for topic, found in measured.items()}
        about = {"python": platform.python_version(), "machine": platform.machine(), "seconds": seconds}
        path.write_text(json.dumps({"about": about, "figures": figures}, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()

"""The command `lorum`. Each command's module imports what it needs when it runs, so that `--help` waits for nothing."""

from __future__ import annotations

import click

from lorumdsl.cli.check import check
from lorumdsl.cli.compare import compare
from lorumdsl.cli.diff import diff
from lorumdsl.cli.explain import explain
from lorumdsl.cli.group import Commands
from lorumdsl.cli.listing import list_rulesets
from lorumdsl.cli.measure import measure
from lorumdsl.cli.new import new
from lorumdsl.cli.play import play
from lorumdsl.cli.query import query
from lorumdsl.cli.referee import referee
from lorumdsl.cli.replay import replay
from lorumdsl.cli.rules import rules
from lorumdsl.cli.run import run
from lorumdsl.cli.score import score
from lorumdsl.cli.show import show
from lorumdsl.cli.simulate import simulate
from lorumdsl.cli.test import test
from lorumdsl.cli.tournament import tournament
from lorumdsl.version import __version__


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message="lorum %(version)s")
def main() -> None:
    """The rules of Lórum as text: checked, played and scored.

    REF is the id of a shipped ruleset, a path to a YAML file, or either with +VARIANT after it:
    hungarian, house.yaml, portuguese+doubling.

    Exit codes: 0 all is good, 1 findings or failures, 2 the call itself is wrong.
    """


READ = (list_rulesets, check, show, rules, diff, test)
PLAYED = (run, play, simulate, query, compare, measure, tournament)
KEPT = (replay, score, referee, new, explain)

for command in READ + PLAYED + KEPT:
    main.add_command(command)

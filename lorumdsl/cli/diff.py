"""`lorum diff`: what differs between two rulesets in the words of the game, and where two games part."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from lorumdsl.cli.group import usage_error
from lorumdsl.cli.output import format_option, load_rules, painter, print_json

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lorumdsl.compare.difference import Difference, Side
    from lorumdsl.compare.divergence import Games, Parting, Turn
    from lorumdsl.compare.located_rules import LocatedRules
    from lorumdsl.compare.rulesets import Comparison
    from lorumdsl.model.clause import Citation
    from lorumdsl.terminal.paint import Paint

WIDTH = 79  # of all lines
CITED = 100  # characters of the sources under a difference


@click.command()
@click.argument("first", metavar="REF")
@click.argument("second", metavar="REF")
@click.option("--seed", type=int, default=0, show_default=True, help="What both games are dealt from.")
@click.option("--rounds", type=click.IntRange(0, 1000), default=10, show_default=True,
              help="How often each contract is dealt to find where the games part.")  # fmt: skip
@click.option("--exit-code", "telling", is_flag=True, help="End with 1 if the rules differ.")
@format_option
def diff(first: str, second: str, seed: int, rounds: int, telling: bool, form: str) -> int:
    """Say in which rules two rulesets differ.

    Both are compared as they are played: what is written otherwise and means the same is no difference. Each
    difference stands with the place and the sources of either side. Then both are played on the same cards with
    the same decisions, as long as they go together.
    """
    from lorumdsl.compare.divergence import play_both
    from lorumdsl.compare.located_rules import with_origins
    from lorumdsl.compare.rulesets import compare_rulesets
    from lorumdsl.table.hands import ImpossibleDeal

    a, b = (with_origins(load_rules(reference, form), reference) for reference in (first, second))
    found = compare_rulesets(a, b)
    try:
        games = play_both(found.pair, seed, rounds)
    except ImpossibleDeal as problem:
        usage_error(str(problem), "--seed")
    if form == "json":
        print_json(_document(found, games))
    else:
        for line in _lines(found, games, painter()):
            click.echo(line)
    return int(telling and bool(found.differences))


# --- text -------------------------------------------------------------------------------------------------------


def _lines(found: Comparison, games: Games, paint: Paint) -> Iterator[str]:
    from lorumdsl.terminal.excerpt import visible

    names = visible(found.pair.a.name), visible(found.pair.b.name)
    count = len(found.differences)
    told = f"{count} difference{'s' * (count != 1)}" if count else "no difference"
    yield paint(f"{names[0]} → {names[1]}: {told} in the rules", "bold")
    for one in found.differences:
        yield ""
        yield from _wrapped(one.text)
        yield from _sources(found, one, names, paint)
    if found.besides:
        yield ""
        yield from _wrapped(f"Besides, {'; '.join(found.besides)}.")
    yield ""
    yield from _games(found, games, names, paint)


def _sources(found: Comparison, one: Difference, names: tuple[str, str], paint: Paint) -> Iterator[str]:
    for name, side, edition in zip(names, (one.a, one.b), (found.pair.a, found.pair.b), strict=True):
        for line in _source(name, max(map(len, names)), side.span, side.citations, edition):
            yield paint(line, "dim")


def _source(name: str, width: int, span: Any, citations: tuple[Citation, ...], edition: LocatedRules) -> list[str]:
    from lorumdsl.cli.origins import place
    from lorumdsl.phrases.clauses import cite
    from lorumdsl.terminal.excerpt import visible

    cited = str(cite(edition.ruleset, citations)) if citations else ""
    if len(cited) > CITED:
        cited = cited[: cited.rindex(" ", 0, CITED)].rstrip(",;") + " …"
    head = visible(f"  {name:{width}}  {place(span)}")
    # The line counts as if it had four digits, so that lines break where they did when a rule moves in its file.
    first, *more = _wrapped(cited, " " * (len(head) + 6 - len(str(span.line))), " " * (width + 4)) or [""]
    return [f"{head}  {first.lstrip()}".rstrip(), *more]


def _wrapped(text: str, first: str = "", rest: str = "  ") -> list[str]:
    from textwrap import wrap

    from lorumdsl.terminal.excerpt import visible

    return wrap(visible(text), WIDTH, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)


def _games(found: Comparison, games: Games, names: tuple[str, str], paint: Paint) -> Iterator[str]:
    parting = games.parting
    if parting is None:
        yield f"Contract by contract, {games.deals} deal{'s' * (games.deals != 1)} went the same way under both."
        return
    yield from _wrapped(f"With seed {parting.seed} the games part in {parting.text}")
    sides = zip(names, (parting.a, parting.b), (found.pair.a, found.pair.b), strict=True)
    for name, turn, edition in sides:
        if turn.clause is not None:
            width = max(map(len, names))
            for line in _source(name, width, turn.clause.span, turn.clause.citations, edition):
                yield paint(line, "dim")
            if turn.reason:
                yield from _wrapped(turn.reason, " " * (width + 4), " " * (width + 4))


# --- JSON -------------------------------------------------------------------------------------------------------


def _document(found: Comparison, games: Games) -> dict[str, Any]:
    pair = found.pair
    return {
        "a": pair.a.name,
        "b": pair.b.name,
        "differences": [
            {
                "where": one.where,
                "kind": one.kind,
                "a": _side(one.a, pair.a),
                "b": _side(one.b, pair.b),
                "text": one.text,
            }
            for one in found.differences
        ],
        "renamed": [{"a": mine, "b": theirs} for mine, theirs in found.renamed],
        "besides": list(found.besides),
        "deals": games.deals,
        "parting": _parting(games.parting, found) if games.parting else None,
    }


def _side(side: Side, edition: LocatedRules) -> dict[str, Any]:
    from lorumdsl.cli.origins import file_name

    return {
        "value": side.value,
        "text": side.text,
        "file": file_name(side.span),
        "line": side.span.line,
        "citations": _citations(side.citations, edition),
    }


def _citations(citations: tuple[Citation, ...], edition: LocatedRules) -> list[dict[str, str]]:
    from lorumdsl.phrases.clauses import quote

    return [
        {"source": cited.source, "clause": cited.clause, "says": quote(edition.ruleset, cited)} for cited in citations
    ]


def _parting(parting: Parting, found: Comparison) -> dict[str, Any]:
    return {
        "kind": parting.kind,
        "seed": parting.seed,
        "deal": parting.deal,
        "contract": {"a": parting.contracts[0], "b": parting.contracts[1]},
        "seat": f"P{parting.seat}" if parting.seat else None,
        "action": parting.action or None,
        "a": _turn(parting.a, found.pair.a),
        "b": _turn(parting.b, found.pair.b),
        "text": parting.text,
    }


def _turn(turn: Turn, edition: LocatedRules) -> dict[str, Any]:
    from lorumdsl.cli.origins import file_name

    data: dict[str, Any] = {"value": turn.value, "text": turn.text, "reason": turn.reason}
    if turn.clause is not None:
        data |= {"file": file_name(turn.clause.span), "line": turn.clause.span.line}
        data["citations"] = _citations(turn.clause.citations, edition)
    return data

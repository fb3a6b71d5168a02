"""`lorum diff`: what differs between two rulesets in the words of the game, and where two games part."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from lorumdsl.cli.group import usage_error
from lorumdsl.cli.language import is_asked_for, language_option
from lorumdsl.cli.output import format_option, load_rules, painter, print_json

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lorumdsl.compare.difference import Side
    from lorumdsl.compare.divergence import Games, Parting, Turn
    from lorumdsl.compare.located_rules import LocatedRules
    from lorumdsl.compare.rulesets import Comparison
    from lorumdsl.diagnostics.diagnostic import Span
    from lorumdsl.language.translator import Translator
    from lorumdsl.model.clause import Citation
    from lorumdsl.terminal.paint import Paint

CITED = 100  # cells of the sources under a difference


@click.command()
@click.argument("first", metavar="REF")
@click.argument("second", metavar="REF")
@click.option("--seed", type=int, default=0, show_default=True, help="The seed that both games are dealt from.")
@click.option("--rounds", type=click.IntRange(0, 1000), default=10, show_default=True,
              help="How often each contract is dealt to find where the games part.")  # fmt: skip
@click.option("--exit-code", "telling", is_flag=True, help="End with 1 if the rules differ.")
@language_option
@format_option
@click.pass_context
def diff(
    ctx: click.Context, first: str, second: str, seed: int, rounds: int, telling: bool, language: str, form: str
) -> int:
    """Show in which rules two rulesets differ.

    Rules are compared by what they mean: what is only written in another way is no difference. Each difference is
    shown with its place and its sources on either side. Then both are played on the same cards with the same
    decisions until they part. JSON is in English unless `--lang` is given.
    """
    from lorumdsl.compare.divergence import play_both
    from lorumdsl.compare.located_rules import with_origins
    from lorumdsl.compare.rulesets import compare_rulesets
    from lorumdsl.language.translator import Translator
    from lorumdsl.table.hands import ImpossibleDeal

    a, b = (with_origins(load_rules(reference, form), reference) for reference in (first, second))
    found = compare_rulesets(a, b)
    try:
        games = play_both(found.pair, seed, rounds)
    except ImpossibleDeal as problem:
        usage_error(Translator(language).say(problem.phrase), "--seed")
    if form == "json":
        print_json(_document(found, games, Translator(language if is_asked_for(ctx) else "en")))
    else:
        for line in _lines(found, games, Translator(language), painter()):
            click.echo(line)
    return int(telling and bool(found.differences))


# --- text -------------------------------------------------------------------------------------------------------


def _lines(found: Comparison, games: Games, translator: Translator, paint: Paint) -> Iterator[str]:
    from lorumdsl.language.phrase import Listed, say
    from lorumdsl.terminal.excerpt import cells, visible
    from lorumdsl.terminal.fold import fold

    names = visible(found.pair.a.name), visible(found.pair.b.name)
    heading = say("diff-heading", a=names[0], b=names[1], number=len(found.differences))
    yield paint(translator.say(heading), "bold")
    for one in found.differences:
        yield ""
        yield from fold(translator.say(one.text), rest="  ")
        for name, side, edition in zip(names, (one.a, one.b), (found.pair.a, found.pair.b), strict=True):
            for line in _source(name, max(map(cells, names)), side.span, side.citations, edition, translator):
                yield paint(line, "dim")
    if found.besides:
        yield ""
        facts = Listed(found.besides, "list-semicolon", "list-semicolon")
        yield from fold(translator.say(say("besides", facts=facts)), rest="  ")
    yield ""
    yield from _games(found, games, names, translator, paint)


def _source(
    name: str, width: int, span: Span, citations: tuple[Citation, ...], edition: LocatedRules, translator: Translator
) -> list[str]:
    from lorumdsl.cli.origins import place
    from lorumdsl.phrases.clauses import cite
    from lorumdsl.terminal.excerpt import cells, visible
    from lorumdsl.terminal.fold import fold

    cited = translator.say(cite(edition.ruleset, citations)) if citations else ""
    begun, *cut = fold(cited, width=CITED) or [""]
    cited = f"{begun.rstrip(',;、；')} …" if cut else begun
    head = visible(f"  {name}{' ' * (width - cells(name))}  {place(span)}")
    # The line counts as if it had four digits, so that lines break where they did when a rule moves in its file.
    first, *more = fold(cited, " " * (cells(head) + 6 - len(str(span.line))), " " * (width + 4)) or [""]
    return [f"{head}  {first.lstrip()}".rstrip(), *more]


def _games(
    found: Comparison, games: Games, names: tuple[str, str], translator: Translator, paint: Paint
) -> Iterator[str]:
    from lorumdsl.language.phrase import say
    from lorumdsl.terminal.excerpt import cells
    from lorumdsl.terminal.fold import fold

    parting = games.parting
    if parting is None:
        yield from fold(translator.say(say("games-agree", number=games.deals)), rest="  ")
        return
    yield from fold(translator.say(say("games-part", seed=str(parting.seed), told=parting.text)), rest="  ")
    width = max(map(cells, names))
    sides = zip(names, (parting.a, parting.b), (found.pair.a, found.pair.b), strict=True)
    for name, turn, edition in sides:
        if turn.clause is not None:
            for line in _source(name, width, turn.clause.span, turn.clause.citations, edition, translator):
                yield paint(line, "dim")
            if turn.reason is not None:
                yield from fold(translator.say(turn.reason), " " * (width + 4), " " * (width + 4))


# --- JSON -------------------------------------------------------------------------------------------------------


def _document(found: Comparison, games: Games, translator: Translator) -> dict[str, Any]:
    pair, say = found.pair, translator.say
    return {
        "a": pair.a.name,
        "b": pair.b.name,
        "differences": [
            {
                "where": one.where,
                "kind": one.kind,
                "a": _side(one.a, pair.a, translator),
                "b": _side(one.b, pair.b, translator),
                "text": say(one.text),
            }
            for one in found.differences
        ],
        "renamed": [{"a": mine, "b": theirs} for mine, theirs in found.renamed],
        "besides": [say(fact) for fact in found.besides],
        "deals": games.deals,
        "parting": _parting(games.parting, found, translator) if games.parting else None,
    }


def _side(side: Side, edition: LocatedRules, translator: Translator) -> dict[str, Any]:
    from lorumdsl.cli.origins import file_name

    return {
        "value": side.value,
        "text": translator.say(side.text),
        "file": file_name(side.span),
        "line": side.span.line,
        "citations": _citations(side.citations, edition),
    }


def _citations(citations: tuple[Citation, ...], edition: LocatedRules) -> list[dict[str, str]]:
    from lorumdsl.phrases.clauses import quote

    return [
        {"source": cited.source, "clause": cited.clause, "says": quote(edition.ruleset, cited)} for cited in citations
    ]


def _parting(parting: Parting, found: Comparison, translator: Translator) -> dict[str, Any]:
    return {
        "kind": parting.kind,
        "seed": parting.seed,
        "deal": parting.deal,
        "contract": {"a": parting.contracts[0], "b": parting.contracts[1]},
        "seat": f"P{parting.seat}" if parting.seat else None,
        "action": parting.action or None,
        "a": _turn(parting.a, found.pair.a, translator),
        "b": _turn(parting.b, found.pair.b, translator),
        "text": translator.say(parting.text),
    }


def _turn(turn: Turn, edition: LocatedRules, translator: Translator) -> dict[str, Any]:
    from lorumdsl.cli.origins import file_name

    reason = "" if turn.reason is None else translator.say(turn.reason)
    data: dict[str, Any] = {"value": turn.value, "text": translator.say(turn.text), "reason": reason}
    if turn.clause is not None:
        data |= {"file": file_name(turn.clause.span), "line": turn.clause.span.line}
        data["citations"] = _citations(turn.clause.citations, edition)
    return data

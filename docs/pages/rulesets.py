"""A page for each shipped ruleset, and the table of them all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from lorumdsl.language.phrase import Names
from lorumdsl.model.clause import RULING, WHOLE, Citation
from lorumdsl.model.contracts import AnyContract
from lorumdsl.model.ruleset import Ruleset, Source, Variant
from pages.facts import Fact, contract_facts, joined, table_facts
from pages.game import Game, open_game, rulings_of, shipped
from pages.markup import anchor, capital, links, plain, table

NOTHING = "–"
SURE = "high"


def write_rulesets() -> Mapping[str, str]:
    """The pages by path, and the table."""
    games = shipped()
    pages = {f"rulesets/{game.ruleset.id}.md": "\n".join(page_lines(game)) + "\n" for game in games}
    return pages | {"tables/rulesets.md": "\n".join(index_lines(games)) + "\n"}


def index_lines(games: list[Game]) -> Iterator[str]:
    rows = []
    for game in games:
        ruleset, told = game.ruleset, joined(table_facts(game.ruleset, game.citations))
        link = f"{{doc}}`{ruleset.id} </generated/rulesets/{ruleset.id}>`"
        variants = str(len(ruleset.variants) or NOTHING)
        rows.append((link, plain(str(ruleset.names)), told["Deals"], told["Kept in"], variants))
    yield from table(("id", "name", "deals", "kept in", "variants"), rows)


def page_lines(game: Game) -> Iterator[str]:
    ruleset = game.ruleset
    yield f"# {plain(str(ruleset.names))}"
    yield ""
    yield from _introduction(game)
    yield "## At a glance"
    yield ""
    yield from _fact_lists(table_facts(ruleset, game.citations), ruleset)
    yield "## Contracts"
    yield ""
    for contract in game.played:
        yield from _contract(contract, game)
    if ruleset.variants:
        yield "## Variants"
        yield ""
        yield f"Choose one with a plus sign: `{ruleset.id}+{ruleset.variants[0].id}`. A *house* variant is another"
        yield "rule; a *reading* is the same text understood another way."
        yield ""
    for variant in ruleset.variants:
        yield from _variant(variant, game)
    yield from _rulings(game)
    yield "## Sources"
    yield ""
    for source in ruleset.sources:
        yield from _source(source, game)


def _introduction(game: Game) -> Iterator[str]:
    ruleset = game.ruleset
    told = joined(table_facts(ruleset, game.citations))
    contracts, session = len(set(ruleset.schedule.contracts)), ruleset.schedule
    order = "in an order that the dealers choose" if session.chosen else "in a fixed order"
    deals = session.cycles * len(session.contracts)
    yield f"`{ruleset.id}`{_also(ruleset.names)}"
    yield ""
    way = capital(told["Direction"].partition(":")[0])
    yield f"{way}, with {ruleset.seats} seats and {ruleset.hand_size} cards each."
    yield f"{contracts} contracts {order}, {session.cycles} times over: {deals} deals."
    yield f"{capital(told['Wins'])} at the end wins."
    yield ""
    if game.base:
        link = f"{{doc}}`{game.base} </generated/rulesets/{game.base}>`"
        yield f"It extends {link}: its file says only what differs, and where its own source says so."
        yield ""
    note = game.note()
    if note:
        yield plain(note)
        yield ""


def _contract(contract: AnyContract, game: Game) -> Iterator[str]:
    yield f"### {plain(str(contract.names))}"
    yield ""
    yield f"`{contract.id}`{_also(contract.names)}"
    yield ""
    note = game.note("contracts", contract.id)
    if note:
        yield plain(note)
        yield ""
    yield from _fact_lists(contract_facts(contract, game.ruleset), game.ruleset)


def _fact_lists(facts: Iterable[Fact], ruleset: Ruleset) -> Iterator[str]:
    """The facts as lists, one for all that rests on the same clauses, which stand below it."""
    groups: dict[tuple[Citation, ...], list[Fact]] = {}
    for fact in facts:
        groups.setdefault(fact.citations, []).append(fact)
    for citations, group in groups.items():
        yield from (f"- **{fact.label}**: {plain(fact.text)}" for fact in group)
        yield ""
        if citations:
            yield "{.cited}"
            yield f"→ {links(citations, ruleset)}"
            yield ""


def _variant(variant: Variant, game: Game) -> Iterator[str]:
    ruleset = game.ruleset
    yield f"({ruleset.id}-variant-{variant.id})="
    yield f"### {plain(str(variant.names))}"
    yield ""
    cited = links(variant.clause.citations, ruleset)
    yield f"`+{variant.id}`, {variant.kind}{_also(variant.names)}" + (f" · {cited}" if cited else "")
    yield ""
    note = game.note("variants", variant.id)
    if note:
        yield plain(note)
        yield ""
    includes = game.text("extends", "variants", variant.id)
    if includes:
        yield f"It includes [`+{includes}`](#{ruleset.id}-variant-{includes})."
        yield ""
    rows = [tuple(map(plain, row)) for row in changes(game, open_game(f"{ruleset.id}+{variant.id}"))]
    if rows:
        yield from table(("", "without", "with"), rows)
    else:
        yield "It leaves every rule as it is."
        yield ""


def changes(game: Game, other: Game) -> Iterator[tuple[str, str, str]]:
    """What differs between a game and the same with a variant: (what, without, with).

    Contracts that only one of them plays are told by its list of contracts.
    """
    yield from _differences("", _table(game), _table(other))
    played = {contract.id: contract for contract in other.played}
    for contract in game.played:
        if contract.id in played:
            one = joined(contract_facts(contract, game.ruleset))
            two = joined(contract_facts(played[contract.id], other.ruleset))
            yield from _differences(f"{contract.names}: ", one, two)


def _table(game: Game) -> dict[str, str]:
    return joined(table_facts(game.ruleset, ()))


def _differences(of: str, one: Mapping[str, str], two: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    for label in {**two, **one}:
        before, after = one.get(label, NOTHING), two.get(label, NOTHING)
        if before != after:
            yield of + (label.lower() if of else label), before, after


def _rulings(game: Game) -> Iterator[str]:
    ruleset, offered = game.ruleset, {variant.id for variant in game.ruleset.variants}
    rows = []
    for ruling in rulings_of(game):
        target = f"[{ruling.number}]{{#{anchor(Citation(RULING, ruling.number), ruleset)}}}"
        decision = plain(ruling.decision) + (f" ({plain(ruling.reason)})" if ruling.reason else "")
        if ruling.reading in offered:
            link = f"[`+{ruling.reading}`](#{ruleset.id}-variant-{ruling.reading})"
            named = f"`{ruling.reading}`"
            other = f"{decision}; the other reading is {link}"
            decision = decision.replace(named, link) if named in decision else other
        if ruling.confidence not in ("", SURE):
            decision += f" *{ruling.confidence} confidence*"
        rows.append((target, plain(ruling.question), decision))
    if rows:
        yield "## Rulings followed"
        yield ""
        yield "Where the texts are silent, unclear or at odds, these decide. Where the other reading can be played as"
        yield "well, its variant is named. Confidence is high where nothing else is said."
        yield ""
        yield from table(("no.", "question", "decision (why)"), rows)


def _source(source: Source, game: Game) -> Iterator[str]:
    ruleset = game.ruleset
    yield f"({anchor(Citation(source.id, WHOLE), ruleset)})="
    yield f"### {plain(source.title)}"
    yield ""
    cited = game.cited()
    yield f"Cited as `{source.id}`. What it says, in our words; what is no rule is set in italics."
    yield ""
    rows = []
    for statement in source.statements or ():
        citation = Citation(source.id, statement.id)
        says = plain(statement.says) if statement.is_rule else f"*{plain(statement.says)}*"
        target = f"[{statement.id}]{{#{anchor(citation, ruleset)}}}" if citation in cited else statement.id
        rows.append((target, plain(statement.place), says))
    if rows:
        yield from table(("clause", "place", "says"), rows)


def _also(names: Names) -> str:
    others = [(language, text) for language, text in names.texts if language != "en" and text != str(names)]
    return "".join(f" · {plain(text)} ({language})" for language, text in others)

"""The last chapters: what was unclear in the sources and how it was decided, and the sources themselves."""

from __future__ import annotations

from functools import lru_cache

from lorumdsl.language.phrase import Argument, Listed, Phrase, say
from lorumdsl.model.builder.build_context import child, text
from lorumdsl.model.clause import RULING, WHOLE, Citation
from lorumdsl.model.ruleset import Variant
from lorumdsl.rulebook.document import Block, Manner, Paragraph, Section, Sentence
from lorumdsl.rulebook.writer import Writer
from lorumdsl.source.library import folder
from lorumdsl.source.nodes import Mapping
from lorumdsl.source.reader import read


def disputed(writer: Writer) -> Section | None:
    """The rulings that the rules before rest on, each with the variants that read the text another way."""
    numbers = [citation for citation in writer.used if citation.source == RULING]
    blocks: list[Block] = []
    for citation in sorted(numbers, key=lambda known: int(known.clause) if known.clause.isdecimal() else 0):
        statement = writer.ruleset.statement(citation)
        if statement is None:
            continue
        topic = _topics().get(citation.clause, "")
        question = f"{topic}: {statement.place}" if topic and topic != statement.place else statement.place
        told = [say("ruling", mark=writer.mark(citation), question=question, decision=statement.says)]
        other = [variant for variant in writer.ruleset.variants if _reads_otherwise(variant, citation)]
        if other:
            told.append(say("ruling-variants", variants=Listed(tuple(variant.names for variant in other))))
        blocks.append(writer.paragraph(*told, manner=Manner.SMALL))
    return Section("disputed", Phrase("head-disputed"), tuple(blocks)) if blocks else None


def sources(writer: Writer) -> Section | None:
    """The texts, and which of their clauses were cited."""
    blocks: list[Block] = []
    for source in writer.ruleset.sources:
        cited = [citation for citation in writer.used if citation.source == source.id]
        where = Listed((source.title, *writer.remarks.source(source.id)), "list-comma")
        told = [Sentence(say("source", mark=writer.letter(source.id), title=where))]
        listed = _clauses(writer, [citation for citation in cited if citation.clause != WHOLE])
        if listed:
            told.append(
                Sentence(say("source-clauses", clauses=Listed(tuple(listed), "list-semicolon", "list-semicolon")))
            )
        blocks.append(Paragraph(tuple(told), Manner.SMALL))
    return Section("sources", Phrase("head-sources"), tuple(blocks)) if blocks else None


def _clauses(writer: Writer, cited: list[Citation]) -> list[Argument]:
    """`section 04: 27 hearts-cost, 28 hearts-sweep`, in the order of the text."""
    by_place: dict[str, list[str]] = {}
    for citation in sorted(cited, key=lambda known: (writer.number(known), known.clause)):
        named = f"{writer.number(citation) or ''} {citation.clause}".strip()
        by_place.setdefault(_place(writer, citation), []).append(named)
    return [f"{place}: {', '.join(named)}" if place else ", ".join(named) for place, named in by_place.items()]


def _place(writer: Writer, citation: Citation) -> str:
    statement = writer.ruleset.statement(citation)
    return statement.place if statement else ""


@lru_cache(maxsize=1)
def _topics() -> dict[str, str]:
    """What each ruling is about, by its number."""
    node, _ = read(folder("rulesets") / "sources" / "rulings.yaml")
    rulings = child(node, "rulings") if node else ()
    return {entry.key: text(entry.value, "clause") for entry in rulings if isinstance(entry.value, Mapping)}


def _reads_otherwise(variant: Variant, citation: Citation) -> bool:
    return variant.kind == "reading" and citation in variant.clause.citations

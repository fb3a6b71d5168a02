"""The whole document of a ruleset, and what in it differs from the document of its base.

Chapters stand in the order in which a game is learned: table, deal, session, how to play, one contract after
another, money, winning; what is only looked up comes last.
"""

from __future__ import annotations

from dataclasses import replace
from difflib import SequenceMatcher

from lorumdsl.compiler.rules import Rules
from lorumdsl.language.phrase import Argument, Listed, Phrase, say
from lorumdsl.model.contracts import AnyContract
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.rulebook import appendix as closing, introduction as opening, schedule
from lorumdsl.rulebook.contract import contract_section
from lorumdsl.rulebook.document import Block, Document, Mark, Section, marked
from lorumdsl.rulebook.general_play import general_play
from lorumdsl.rulebook.remarks import Remarks
from lorumdsl.rulebook.writer import Writer
from lorumdsl.source.nodes import Mapping

UNCOMPARED = ("sources", "disputed")
"""Chapters that say where rules come from: another citation is no other rule."""


def build(rules: Rules, node: Mapping, variants: tuple[str, ...] = ()) -> Document:
    """The rulebook of rules whose effective node is given; `variants` are those that were chosen."""
    writer = Writer(rules, Remarks(node))
    ruleset = rules.ruleset
    contracts = told_contracts(ruleset)
    sections: list[Section | None] = [
        opening.introduction(writer),
        opening.table(writer),
        opening.dealing(writer),
        schedule.session(writer),
        general_play(writer, contracts),
    ]
    explained: dict[str, AnyContract] = {}
    sections += [contract_section(writer, contract, place, explained) for place, contract in enumerate(contracts, 1)]
    sections += [schedule.bank(writer), schedule.winning(writer), schedule.variants(writer)]
    sections += [closing.disputed(writer), closing.sources(writer)]
    return Document(ruleset.names, _subtitle(ruleset, variants), tuple(part for part in sections if part))


def told_contracts(ruleset: Ruleset) -> list[AnyContract]:
    """The contracts of a session in their order, then those that are played only as part of another."""
    ids = list(dict.fromkeys(ruleset.schedule.contracts))
    for contract_id in ids:
        ids += [part for part in ruleset.contract(contract_id).parts if part not in ids]
    return [ruleset.contract(contract_id) for contract_id in ids]


def compare(document: Document, base: Document) -> Document:
    """The document with marks on what the base does not have, and with what of the base is gone."""
    known = {section.id: section for section in base.sections}
    sections = [
        section if section.id in UNCOMPARED else _compared(section, known.get(section.id))
        for section in document.sections
    ]
    here = {section.id for section in document.sections}
    lost = [name for section, name in _contracts(base) if section not in here]
    subtitle = (*document.subtitle, say("differs", base=base.title))
    if lost:
        subtitle += (say("left-out", contracts=Listed(tuple(lost))),)
    return Document(document.title, subtitle, tuple(sections))


def _compared(section: Section, base: Section | None) -> Section:
    if base is None:
        blocks = tuple(marked(block, Mark.CHANGED) for block in section.blocks)
        return replace(section, blocks=blocks, mark=Mark.CHANGED)
    compared: list[Block] = []
    old, new = [block.content for block in base.blocks], [block.content for block in section.blocks]
    for change, first, end, begin, stop in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if change == "delete":
            compared += [marked(block, Mark.GONE) for block in base.blocks[first:end]]
        mark = Mark.SAME if change == "equal" else Mark.CHANGED
        compared += [marked(block, mark) for block in section.blocks[begin:stop]]
    heading = Mark.SAME if section.heading == base.heading else Mark.CHANGED
    return replace(section, blocks=tuple(compared), mark=heading)


def _contracts(document: Document) -> list[tuple[str, Argument]]:
    """The contracts of a document: id of the section, name."""
    return [(part.id, dict(part.heading.arguments)["name"]) for part in document.sections if part.level > 1]


def _subtitle(ruleset: Ruleset, variants: tuple[str, ...]) -> tuple[Phrase, ...]:
    names = [variant.names for variant in ruleset.variants if variant.id in variants]
    if names:
        return (say("subtitle-variants", id=ruleset.id, variants=Listed(tuple(names))),)
    return (say("subtitle", id=ruleset.id),)

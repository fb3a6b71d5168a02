"""A shipped ruleset as the pages need it: the model to tell from, the nodes for notes and citations."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path as FilePath

from lorumdsl.loading.load import load
from lorumdsl.model.builder.build_context import child, names, text
from lorumdsl.model.clause import RULING, Citation
from lorumdsl.model.contracts import AnyContract, TrickContract
from lorumdsl.model.origins import Path, may_cite, own_citations, steps
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.source.library import folder, ruleset_ids
from lorumdsl.source.nodes import Mapping, Node, Scalar, Sequence
from lorumdsl.source.overlay import resolve
from lorumdsl.source.reader import read


@dataclass(frozen=True, slots=True)
class Game:
    """`node` is the ruleset with its variants on offer, none of them applied, unless they were chosen."""

    ruleset: Ruleset
    node: Mapping
    base: str
    """Id of the ruleset that its file extends; empty if none."""

    @property
    def citations(self) -> tuple[Citation, ...]:
        """What the ruleset as a whole rests on."""
        return own_citations(self.node)

    @property
    def played(self) -> tuple[AnyContract, ...]:
        """The contracts of a session in order, then those that are only parts of others."""
        ids = list(dict.fromkeys(self.ruleset.schedule.contracts))
        for contract in map(self.ruleset.contract, tuple(ids)):
            if isinstance(contract, TrickContract):
                ids += [part for part in contract.parts if part not in ids]
        return tuple(map(self.ruleset.contract, ids))

    def note(self, *path: str) -> str:
        """The note that stands at a mapping, `contracts hearts` say; empty if none."""
        node = self.node
        for step in path:
            node = child(node, step)
        return str(names(node, "note")) if node.get("note") else ""

    def text(self, key: str, *path: str) -> str:
        """What a key of a mapping says; empty if nothing."""
        node = self.node
        for step in path:
            node = child(node, step)
        return text(node, key)

    def cited(self) -> set[Citation]:
        """All that anything in the ruleset or its variants cites."""
        return set(_cited(self.node, ()))


@dataclass(frozen=True, slots=True)
class Ruling:
    """A decision on an unclear text; `reading` is the variant that plays it the other way, empty if none."""

    number: str
    question: str
    decision: str
    reason: str
    confidence: str
    reading: str


def shipped() -> list[Game]:
    """All shipped rulesets by id."""
    return [open_game(ruleset_id) for ruleset_id in ruleset_ids()]


@lru_cache(maxsize=64)
def open_game(reference: str) -> Game:
    effective, _ = resolve(reference)
    assert effective is not None
    own, _ = read(FilePath(effective.path))
    node = effective.node if effective.reference.variants else effective.unpatched
    return Game(load(reference).ruleset, node, text(own, "extends") if own else "")


def rulings_of(game: Game) -> list[Ruling]:
    """The rulings that a ruleset or one of its variants follows, by number."""
    node, _ = read(folder("rulesets") / "sources" / "rulings.yaml")
    assert node is not None
    listed = child(node, "rulings")
    cited = {citation.clause for citation in game.cited() if citation.source == RULING}
    return [_ruling(entry.key, child(listed, entry.key)) for entry in listed if entry.key in cited]


def _ruling(number: str, node: Mapping) -> Ruling:
    question = f"{text(node, 'clause')}: {text(node, 'question')}"
    return Ruling(
        number, question, text(node, "ruling"), text(node, "reason"), text(node, "confidence"), text(node, "reading")
    )


def _cited(node: Node, path: Path) -> Iterator[Citation]:
    if isinstance(node, Mapping) and may_cite(path):
        yield from own_citations(node)
    if isinstance(node, Scalar):
        return
    assert isinstance(node, Mapping | Sequence)
    for step, below in steps(node):
        yield from _cited(below, (*path, step))

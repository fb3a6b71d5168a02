"""The kitchen sink uses every key and every word of the language; each of its values is read, told and compared.

So no key can be in the schema that the builder, `diff` or a rulebook passes over, and no word that nothing counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from pathlib import Path

import pytest

from lorumdsl import check, load, simulate
from lorumdsl.bots import make_bot
from lorumdsl.bots.match import play_session
from lorumdsl.compare.located_rules import LocatedRules
from lorumdsl.compare.rulesets import compare_rulesets
from lorumdsl.expr.vocabulary import KEYWORDS
from lorumdsl.expr.words import WORDS
from lorumdsl.language.catalogue import LANGUAGES
from lorumdsl.language.translator import Translator
from lorumdsl.rulebook.markdown import markdown
from lorumdsl.schema.describe import schemas_at
from lorumdsl.schema.store import load_schema
from lorumdsl.source.nodes import Mapping, Node, Sequence
from lorumdsl.source.reader import read
from tests.unit.rulebook.leaves import Leaf, Reading, leaves, others, reading

FILE = Path(__file__).parent.parent / "data" / "kitchen-sink.yaml"
REFERENCE = str(FILE)
VARIANTS = ("open", "points", "french")
TRIES = 8  # other values of which one must be noticed: the first may mean the same

WORDS_ONLY = re.compile(
    r"id|name|note|sources|card-names|(.*\.)?(source|name|note|title)(\..*)?|sources\..*|card-names\..*"
    r"|variants\.\w+\.(kind|extends)|variants\.french\.changes\.deck"
)
"""Values that people are told and that are no rule; `diff` names some of them at its end."""

ALONE = {  # values that cannot be another while everything else stays
    r"lorum": "there is one version of the language",
    r"sources\.guide\.clauses": "another list has other clauses",
    r"deck\.(suits\.\d|ranks\.[0-13-5])": "cards of it are named all over; the variant has another deck",
    r"bank\.credit": "`unlimited` is the only credit there is",
    r"payouts\.[\w-]+\.cases\.\d\.otherwise": "`true` is all that it may be",
    r"payouts\.to-the-others\.cases\.2\.pay\.0\.remainder": "a trick contract has no winner",
    r"payouts\.drawn\.cases\.0\.pay\.0\.from": "there are neither takers nor a winner",
    r"contracts\.\w+\.kind": "another kind needs other keys",
    r"contracts\.blind\.follow": "nobody can follow suit from a hand he does not see",
    r"contracts\.lane\.turn": "whoever holds the next card of any suit would be several seats",
    r"variants\.points\.changes\.bank\.unit": "points are scored, everything else is paid",
}


def spoken() -> set[str]:
    """The words of the language that may stand in expressions."""
    return {word.name for word in WORDS} | set(KEYWORDS) - {"of"}  # `K of hearts` is a card like K♥


# --- it uses everything ---------------------------------------------------------------------------------


def test_it_writes_every_key_that_the_schema_has_anywhere() -> None:
    node, _ = read(FILE)
    assert node is not None
    used = set(written_keys(node, ()))
    missing = {
        f"{definition}.{key}"
        for definition, found in load_schema("ruleset")["$defs"].items()
        if not definition.endswith("-patch") and definition not in ("any-contract", "changes")
        for key in found.get("properties", ())
        if (found.get("title", definition), key) not in used
    }
    assert not missing


def written_keys(node: Node, path: tuple[str | int, ...]) -> Iterator[tuple[str, str]]:
    """Each key with the title of every definition that allows it where it stands."""
    if isinstance(node, Mapping):
        for entry in node:
            for schema in schemas_at("ruleset", path):
                if entry.key in schema.get("properties", {}):
                    yield schema.get("title", "ruleset" if not path else ""), entry.key
            yield from written_keys(entry.value, (*path, entry.key))
    elif isinstance(node, Sequence):
        for place, item in enumerate(node.items):
            yield from written_keys(item, (*path, place))


def test_it_says_every_word() -> None:
    node, _ = read(FILE)
    assert node is not None
    said = " ".join(expressions(node, ()))
    assert not {word for word in spoken() if not re.search(rf"(?<!\w){word}(?!\w)", said)}


def expressions(node: Node, path: tuple[str | int, ...]) -> Iterator[str]:
    """The text of every expression."""
    if isinstance(node, Mapping):
        for entry in node:
            yield from expressions(entry.value, (*path, entry.key))
    elif isinstance(node, Sequence):
        for place, item in enumerate(node.items):
            yield from expressions(item, (*path, place))
    elif any(schema.get("title") == "expression" for schema in schemas_at("ruleset", path)):
        yield str(node.value)


# --- it is loaded, checked, played and told -------------------------------------------------------------


@pytest.mark.parametrize("variant", ["", *VARIANTS])
def test_it_is_sound(variant: str) -> None:
    assert not [found for found in check(f"{REFERENCE}+{variant}".rstrip("+")) if found.is_error]


@pytest.mark.parametrize("variant", ["", *VARIANTS])
def test_its_sessions_are_played_card_by_card_and_in_bulk(variant: str) -> None:
    rules = load(f"{REFERENCE}+{variant}".rstrip("+"))
    session = play_session(rules, 1, [make_bot("random", seat) for seat in range(4)])
    run = simulate(rules, deals=200, seed=1, backend="plain")
    assert session.over
    assert set(run.tallies) == set(rules.programs)


# --- each value counts ----------------------------------------------------------------------------------

LEAVES = leaves(REFERENCE)


@pytest.mark.slow
@pytest.mark.parametrize("leaf", LEAVES, ids=lambda leaf: ".".join(map(str, leaf.path)))
def test_another_value_is_read_told_and_compared(leaf: Leaf) -> None:
    place = ".".join(map(str, leaf.path))
    everybody = {"read", "compared", *languages(leaf)}
    best = set[str]()
    for other in islice(others(leaf), TRIES):
        best = max(best, noticed(leaf, other), key=len)
        if best == everybody:
            break
    reasons = [reason for path, reason in ALONE.items() if re.fullmatch(path, place)]
    if reasons:
        assert best != everybody, f"{place} has another value, though {reasons[0]}"
    else:
        assert best == everybody


def noticed(leaf: Leaf, other: Reading) -> set[str]:
    """Who notices another value: the builder, `diff`, the rulebook of each language."""
    base = reading(REFERENCE, leaf.variant)
    told = {language for language in languages(leaf) if book(leaf.variant, language) != text_of(other, language)}
    if WORDS_ONLY.fullmatch(".".join(map(str, leaf.path))):
        return {"read", "compared", *told}
    changes = compare_rulesets(LocatedRules(base.rules), LocatedRules(other.rules)).differences
    read_differently = {"read"} if base.rules.ruleset != other.rules.ruleset else set()
    return told | read_differently | ({"compared"} if changes else set())


def languages(leaf: Leaf) -> tuple[str, ...]:
    """The languages that a value is told in: a name is told in its own."""
    last = str(leaf.path[-1])
    return (last,) if last in LANGUAGES else LANGUAGES


@lru_cache(maxsize=32)
def book(variant: str | None, language: str) -> str:
    return text_of(reading(REFERENCE, variant), language)


def text_of(found: Reading, language: str) -> str:
    return markdown(found.document, Translator(language))

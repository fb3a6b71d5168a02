"""A rulebook is faithful: change any one value of a ruleset, and the text in each language changes.

By default a few values of each ruleset are tried; `nox -s every_value` tries them all.
"""

from __future__ import annotations

import random
import re
from functools import lru_cache

import pytest

from lorumdsl.language.catalogue import LANGUAGES
from lorumdsl.language.translator import Translator
from lorumdsl.rulebook.document import Document
from lorumdsl.rulebook.markdown import markdown
from lorumdsl.source.library import ruleset_ids
from tests.unit.rulebook.leaves import Leaf, changed, leaves, original

SAMPLE = 4  # values of each ruleset that are tried by default
ALONE = {  # values that cannot be another while everything else stays, by the end of their path
    r"lorum": "there is one version of the language",
    r"sources\.\w+\.clauses": "the list of clauses decides how citations are numbered; another file has other clauses",
    r"bank\.credit": "`unlimited` is the only credit there is",
    r"cases\.\d+\.otherwise": "`true` is all that it may be",
    r"contracts\.[\w-]+\.kind": "another kind needs other keys",
    r"changes\.seats": "the pack, the packets and the totals change with it",
    r"changes\.strip\.\d+": "another suit would leave the first trick contract another total",
    r"payouts\.(to-the-pot|by-differences)\.cases\.0\.pay\.0\.from": "there are neither takers nor a winner",
    r"pay\.0\.remainder": "a trick contract has no winner",
    r"portuguese: bank\.unit": "points are scored, everything else is paid",
    r"portuguese: contracts\.[\w-]+\.payout": "there is one payout",
    r"contracts\.(quads|quart)\.next\.suit": "whoever holds the next card of any suit would be several seats",
    r"contracts\.fast-train\.turn": "the same",
    r"hearts: deck": "a smaller pack has no two of clubs",
    r"hearts: bank\.unit": "points are scored, everything else is paid",
    r"hearts: session\.contracts\.0": "there is one contract",
    r"hearts: contracts\.hearts\.payout": "there is one payout",
    r"contracts\.hairy-ape\.(follow|hand)": "nobody can follow suit from a hand he does not see",
}


@lru_cache(maxsize=256)
def text(reference: str, variant: str | None, language: str) -> str:
    return told(original(reference, variant), language)


def told(document: Document, language: str) -> str:
    return markdown(document, Translator(language))


def languages_of(leaf: Leaf) -> tuple[str, ...]:
    """The languages that a value is told in: a name is told in its own."""
    last = str(leaf.path[-1])
    return (last,) if last in LANGUAGES else LANGUAGES


def silent(leaf: Leaf) -> list[str]:
    """The languages in which another value is not noticed."""
    document = changed(leaf)
    if document is None:
        assert any(re.fullmatch(rf"(.*[. ])?{ending}", str(leaf)) for ending in ALONE), f"{leaf} has no other value"
        return []
    before = (leaf.reference, leaf.variant)
    return [language for language in languages_of(leaf) if told(document, language) == text(*before, language)]


@pytest.mark.parametrize("reference", ruleset_ids())
def test_another_value_is_another_text(reference: str) -> None:
    some = random.Random(reference).sample(leaves(reference), SAMPLE)
    assert {str(leaf): silent(leaf) for leaf in some} == {str(leaf): [] for leaf in some}


@pytest.mark.every_value
@pytest.mark.parametrize("reference", ruleset_ids())
def test_every_other_value_is_another_text(reference: str) -> None:
    unnoticed = {str(leaf): silent(leaf) for leaf in leaves(reference)}
    assert {leaf: languages for leaf, languages in unnoticed.items() if languages} == {}

"""The messages of all languages: the same ids with the same arguments in the same files, and all of them said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import lorumdsl
from lorumdsl.language.catalogue import FOLDER, LANGUAGES, catalogue
from lorumdsl.language.phrase import Phrase
from lorumdsl.language.translator import Translator
from tests.unit.language.messages import arguments, messages

PACKAGE = Path(lorumdsl.__file__).parent
TREES = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))]
IDS = {message.id for message in messages("en")}
OTHERS = [language for language in LANGUAGES if language != "en"]


def said(tree: ast.AST) -> Iterator[ast.expr]:
    """What stands for a message in `say(…)`, `Phrase(…)` and the joints of `Listed(…)`."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id in ("say", "Phrase"):
            yield from node.args[:1]
        elif node.func.id == "Listed":
            yield from node.args[1:]
            yield from (keyword.value for keyword in node.keywords if keyword.arg in ("last", "between"))


def patterns(expression: ast.expr) -> Iterator[str]:
    """Regular expressions for the ids that an expression can come to; none for what a name stands for."""
    match expression:
        case ast.Constant(str(text)):
            yield re.escape(text)
        case ast.JoinedStr(parts):
            yield "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w-]+" for part in parts)
        case ast.IfExp(_, then, otherwise):
            yield from patterns(then)
            yield from patterns(otherwise)


SAID = {pattern for tree in TREES for expression in said(tree) for pattern in patterns(expression)}
WRITTEN = {node.value for tree in TREES for node in ast.walk(tree) if isinstance(node, ast.Constant)}


@pytest.mark.parametrize("language", OTHERS)
def test_each_language_has_every_message_in_the_same_file(language: str) -> None:
    english = {(message.id, message.file) for message in messages("en")}
    assert {(message.id, message.file) for message in messages(language)} == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    ids = sorted(message.id for message in messages(language))
    assert ids == sorted(set(ids))


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_uses_no_argument_that_english_is_not_given(language: str) -> None:
    english = arguments("en")
    for message, names in arguments(language).items():
        # Nouns of some languages depend on a unit or number that English puts another way.
        assert names <= english[message] | {"unit", "number"}, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_refer_to_messages_that_there_are(language: str) -> None:
    for message in messages(language):
        assert message.references <= IDS, message.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_found_as_it_is_written(language: str) -> None:
    """Messages are cut out of their files by a pattern and parsed one by one."""
    translator = Translator(language)
    for message in messages(language):
        filled = tuple((name, 2) for name in sorted(arguments(language)[message.id]))
        text = translator.say(Phrase(message.id, filled))
        assert "{" not in text, message.id
        assert "$" not in text, message.id


def test_everything_that_is_said_has_a_message() -> None:
    assert [pattern for pattern in SAID if not any(re.fullmatch(pattern, name) for name in IDS)] == []


def test_every_message_is_said() -> None:
    stems = [pattern for pattern in SAID if r"[\w-]+" in pattern]
    for name in IDS - WRITTEN:
        assert any(re.fullmatch(stem, name) for stem in stems), f"nothing says {name}"


def test_each_language_has_its_folder() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(LANGUAGES)


SAME_WORD = {"player-1", "rank-O", "rank-U", "count-passes", "ask-passes-noun"}
"""Messages that may be the same in two languages: names, and words that one has from the other."""


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_english(language: str) -> None:
    english, own = catalogue("en").written, catalogue(language).written
    same = {name for name, text in english.items() if own[name] == text and has_words(text)}
    assert same <= SAME_WORD


def has_words(text: str) -> bool:
    """Whether anything is left of a message but what is put into it."""
    return re.search(r"[^\W\d_]{2,}", re.sub(r"\{[^{}]*\}", "", text.partition("=")[2])) is not None

"""The messages of all languages: the same ids with the same arguments, all of them used, nothing untranslated."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from lorumdsl.rulebook.document import Document, Paragraph
from lorumdsl.rulebook.plain import plain
from lorumdsl.rulebook.tongue import FOLDER, LANGUAGES, Tongue
from lorumdsl.source.library import ruleset_ids
from tests.unit.rulebook.books import book

PACKAGE = FOLDER.parent
CITING = ("disputed", "sources")
REFERENCES = (*ruleset_ids(), "portuguese+beans-sudden-end", "portuguese+three-players+doubling", "denexa+open-ape")


class Arguments(Visitor):
    """The arguments that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser's name
        self.names.add(node.id.name)


@lru_cache(maxsize=len(LANGUAGES))
def messages(language: str) -> dict[str, set[str]]:
    """The arguments of each message."""
    found = {}
    for entry in FluentParser().parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


def rules_only(document: Document) -> Document:
    """The document without what quotes English texts: rulings, clauses, notes."""
    sections = []
    for section in document.sections:
        if section.id not in CITING:
            sections.append(section)
    return Document(document.title, document.subtitle, tuple(sections))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_every_message(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    ids = re.findall(r"^([a-z][\w-]*) =", (FOLDER / f"{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_uses_no_argument_that_english_is_not_given(language: str) -> None:
    may_be_new = {"each-won": {"number"}, "when-trick": {"number"}, "when-up-to-trick": {"number"},
                  "when-from-trick": {"number"}}  # fmt: skip
    english = messages("en")
    for message, arguments in messages(language).items():
        assert arguments <= english[message] | may_be_new.get(message, set()) | {"unit", "number"}, message


def test_every_message_is_used() -> None:
    rows = [PACKAGE.parent / "model" / "contract.py", *(PACKAGE.parent / "model" / "kinds").glob("*.py")]
    written = "\n".join(path.read_text(encoding="utf-8") for path in (*PACKAGE.glob("*.py"), *rows))
    stems = [re.escape(stem) for stem in re.findall(r"""f["']([a-z-]+)\{""", written)]
    for message in messages("en"):
        quoted = f'"{message}"' in written
        assert quoted or any(re.match(stem, message) for stem in stems), f"nothing says {message}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reference", REFERENCES)
def test_no_id_of_a_message_and_no_word_of_a_ruleset_shows(reference: str, language: str) -> None:
    told = plain(rules_only(book(reference)), Tongue(language))
    told = re.sub(r"\(\+[a-z-]+\)|（\+[a-z-]+）", "", " ".join(told.split()))  # how variants are asked for
    for word in ("avoid-or-sweep", "to-the-pot", "both ways", "holds the cycle", "count as laid", "{", "$", "None"):
        assert word not in told
    ids = {message for message in messages("en") if message.count("-") > 1}
    assert not [message for message in ids if re.search(rf"(?<![\w-]){message}(?![\w-])", told)]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_english_is_left_in_another_language(language: str) -> None:
    """Sentences of the program, without names and notes, which are the author's."""
    document = rules_only(book("hungarian"))
    tongue = Tongue(language)
    english = {"the", "with", "each", "player", "players", "deal", "deals", "card", "cards", "chips", "whoever", "pot"}
    if language == "de":
        english -= {"chips"}
    for section in document.sections:
        for block in section.blocks:
            if isinstance(block, Paragraph):
                for phrase in block.content:
                    told = set(re.findall(r"[a-z]+", re.sub("[„“「].*[”“」]", "", tongue.say(phrase))))
                    assert not told & english, tongue.say(phrase)


def test_the_messages_are_in_the_folder_of_the_package() -> None:
    assert {path.stem for path in Path(FOLDER).glob("*.ftl")} == set(LANGUAGES)

"""The rulebook in all languages: no id of a message shows, no word of a ruleset, and nothing untranslated."""

from __future__ import annotations

import re

import pytest

from lorumdsl.language.catalogue import LANGUAGES
from lorumdsl.language.translator import Translator
from lorumdsl.rulebook.document import Document, Paragraph
from lorumdsl.rulebook.plain_text import plain
from lorumdsl.source.library import ruleset_ids
from tests.unit.language.messages import arguments
from tests.unit.rulebook.books import book

CITING = ("disputed", "sources")
REFERENCES = (*ruleset_ids(), "portuguese+beans-sudden-end", "portuguese+three-players+doubling", "denexa+open-ape")


def rules_only(document: Document) -> Document:
    """The document without what quotes English texts: rulings, clauses, notes."""
    sections = []
    for section in document.sections:
        if section.id not in CITING:
            sections.append(section)
    return Document(document.title, document.subtitle, tuple(sections))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reference", REFERENCES)
def test_no_id_of_a_message_and_no_word_of_a_ruleset_shows(reference: str, language: str) -> None:
    told = plain(rules_only(book(reference)), Translator(language))
    told = re.sub(r"\(\+[a-z-]+\)|（\+[a-z-]+）", "", " ".join(told.split()))  # how variants are asked for
    for word in ("avoid-or-sweep", "to-the-pot", "both ways", "holds the cycle", "count as laid", "{", "$", "None"):
        assert word not in told
    ids = {message for message in arguments("en") if message.count("-") > 1}
    assert not [message for message in ids if re.search(rf"(?<![\w-]){message}(?![\w-])", told)]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_english_is_left_in_another_language(language: str) -> None:
    """Sentences of the program, without names and notes, which are the author's."""
    document = rules_only(book("hungarian"))
    translator = Translator(language)
    english = {"the", "with", "each", "player", "players", "deal", "deals", "card", "cards", "chips", "whoever", "pot"}
    if language == "de":
        english -= {"chips"}
    for section in document.sections:
        for block in section.blocks:
            if isinstance(block, Paragraph):
                for phrase in block.content:
                    told = set(re.findall(r"[a-z]+", re.sub("[„“「].*[”“」]", "", translator.say(phrase))))
                    assert not told & english, translator.say(phrase)

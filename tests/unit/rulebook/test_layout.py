"""The three forms: Markdown, text, HTML; the marks of what differs; examples as the engine settles them."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from lorumdsl.language.catalogue import LANGUAGES
from lorumdsl.language.translator import Translator
from lorumdsl.loading.load import load
from lorumdsl.rulebook.document import Mark, Table
from lorumdsl.rulebook.plain_text import WIDTH, columns
from lorumdsl.rulebook.rulebook import FORMS, laid_out, rulebook
from lorumdsl.source.library import ruleset_ids
from tests.unit.rulebook.books import book

VOID = {"meta", "br"}


class Tags(HTMLParser):
    """Fails where tags do not close in order; collects what would be fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reference", ruleset_ids())
def test_text_keeps_within_its_width(reference: str, language: str) -> None:
    lines = laid_out(book(reference), language, "text").splitlines()
    assert max(map(columns, lines)) <= WIDTH + 2  # a full stop may hang over


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_fetches_nothing(language: str) -> None:
    page = laid_out(book("portuguese+beans"), language, "html")
    tags = Tags()
    tags.feed(page)
    assert (tags.open, tags.fetched) == ([], [])
    assert f'<html lang="{language}">' in page
    assert "url(" not in page
    assert "@page { size: A4;" in page


@pytest.mark.parametrize("form", FORMS)
def test_what_an_author_writes_cannot_break_the_layout(form: str, tmp_path: Path) -> None:
    house = tmp_path / "house.yaml"
    name = "<b>*A* | `B` & C</b>"
    house.write_text(f'lorum: 1\nid: house\nextends: hungarian\nname: "{name}"\n', encoding="utf-8")
    told = laid_out(rulebook(str(house)), "en", form)
    assert ("<b>*A*" in told) is (form == "text")
    assert {"md": r"\<b\>\*A\* \| \`B\`", "html": "&lt;b&gt;*A* |", "text": name}[form] in told


def test_a_ruleset_that_stands_alone_has_no_marks() -> None:
    assert {block.mark for section in book("hungarian").sections for block in section.blocks} == {Mark.SAME}


@pytest.mark.parametrize(
    ("reference", "differing"),
    [
        ("portuguese+doubling", {"session"}),
        ("portuguese+reds-until-broken", {"contract reds"}),
        ("portuguese+shift-first-dealer", {"session"}),
        ("denexa+open-ape", {"play", "contract hairy-ape"}),
        ("denexa+ten-counts-ten", {"contract train"}),
        ("japanese", {"introduction", "table"}),
    ],
)
def test_a_variant_marks_what_differs_from_its_base(reference: str, differing: set[str]) -> None:
    marked = {section.id for section in book(reference).sections for block in section.blocks if block.mark != Mark.SAME}
    assert marked - {"variants"} >= differing - {"play"}
    if reference != "japanese":
        assert marked <= differing


def test_a_rule_that_falls_away_is_told_as_gone(tmp_path: Path) -> None:
    house = tmp_path / "house.yaml"
    house.write_text("lorum: 1\nid: house\nextends: portuguese\ncontracts: {reds: {forbid: null}}\n", encoding="utf-8")
    told = laid_out(rulebook(str(house)), "en", "md")
    assert "**[no longer]** ~~In the first trick, hearts may not be led." in told


def test_contracts_that_are_not_played_are_named() -> None:
    told = laid_out(book("portuguese+short"), "en", "text")
    assert "Not played here: King of Hearts" in told.replace("\n", " ")


def test_the_examples_are_those_of_the_guide() -> None:
    told = laid_out(book("hungarian"), "hu", "md")
    assert "| 3 → −3 | 3 → −3 | 2 → −2 | 0 → +8 | 0 → 0 |" in told


@pytest.mark.parametrize("reference", ruleset_ids())
def test_every_contract_has_an_example_in_which_no_chip_is_lost(reference: str) -> None:
    for section in book(reference).sections:
        if section.level < 2:
            continue
        tables = [block for block in section.blocks if isinstance(block, Table)]
        assert tables, section.id
        if load(reference).ruleset.bank.is_scored:  # points move nowhere
            continue
        for row in tables[0].rows:
            *paid, pot = ([int(one) for one in re.findall(r"[-+]?\d+", str(cell).replace("−", "-"))] for cell in row)
            assert sum(numbers[-1] for numbers in paid) + pot[1] - pot[0] == 0


def test_a_capital_begins_every_sentence() -> None:
    for section in book("denexa").sections:
        for block in section.blocks:
            if not isinstance(block, Table):
                for sentence in block.sentences:
                    first = Translator("en").sentence(sentence.phrase)[0]
                    assert not first.islower()


UNSOUND = """\
lorum: 1
id: three
extends: hungarian
seats: 3
deal: {packets: [5, 5]}
note: |
  We play on Sundays.
  ::error file=a::The loser makes tea.
variants:
  short-pack: {name: Short, kind: house, changes: {strip: [7♣, 7♠]}}
"""


@pytest.mark.parametrize("form", FORMS)
def test_a_book_is_written_although_its_base_is_not_sound(form: str, tmp_path: Path) -> None:
    (tmp_path / "three.yaml").write_text(UNSOUND, encoding="utf-8")
    text = laid_out(rulebook("three.yaml+short-pack", tmp_path), "en", form)
    assert "30 cards" in text
    # A note of several lines is one paragraph, and no line of it can command the machine that prints it.
    assert "Sundays. ::error" in " ".join(text.split())
    assert not [line for line in text.splitlines() if line.lstrip("*").startswith("::")]

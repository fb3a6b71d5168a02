"""What an author sees in an editor that speaks with yaml-language-server: completion, hover, errors.

Everything comes from the shipped schema, named by the line that `lorum new` writes.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from lorumdsl.cli.new_cases import house_cases
from lorumdsl.cli.new_ruleset import editor_line
from lorumdsl.expr.word import Context
from lorumdsl.expr.words import WORDS
from lorumdsl.loading.load import load
from tests.editors.client import Editor

WHOLE = """\
lorum: 1
id: ours
name: Ours
seats: 4
contracts:
  hearts:
    kind: trick
    cost: taken(hearts)
    payout: to-the-pot
    {trick}
  quads:
    kind: chain
    {chain}
"""
HOUSE = """\
lorum: 1
id: ours
extends: hungarian
contracts:
  hearts:
    cost: taken(hearts)
    payout: to-the-pot
    {patch}
  whist:
    kind: trick
    {trick}
"""


@pytest.fixture(scope="module")
def editor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Editor]:
    with Editor(os.environ["LORUM_YAML_LANGUAGE_SERVER"], tmp_path_factory.mktemp("house")) as running:
        yield running


def opened(editor: Editor, name: str, text: str, schema: str = "ruleset") -> tuple[str, list[str]]:
    """Open a text with the editor line before it; its URI and lines."""
    whole = editor_line(schema) + "\n" + text
    return editor.open(name, whole), whole.split("\n")


def offered(editor: Editor, name: str, text: str, place: str) -> list[str]:
    """What is offered where `{place}` stands."""
    before = text.replace("{" + place + "}", "@")
    for other in ("trick", "chain", "patch"):
        before = before.replace("{" + other + "}", "")
    uri, lines = opened(editor, name, before.replace("@", ""))
    marked = (editor_line("ruleset") + "\n" + before).split("\n")
    line = next(number for number, one in enumerate(marked) if "@" in one)
    return editor.complete(uri, line + 1, marked[line].index("@") + 1) if lines else []


def shown(editor: Editor, name: str, text: str, word: str) -> str:
    """What is shown over the first place of a word."""
    uri, lines = opened(editor, name, text)
    line = next(number for number, one in enumerate(lines) if word in one)
    return editor.hover(uri, line + 1, lines[line].index(word) + 2)


def test_a_trick_contract_is_offered_its_own_keys(editor: Editor) -> None:
    keys = offered(editor, "trick.yaml", WHOLE, "trick")
    assert {"forbid", "follow", "hand", "stop", "total", "note"} <= set(keys)
    assert not {"build", "turn", "limit", "thresholds", "kind", "cost"} & set(keys)


def test_a_chain_contract_is_offered_its_own_keys(editor: Editor) -> None:
    keys = offered(editor, "chain.yaml", WHOLE, "chain")
    assert {"next", "turn", "limit", "pass", "payout"} <= set(keys)
    assert not {"forbid", "follow", "build", "thresholds", "kind"} & set(keys)


def test_house_rules_are_offered_what_any_kind_has(editor: Editor) -> None:
    """What kind a contract is of stands in the ruleset that is extended, which the server does not read."""
    keys = offered(editor, "patch.yaml", HOUSE, "patch")
    assert {"total", "note", "forbid", "limit", "build"} <= set(keys)
    assert not {"cost", "payout"} & set(keys)


def test_words_are_offered_where_only_some_may_stand(editor: Editor) -> None:
    uri, lines = opened(editor, "words.yaml", "lorum: 1\nid: ours\nextends: hungarian\nsession:\n  wins: \n")
    assert {"most", "least"} <= set(editor.complete(uri, 6, len(lines[5]) + 1))


def test_a_key_says_what_it_means(editor: Editor) -> None:
    text = HOUSE.format(patch="", trick="")
    assert "Which of" in shown(editor, "payout.yaml", text, "payout")
    assert "avoid-or-sweep" in shown(editor, "payout2.yaml", text, "payout")


def test_an_expression_says_which_words_it_knows(editor: Editor) -> None:
    said = shown(editor, "cost.yaml", HOUSE.format(patch="", trick=""), "cost").replace("\\", "")
    counters = [word.name for word in WORDS if Context.COST in word.contexts and word.name != "last"]
    assert "taken" in counters
    assert [name for name in counters if name not in said] == []
    assert "taken(hearts)" in said
    assert "2*tricks + 4*won(last)" in said


def test_a_slip_is_underlined_where_it_stands(editor: Editor) -> None:
    uri, lines = opened(
        editor, "slip.yaml", HOUSE.format(patch="totl: 8", trick="").replace("  whist:\n    kind: trick\n", "")
    )
    (error,) = editor.errors(uri)
    line = next(number for number, one in enumerate(lines) if "totl" in one)
    assert error[:2] == (line + 1, lines[line].index("totl") + 1)
    assert "totl" in error[2]


def test_what_lorum_new_writes_has_no_errors(editor: Editor, tmp_path: Path) -> None:
    from lorumdsl.cli.new_ruleset import house_ruleset
    from lorumdsl.source.overlay import resolve

    rules, (effective, _) = load("hungarian"), resolve("hungarian")
    assert effective is not None
    assert editor.errors(editor.open("ours.yaml", house_ruleset("ours", "hungarian", rules, effective.node))) == []
    assert editor.errors(editor.open("ours.cases.yaml", house_cases("ours", rules))) == []


def test_keys_of_a_case_are_offered(editor: Editor) -> None:
    text = "lorum-cases: 1\nruleset: hungarian\ncases:\n- name: one\n  contract: hearts\n  ex\n"
    uri, lines = opened(editor, "x.cases.yaml", text, "cases")
    assert {"given", "taken", "hands", "expect"} <= set(editor.complete(uri, lines.index("  ex") + 1, 5))

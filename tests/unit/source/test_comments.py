"""Comments are what a YAML reader skips: never a `#` inside a text, never one that touches a word."""

from __future__ import annotations

import pytest

from lorumdsl.source.comments import read_comments


@pytest.mark.parametrize(
    ("text", "comments"),
    [
        ("a: 1\n", []),
        ("# one\na: 1 # two\n  # three", ["# one", "# two", "# three"]),
        ("a: 'x # no' # yes", ["# yes"]),
        ('a: "x # no\n  # no" # yes', ["# yes"]),
        ("a: x#no\n", []),
        ("a: |\n  # no\n  text\n# yes\n", ["# yes"]),
        ("a: [1, # one\n 2] # two", ["# one", "# two"]),
        ("a: 1\t# after a tab\r\n# next\r# last", ["# after a tab", "# next", "# last"]),
        ("a: ♥ # ő ♥", ["# ő ♥"]),
        ("# one\na: {b\n# two\nc: [}", ["# one", "# two"]),
        ("", []),
        ("#", ["#"]),
    ],
)
def test_comments_are_found_by_the_tokens_around_them(text: str, comments: list[str]) -> None:
    found = read_comments(text)
    assert [comment.text for comment in found] == comments
    assert all(text[comment.index :].startswith(comment.text) for comment in found)


def test_a_comment_knows_whether_it_stands_alone() -> None:
    found = read_comments("# one\na: ♥ # two\n  # three\n")
    assert [(one.line, one.column, one.alone) for one in found] == [(1, 1, True), (2, 6, False), (3, 3, True)]

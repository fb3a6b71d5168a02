"""The pages of the findings: one Markdown file per code beside this one, `lrm110-duplicate-key.md`.

A page has a title, one sentence, and the parts What, Why, Wrong and Right, whose examples run as tests.
Comments in a page (`<!-- line: 6 -->`) are for those tests, and readers do not see them.
"""

from __future__ import annotations

import re
from importlib.resources import files

from lorumdsl.diagnostics.codes import CODES
from lorumdsl.diagnostics.diagnostic import Code

_COMMENT = re.compile(r"<!--.*?-->\n", re.DOTALL)
_BLANK_LINES = re.compile(r"\n{3,}")


def page(code_id: str) -> str | None:
    """The page of a code (`LRM110`) as Markdown; None if there is no such code or it has no page."""
    text = page_source(code_id)
    return None if text is None else _BLANK_LINES.sub("\n\n", _COMMENT.sub("", text))


def page_source(code_id: str) -> str | None:
    """The page of a code as it stands in its file, comments for tests included."""
    code = CODES.get(code_id)
    if code is None:
        return None
    path = files(__name__).joinpath(file_name(code))
    return path.read_text(encoding="utf-8") if path.is_file() else None


def file_name(code: Code) -> str:
    """The name of a code's page: `lrm110-duplicate-key.md`."""
    return f"{code.id.lower()}-{code.name}.md"


def code_named(word: str) -> Code | None:
    """The code with that id, in small or large letters, or that name; None if there is none.

    >>> code_named("duplicate-key").id
    'LRM110'
    """
    wanted = word.strip().lower()
    return next((code for code in CODES.values() if wanted in (code.id.lower(), code.name)), None)

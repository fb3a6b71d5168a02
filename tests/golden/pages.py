"""Run the commands that the documentation shows and write down what they print now.

    python -m tests.golden.pages          # all pages; `simulating.md` needs the extras [fast,data]

A page is read as `tests/unit/test_docs.py` reads it; look at the difference before it is committed.
"""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from click.testing import CliRunner

from lorumdsl.cli import main
from tests.unit.test_docs import BLOCK, CONSOLE_PAGES, DOCS, without_backend


def rewritten(text: str) -> str:
    """The page with the output of its commands as of now; run in an empty folder."""

    def block(match: object) -> str:
        whole, comment, value, language, body = (match[group] for group in range(5))  # type: ignore[index]
        if comment == "file":
            Path(value).write_text(body, encoding="utf-8")
        if language != "console":
            return str(whole)
        command = body.removeprefix("$ lorum ").partition("\n")[0]
        typed = "".join(f"{line}\n" for line in value.split(" | ")) if comment == "typed" else ""
        shown = CliRunner(env={"LC_ALL": "C.UTF-8"}).invoke(main, shlex.split(command), input=typed)
        output = without_backend(shown.output).rstrip()
        printed = f"{output}\n" if output else ""
        return str(whole).replace(body, f"$ lorum {command}\n{printed}")

    return BLOCK.sub(block, text)


if __name__ == "__main__":
    for page in sys.argv[1:] or [*CONSOLE_PAGES, "simulating.md"]:
        path, home = DOCS / page, Path.cwd()
        with TemporaryDirectory() as folder:
            os.chdir(folder)
            new = rewritten(path.read_text(encoding="utf-8"))
            os.chdir(home)
        path.write_text(new, encoding="utf-8")

"""Pages made from the package: path below docs/generated → text. `python docs/generate.py` writes them too.

A page whose text is already what it should be is left alone, so that Sphinx rebuilds only what changed; a page that no
writer makes any more is removed. A new page is one function and one row in WRITERS.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from lorumdsl.codes import CODES

STAGES = {  # first digit of a code: where it comes from
    "1": "Reading YAML",
    "2": "Shape and references",
    "3": "Expressions",
    "4": "Meaning",
    "5": "Proofs",
    "6": "Records",
    "7": "Case files",
}


def findings() -> Mapping[str, str]:
    """The list of all findings, by stage."""
    return {"findings.md": "\n".join(findings_lines()) + "\n"}


def findings_lines() -> Iterator[str]:
    yield "# All findings"
    stage = ""
    for code in CODES.values():
        if code.id[3] != stage:
            stage = code.id[3]
            yield from ("", f"## {STAGES[stage]}", "", "| code | name | severity |", "|---|---|---|")
        yield f"| `{code.id}` | {code.name} | {code.severity} |"


WRITERS: tuple[Callable[[], Mapping[str, str]], ...] = (findings,)


def write_pages(folder: Path) -> None:
    """Bring the folder to exactly the pages that the writers make."""
    pages = {folder / name: text for writer in WRITERS for name, text in writer().items()}
    for path, text in pages.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
    for path in folder.rglob("*.md"):
        if path not in pages:
            path.unlink()


if __name__ == "__main__":
    write_pages(Path(__file__).parent / "generated")

"""Pages made from the package: path below docs/generated → text. `python docs/generate.py` writes them too.

A page whose text is already what it should be is left alone, so that Sphinx rebuilds only what changed; a page that no
writer makes any more is removed. A new page is one function and one row in WRITERS; what takes more than a few
lines to write is in pages/. What lies in `tables/` is no page of its own but part of another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from pages.comparison import write_comparison
from pages.keys import write_keys
from pages.rulesets import write_rulesets

from lorumdsl.diagnostics.codes import CODES
from lorumdsl.diagnostics.pages import file_name, page
from lorumdsl.expr.vocabulary import format_contexts
from lorumdsl.expr.word import Word
from lorumdsl.expr.words import WORDS

STAGES = {  # first digit of a code: where it comes from
    "1": "Reading YAML",
    "2": "Shape and references",
    "3": "Expressions",
    "4": "Meaning",
    "5": "Proofs",
    "6": "Records",
    "7": "Case files",
}
KINDS = ("trick", "chain", "layout", "count")


def findings() -> Mapping[str, str]:
    """The page of every finding, and the table of them all."""
    pages = {f"findings/{file_name(code)}": page(code.id) for code in CODES.values()}
    return {name: text for name, text in pages.items() if text} | {
        "tables/findings.md": "\n".join(findings_lines()) + "\n"
    }


def findings_lines() -> Iterator[str]:
    stage = ""
    for code in CODES.values():
        text = page(code.id)
        if text is None:
            continue
        if code.id[3] != stage:
            stage = code.id[3]
            yield from ("", f"## {STAGES[stage]}", "", "| code | name | severity | |", "|---|---|---|---|")
        sentence = text.split("\n\n")[1].replace("\n", " ").replace("|", "\\|")
        link = f"{{doc}}`{code.id} </generated/findings/{file_name(code).removesuffix('.md')}>`"
        yield f"| {link} | {code.name} | {code.severity} | {sentence} |"


def words() -> Mapping[str, str]:
    """The table of the words that expressions may use."""
    rows = ["| word | is a | meaning | stands in | kinds |", "|---|---|---|---|---|", *map(word_line, WORDS)]
    return {"tables/words.md": "\n".join(rows) + "\n"}


def word_line(word: Word) -> str:
    kinds = "all" if word.kinds == set(KINDS) else ", ".join(kind for kind in KINDS if kind in word.kinds)
    takes = (
        f"({', '.join(parameter.value.replace('`', '') for parameter in word.parameters)})" if word.is_function else ""
    )
    return f"| `{word.name}{takes}` | {word.type.value} | {word.meaning} | {format_contexts(word.contexts)} | {kinds} |"


WRITERS: tuple[Callable[[], Mapping[str, str]], ...] = (findings, words, write_keys, write_rulesets, write_comparison)


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

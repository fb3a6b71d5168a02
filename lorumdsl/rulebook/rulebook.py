"""The rulebook of a reference, laid out: `hungarian`, `portuguese+beans`, `house.yaml`.

What a variant or a ruleset that extends another plays differently is marked against the rulebook of its base.
"""

from __future__ import annotations

from pathlib import Path

from lorumdsl.compiler.rules import Rules
from lorumdsl.diagnostics.diagnostic import RulesetError
from lorumdsl.language.translator import Translator
from lorumdsl.loading.load import load
from lorumdsl.rulebook.chapters import build, compare
from lorumdsl.rulebook.document import Document
from lorumdsl.rulebook.html import page
from lorumdsl.rulebook.markdown import markdown
from lorumdsl.rulebook.plain_text import plain
from lorumdsl.source.nodes import Scalar
from lorumdsl.source.overlay import Effective, resolve
from lorumdsl.source.reader import read

FORMS = {"md": markdown, "html": page, "text": plain}


def rulebook(reference: str, beside: Path | None = None) -> Document:
    """The document of a reference, marked against its base. Raises RulesetError."""
    return rulebook_of(load(reference, beside), reference, beside)


def rulebook_of(rules: Rules, reference: str, beside: Path | None = None) -> Document:
    """The same for rules loaded from the reference; nothing is marked where the base is not sound."""
    effective, _ = resolve(reference, beside)
    assert effective is not None  # it was loaded a moment ago
    document = build(rules, effective.node, effective.reference.variants)
    base = _base(effective, beside)
    if base is None:
        return document
    below, _ = resolve(*base)
    assert below is not None  # it is part of what was loaded
    try:
        told = build(load(*base), below.node)
    except RulesetError:
        return document
    return compare(document, told)


def laid_out(document: Document, language: str, form: str) -> str:
    """A document in a language of LANGUAGES and a form of FORMS."""
    return FORMS[form](document, Translator(language))


def _base(effective: Effective, beside: Path | None) -> tuple[str, Path | None] | None:
    """What the variants are laid over; without variants, what the ruleset extends."""
    if effective.reference.variants:
        return effective.reference.base, beside
    written, _ = read(effective.path)
    extends = written.get("extends") if written else None
    return (str(extends.value), effective.path.parent) if isinstance(extends, Scalar) else None

"""YAML and JSON text to nodes, hardened: `read` a file, `read_bytes`, `read_text`.

In go a path, bytes or text; out come the root mapping and all findings. The mapping is None where none can
be made (no file, no text, no YAML, no mapping, a limit reached); otherwise it may stand beside errors, so
that later stages could report theirs too. YAML is data only: no anchors, aliases, tags or merge keys, and
plain values follow YAML 1.2. Nothing is raised for bad input, and no input takes long: size, depth and the
number of values are limited while the text is read, not afterwards.
"""

from __future__ import annotations

from pathlib import Path

from lorumdsl.diagnostics import codes
from lorumdsl.diagnostics.diagnostic import Code, Diagnostic, Span
from lorumdsl.diagnostics.spelling import nearest
from lorumdsl.source.characters import Lines, clean, decode
from lorumdsl.source.node_builder import Builder
from lorumdsl.source.nodes import Mapping, Scalar
from lorumdsl.source.parsing import ParsingFailed, events

MAX_BYTES = 1 << 20

Result = tuple[Mapping | None, list[Diagnostic]]


def read(path: Path) -> Result:
    """The root mapping of a file; places name the file as `path` is written."""
    file = str(path)
    try:
        if not path.exists():
            return None, [missing(path, Span(file, 1, 1, 1, 1))]
        if path.is_dir():
            return None, [_whole(codes.NOT_A_FILE, file, f'"{file}" is a folder', "name a file in it")]
        if not path.is_file():
            return None, [_whole(codes.NOT_A_FILE, file, f'"{file}" is no ordinary file', "copy its text into a file")]
        with path.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        hint = "look at its name and its permissions"
        return None, [_whole(codes.UNREADABLE, file, f'"{file}" cannot be read: {reason.lower()}', hint)]
    return read_bytes(data, file)


def read_bytes(data: bytes, file: str) -> Result:
    """The root mapping of UTF-8 bytes; `file` is the name that places carry."""
    if len(data) > MAX_BYTES:
        return None, [_whole(codes.TOO_LARGE, file, f"the file is larger than {MAX_BYTES:,} bytes", "split the file")]
    text, found = decode(data, file)
    return (None, found) if text is None else read_text(text, file)


def read_text(text: str, file: str) -> Result:
    """The root mapping of a text; `file` is the name that places carry."""
    if len(text) > MAX_BYTES:
        return None, [_whole(codes.TOO_LARGE, file, f"the text is longer than {MAX_BYTES:,} characters", "split it")]
    text = text.removeprefix("\ufeff")
    lines = Lines(text)
    cleaned, found = clean(text, file, lines)
    builder = Builder(text, cleaned, file, lines, bool(found))
    failed = False
    try:
        builder.run(events(cleaned))
    except ParsingFailed as problem:
        failed = True
        if not found:
            # Beside odd characters, what the parser makes of the rest would mislead.
            builder.fail(problem.failure)
    found = sorted(found + builder.found, key=lambda one: one.span)
    root = None if failed else builder.root
    if isinstance(root, Mapping) or (root is None and found):
        return root, found
    if root is None or (isinstance(root, Scalar) and root.value is None):
        return None, [*found, _whole(codes.EMPTY, file, "the file is empty", "begin with `lorum: 1`")]
    kind = "text" if isinstance(root, Scalar) else "a list"
    hint = "begin with `lorum: 1` and write `key: value` lines"
    if isinstance(root, Scalar) and isinstance(root.value, str) and ":" in root.value:
        hint += ", with a space after each colon"
    message = f"the file holds {kind}, not `key: value` lines"
    return None, [*found, Diagnostic(codes.NOT_A_MAPPING, root.span, message, hint)]


def missing(path: Path, span: Span) -> Diagnostic:
    """The finding for a file that does not exist, with the nearest name beside it."""
    try:
        beside = [other.name for other in path.parent.iterdir()]
    except OSError:
        beside = []
    near = nearest(path.name, beside)
    hint = f'did you mean "{near}"?' if near else ""
    if not hint:
        hint = "look at the spelling" if beside else f'there is no folder "{path.parent}"'
    return Diagnostic(codes.NO_SUCH_FILE, span, f'there is no file "{path}"', hint)


def _whole(code: Code, file: str, message: str, hint: str) -> Diagnostic:
    return Diagnostic(code, Span(file, 1, 1, 1, 1), message, hint)

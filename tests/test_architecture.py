"""The hourglass holds: imports go down, the engine stands alone, files stay short and are named by their noun.

Imports are read from the syntax tree, so that one inside a function or under TYPE_CHECKING counts as well.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "lorumdsl"
FILES = sorted(PACKAGE.rglob("*.py"))
LONGEST = 400  # lines
VAGUE = {"utils", "util", "helpers", "helper", "core", "common", "misc"}
FLOORS = (  # lowest first; parts of one floor do not know each other, but for the ground floor
    {"diagnostics", "codes", "cards", "language", "opcodes", "program", "spelling", "version"},
    {"source"},
    {"schema"},
    {"expr"},
    {"model"},
    {"phrases"},
    {"checks"},
    {"compiler"},
    {"engine"},
    {"gears"},
    {"table"},
    {"bots"},
    {"proofs"},
    {"pipeline"},
    {"bulk"},
    {"cases", "findings", "playing", "refereeing", "replays", "report", "rulebook", "compare"},
    {"cli", "tui", "web", "adapters"},
    {"__main__"},
)
FLOOR = {part: floor for floor, parts in enumerate(FLOORS) for part in parts}
FACE = "__init__"  # lorumdsl/__init__.py stands in front of the house: it may name any floor
ENGINE_KNOWS = {"engine", "program", "opcodes"}
ENGINE_LIBRARIES = {"__future__", "collections", "math", "typing"}  # words for types, and a root that is exact


def module_of(path: Path) -> str:
    """`lorumdsl/source/__init__.py` → `lorumdsl.source`."""
    words = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(words[:-1] if words[-1] == "__init__" else words)


def part_of(path: Path) -> str:
    """The part of the package that a file belongs to: `lorumdsl/engine/bits.py` → `engine`."""
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


MODULES = {module_of(path) for path in FILES}


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """(line, dotted name) of every import in a file; `from a import b` gives a.b, whether b is a module or not."""
    package = module_of(path).split(".")[: None if path.name == "__init__.py" else -1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from ((node.lineno, f"{base}.{name.name}") for name in node.names)


def may_import(importer: str, imported: str) -> bool:
    if importer in (imported, FACE):
        return True
    if FLOOR[imported] == FLOOR[importer] == 0:
        return True
    return FLOOR[imported] < FLOOR[importer]


def own_modules(path: Path) -> Iterator[tuple[int, str]]:
    """(line, module of this package) for every import of one."""
    for line, name in imports(path):
        if name.split(".")[0] == "lorumdsl":
            yield line, name if name in MODULES else name.rpartition(".")[0]


@pytest.mark.parametrize("path", FILES, ids=module_of)
def test_every_part_of_the_package_has_its_floor(path: Path) -> None:
    assert part_of(path) in {*FLOOR, FACE}, f"give {part_of(path)!r} a floor in FLOORS"


@pytest.mark.parametrize("path", FILES, ids=module_of)
def test_imports_only_go_down(path: Path) -> None:
    wrong = []
    for line, name in imports(path):
        words = name.split(".")
        if words[0] != "lorumdsl" or words[1:] == ["__version__"]:
            continue
        imported = words[1] if len(words) > 1 else FACE
        if imported not in FLOOR or not may_import(part_of(path), imported):
            wrong.append(f"{path.relative_to(ROOT)}:{line} imports {name}")
    assert not wrong, "\n".join(wrong)


def test_no_modules_import_each_other_in_a_circle() -> None:
    knows = {module_of(path): {name for _, name in own_modules(path)} & MODULES for path in FILES}
    del knows["lorumdsl"]  # the face names what it hands out only to the type checker
    while free := [module for module, known in knows.items() if not known & knows.keys() - {module}]:
        for module in free:
            del knows[module]
    assert not knows, "in or above a circle: " + ", ".join(sorted(knows))


@pytest.mark.parametrize("path", [path for path in FILES if part_of(path) == "engine"], ids=module_of)
def test_the_engine_knows_program_opcodes_and_itself_only(path: Path) -> None:
    for line, name in imports(path):
        words = name.split(".")
        allowed = words[1] in ENGINE_KNOWS if words[0] == "lorumdsl" else words[0] in ENGINE_LIBRARIES
        assert allowed, f"{path.relative_to(ROOT)}:{line} imports {name}"


@pytest.mark.parametrize("path", FILES, ids=module_of)
def test_no_file_is_longer_than_can_be_read_at_a_sitting(path: Path) -> None:
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert lines <= LONGEST, f"{path.relative_to(ROOT)} has {lines} lines"


@pytest.mark.parametrize("path", FILES, ids=module_of)
def test_no_module_has_a_name_that_says_nothing(path: Path) -> None:
    assert not VAGUE & set(module_of(path).split("."))


@pytest.mark.parametrize("path", FILES, ids=module_of)
def test_only_declared_libraries_are_imported_by_a_plain_install(path: Path) -> None:
    always = {*sys.stdlib_module_names, "lorumdsl", "click", "fluent", "jsonschema", "referencing", "lark", "yaml"}
    extras = {"gears": {"llvmlite", "numba", "numpy"}, "bulk": {"numpy", "duckdb", "distributed", "matplotlib"}}
    for line, name in imports(path):
        library = name.split(".")[0]
        assert library in always | extras.get(part_of(path), set()), f"{path.relative_to(ROOT)}:{line} imports {name}"


@pytest.mark.parametrize(
    ("importer", "imported", "allowed"),
    [
        ("model", "expr", True),
        ("expr", "model", False),
        ("engine", "program", True),
        ("codes", "diagnostics", True),
        ("report", "cases", False),
        ("source", "cli", False),
        ("__init__", "pipeline", True),
    ],
)
def test_the_rule_itself_tells_up_from_down(importer: str, imported: str, allowed: bool) -> None:
    assert may_import(importer, imported) is allowed

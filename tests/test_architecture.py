"""The hourglass holds: imports go down, the engine stands alone, files stay short and are named by their noun.

Imports are read from the syntax tree, so that one inside a function or under TYPE_CHECKING counts as well.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lorumdsl.model.contracts import CLASSES

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "lorumdsl"
FILES = sorted(PACKAGE.rglob("*.py"))
LONGEST = 400  # lines
VAGUE = {"utils", "util", "helpers", "helper", "core", "common", "misc"}
FLOORS = (  # lowest first; parts of one floor do not know each other
    {"cards", "version"},
    {"diagnostics", "engine", "language", "terminal"},
    {"backends", "search", "source"},
    {"schema"},
    {"expr"},
    {"model"},
    {"checks", "compiler", "phrases"},
    {"table"},
    {"bots"},
    {"proofs"},
    {"loading"},
    {"records", "report", "simulation"},
    {"analysis", "cases", "compare", "play", "rulebook", "score"},
    {"cli"},
    {"__main__"},
)
FLOOR = {part: floor for floor, parts in enumerate(FLOORS) for part in parts}
KINDS = {kind.__name__ for kind in CLASSES.values()}
FACE = "__init__"  # lorumdsl/__init__.py stands in front of the house: it may name any floor
KERNEL_ROOMS = {"engine": {"engine"}, "search": {"engine", "search"}}  # and what each of them knows
KERNEL_LIBRARIES = {"__future__", "collections", "functools", "math", "typing"}  # words for types, a root that is exact


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
    return FLOOR[imported] < FLOOR[importer]


def own_modules(path: Path) -> Iterator[tuple[int, str]]:
    """(line, module of this package) for every import of one."""
    for line, name in imports(path):
        if name.split(".")[0] == "lorumdsl":
            yield line, name if name in MODULES else name.rpartition(".")[0]


def test_every_room_of_the_package_has_its_floor() -> None:
    homeless = sorted({part_of(path) for path in FILES} - {*FLOOR, FACE})
    assert not homeless, f"give {', '.join(homeless)} a floor in FLOORS"


def test_imports_only_go_down() -> None:
    wrong = []
    for path in FILES:
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


def test_kernels_know_numbers_only() -> None:
    wrong = []
    for path in FILES:
        for line, name in imports(path) if part_of(path) in KERNEL_ROOMS else ():
            words = name.split(".")
            knows = KERNEL_ROOMS[part_of(path)]
            if not (words[1] in knows if words[0] == "lorumdsl" else words[0] in KERNEL_LIBRARIES):
                wrong.append(f"{path.relative_to(ROOT)}:{line} imports {name}")
    assert not wrong, "\n".join(wrong)


def test_no_file_is_longer_than_can_be_read_at_a_sitting() -> None:
    lines = {path.relative_to(ROOT): len(path.read_text(encoding="utf-8").splitlines()) for path in FILES}
    too_long = [f"{path} has {number} lines" for path, number in lines.items() if number > LONGEST]
    assert not too_long, "\n".join(too_long)


def test_no_module_has_a_name_that_says_nothing() -> None:
    assert not [module for module in map(module_of, FILES) if VAGUE & set(module.split("."))]


def test_only_declared_libraries_are_imported_by_a_plain_install() -> None:
    always = {*sys.stdlib_module_names, "lorumdsl", "click", "fluent", "jsonschema", "referencing", "lark", "yaml"}
    extras = {
        "analysis": {"matplotlib"},
        "backends": {"llvmlite", "numba", "numpy"},
        "simulation": {"numpy", "duckdb", "distributed"},
    }
    wrong = [
        f"{path.relative_to(ROOT)}:{line} imports {name}"
        for path in FILES
        for line, name in imports(path)
        if name.split(".")[0] not in always | extras.get(part_of(path), set())
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("importer", "imported", "allowed"),
    [
        ("model", "expr", True),
        ("expr", "model", False),
        ("backends", "engine", True),
        ("search", "backends", False),
        ("report", "cases", False),
        ("source", "cli", False),
        ("__init__", "loading", True),
    ],
)
def test_the_rule_itself_tells_up_from_down(importer: str, imported: str, allowed: bool) -> None:
    assert may_import(importer, imported) is allowed


def test_kinds_of_contracts_are_told_apart_in_ways_that_the_type_checker_completes() -> None:
    """By `match` with `assert_never` at its end, or by what every kind says of itself: never by `isinstance`."""
    wrong = []
    for path in FILES:
        if path == PACKAGE / "model" / "contracts.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance" and KINDS & names(node.args[1]):
                wrong.append(f"{path.relative_to(ROOT)}:{node.lineno} asks isinstance of a kind")
            if isinstance(node, ast.Match) and KINDS & {name for case in node.cases for name in names(case.pattern)}:
                last = node.cases[-1]
                if ast.unparse(last.pattern) != "_" or not ast.unparse(last.body[-1]).startswith("assert_never("):
                    wrong.append(f"{path.relative_to(ROOT)}:{node.lineno} does not end in assert_never")
    assert not wrong, "\n".join(wrong)


def names(node: ast.AST) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}

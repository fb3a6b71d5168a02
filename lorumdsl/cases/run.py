"""Running case files: each case passes, or fails with what was expected and what came out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lorumdsl.cases import deal_case, session_case
from lorumdsl.cases.values import Refused, text
from lorumdsl.compiler.rules import Rules
from lorumdsl.diagnostics.codes import AMBIGUOUS_SCALAR, NOT_A_CASE_FILE, REPEATED_CASE_NAME
from lorumdsl.diagnostics.diagnostic import Diagnostic, Related, RulesetError, Span, has_errors
from lorumdsl.loading.load import load
from lorumdsl.schema import check_shape
from lorumdsl.source.nodes import Mapping, Scalar, Sequence, plain
from lorumdsl.source.reader import read
from lorumdsl.source.references import COMMAND_LINE, start_of
from lorumdsl.table.actions import IllegalAction
from lorumdsl.table.hands import ImpossibleDeal
from lorumdsl.table.session import NotOffered

REFUSALS = (Refused, ImpossibleDeal, NotOffered, IllegalAction)


@dataclass(frozen=True, slots=True)
class Failure:
    """One thing that a case expected and did not get; `line` is where the case stands."""

    file: str
    line: int
    name: str
    key: str
    expected: Any
    got: Any


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the cases of a file went; `diagnostics` if it is no case file at all."""

    passed: int
    failures: list[Failure]
    diagnostics: list[Diagnostic]
    failed: int


def run_file(path: Path) -> Outcome:
    """Run all cases of a file; never raises for what stands in it."""
    cases, found = read_cases(path)
    if has_errors(found):
        return Outcome(0, [], found, 0)
    passed, failed, failures = 0, 0, []
    loaded: dict[str, Rules | str] = {}
    for node, reference in cases:
        missed = list(run_case(node, reference, path, loaded))
        failures += missed
        passed, failed = (passed, failed + 1) if missed else (passed + 1, failed)
    return Outcome(passed, failures, [], failed)


def read_cases(path: Path) -> tuple[list[tuple[Mapping, str]], list[Diagnostic]]:
    """The cases of a file with the reference of the ruleset that each is about."""
    return cases_in(*read(path))


def cases_in(node: Mapping | None, found: list[Diagnostic]) -> tuple[list[tuple[Mapping, str]], list[Diagnostic]]:
    """The same for what was read from a file."""
    if node is None or any(one.is_error and one.code is not AMBIGUOUS_SCALAR for one in found):
        return [], found
    if node.get("lorum-cases") is None:
        return [], [_no_case_file(node)]
    shape = check_shape(node, "cases")
    wrong = {one.span for one in shape}
    found = [one for one in found if one.span not in wrong] + shape
    if has_errors(found):
        return [], found
    listed = node.get("cases")
    cases = [case for case in listed.items if isinstance(case, Mapping)] if isinstance(listed, Sequence) else []
    usual = text(node, "ruleset") or ""
    return [(case, text(case, "ruleset") or usual) for case in cases], list(_repeated_names(cases))


def _no_case_file(node: Mapping) -> Diagnostic:
    message, hint = "this is no case file: `lorum-cases: 1` is missing", "begin with `lorum-cases: 1`"
    if node.get("lorum") is not None and node.get("cases") is not None:
        hint = "write `lorum-cases: 1` in place of `lorum: 1`"
    elif node.get("lorum") is not None:
        message = "this is a ruleset and no case file"
        hint = "`lorum check` looks at it; cases stand in another file, which begins with `lorum-cases: 1`"
    return Diagnostic(NOT_A_CASE_FILE, node.span, message, hint)


def _repeated_names(cases: list[Mapping]) -> Iterator[Diagnostic]:
    places: dict[str, Span] = {}
    for case in cases:
        name = case.get("name")
        if not isinstance(name, Scalar):
            continue
        first = places.setdefault(str(name.value), name.span)
        if first != name.span:
            related = (Related(first, "the first of that name"),)
            yield Diagnostic(
                REPEATED_CASE_NAME, name.span, f"the name `{name.value}` stands twice", "rename one", related
            )


def run_case(node: Mapping, reference: str, path: Path, loaded: dict[str, Rules | str]) -> Iterator[Failure]:
    """What a case expects and does not get; `loaded` keeps rulesets between cases, by reference."""

    def failure(key: str, expected: Any, got: Any) -> Failure:
        return Failure(str(path), node.span.line, text(node, "name") or "", key, expected, got)

    if not reference:
        yield failure("ruleset", "", "none is named; write `ruleset: hungarian` at the top, or which one it is")
        return
    if reference not in loaded:
        loaded[reference] = _load(reference, path)
    rules = loaded[reference]
    if isinstance(rules, str):
        yield failure("ruleset", reference, rules)
        return
    contract = text(node, "contract")
    if contract is not None and contract not in rules.programs:
        yield failure("contract", f"one of {', '.join(rules.programs)}", contract)
        return
    expected_keys = node.get("expect")
    if isinstance(expected_keys, Mapping) and not expected_keys.entries:
        yield failure("expect", "something", "nothing")
        return
    # A case without `expect` still says that its plays and deals are possible.
    expect = expected_keys if isinstance(expected_keys, Mapping) else Mapping({}, node.span)
    wanted = plain(expect).get("error")
    kind = session_case if node.get("session") is not None else deal_case
    try:
        missed = kind.failures(rules, node, expect)
    except REFUSALS as error:
        if wanted is None or wanted is False:
            yield failure("error", "no error", str(error))
        elif isinstance(wanted, str) and wanted not in str(error):
            yield failure("error", wanted, str(error))
        return
    if wanted:
        yield failure("error", wanted if isinstance(wanted, str) else "an error", "no error")
    for key, expected, got in missed:
        yield failure(key, expected, got)


def _load(reference: str, path: Path) -> Rules | str:
    """The rules, or why there are none. Paths start at the case file's folder, or else at the working directory."""
    try:
        return load(reference, start_of(reference, path))
    except RulesetError as error:
        first = error.diagnostics[0]
        if first.span.file != COMMAND_LINE:
            return str(first)
        return first.said

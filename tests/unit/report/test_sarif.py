"""SARIF: valid by the official schema, places in code points, a page for each rule, fixes, steady fingerprints."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft4Validator

from lorumdsl.diagnostics import codes
from lorumdsl.diagnostics.diagnostic import Diagnostic, Fix, Related, Span
from lorumdsl.diagnostics.pages import page
from lorumdsl.loading.examine import check_text
from lorumdsl.report import Sources, sarif_document
from lorumdsl.report.sarif import FINGERPRINT, uri

SCHEMA = json.loads((Path(__file__).parents[2] / "data" / "sarif-2.1.0-rtm.5.json").read_text(encoding="utf-8"))
HOUSE = (
    "lorum: 1\nid: house\nextends: hungarian\ncontracts:\n  hairy-monkey: {cost: 10*taken(K♥) + takne(K♦), total: 10}\n"
)


def document(found: list[Diagnostic], texts: dict[str, str] | None = None) -> dict[str, Any]:
    made = sarif_document(found, page, Sources(texts or {}))
    Draft4Validator(SCHEMA).validate(made)
    return json.loads(json.dumps(made))


def results(text: str) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = document(check_text(text, "house.yaml"), {"house.yaml": text})["runs"][0]["results"]
    return listed


def test_the_schema_refuses_what_is_no_sarif() -> None:
    wrong = {"version": "2.1.0", "runs": [{"tool": {"driver": {}}}]}
    assert not Draft4Validator(SCHEMA).is_valid(wrong)


def test_no_findings_make_a_valid_log() -> None:
    assert document([])["runs"][0]["results"] == []


@pytest.mark.parametrize("code", codes.CODES.values(), ids=str)
def test_every_kind_of_finding_makes_a_valid_log(code: codes.Code) -> None:
    span = Span("a b/ő%.yaml", 1, 2, 1, 3)
    found = Diagnostic(code, span, "a message", "a hint", (Related(span, "another place"),), Fix(span, "x"))
    (run,) = document([found])["runs"]
    (rule,) = run["tool"]["driver"]["rules"]
    assert (rule["id"], rule["name"]) == (code.id, code.name)
    assert rule["defaultConfiguration"]["level"] == str(code.severity)
    assert rule["help"]["markdown"].startswith(f"# {code.id} {code.name}\n")
    assert rule["shortDescription"]["text"].endswith(".")
    assert "## " not in rule["fullDescription"]["text"]


def test_places_are_in_code_points_and_the_fix_is_told() -> None:
    (found,) = results(HOUSE)
    region = found["locations"][0]["physicalLocation"]["region"]
    start = HOUSE.splitlines()[4].index("takne") + 1
    assert region == {"startLine": 5, "startColumn": start, "endLine": 5, "endColumn": start + 5}
    assert document([])["runs"][0]["columnKind"] == "unicodeCodePoints"
    (change,) = found["fixes"][0]["artifactChanges"]
    (replacement,) = change["replacements"]
    assert (replacement["deletedRegion"], replacement["insertedContent"]) == (region, {"text": "taken"})


def test_a_fingerprint_stays_when_lines_are_added_above() -> None:
    (before,), (after,) = results(HOUSE), results("# a line more\n\n" + HOUSE)
    assert before["partialFingerprints"] == after["partialFingerprints"]
    assert before["locations"] != after["locations"]


def test_two_equal_findings_have_two_fingerprints() -> None:
    text = HOUSE + "  hearts: {cost: takne(hearts)}\n  obers: {cost: takne(hearts)}\n"
    prints = [found["partialFingerprints"][FINGERPRINT] for found in results(text)]
    assert len(prints) == len(set(prints)) == 3


def test_what_is_wrong_with_the_call_has_no_place() -> None:
    found = Diagnostic(codes.UNKNOWN_RULESET, Span("<command line>", 1, 1, 1, 4), "there is no ruleset")
    assert document([found])["runs"][0]["results"][0]["locations"] == []


def test_a_file_below_the_working_folder_is_named_from_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert uri(str(tmp_path / "rules" / "our table.yaml")) == "rules/our%20table.yaml"
    assert uri(str(tmp_path.parent / "x.yaml")) == (tmp_path.parent / "x.yaml").as_uri()
    assert uri("házi.yaml") == "h%C3%A1zi.yaml"

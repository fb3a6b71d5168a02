"""What is said about one house rule: every sort of rule there is, and other ways to say the same."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from lorumdsl.compare.divergence import play_both
from lorumdsl.compare.located_rules import LocatedRules, read_edition
from lorumdsl.compare.rulesets import compare_rulesets
from lorumdsl.language.catalogue import LANGUAGES

OTHERS = [language for language in LANGUAGES if language != "en"]
RULES = yaml.safe_load((Path(__file__).parent / "house-rules.yaml").read_text(encoding="utf-8"))


@lru_cache
def shipped(reference: str) -> LocatedRules:
    return read_edition(reference)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["rule"])
def test_a_house_rule_is_told_and_nothing_else_from_either_side(rule: dict[str, Any], tmp_path: Path) -> None:
    house = {"lorum": 1, "id": "house", "extends": rule["base"], "name": "House", **rule["changes"]}
    (tmp_path / "house.yaml").write_text(yaml.safe_dump(house, allow_unicode=True), encoding="utf-8")
    found = compare_rulesets(shipped(rule["base"]), read_edition("house.yaml", tmp_path))
    assert [str(one.text) for one in found.differences] == rule["says"]
    for language in OTHERS:
        for one in found.differences:
            assert one.text.in_language(language) != str(one.text)
    if not rule["says"]:
        assert play_both(found.pair, rounds=2).parting is None
    back = compare_rulesets(found.pair.b, found.pair.a)
    sides = sorted((one.kind, str(one.a), str(one.b)) for one in found.differences)
    assert sorted((one.kind, str(one.b), str(one.a)) for one in back.differences) == sides

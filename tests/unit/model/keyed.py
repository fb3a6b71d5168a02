"""Small rulesets made from the rows of keys: a plain contract of each kind, and the same with one value more."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import yaml

from lorumdsl.compiler.rules import Rules
from lorumdsl.loading.load import load_text
from lorumdsl.model.contracts import CLASSES, Kind
from lorumdsl.model.sorts import AnyKey, keys_of

PLAIN = yaml.safe_load((Path(__file__).parents[2] / "data" / "plain.yaml").read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Row:
    """A key of a kind of contract and the field that it fills; the id of the contract is its kind."""

    kind: Kind
    field: str
    key: AnyKey

    def __str__(self) -> str:
        return f"{self.kind}-{self.key.name}"

    @property
    def values(self) -> tuple[Any, ...]:
        return self.key.samples

    def value(self, rules: Rules) -> Any:
        return getattr(rules.ruleset.contract(self.kind), self.field)


ROWS = [Row(kind, field, key) for kind, contract in CLASSES.items() for field, key in keys_of(contract)]


def without(row: Row) -> Rules:
    """The plain contract with what must stand beside the key; what the key excludes stays."""
    return loaded(_text(row.kind, _added(row)))


def with_value(row: Row, value: Any) -> Rules:
    """The same with a value under the key."""
    return loaded(_text(row.kind, row.key.beside, {row.key.name: value}))


def pairs(row: Row) -> Iterator[tuple[Rules, Rules]]:
    """Rulesets that differ in a key alone: without it and with each value, and with one value and the next."""
    loaded = [with_value(row, value) for value in row.values]
    yield from ((without(row), one) for one in loaded)
    yield from pairwise(loaded)


def in_a_sum(row: Row, *values: Any) -> Rules:
    """A sum of another contract and the plain one, with the key if there is a value; the sum itself does not say it."""
    own = {"kind": "trick", "sum": ["trick", "king"], "payout": "to-the-pot"}
    layers = [row.key.beside, {row.key.name: values[0]}] if values else [_added(row)]
    return loaded(_text(row.kind, *layers, summed=own))


def _added(row: Row) -> dict[str, Any]:
    return {name: value for name, value in row.key.beside.items() if value is not None}


def _text(kind: str, *layers: Mapping[str, Any], **more: Any) -> str:
    node = copy.deepcopy(PLAIN)
    contracts = node["contracts"]
    for layer in layers:
        for name, value in layer.items():
            *above, last = name.split(".")
            mapping = contracts[kind]
            for step in above:
                mapping = mapping.setdefault(step, {})
            if value is None:
                del mapping[last]
            else:
                mapping[last] = copy.deepcopy(value)
    contracts |= more
    return yaml.safe_dump(node, allow_unicode=True, sort_keys=False)


@lru_cache(maxsize=256)
def loaded(text: str) -> Rules:
    return load_text(text, "plain.yaml")

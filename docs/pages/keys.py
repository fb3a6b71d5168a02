"""Tables of keys: those of contracts from their rows, those of other parts from the source of the schema."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import yaml

from lorumdsl.model.contracts import CLASSES, Contract
from lorumdsl.model.sorts import AnyKey, Part, keys_of
from lorumdsl.source.library import folder

PARTS = ("deal", "bank", "session", "forbid-item", "payout", "payment")
EXAMPLE = re.compile(r"Example: (.+?)\.(?=\s|$)")
HEAD = ("| key | meaning |", "|---|---|")
EVERYWHERE = ("name", "note", "source")  # told once, with contracts
PLACE = re.compile(r" ?\{[a-z_]+\}$")  # becomes a list of words in the schema


def write_keys() -> Mapping[str, str]:
    """The tables, by their place among the generated pages."""
    common = [key for _, key in keys_of(Contract)]
    own = {str(kind): [key for _, key in keys_of(one) if key not in common] for kind, one in CLASSES.items()}
    tables = {name: list(of_rows(keys)) for name, keys in {"contract": common, **own}.items()}
    tables |= {part: list(of_schema(part)) for part in PARTS}
    return {
        f"tables/keys-{name}.md": "\n".join(("| key | |", "|---|---|", *lines, "")) for name, lines in tables.items()
    }


def of_rows(keys: list[AnyKey]) -> Iterator[str]:
    """A line for each key; of a part of a contract its keys are told, with what holds where the part is not written."""
    parts = {key.name: key.default for key in keys if isinstance(key, Part)}
    for key in keys:
        if isinstance(key, Part):
            continue
        written = f"{key.part}: {{{key.last}: …}}" if key.part else key.name
        default = parts[key.part] if key.part and key.default is None else key.default
        told = [key.meaning, f"Example: {key.example}." if key.example else ""]
        told.append("Required." if default is None else f"Default: {default}.")
        yield line(written, " ".join(filter(None, told)))


def of_schema(definition: str) -> Iterator[str]:
    """A line for each key of a definition, as it is described there."""
    source = folder("schemas") / "source" / "ruleset.yaml"
    definitions = yaml.safe_load(source.read_text(encoding="utf-8"))["$defs"]
    found = definitions[definition]
    for key, inner in found["properties"].items():
        if key in EVERYWHERE:
            continue
        described = inner if "description" in inner else definitions[inner["$ref"].rpartition("/")[2]]
        required = " Required." if key in found.get("required", ()) else ""
        yield line(key, PLACE.sub("", described["description"]) + required)


def line(key: str, told: str) -> str:
    shown = EXAMPLE.sub(lambda match: f"Example: `{match[1]}`.", told)
    return f"| `{key}` | {shown.replace('|', chr(92) + '|')} |"

"""Does a node have the right shape: `check_shape` turns every error of a JSON Schema into a finding.

In goes a mapping and the name of a schema, out come findings at the spans of keys and values. The schemas use
`if/then` on a key and never `oneOf`, so that each mistake fails one branch only; what is left of double
reports (a wrong type that is no known word either) is dropped here: one cause, one finding.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence as Path
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from lorumdsl import codes
from lorumdsl.diagnostics import Diagnostic, Related, Span
from lorumdsl.schema import keys, store, wording
from lorumdsl.source.nodes import Entry, Mapping, at, plain

MOST = 500  # errors that are looked at
ORDER = ("type", "const", "enum", "pattern", "minimum", "maximum", "minLength", "minItems", "minProperties", "maxItems")
LENGTHS = {"minLength", "minItems", "maxItems", "minProperties"}

Steps = tuple[str | int, ...]
Error = Any  # jsonschema's ValidationError, whose attributes are typed as perhaps unset; here they never are


def check_shape(node: Mapping, schema: str) -> list[Diagnostic]:
    """Everything that is wrong with the shape of a node, by place; `schema` is a name such as `ruleset` or `cases`."""
    report = _Report(node, schema)
    errors = store.validator(schema).iter_errors(plain(node))
    for error in _flat(islice(errors, MOST)):
        report.add(error)
    return report.findings()


def _flat(errors: Iterable[Error]) -> Iterator[Error]:
    """Errors with `X or null` replaced by what is wrong as an X."""
    for error in errors:
        if error.validator == "anyOf" and not _only_requires(error.validator_value):
            yield from _flat(child for child in error.context or () if child.schema_path[0] == 0)
        else:
            yield error


def _only_requires(branches: list[Any]) -> bool:
    return all("required" in branch for branch in branches)


@dataclass(slots=True)
class _Report:
    """Collects findings about one node; mistakes in keys first, since they explain others."""

    node: Mapping
    name: str
    values: dict[Steps, Error] = field(default_factory=dict)
    unknown: dict[tuple[Steps, str], Diagnostic] = field(default_factory=dict)
    meant: dict[Steps, set[str]] = field(default_factory=dict)  # keys that unknown ones stand for
    missing: dict[Steps, dict[tuple[str, ...], Diagnostic]] = field(default_factory=dict)
    others: list[Diagnostic] = field(default_factory=list)

    def add(self, error: Error) -> None:
        path = tuple(error.absolute_path)
        schema: Any = error.schema
        match error.validator:
            case "additionalProperties":
                self._unknown_keys(path, schema, error.instance)
            case "required":
                for key in schema["required"]:
                    if key not in error.instance:
                        self._missing(path, schema, (key,))
            case "anyOf":
                keys_wanted = tuple(branch["required"][0] for branch in error.validator_value)
                self._missing(path, schema, keys_wanted)
            case "dependentRequired":
                self._needed(path, schema["dependentRequired"], error.instance)
            case "not":
                self._excluded(path, error.validator_value["required"])
            case "uniqueItems":
                self._repeated(path, error.instance)
            case "type" if schema.get("type") == "null":
                self._foreign(path, error)
            case _ if "propertyNames" in error.absolute_schema_path:
                self._odd_key(path, schema, error.instance)
            case _:
                before = self.values.get(path)
                if before is None or _rank(error) < _rank(before):
                    self.values[path] = error

    def findings(self) -> list[Diagnostic]:
        found = [*self.unknown.values(), *self.others]
        for path, groups in self.missing.items():
            meant = self.meant.get(path, set())
            found += [one for group, one in groups.items() if not meant & {*group, ""}]
        rejected = {(*path, key) for path, key in self.unknown}
        for path, error in self.values.items():
            if not any(path[:end] in rejected for end in range(1, len(path) + 1)):
                code, message, hint = self._words(path, error)
                span = self._own_span(path) if error.instance is None else at(self.node, path).span
                found.append(Diagnostic(code, span, message, hint))
        unique = {(one.code.id, one.span, one.message): one for one in found}
        return sorted(unique.values(), key=lambda one: one.span)  # at one place in the order of the schema

    # --- keys -----------------------------------------------------------------------------------------

    def _unknown_keys(self, path: Steps, schema: Any, instance: dict[str, Any]) -> None:
        for key in instance:
            if key not in schema.get("properties", {}) and (path, key) not in self.unknown:
                guess = keys.guess_key(self.name, schema, key, instance)
                self._unknown(path, schema, key, guess)

    def _unknown(self, path: Steps, schema: Any, key: str, guess: keys.Guess) -> None:
        where = keys.called(schema.get("title", "mapping"), path)
        message = f"unknown key `{wording.quoted(key)}` in {where}"
        self.unknown[path, key] = Diagnostic(codes.UNKNOWN_KEY, self._key_span(path, key), message, guess.hint)
        if guess.meant and guess.meant != key:
            # A slip in the key that tells kinds apart makes all keys of the right kind look missing.
            self.meant.setdefault(path, set()).add("" if guess.elsewhere else guess.meant)

    def _foreign(self, path: Steps, error: Error) -> None:
        """A patch gives a key of another kind a value; the title of the kind stands one schema further out."""
        above, key = path[:-1], str(path[-1])
        contract = plain(at(self.node, above))
        schema = store.document(self.name)["$defs"][f"{contract['kind']}-contract"]
        self._unknown(above, schema, key, keys.Guess(keys.owners_of(self.name, schema, key)))

    def _odd_key(self, path: Steps, schema: Any, key: str) -> None:
        what = f"in `{wording.quoted(path[-1])}`" if path else "here"
        code, message, hint = wording.odd_name(schema, key, what)
        self.others.append(Diagnostic(code, self._key_span(path, key), message, hint))

    def _missing(self, path: Steps, schema: Any, group: tuple[str, ...]) -> None:
        title = schema.get("title") or str(path[-1] if path else "file")
        names = [f"`{key}`" for key in group]
        wanted = " or ".join(([", ".join(names[:-1])] if names[1:] else []) + names[-1:])
        message = f"missing key {wanted} in {keys.called(title, path)}"
        hint = keys.missing_hint(self.name, path, group[0])
        found = Diagnostic(codes.MISSING_KEY, self._own_span(path), message, hint)
        self.missing.setdefault(path, {}).setdefault(group, found)

    def _needed(self, path: Steps, needs: dict[str, list[str]], instance: dict[str, Any]) -> None:
        for key, wanted in needs.items():
            for other in wanted:
                if key in instance and other not in instance:
                    message = f"missing key `{other}`: `{key}` needs it"
                    hint = keys.missing_hint(self.name, path, other)
                    found = Diagnostic(codes.MISSING_KEY, self._key_span(path, key), message, hint)
                    self.missing.setdefault(path, {}).setdefault((other,), found)

    def _excluded(self, path: Steps, pair: list[str]) -> None:
        first, second = sorted((self._key_span(path, key), key) for key in pair)
        message = f"`{first[1]}` and `{second[1]}` exclude each other"
        related = (Related(first[0], f"`{first[1]}` stands here"),)
        self.others.append(Diagnostic(codes.WRONG_SHAPE, second[0], message, "keep one of them", related))

    # --- values ---------------------------------------------------------------------------------------

    def _repeated(self, path: Steps, items: list[Any]) -> None:
        for place, earlier in store.repeated_items(items):
            message = f"{wording.subject((*path, place))} repeats {_item(items[place])}"
            related = (Related(at(self.node, (*path, earlier)).span, "it stands here first"),)
            span = at(self.node, (*path, place)).span
            self.others.append(Diagnostic(codes.REPEATED_ITEM, span, message, "take one of them out", related))

    def _words(self, path: Steps, error: Error) -> wording.Words:
        schema: Any = error.schema
        if error.validator == "type":
            return wording.wrong_type(self.name, path, schema, error.instance)
        if error.validator in ("enum", "const"):
            return wording.wrong_word(self.name, path, schema, error.instance)
        if error.validator == "pattern":
            return wording.odd_name(schema, error.instance, f"for {wording.subject(path)}")
        if error.validator in LENGTHS:
            return wording.wrong_length(self.name, path, schema, error.instance)
        return wording.out_of_range(path, schema, error.instance)

    # --- places ---------------------------------------------------------------------------------------

    def _entry(self, path: Path[str | int], key: str | int) -> Entry | None:
        mapping = at(self.node, path)
        return mapping.entries.get(key) if isinstance(mapping, Mapping) and isinstance(key, str) else None

    def _key_span(self, path: Steps, key: str) -> Span:
        entry = self._entry(path, key)
        return entry.key_span if entry else at(self.node, path).span

    def _own_span(self, path: Steps) -> Span:
        """The key that a mapping stands under, or the mapping where it stands in a list or is the file."""
        entry = self._entry(path[:-1], path[-1]) if path else None
        return entry.key_span if entry else at(self.node, path).span


def _item(value: Any) -> str:
    return wording.found(value) if isinstance(value, list | dict) else f"`{wording.quoted(value)}`"


def _rank(error: Error) -> int:
    return ORDER.index(str(error.validator)) if error.validator in ORDER else len(ORDER)

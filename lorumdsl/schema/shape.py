"""Does a node have the right shape: `check_shape` turns every error of a JSON Schema into a finding.

In goes a mapping and the name of a schema, out come findings at the spans of keys and values. The schemas use
`if/then` on a key and never `oneOf`, so that each mistake fails one branch only; what is left of double
reports (a wrong type that is no known word either) is dropped here: one cause, one finding.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence as Path
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from lorumdsl.diagnostics import codes
from lorumdsl.diagnostics.diagnostic import Diagnostic, Fix, Related, Span
from lorumdsl.diagnostics.spelling import nearest, only_near
from lorumdsl.schema import keys, store, wording
from lorumdsl.source.fixes import replace_word
from lorumdsl.source.nodes import Entry, Mapping, at, plain

MOST = 500  # errors that are looked at
MANY = 3  # so many parts of a ruleset are not forgotten one by one
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
    odd: set[Steps] = field(default_factory=set)  # names that are none; what they lack is not told as well
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
        lacking = [key for group in self.missing.get((), {}) for key in group if key not in self.meant.get((), set())]
        if "extends" in self.meant.get((), set()):
            self.missing.clear()  # all of it would be inherited
        elif self.name == "ruleset" and len(lacking) >= MANY:
            found.append(self._stands_alone(lacking))
            self.missing.clear()
        for path, groups in self.missing.items():
            meant = self.meant.get(path, set())
            found += [one for group, one in groups.items() if not meant & {*group, ""} and path not in self.odd]
        rejected = {(*path, key) for path, key in self.unknown}
        for path, error in sorted(self.values.items(), key=lambda item: at(self.node, item[0]).span):
            if not any(path[:end] in rejected for end in range(1, len(path) + 1)):
                if self._is_key_as_name(path, error):
                    self._key_as_name(path, error, found)
                    continue
                code, message, hint = self._words(path, error)
                span = self._own_span(path) if error.instance is None else at(self.node, path).span
                fix = wording.correction(error.validator, error.schema, error.instance, span)
                found.append(Diagnostic(code, span, message, hint, (), fix))
        unique = {(one.code.id, one.span, one.message): one for one in found}
        return sorted(unique.values(), key=lambda one: one.span)  # at one place in the order of the schema

    # --- keys -----------------------------------------------------------------------------------------

    def _unknown_keys(self, path: Steps, schema: Any, instance: dict[str, Any]) -> None:
        for key in instance:
            if key not in schema.get("properties", {}) and (path, key) not in self.unknown:
                # A key that is inherited does not stand in the way of one that was meant to change it.
                file = self._key_span(path, key).file
                beside = [other for other in instance if self._key_span(path, other).file == file]
                guess = keys.guess_key(self.name, schema, key, beside, self._named(schema, instance))
                self._unknown(path, schema, key, guess)

    def _unknown(self, path: Steps, schema: Any, key: str, guess: keys.Guess) -> None:
        where = keys.called(schema.get("title", "mapping"), path)
        message = f"unknown key `{wording.quoted(key)}` in {where}"
        span = self._key_span(path, key)
        fix = self._key_fix(span, schema, key, guess)
        self.unknown[path, key] = Diagnostic(codes.UNKNOWN_KEY, span, message, guess.hint, (), fix)
        if guess.under:
            self.meant.setdefault(path, set()).add(guess.under)
        if guess.meant and guess.meant != key:
            # A slip in the key that tells kinds apart makes all keys of the right kind look missing.
            self.meant.setdefault(path, set()).add("" if guess.elsewhere else guess.meant)

    def _key_fix(self, span: Span, schema: Any, key: str, guess: keys.Guess) -> Fix | None:
        sure = guess.meant and not guess.elsewhere and guess.meant == only_near(key, schema.get("properties", ()))
        return replace_word(span, key, guess.meant) if sure else None

    def _foreign(self, path: Steps, error: Error) -> None:
        """A patch gives a key of another kind a value; the title of the kind stands one schema further out."""
        above, key = path[:-1], str(path[-1])
        contract = plain(at(self.node, above))
        schema = store.document(self.name)["$defs"][f"{contract['kind']}-contract"]
        self._unknown(above, schema, key, keys.Guess(keys.owners_of(self.name, schema, key)))

    def _named(self, schema: Any, instance: dict[str, Any]) -> dict[str, list[str]]:
        """What is called by names of its own under the keys of a mapping: contracts, payouts, variants."""
        return {key: list(value) for key, value in instance.items() if self._holds_names(schema, key, value)}

    def _holds_names(self, schema: Any, key: str, value: Any) -> bool:
        whole = store.document(self.name)
        found = store.resolve(schema.get("properties", {}).get(key, {}), whole)
        named = found.get("additionalProperties")
        return isinstance(value, dict) and isinstance(named, dict) and "string" not in store.types_of(named, whole)

    def _odd_key(self, path: Steps, schema: Any, key: str) -> None:
        what = f"in `{wording.quoted(path[-1])}`" if path else "here"
        code, message, hint = wording.odd_name(schema, key, what)
        beside = at(self.node, path)
        meant = wording.likely_name(schema, key)
        if meant and isinstance(beside, Mapping) and meant in beside.entries:
            hint = f"did you mean `{meant}`?"
        self.odd.add((*path, key))
        self.others.append(Diagnostic(code, self._key_span(path, key), message, hint))

    def _missing(self, path: Steps, schema: Any, group: tuple[str, ...]) -> None:
        title = schema.get("title") or str(path[-1] if path else "file")
        where = keys.called(title, path) if schema.get("title") or not path else wording.subject(path)
        names = [f"`{key}`" for key in group]
        wanted = " or ".join(([", ".join(names[:-1])] if names[1:] else []) + names[-1:])
        message = f"missing key {wanted} in {where}"
        hint = self._inherited(path) + keys.missing_hint(self.name, path, group[0])
        if group[1:] == ("otherwise",):
            hint += "; `otherwise: true` fits whatever the cases above leave"
        found = Diagnostic(codes.MISSING_KEY, self._own_span(path), message, hint)
        self.missing.setdefault(path, {}).setdefault(group, found)

    def _inherited(self, path: Steps) -> str:
        """Names beside a new one that come from the ruleset it extends: one of them may have been meant."""
        beside = at(self.node, path[:-1])
        if len(path) != 2 or not isinstance(beside, Mapping) or not isinstance(path[1], str):
            return ""
        here = self._key_span(path[:-1], path[1]).file
        names = [entry.key for entry in beside if entry.key_span.file != here]
        near = nearest(path[1], names)
        if near:
            return f"did you mean `{near}`? if it is new, "
        return f"inherited are {wording.listed(names)}; if it is new, " if names else ""

    def _stands_alone(self, lacking: list[str]) -> Diagnostic:
        message = f"a ruleset that extends no other must say everything; missing are {wording.listed(lacking)}"
        hint = "if it changes rules that there are, add `extends: hungarian`, or which rules they are"
        return Diagnostic(codes.MISSING_KEY, self._own_span(()), message, hint)

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

    def _is_key_as_name(self, path: Steps, error: Error) -> bool:
        """Whether `cost: 3` stands where contracts are named."""
        if error.validator != "type" or error.instance is None or not path or self._entry(path[:-1], path[-1]) is None:
            return False
        # Where keys are fixed there are keys above as well; names are free.
        free = path[-1] not in keys.allowed_keys(self.name, path[:-1])
        return free and path[-1] in keys.allowed_keys(self.name, path)

    def _key_as_name(self, path: Steps, error: Error, found: list[Diagnostic]) -> None:
        """One finding for all of them in a mapping, at the first."""
        key, what = str(path[-1]), error.schema.get("title", "thing")
        message = f"`{key}` says something about {keys.article(what)}, but none is named here"
        hint = f"name it first: `NAME: {{{key}: …}}`"
        if keys.allows_list(self.name, path[:-1]):
            hint = f"write a list, even of one: `- {{{key}: …}}`"
        if path[:-1] not in self.odd:
            self.odd.add(path[:-1])
            found.append(Diagnostic(codes.WRONG_TYPE, self._key_span(path[:-1], key), message, hint))

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
            several = isinstance(path[-1], int) and re.fullmatch(r"[a-z0-9-]+([ ;]+[a-z0-9-]+)+", error.instance)
            code, message, hint = wording.odd_name(schema, error.instance, f"for {wording.subject(path)}")
            if several:
                hint = f"put commas between them: [{', '.join(re.findall('[a-z0-9-]+', error.instance))}]"
            return code, message, hint
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

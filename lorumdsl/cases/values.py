"""Reading values off the nodes of a case, whose shape has been checked."""

from __future__ import annotations

from lorumdsl.source.nodes import Mapping, Scalar, Sequence


class Refused(ValueError):
    """The case itself cannot be: the message says why."""


def text(node: Mapping, key: str) -> str | None:
    value = node.get(key)
    return str(value.value) if isinstance(value, Scalar) and value.value is not None else None


def integer(node: Mapping, key: str, default: int = 0) -> int:
    value = node.get(key)
    return int(value.value) if isinstance(value, Scalar) and isinstance(value.value, int) else default


def texts(node: Mapping, key: str) -> list[str] | None:
    """A list of texts; one text stands for a list of one. None where the key is absent."""
    value = node.get(key)
    if isinstance(value, Sequence):
        return [str(item.value) for item in value.items if isinstance(item, Scalar)]
    return None if not isinstance(value, Scalar) else [str(value.value)]

"""The YAML parser: a text in, events out, one at a time, with places in code points.

The C parser of PyYAML is ten times faster; its Python twin stands in where it is missing, with the same
events and places. What it raises becomes one exception with two indexes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lorumdsl.source.syntax import Failure


class ParsingFailed(Exception):
    """The text is no YAML; `failure` says where and why in the parser's words."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.problem)
        self.failure = failure


def events(text: str, pure: bool = False) -> Iterator[Any]:
    """The events of a text, by the Python parser if `pure` or if there is no other; raises ParsingFailed."""
    import yaml

    loader: Any = yaml.SafeLoader if pure else getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    index = 0
    parser: Any = None
    try:
        parser = loader(text)
        while parser.check_event():
            event = parser.get_event()
            index = event.start_mark.index
            yield event
    except yaml.MarkedYAMLError as error:
        mark, begun = error.problem_mark, error.context_mark
        at = mark.index if mark else begun.index if begun else index
        raise ParsingFailed(
            Failure(error.problem or "", error.context or "", at, begun.index if begun else None)
        ) from None
    except (yaml.YAMLError, ValueError, OverflowError) as error:
        # Not known to happen: the text is cleaned of what readers refuse. A finding is better than a traceback.
        raise ParsingFailed(Failure(str(error).splitlines()[0], "", index, None)) from None
    finally:
        if parser is not None:
            parser.dispose()

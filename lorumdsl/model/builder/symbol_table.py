"""Names that are defined in one place and used in another: payouts, contracts, sources, sets.

A name that is used and not defined is an error where it is used. Where an unused definition looks like
it, the slip may as well be in the definition, so that is an error too: an author sees the right line
whichever of the two was misspelt. A patch that changes `ponits` changes nothing where `points` is meant.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from lorumdsl.diagnostics.codes import MISSPELT_DEFINITION, UNUSED
from lorumdsl.diagnostics.diagnostic import Code, Diagnostic, Related, Span
from lorumdsl.diagnostics.spelling import nearest, only_near
from lorumdsl.source.fixes import replace_word

_USE = {
    "contract": "list it in `session: {contracts: […]}`",
    "payout": "name it as the `payout` of a contract",
    "source": "cite it in a `source`",
}
_INSTEAD = {
    "contract": "write `session: {contracts: […]}` here too, with those that are still played; the same for a `sum`",
    "payout": "give the contracts that use it another `payout` here",
}


@dataclass(slots=True)
class SymbolTable:
    """Definitions and uses of one sort of name, called `what` in messages."""

    what: str
    unknown: Code
    defined: dict[str, Span] = field(default_factory=dict)
    used: list[tuple[str, Span]] = field(default_factory=list)
    removed: dict[str, Span] = field(default_factory=dict)  # names that a house rule takes away from what it extends
    coined: frozenset[Span] = frozenset()  # where a patch defines names that were not there

    def define(self, name: str, span: Span) -> None:
        self.defined[name] = span

    def use(self, name: str, span: Span) -> bool:
        """Note a use; whether the name is defined."""
        self.used.append((name, span))
        return name in self.defined

    def findings(self) -> list[Diagnostic]:
        """Unknown names, misspelt definitions and definitions that nothing uses."""
        found = []
        unknown = {name: span for name, span in self.used if name not in self.defined}
        names_used = {name for name, _ in self.used}
        for name, span in self.used:
            if name not in self.defined:
                place = self.removed.get(name, span)
                if place.file != span.file:
                    message = f"{self.what} `{name}` is removed here, and still used"
                    related = (Related(span, f"`{name}` is used here"),)
                    found.append(Diagnostic(self.unknown, place, message, _INSTEAD.get(self.what, ""), related))
                    continue
                guess = nearest(name, list(self.defined))
                hint = f"did you mean `{guess}`?" if guess else self._remedy()
                # Where nothing else uses that definition, and both are in one file, the slip may be in either.
                right = guess in names_used or (guess and self.defined[guess].file != span.file)
                sure = guess if right and guess == only_near(name, self.defined) else None
                fix = replace_word(span, name, sure) if sure else None
                found.append(Diagnostic(self.unknown, span, f"there is no {self.what} `{name}`", hint, (), fix))
        for name, span in self.defined.items():
            if name in names_used:
                continue
            guess = nearest(name, list(unknown))
            if guess:
                message = f"{self.what} `{name}` is never used, while `{guess}` is used and not defined"
                related = (Related(unknown[guess], f"`{guess}` is used here"),)
                found.append(Diagnostic(MISSPELT_DEFINITION, span, message, f"name it `{guess}`?", related))
            elif span in self.coined and (slip := misspelt_coinage(self.what, name, self.defined, self.coined)):
                found.append(slip)
            else:
                hint = f"{_USE.get(self.what, 'use it')}, or take it out"
                found.append(Diagnostic(UNUSED, span, f"{self.what} `{name}` is never used", hint))
        return found

    def _remedy(self) -> str:
        known = ", ".join(f"`{name}`" for name in self.defined)
        return f"defined are {known}" if known else f"no {self.what} is defined"


def misspelt_coinage(what: str, name: str, defined: dict[str, Span], coined: frozenset[Span]) -> Diagnostic | None:
    """The finding about an unused name of a patch that looks like a name that was there; None where none does."""
    guess = nearest(name, [other for other, place in defined.items() if place not in coined])
    if guess is None:
        return None
    message = f"{what} `{name}` is new and never used, so that it changes nothing"
    related = (Related(defined[guess], f"`{guess}` is defined here"),)
    return Diagnostic(MISSPELT_DEFINITION, defined[name], message, f"did you mean `{guess}`?", related)

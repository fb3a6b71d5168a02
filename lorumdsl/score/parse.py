"""What people type to `lorum score`, as values: a contract, a seat, numbers.

A name may be cut short as long as it is clear who or what is meant.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from lorumdsl.language.phrase import Argument, Listed, Phrase, say
from lorumdsl.language.refusal import Refusal
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.terminal.excerpt import visible

_SEPARATORS = re.compile(r"[\s,;/]+")
_NUMBER = re.compile(r"\+?[0-9]{1,4}")


def parse_contract(ruleset: Ruleset, offered: Sequence[str], text: str) -> str:
    """The contract on offer that is meant: an id, a name in any language, or the beginning of one. Raises Refusal."""
    wanted = text.casefold()
    called = {contract.id: contract.names.texts for contract in ruleset.contracts}
    words = {contract: {contract, *(name.casefold() for _, name in called[contract])} for contract in offered}
    exact = [contract for contract, known in words.items() if wanted in known]
    begun = [contract for contract, known in words.items() if any(word.startswith(wanted) for word in known)]
    for found in (exact, begun if wanted else []):
        if len(found) == 1:
            return found[0]
    if not wanted:
        reason = Phrase("say-contract")
    elif wanted in called:
        reason = say("not-on-offer", text=text)
    elif begun:
        reason = say("may-be-several", text=text, several=Listed(tuple(begun), "list-or"))
    else:
        reason = say("no-such-contract", text=text)
    raise Refusal(say("choose-from", reason=reason, offered=Listed(tuple(offered), "list-comma")))


def parse_seat(players: Sequence[str], text: str) -> int:
    """The table seat that is meant, from 1: a name or its beginning, `S2`, `2`. Raises Refusal."""
    wanted = text.casefold()
    names = [name.casefold() for name in players]
    if wanted in names:
        return names.index(wanted) + 1
    number = wanted.removeprefix("s")
    if re.fullmatch("[0-9]", number) and 1 <= int(number) <= len(names):
        return int(number)
    begun = [seat for seat, name in enumerate(names, 1) if wanted and name.startswith(wanted)]
    if len(begun) == 1:
        return begun[0]
    if not wanted:
        reason = Phrase("say-who")
    elif begun:
        several = tuple(visible(players[seat - 1]) for seat in begun)
        reason = say("may-be-several", text=text, several=Listed(several, "list-or"))
    else:
        reason = say("nobody-here", text=text)
    raise Refusal(say("choose-from", reason=reason, offered=_all(players)))


def parse_numbers(players: Sequence[str], text: str, noun: Argument, one_will_do: bool) -> tuple[int, ...]:
    """A number for each player, in their order: `3 3 2 0`. Raises Refusal.

    With `one_will_do`, a single number stands as it is.
    """
    words = [word for word in _SEPARATORS.split(text) if word]
    wrong = [word for word in words if not _NUMBER.fullmatch(word)]
    if wrong:
        raise Refusal(say("no-number-of", text=wrong[0], noun=noun))
    if len(words) != len(players) and not (one_will_do and len(words) == 1):
        raise Refusal(say("numbers-for-all", needed=len(players), players=_all(players), number=len(words)))
    return tuple(map(int, words))


def _all(players: Sequence[str]) -> Listed:
    return Listed(tuple(map(visible, players)), "list-comma")

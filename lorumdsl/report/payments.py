"""Who paid whom in a settled deal, and under it the rule in words, its place in the ruleset and its sources."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from lorumdsl.language.phrase import Argument, Listed, Phrase, say
from lorumdsl.language.translator import Translator
from lorumdsl.table.transfers import Transfer
from lorumdsl.terminal.fold import fold
from lorumdsl.terminal.paint import Paint, plain_paint

STEP = "    "  # by which the rule stands further in


def payment_lines(
    transfers: Sequence[Transfer],
    name: Callable[[int], Argument],
    translator: Translator,
    margin: str,
    paint: Paint = plain_paint,
) -> Iterator[str]:
    """Transfers by one clause stand together; `name` says what an end of one is called."""
    if not transfers:
        yield margin + paint(translator.say(Phrase("nobody-pays")), "dim")
    for _, together in groupby(transfers, key=lambda transfer: transfer.clause):
        moved = list(together)
        paid = Listed(tuple(_paid(transfer, name) for transfer in moved), "list-comma")
        yield from fold(translator.say(paid), margin, margin)
        rule = say("clause-cited", told=moved[0].reason, cited=moved[0].source)
        for line in fold(translator.say(rule), margin + STEP, margin + STEP):
            yield paint(line, "dim")


def _paid(transfer: Transfer, name: Callable[[int], Argument]) -> Phrase:
    giver, receiver = name(transfer.giver), name(transfer.receiver)
    return say("paid", giver=giver, receiver=receiver, amount=str(transfer.amount))

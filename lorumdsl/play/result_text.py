"""What a deal came to, as lines of text: a small table, then who paid whom and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from textwrap import wrap

from lorumdsl.language.phrase import Listed
from lorumdsl.phrases.clauses import tell
from lorumdsl.play.view_text import GAP, WIDTH
from lorumdsl.report.costs import contract_cost
from lorumdsl.table.result import Result
from lorumdsl.table.session import Session
from lorumdsl.table.transfers import POT, format_change
from lorumdsl.terminal.excerpt import cells, visible
from lorumdsl.terminal.paint import Paint, plain_paint

MARGIN = "  "

Names = Sequence[str]  # what the seats of the table are called, S1 first


def result_lines(session: Session, names: Names, paint: Paint = plain_paint) -> Iterator[str]:
    """The last deal: what each seat owed and was paid, how it stands now, the transfers with their rules."""
    result = session.results[-1]
    bank = session.rules.ruleset.bank
    owed = [result.deal.cost[place] for place in _places(result, session.seats)]
    rows = [["", *names, "pot"], ["owed", *map(str, owed), ""]]
    if bank.is_scored:
        rows[0][-1] = ""
        rows += [["points", *map(str, result.pay), ""], ["so far", *map(str, session.balances), ""]]
    else:
        rows.append(["pay", *map(format_change, result.pay), ""])
        standing = map(format_change if bank.start == 0 else str, session.balances)
        rows.append(["balance", *standing, str(session.pot)])
    yield from _table(rows, paint)
    yield from _reasons(result, session, names, paint)


def _places(result: Result, seats: int) -> list[int]:
    """The place in the deal of each table seat."""
    return [(seat - result.dealer) % seats for seat in range(seats)]


def _table(rows: list[list[str]], paint: Paint) -> Iterator[str]:
    widths = [max(map(cells, column)) for column in zip(*rows, strict=True)]
    for number, (label, *fields) in enumerate(rows):
        line = label + " " * (widths[0] - cells(label))
        for text, width in zip(fields, widths[1:], strict=True):
            line += GAP + " " * (width - cells(text)) + text
        yield MARGIN + (line.rstrip() if number else paint(line.rstrip(), "bold"))


def _reasons(result: Result, session: Session, names: Names, paint: Paint) -> Iterator[str]:
    ruleset = session.rules.ruleset
    if ruleset.bank.is_scored:
        contract = result.deal.contract
        rule = f"points are what a seat owes: {contract_cost(ruleset, contract)}" + (", ×2" if result.doubled else "")
        yield from _wrapped(rule, MARGIN)
        yield from _wrapped(str(tell(ruleset, ruleset.payout(contract.payout).clause)), MARGIN * 3, paint)
        return
    if not result.transfers:
        yield MARGIN + "nobody pays"
    for _, moved in groupby(result.transfers, key=lambda transfer: transfer.clause):
        transfers = list(moved)
        paid = [
            f"{_end(transfer.giver, names)} → {_end(transfer.receiver, names)} {transfer.amount}"
            for transfer in transfers
        ]
        yield from _wrapped(", ".join(paid), MARGIN)
        reason = f"{transfers[0].reason} ({transfers[0].source})"
        yield from _wrapped(reason, MARGIN * 3, paint)


def end_lines(session: Session, names: Names, paint: Paint = plain_paint) -> Iterator[str]:
    """Who has won a finished session, and with what."""
    result, bank = session.results[-1], session.rules.ruleset.bank
    if result.pot != session.pot:
        yield f"{result.pot - session.pot} from the pot went to the winners"
    if bank.rebuy and any(session.bought):
        bought = [f"{names[seat]} {count}×" for seat, count in enumerate(session.bought) if count]
        yield f"bought {bank.rebuy.amount} {bank.unit}: {', '.join(bought)}"
    standing = [f"{name} {balance}" for name, balance in zip(names, session.balances, strict=True)]
    yield f"at the end: {', '.join(standing)}" + ("" if bank.is_scored else f", pot {session.pot}")
    winners = [_end(seat, names) for seat in session.winners]
    if len(winners) > 1:
        yield paint(f"{Listed(tuple(winners))} share first place", "bold")
    else:
        yield paint(f"{winners[0]} {'win' if winners[0] == 'you' else 'wins'}", "bold")


def _end(seat: int, names: Names) -> str:
    return "pot" if seat == POT else names[seat - 1]


def _wrapped(text: str, margin: str, paint: Paint = plain_paint) -> Iterator[str]:
    lines = wrap(visible(text), WIDTH, initial_indent=margin, subsequent_indent=margin, break_on_hyphens=False)
    for line in lines:
        yield paint(line, "dim")

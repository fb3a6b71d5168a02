"""What `lorum score` prints: a settled deal, balances, the end of a session, all with players' names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from textwrap import wrap

from lorumdsl.language.phrase import Listed
from lorumdsl.phrases.clauses import origin
from lorumdsl.records.sheet import Sheet
from lorumdsl.report.costs import contract_cost
from lorumdsl.table.leftover import price_pot, shares_if_cut_short
from lorumdsl.table.result import Result
from lorumdsl.table.session import Session, is_conserved
from lorumdsl.table.transfers import POT, format_change
from lorumdsl.terminal.excerpt import cells, visible

WIDTH = 79  # cells, as in `lorum play`
MARGIN = "  "


def settled(sheet: Sheet, result: Result) -> Iterator[str]:
    """One deal: who paid or scored what, why, and the balances after it."""
    books = _books(sheet, result.number)
    names = [*map(visible, sheet.players), "pot"]
    before = sheet.session.results[result.number - 2].pot if result.number > 1 else 0
    changes = [*map(format_change, result.pay), format_change(result.pot - before)]
    after = [*(_balance(sheet, balance) for balance in books.balances), str(result.pot)]
    widest = max(map(cells, names))
    numbers = max(map(len, [*changes, "deal"]))
    totals = max(map(len, [*after, "balance"]))
    what = "scored" if _is_scored(sheet) else "deal"
    yield f"{MARGIN}{' ' * widest}  {what:>{max(numbers, len(what))}}  {'balance':>{totals}}"
    for name, change, total in zip(names, changes, after, strict=True):
        if _is_scored(sheet) and name == "pot" and result.pot == 0:
            continue
        space = " " * (widest - cells(name))
        yield f"{MARGIN}{name}{space}  {change:>{max(numbers, len(what))}}  {total:>{totals}}"
    yield from _reasons(sheet, result)
    yield from _bought(sheet, result.number, books)


def balances(sheet: Sheet) -> str:
    """`balances: Anna -3, Béla +3; pot 0`."""
    return _standing(sheet, sheet.session)


def closing(sheet: Sheet) -> Iterator[str]:
    """The end of a session: who has won, what was bought, where the rest of the pot went."""
    session, results = sheet.session, sheet.session.results
    bank = sheet.rules.ruleset.bank
    names = Listed(tuple(visible(sheet.players[seat - 1]) for seat in session.winners))
    alone = len(session.winners) == 1
    yield f"the session is over: {names} {'wins' if alone else 'share first place'}"
    yield balances(sheet)
    shared = results[-1].pot - session.pot
    if shared:
        yield f"{shared} {bank.unit} from the pot went to {names}"
    if session.pot:
        yield f"left in the pot: {session.pot} {bank.unit}"
    if any(session.bought) and bank.rebuy is not None:
        each = ", ".join(
            f"{visible(name)} {count}×" for name, count in zip(sheet.players, session.bought, strict=True) if count
        )
        yield f"bought {bank.rebuy.amount} {bank.unit} at {bank.rebuy.price}: {each}"
        yield f"the {price_pot(session)} paid for them {'goes' if alone else 'go'} to {names}"
    if not is_conserved(session):
        yield "balances and pot do not add up to what was brought in: this is a fault of the program"


def if_cut_short(sheet: Sheet) -> Iterator[str]:
    """How the pot is shared if nobody plays on; nothing where it is empty or the session is over."""
    session = sheet.session
    if session.pot and not session.over:
        shares = shares_if_cut_short(session)
        each = ", ".join(f"{visible(name)} {share}" for name, share in zip(sheet.players, shares, strict=True))
        yield f"if nobody plays on, the pot of {session.pot} is shared: {each}"


def named(sheet: Sheet, message: str) -> str:
    """A message about table seats S1, S2, … with the players' names."""
    return re.sub(r"\bS([1-8])\b", lambda seat: _name(sheet, int(seat[1]), seat[0]), message)


def _name(sheet: Sheet, seat: int, otherwise: str = "pot") -> str:
    return visible(sheet.players[seat - 1]) if 1 <= seat <= len(sheet.players) else otherwise


def _is_scored(sheet: Sheet) -> bool:
    return sheet.rules.ruleset.bank.is_scored


def _standing(sheet: Sheet, session: Session) -> str:
    each = ", ".join(
        f"{visible(name)} {_balance(sheet, balance)}"
        for name, balance in zip(sheet.players, session.balances, strict=True)
    )
    return f"points so far: {each}" if _is_scored(sheet) else f"balances: {each}; pot {session.pot}"


def _balance(sheet: Sheet, balance: int) -> str:
    """With a sign where seats begin with nothing: there the balance is what was won."""
    return format_change(balance) if sheet.rules.ruleset.bank.start == 0 and not _is_scored(sheet) else str(balance)


def _books(sheet: Sheet, number: int) -> Session:
    """The books after that deal."""
    books = Session(sheet.rules)
    for result in sheet.session.results[:number]:
        books.enter(result.deal, result.doubled)
    return books


def _reasons(sheet: Sheet, result: Result) -> Iterator[str]:
    """Who paid whom, and under it the rule in words, its place and its sources; for points, what they count."""
    contract = result.deal.contract
    if _is_scored(sheet):
        # An award stands apart from what the contract costs.
        revoked = sheet.entries[result.number - 1].revoked is not None
        ruleset = sheet.rules.ruleset
        rule = "the award for a revoke" if revoked else f"what a seat owes: {contract_cost(ruleset, contract)}"
        yield from _wrapped(f"points are {rule} ({origin(ruleset, contract.clause)})", MARGIN * 2)
        return
    if not result.transfers:
        yield MARGIN + "nobody pays"
    for _, together in groupby(result.transfers, key=lambda transfer: transfer.clause):
        moved = list(together)
        paid = [
            f"{_end(sheet, transfer.giver)} → {_end(sheet, transfer.receiver)} {transfer.amount}" for transfer in moved
        ]
        yield from _wrapped(", ".join(paid), MARGIN)
        yield from _wrapped(f"{moved[0].reason} ({moved[0].source})", MARGIN * 3)


def _end(sheet: Sheet, seat: int) -> str:
    return "pot" if seat == POT else _name(sheet, seat)


def _wrapped(text: str, margin: str) -> list[str]:
    return wrap(visible(text), WIDTH, initial_indent=margin, subsequent_indent=margin, break_on_hyphens=False)


def _bought(sheet: Sheet, number: int, books: Session) -> Iterator[str]:
    bank = sheet.rules.ruleset.bank
    if bank.rebuy is None:
        return
    before = _books(sheet, number - 1)
    for name, now, then in zip(sheet.players, books.bought, before.bought, strict=True):
        if now > then:
            yield f"{MARGIN}{visible(name)} buys {bank.rebuy.amount * (now - then)} {bank.unit}"

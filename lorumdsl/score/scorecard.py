"""What `lorum score` prints: a settled deal, balances, the end of a session, all with players' names."""

from __future__ import annotations

from collections.abc import Iterator

from lorumdsl.language.phrase import Argument, Listed, Phrase, Seat, say, seated
from lorumdsl.language.translator import Translator
from lorumdsl.phrases.clauses import origin
from lorumdsl.records.sheet import Sheet
from lorumdsl.report.costs import contract_cost
from lorumdsl.report.payments import payment_lines
from lorumdsl.table.leftover import price_pot, shares_if_cut_short
from lorumdsl.table.result import Result
from lorumdsl.table.session import Session, is_conserved
from lorumdsl.table.transfers import POT, format_balance, format_change
from lorumdsl.terminal.excerpt import visible
from lorumdsl.terminal.fold import fold
from lorumdsl.terminal.tables import aligned

MARGIN = "  "


def settled(sheet: Sheet, result: Result, translator: Translator) -> Iterator[str]:
    """One deal: who paid or scored what, why, and the balances after it."""
    books = _books(sheet, result.number)
    before = sheet.session.results[result.number - 2].pot if result.number > 1 else 0
    scored = _is_scored(sheet)
    rows: list[tuple[Argument, Argument, Argument]] = [
        ("", Phrase("column-scored" if scored else "column-deal"), Phrase("row-balance"))
    ]
    for name, change, balance in zip(sheet.players, result.pay, books.balances, strict=True):
        rows.append((visible(name), format_change(change), format_balance(balance, sheet.rules.ruleset.bank)))
    if not scored or result.pot:
        rows.append((Phrase("pot"), format_change(result.pot - before), str(result.pot)))
    for line in aligned([[translator.say(field) for field in row] for row in rows]):
        yield MARGIN + line
    yield from _reasons(sheet, result, translator)
    yield from _bought(sheet, result.number, books, translator)


def standing(sheet: Sheet) -> Phrase:
    """`balances: Anna -3, Béla +3; pot 0`."""
    session = sheet.session
    each = [
        say("stands-at", who=visible(name), balance=format_balance(balance, sheet.rules.ruleset.bank))
        for name, balance in zip(sheet.players, session.balances, strict=True)
    ]
    told = Listed(tuple(each), "list-comma")
    return say("points-so-far", each=told) if _is_scored(sheet) else say("balances-and-pot", each=told, pot=session.pot)


def closing(sheet: Sheet) -> Iterator[Phrase]:
    """The end of a session: who has won, what was bought, where the rest of the pot went."""
    session, results = sheet.session, sheet.session.results
    bank = sheet.rules.ruleset.bank
    unit = str(bank.unit)
    names = Listed(tuple(visible(sheet.players[seat - 1]) for seat in session.winners))
    won = say("first-place", names=names, number=len(session.winners), you=0)
    yield say("session-is-over", winners=won)
    yield standing(sheet)
    shared = results[-1].pot - session.pot
    if shared:
        yield say("pot-went-to", amount=say("amount", number=shared, unit=unit), names=names)
    if session.pot:
        yield say("left-in-pot", amount=say("amount", number=session.pot, unit=unit))
    if any(session.bought) and bank.rebuy is not None:
        times = zip(sheet.players, session.bought, strict=True)
        each = Listed(
            tuple(say("times-bought", who=visible(name), count=count) for name, count in times if count), "list-comma"
        )
        bought = say("amount", number=bank.rebuy.amount, unit=unit)
        yield say("bought-at", amount=bought, price=bank.rebuy.price, each=each)
        yield say("price-went-to", number=price_pot(session), names=names)
    if not is_conserved(session):
        yield Phrase("books-are-wrong")


def if_cut_short(sheet: Sheet) -> Iterator[Phrase]:
    """How the pot is shared if nobody plays on; nothing where it is empty or the session is over."""
    session = sheet.session
    if session.pot and not session.over:
        shares = zip(sheet.players, shares_if_cut_short(session), strict=True)
        each = Listed(
            tuple(say("stands-at", who=visible(name), balance=str(share)) for name, share in shares), "list-comma"
        )
        yield say("pot-if-cut-short", pot=session.pot, each=each)


def deal_line(sheet: Sheet, result: Result) -> Phrase:
    """A finished deal in one line."""
    return say(
        "deal-line",
        number=f"{result.number:>3}",
        contract=contract_names(sheet, result.contract),
        doubled=int(result.doubled),
        each=_changes(sheet, result),
        pot=result.pot,
    )


def contract_names(sheet: Sheet, contract: str) -> Argument:
    return sheet.rules.ruleset.contract(contract).names


def players(sheet: Sheet) -> Listed:
    return Listed(tuple(map(visible, sheet.players)), "list-comma")


def with_names(sheet: Sheet, told: Argument) -> Argument:
    """What is told about seats of the table, S1, S2, …, with the players' names."""
    return seated(told, lambda seat: _name(sheet, seat.number) if seat.letter == "S" else seat)


def _changes(sheet: Sheet, result: Result) -> Listed:
    changes = zip(sheet.players, map(format_change, result.pay), strict=True)
    return Listed(tuple(say("stands-at", who=visible(name), balance=change) for name, change in changes), "list-comma")


def _name(sheet: Sheet, seat: int) -> Argument:
    if seat == POT:
        return Phrase("pot")
    return visible(sheet.players[seat - 1]) if seat <= len(sheet.players) else Seat(seat, "S")


def _is_scored(sheet: Sheet) -> bool:
    return sheet.rules.ruleset.bank.is_scored


def _books(sheet: Sheet, number: int) -> Session:
    """The books after that deal."""
    books = Session(sheet.rules)
    for result in sheet.session.results[:number]:
        books.enter(result.deal, result.doubled)
    return books


def _reasons(sheet: Sheet, result: Result, translator: Translator) -> Iterator[str]:
    """Who paid whom, and under it the rule in words, its place and its sources; for points, what they count."""
    if not _is_scored(sheet):
        yield from payment_lines(result.transfers, lambda seat: _name(sheet, seat), translator, MARGIN)
        return
    contract, ruleset = result.deal.contract, sheet.rules.ruleset
    # An award stands apart from what the contract costs.
    revoked = sheet.entries[result.number - 1].revoked is not None
    rule = Phrase("points-are-award")
    if not revoked:
        rule = say("points-are-owed", cost=contract_cost(ruleset, contract), doubled=int(result.doubled))
    told = say("clause-cited", told=rule, cited=origin(ruleset, contract.clause))
    yield from fold(translator.say(told), MARGIN * 2, MARGIN * 2)


def _bought(sheet: Sheet, number: int, books: Session, translator: Translator) -> Iterator[str]:
    bank = sheet.rules.ruleset.bank
    if bank.rebuy is None:
        return
    before = _books(sheet, number - 1)
    for name, now, then in zip(sheet.players, books.bought, before.bought, strict=True):
        if now > then:
            bought = say("amount", number=bank.rebuy.amount * (now - then), unit=str(bank.unit))
            yield MARGIN + translator.say(say("buys", who=visible(name), amount=bought))

"""The chapters on the session: which contracts in which order, who deals; then the bank; then who wins."""

from __future__ import annotations

from lorumdsl.language.phrase import Listed, Phrase, say
from lorumdsl.model.ruleset import Unit
from lorumdsl.phrases.costs import amount, condition
from lorumdsl.rulebook.document import Block, Manner, Section
from lorumdsl.rulebook.writer import Writer


def session(writer: Writer) -> Section:
    """Order or choice of contracts, the dealers, how many deals, doubling, an early end."""
    ruleset = writer.ruleset
    schedule = ruleset.schedule
    number = len(schedule.contracts)
    contracts = Listed(tuple(ruleset.contract(contract).names for contract in schedule.contracts))
    told = [say("contracts-chosen" if schedule.chosen else "contracts-fixed", contracts=contracts, number=number)]
    told.append(Phrase("dealer-holds" if schedule.dealer_holds else "dealer-changes"))
    told.append(say("cycles", cycles=schedule.cycles, number=number, deals=schedule.cycles * number))
    if schedule.shift is not None:
        told.append(say("shift", seats=schedule.shift))
    if schedule.doubling:
        told.append(Phrase("doubling"))
    if schedule.ends is not None:
        told.append(say("ends-early", condition=condition(ruleset, schedule.ends)))
    return Section("session", Phrase("head-session"), (writer.paragraph(*told, clause=schedule.clause),))


def bank(writer: Writer) -> Section:
    """What is counted, where everybody starts, buying more, what is left in the pot."""
    kept = writer.ruleset.bank
    unit = str(kept.unit)
    if kept.unit is Unit.POINTS:
        told = [say("bank-points", start=amount(writer.ruleset, kept.start))]
    else:
        told = [say("bank", unit=unit, start=amount(writer.ruleset, kept.start))]
        told.append(Phrase("leftover-shared" if kept.leftover_shared else "leftover-stays"))
    blocks: list[Block] = [writer.paragraph(*told, clause=kept.clause)]
    if kept.rebuy:
        below, more = amount(writer.ruleset, kept.rebuy.below), amount(writer.ruleset, kept.rebuy.amount)
        rebuy = say("rebuy", below=below, amount=more, price=kept.rebuy.price)
        blocks.append(writer.paragraph(rebuy, clause=kept.rebuy.clause))
    return Section("bank", Phrase("head-bank"), tuple(blocks))


def winning(writer: Writer) -> Section:
    """Who wins the session, and what becomes of a tie; the session chapter has cited the clauses."""
    schedule = writer.ruleset.schedule
    unit = str(writer.ruleset.bank.unit)
    wins = say("wins", wins="most" if schedule.most_wins else "least", unit=unit)
    ties = Phrase("tie-extra-deal" if schedule.extra_deal else "tie-shared")
    return Section("winning", Phrase("head-winning"), (writer.paragraph(wins, ties),))


def variants(writer: Writer) -> Section | None:
    """The variants that the ruleset offers, by name."""
    ruleset = writer.ruleset
    if not ruleset.variants:
        return None
    named = {variant.id: variant.names for variant in ruleset.variants}
    blocks: list[Block] = []
    for variant in ruleset.variants:
        told = [say("variant", name=variant.names, kind=variant.kind, reference=f"+{variant.id}")]
        extended = writer.remarks.extended(variant.id)
        if extended:
            told.append(say("variant-extends", name=named.get(extended, ruleset.names)))
        note = writer.remarks.note("variants", variant.id)
        if note:
            told.append(note)
        blocks.append(writer.paragraph(*told, clause=variant.clause, manner=Manner.ITEM))
    return Section("variants", Phrase("head-variants"), tuple(blocks))

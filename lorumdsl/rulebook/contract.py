"""The chapter of one contract: how it is played, what is forbidden, what it costs, who pays whom, an example."""

from __future__ import annotations

from lorumdsl.language.phrase import say
from lorumdsl.model.contracts import AnyContract
from lorumdsl.rulebook.document import Block, Manner, Paragraph, Section
from lorumdsl.rulebook.example import examples
from lorumdsl.rulebook.keys import key_sentences
from lorumdsl.rulebook.payout import payout_sentences
from lorumdsl.rulebook.writer import Writer


def contract_section(writer: Writer, contract: AnyContract, number: int, told: dict[str, AnyContract]) -> Section:
    """One contract; `told` holds the payouts that have been explained, by the contract that did."""
    said = key_sentences(writer, contract)
    note, revoke, owed = said.pop("note"), said.pop("revoke.cost"), [*said.pop("cost"), *said.pop("total")]
    play = [sentence for sentences in said.values() for sentence in sentences]
    blocks: list[Block] = []
    if note:
        blocks.append(Paragraph(tuple(note), Manner.NOTE))
    if play:
        blocks.append(Paragraph(tuple(play)))
    blocks.append(Paragraph(tuple(owed)))
    before = told.get(contract.payout)
    if before is None:
        blocks.append(Paragraph(tuple(payout_sentences(writer, writer.ruleset.payout(contract.payout)))))
        told[contract.payout] = contract
    else:
        blocks.append(writer.paragraph(say("paid-as-before", contract=before.names)))
    if revoke:
        blocks.append(Paragraph(tuple(revoke)))
    table = examples(writer, contract, briefly=before is not None)
    if table:
        blocks.append(table)
    heading = say("head-contract", number=number, name=contract.names)
    return Section(f"contract {contract.id}", heading, tuple(blocks), level=2)

"""The chapter of one contract: how it is played, what is forbidden, what it costs, who pays whom, an example."""

from __future__ import annotations

from lorumdsl.expr.ast import Counter
from lorumdsl.expr.typing import counters
from lorumdsl.language.phrase import Listed, Phrase, say
from lorumdsl.model.contracts import AnyContract, ChainContract, CountContract, LayoutContract, TrickContract
from lorumdsl.phrases.cards import rank
from lorumdsl.phrases.costs import amount, price
from lorumdsl.phrases.courses import chain_end, chain_next, early_end, layout_piles, opening, revoke, thresholds
from lorumdsl.phrases.restrictions import restriction
from lorumdsl.rulebook.document import Block, Manner, Paragraph, Section, Sentence
from lorumdsl.rulebook.example import examples
from lorumdsl.rulebook.payout import payout_sentences
from lorumdsl.rulebook.writer import Writer

Sentences = list[Sentence]


def contract_section(writer: Writer, contract: AnyContract, number: int, told: dict[str, AnyContract]) -> Section:
    """One contract; `told` holds the payouts that have been explained, by the contract that did."""
    blocks: list[Block] = []
    note = writer.remarks.note("contracts", contract.id)
    if note:
        blocks.append(writer.paragraph(note, manner=Manner.NOTE))
    play = _play(writer, contract)
    if contract.opening is not None:
        begins = writer.statement(opening(writer.ruleset, contract.opening), contract.opening.clause)
        play = [begins, *play]
    if play:
        blocks.append(Paragraph(tuple(play)))
    blocks.append(Paragraph(tuple(_owed(writer, contract))))
    before = told.get(contract.payout)
    if before is None:
        blocks.append(Paragraph(tuple(payout_sentences(writer, writer.ruleset.payout(contract.payout)))))
        told[contract.payout] = contract
    else:
        blocks.append(writer.paragraph(say("paid-as-before", contract=before.names)))
    award = revoke(writer.ruleset, contract)
    if award is not None:
        blocks.append(Paragraph((writer.statement(award, contract.award_clause),)))
    table = examples(writer, contract, briefly=before is not None)
    if table:
        blocks.append(table)
    heading = say("head-contract", number=number, name=contract.names)
    return Section(f"contract {contract.id}", heading, tuple(blocks), level=2)


def _owed(writer: Writer, contract: AnyContract) -> Sentences:
    """Cost and total; where nothing was said about the play, this is what the contract's clause rests on."""
    ruleset = writer.ruleset
    sentences = [writer.sentence(say("cost", price=price(ruleset, contract.cost)), contract.clause)]
    if contract.total is not None:
        sentences.append(Sentence(say("total", amount=amount(ruleset, contract.total))))
    return sentences


def _play(writer: Writer, contract: AnyContract) -> Sentences:
    if isinstance(contract, TrickContract):
        return _tricks(writer, contract)
    if isinstance(contract, ChainContract):
        return _chain(writer, contract)
    if isinstance(contract, LayoutContract):
        return _layout(writer, contract)
    return _count(writer, contract)


def _tricks(writer: Writer, contract: TrickContract) -> Sentences:
    ruleset = writer.ruleset
    told: list[Phrase] = []
    if contract.parts:
        parts = Listed(tuple(ruleset.contract(part).names for part in contract.parts))
        told.append(say("trick-sum", contracts=parts))
    if contract.blind:
        told.append(Phrase("trick-blind"))
    if not contract.follows:
        told.append(Phrase("trick-no-follow"))
    if contract.keeps_own:
        told.append(Phrase("trick-keeps-own"))
    if contract.stop is not None:
        told.append(say("statement", told=early_end(ruleset, contract.stop)))
    sentences = [Sentence(phrase) for phrase in told]
    own = [rule for rule in contract.restrictions if rule.clause.path.startswith(f"{contract.clause.path}.")]
    return sentences + [writer.statement(restriction(ruleset, rule), rule.clause) for rule in own]


def _chain(writer: Writer, contract: ChainContract) -> Sentences:
    sentences = [writer.statement(chain_next(contract), contract.next_clause)]
    sentences.append(writer.statement(chain_end(writer.ruleset, contract)))
    if contract.holder:
        sentences.append(Sentence(Phrase("chain-holder")))
    else:
        sentences.append(writer.sentence(Phrase("chain-in-order"), contract.pass_clause))
        if Counter("passes") not in list(counters(contract.cost)):
            sentences.append(Sentence(Phrase("pass-free")))
    limit = say("chain-limit", number=contract.limit) if contract.limit else Phrase("chain-no-limit")
    return [*sentences, Sentence(limit)]


def _layout(writer: Writer, contract: LayoutContract) -> Sentences:
    sentences = [writer.statement(layout_piles(writer.ruleset, contract))]
    if writer.ruleset.deck.stripped:
        sentences.append(Sentence(Phrase("missing-laid" if contract.missing_laid else "missing-blocks")))
    sentences.append(writer.sentence(Phrase("layout-pass"), contract.pass_clause))
    if Counter("passes") not in list(counters(contract.cost)):
        sentences.append(Sentence(Phrase("pass-free")))
    return sentences


def _count(writer: Writer, contract: CountContract) -> Sentences:
    ruleset = writer.ruleset
    values = [
        say("value", rank=rank(ruleset, place), number=number)
        for place, number in sorted(contract.values, reverse=True)
    ]
    told = []
    if values:
        told.append(say("count-values", values=Listed(tuple(values), "list-comma")))
        if len(values) < len(ruleset.deck.ranks):
            told.append(Phrase("count-no-value"))
    marks = thresholds(ruleset, contract)
    if marks is not None:
        told.append(say("statement", told=marks))
    return [Sentence(phrase) for phrase in told]

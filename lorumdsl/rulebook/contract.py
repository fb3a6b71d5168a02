"""The chapter of one contract: how it is played, what is forbidden, what it costs, who pays whom, an example."""

from __future__ import annotations

from lorumdsl.expr.ast import Constant, Counter, Operator, Typed
from lorumdsl.expr.typing import counters
from lorumdsl.model.contracts import (
    AnyContract,
    ChainContract,
    CountContract,
    LayoutContract,
    Opening,
    Restriction,
    TrickContract,
)
from lorumdsl.rulebook.cards_told import cards, hand_cards, one_of, rank
from lorumdsl.rulebook.document import Block, Manner, Paragraph, Section, Sentence
from lorumdsl.rulebook.example import examples
from lorumdsl.rulebook.payout import payout_sentences
from lorumdsl.rulebook.phrase import NOTHING, Argument, Listed, Phrase, say
from lorumdsl.rulebook.sums import amount, condition, price
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
        play = [writer.sentence(_opening(writer, contract.opening), contract.opening.clause), *play]
    if play:
        blocks.append(Paragraph(tuple(play)))
    blocks.append(Paragraph(tuple(_owed(writer, contract))))
    before = told.get(contract.payout)
    if before is None:
        blocks.append(Paragraph(tuple(payout_sentences(writer, writer.ruleset.payout(contract.payout)))))
        told[contract.payout] = contract
    else:
        blocks.append(writer.paragraph(say("paid-as-before", contract=before.names)))
    if isinstance(contract.award, Constant):
        award = say("revoke", cost=amount(writer.ruleset, contract.award.value))
        blocks.append(writer.paragraph(award, clause=contract.award_clause))
    table = examples(writer, contract, briefly=before is not None)
    if table:
        blocks.append(table)
    heading = say("head-contract", number=number, name=contract.names)
    return Section(f"contract {contract.id}", heading, tuple(blocks), level=2)


def _opening(writer: Writer, opening: Opening) -> Phrase:
    holder = one_of(writer.ruleset, opening.holder)
    if opening.cards == opening.holder:
        return say("opening", card=holder)
    return say("opening-with", card=holder, cards=cards(writer.ruleset, opening.cards))


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
        told.append(say("trick-stop", condition=_stop(writer, contract.stop)))
    sentences = [Sentence(phrase) for phrase in told]
    own = [rule for rule in contract.restrictions if rule.clause.path.startswith(f"{contract.clause.path}.")]
    return sentences + [writer.sentence(_restriction(writer, rule), rule.clause) for rule in own]


def _stop(writer: Writer, stop: Typed) -> Argument:
    """`somebody has taken the king of hearts (K♥)`, or in signs."""
    if isinstance(stop, Operator) and isinstance(stop.operands[0], Counter) and stop.operands[0].word == "taken":
        taken = stop.operands[0].cards
        sign, number = stop.operator, stop.operands[1]
        if taken.bit_count() == 1 and (sign, number) in (("==", Constant(1)), ("!=", Constant(0)), (">", Constant(0))):
            return say("if-somebody-took", card=one_of(writer.ruleset, taken))
    return say("if-somebody", condition=condition(writer.ruleset, stop))


def _restriction(writer: Writer, rule: Restriction) -> Phrase:
    ruleset = writer.ruleset
    exempt: Argument = NOTHING
    if rule.exempt.other or rule.exempt.single:
        alone = rule.exempt.other == 0 and rule.cards.single & ~rule.exempt.single == 0
        exempt = Phrase("unless-alone") if alone else say("except", cards=hand_cards(ruleset, rule.exempt))
    told = hand_cards(ruleset, rule.cards)
    return say(f"forbid-{rule.moment}", when=_when(writer, rule.active), cards=told, exempt=exempt)


def _when(writer: Writer, active: Typed | None) -> Phrase:
    """When a restriction holds: `in the first trick`, `before a heart has been played`, or in signs."""
    if active is None:
        return Phrase("when-ever")
    if isinstance(active, Operator) and active.operator == "not":
        shown = active.operands[0]
        if isinstance(shown, Operator) and shown.operator in ("!=", ">") and shown.operands[1] == Constant(0):
            counter = shown.operands[0]
            if isinstance(counter, Counter) and counter.word in ("played", "discarded"):
                return say(f"when-before-{counter.word}", card=one_of(writer.ruleset, counter.cards))
        return say("when-until", condition=condition(writer.ruleset, shown))
    if isinstance(active, Operator) and active.operands[0] == Counter("trick"):
        limit = active.operands[1]
        if isinstance(limit, Constant) and active.operator == "==":
            return say("when-trick", number=limit.value)
        if isinstance(limit, Constant) and active.operator in ("<", "<="):
            return say("when-up-to-trick", number=limit.value - (active.operator == "<"))
        if isinstance(limit, Constant) and active.operator in (">", ">="):
            return say("when-from-trick", number=limit.value + (active.operator == ">"))
    return say("when-while", condition=condition(writer.ruleset, active))


def _chain(writer: Writer, contract: ChainContract) -> Sentences:
    suit = "same" if contract.same_suit else "any"
    ends = _ends(writer)
    sentences = [writer.sentence(say(f"chain-next-{suit}"), contract.next_clause)]
    sentences.append(Sentence(say("wraps-up" if contract.wrap else "ends-up", **ends)))
    if contract.holder:
        sentences.append(Sentence(Phrase("chain-holder")))
    else:
        sentences.append(writer.sentence(Phrase("chain-in-order"), contract.pass_clause))
        if Counter("passes") not in list(counters(contract.cost)):
            sentences.append(Sentence(Phrase("pass-free")))
    limit = say("chain-limit", number=contract.limit) if contract.limit else Phrase("chain-no-limit")
    return [*sentences, Sentence(limit)]


def _layout(writer: Writer, contract: LayoutContract) -> Sentences:
    deck = writer.ruleset.deck
    ends = _ends(writer)
    way = "both" if contract.up and contract.down else "up" if contract.up else "down"
    told = [say(f"layout-{way}-{'wrap' if contract.wrap else 'ends'}", **ends)]
    if deck.stripped:
        told.append(Phrase("missing-laid" if contract.missing_laid else "missing-blocks"))
    sentences = [Sentence(phrase) for phrase in told]
    sentences.append(writer.sentence(Phrase("layout-pass"), contract.pass_clause))
    if Counter("passes") not in list(counters(contract.cost)):
        sentences.append(Sentence(Phrase("pass-free")))
    return sentences


def _ends(writer: Writer) -> dict[str, Argument]:
    """The lowest and the highest rank."""
    last = len(writer.ruleset.deck.ranks) - 1
    return {"low": rank(writer.ruleset, 0), "high": rank(writer.ruleset, last)}


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
    marks = [say("threshold", goal=goal, price=amount(ruleset, charge)) for goal, charge in contract.thresholds]
    if marks:
        told.append(say("count-thresholds", thresholds=Listed(tuple(marks), "list-comma")))
    return [Sentence(phrase) for phrase in told]

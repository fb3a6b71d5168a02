"""The first chapters: what the game is, who sits at the table, the pack, dealing."""

from __future__ import annotations

from lorumdsl.cards import cards_of
from lorumdsl.language.phrase import Listed, Phrase, say
from lorumdsl.phrases.cards import rank_list, suit_list
from lorumdsl.rulebook.document import Block, Manner, Section
from lorumdsl.rulebook.writer import Writer


def introduction(writer: Writer) -> Section:
    """Players, deals and the aim in two sentences."""
    ruleset = writer.ruleset
    schedule = ruleset.schedule
    blocks: list[Block] = []
    game = say("game", name=ruleset.names, seats=ruleset.seats, cards=ruleset.deck.cards.bit_count())
    deals = say("game-deals", contracts=len(schedule.contracts), deals=len(schedule.contracts) * schedule.cycles)
    blocks.append(writer.paragraph(game, deals, _aim(writer)))
    note = writer.remarks.note()
    if note:
        blocks.append(writer.paragraph(note, manner=Manner.NOTE))
    return Section("introduction", Phrase("head-game"), tuple(blocks))


def table(writer: Writer) -> Section:
    """Seats, direction, pack and the order of its ranks."""
    ruleset = writer.ruleset
    deck = ruleset.deck
    side = "right" if not ruleset.clockwise else "left"
    pack = [
        say("pack", cards=deck.cards.bit_count(), suits=len(deck.suits), names=suit_list(ruleset)),
        say("ranks", names=rank_list(ruleset)),
    ]
    if deck.stripped:
        missing = Listed(tuple(deck.format_card(card) for card in cards_of(deck.stripped)))
        pack.append(say("stripped", cards=missing, number=deck.stripped.bit_count()))
    seats = say("seats", number=ruleset.seats, side=side)
    return Section("table", Phrase("head-table"), (writer.paragraph(seats, *pack, clause=writer.remarks.whole),))


def dealing(writer: Writer) -> Section:
    """Who cuts, packets, who leads."""
    deal = writer.ruleset.deal
    told = [Phrase(f"cut-{deal.cut.split()[0]}")]
    size = writer.ruleset.hand_size
    if not deal.packets:
        told.append(say("dealt", size=size))
    elif len(set(deal.packets)) == 1:
        told.append(say("dealt-alike", size=size, packet=deal.packets[0]))
    else:
        told.append(say("dealt-packets", size=size, packets=Listed(deal.packets)))
    opened = all(contract.opening is not None for contract in writer.ruleset.contracts)
    first = "first-packet-dealer" if deal.first == "dealer" else "first-packet-next"
    told.append(say(first, begins="holder" if opened else "next"))
    return Section("dealing", Phrase("head-dealing"), (writer.paragraph(*told, clause=deal.clause),))


def _aim(writer: Writer) -> Phrase:
    most = "most" if writer.ruleset.schedule.most_wins else "least"
    return say("aim", wins=most, unit=str(writer.ruleset.bank.unit))

"""What commands print in a language has no English sentence in it, and keeps to its columns."""

from __future__ import annotations

from pathlib import Path

import pytest

from lorumdsl.compiler.rules import Rules
from lorumdsl.expr.vocabulary import CROSSED
from lorumdsl.language.catalogue import LANGUAGES
from lorumdsl.language.translator import Translator
from lorumdsl.loading.load import load
from lorumdsl.play.conversation import PlayConversation
from lorumdsl.play.game import Game, Setting
from lorumdsl.records.sheet import Sheet
from lorumdsl.report.ledger import closing, ledger
from lorumdsl.score.conversation import ScoreConversation
from lorumdsl.source.library import ruleset_ids
from lorumdsl.table.deal import Deal
from lorumdsl.table.outcome import counts_of
from lorumdsl.terminal.excerpt import cells
from lorumdsl.terminal.fold import WIDTH
from lorumdsl.terminal.paint import plain_paint
from tests.unit.language.english import english_in, words

KITCHEN_SINK = Path(__file__).parents[2] / "data" / "kitchen-sink.yaml"
OTHERS = [language for language in LANGUAGES if language != "en"]
REFERENCES = [*sorted(ruleset_ids()), "portuguese+doubling", "portuguese+beans", "denexa+open-ape"]
TYPED = ("?", "!", "1", "? K♥", "9c", "hepl", "99", "undo", "ledger", "save", "1", "1", "ledger why")
GAMES = 3  # deals that are played in a game
SHEETS = 7  # deals that are entered in a sheet


@pytest.mark.parametrize("reference", REFERENCES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_game_is_told_in_the_language_asked_for(reference: str, language: str) -> None:
    rules = load(reference)
    text = "\n".join(game(rules, language))
    data = names_in(rules)
    assert english_in(text, language, "play", "ledger", "refusals", "rules", "costs") - data == set()
    assert max(map(cells, text.splitlines())) <= max(WIDTH, ledger_width(text))


def game(rules: Rules, language: str) -> list[str]:
    """All that is said in a few deals of a game in which everything there is is typed, and at its end."""
    seats = rules.ruleset.seats
    talk = PlayConversation(Game(rules, Setting(2, 1, ("random",) * seats)), Translator(language), lambda: None)
    lines = list(talk.go_on())
    for typed in TYPED:
        lines += talk.hear(typed)
    while not talk.over and talk.game.session.number <= GAMES:
        lines += talk.hear("1")
        if talk.game.session.number % 3 == 0:
            lines += talk.hear("?")
    session = talk.game.session
    lines += ledger(session, Translator(language), True, plain_paint)
    return [*lines, *closing(session, Translator(language), plain_paint)]


SCORED = ("hungarian", "denexa+open-ape", "portuguese+doubling", str(KITCHEN_SINK))
PLAYERS = ("Xanadu", "Ypsilon", "Zeta", "Wera", "Qusi", "Fox")
WRONG = ("", "help", "@", "1 2", "9 9 9 9", "deals", "correct 9", "correct", "-1 0 0 0", "undo it")


@pytest.mark.parametrize("reference", SCORED)
@pytest.mark.parametrize("language", OTHERS)
def test_a_score_sheet_is_kept_in_the_language_asked_for(reference: str, language: str) -> None:
    rules = load(reference)
    text = "\n".join(kept(rules, language))
    english = english_in(text, language, "score", "ledger", "refusals", "costs", "cards")
    assert english - names_in(rules) - {name.lower() for name in PLAYERS} == set()


def kept(rules: Rules, language: str) -> list[str]:
    """All that is said while a few deals are entered, with everything that can be refused before each answer."""
    sheet = Sheet(rules, PLAYERS[: rules.ruleset.seats])
    talk = ScoreConversation(sheet, Translator(language), lambda: None)
    lines = list(talk.opening())
    for _ in range(SHEETS * 4):
        if sheet.session.over:
            break
        lines.append(talk.prompt())
        for typed in WRONG:
            lines += talk.hear(typed)
        lines += talk.hear(answer_to(talk, rules))
        lines += talk.so_far()
    assert len(sheet.entries) > 2
    return [*lines, *talk.hear("balances"), *talk.hear("deals"), *talk.hear("undo"), *talk.hear("quit")]


def answer_to(talk: ScoreConversation, rules: Rules) -> str:
    """An answer that is accepted: everything to one player, or as a deal that was played came out."""
    draft = talk.draft
    if draft.contract is None:
        return draft.session.offered()[0]
    if draft.doubled is None:
        return "no"
    asked = draft.question
    assert asked is not None
    if asked.counter == CROSSED:
        return PLAYERS[0]
    played = Deal(rules, draft.contract, 3)
    while not played.over:
        played.play(played.legal()[0])
    seats, first = draft.session.seats, draft.session.dealer % draft.session.seats
    counts = counts_of(played, asked.counter)
    counts = tuple(counts[(seat - first) % seats] for seat in range(seats))
    if asked.one:
        return PLAYERS[counts.index(1)] if 1 in counts else "nobody"
    return " ".join(map(str, counts))


def names_in(rules: Rules) -> set[str]:
    """Words by which a ruleset, its contracts and cards are called; they are data in every language."""
    ruleset = rules.ruleset
    named = [rules.reference, "greedy", "double", "single", *(text for _, text in ruleset.names.texts)]
    for contract in ruleset.contracts:
        named += [contract.id, *(text for _, text in contract.names.texts)]
    for _, names in ruleset.card_names:
        named += [text for _, text in names.texts]
    named += [payout.id for payout in ruleset.payouts]
    named += [statement.id for source in ruleset.sources for statement in source.statements or ()]
    return {word.lower() for name in named for word in name.replace("-", " ").split()}


def ledger_width(text: str) -> int:
    """Lines of the ledger are as wide as its columns."""
    return max((cells(line) for line in text.splitlines() if line.startswith("───") or "│" in line), default=0)


def test_english_is_found_where_it_stands() -> None:
    assert english_in("te viszed, and S2 takes it", "hu", "play") == {"and", "takes"}
    assert "takes" in words("en", "play")

"""Phrases: what they are as text, in a language, and with other names for seats."""

from __future__ import annotations

import pickle

import pytest
from fluent.runtime.errors import FluentReferenceError

from lorumdsl.language.catalogue import LANGUAGES
from lorumdsl.language.phrase import Called, Listed, Names, Phrase, Row, Seat, say, seated, told
from lorumdsl.language.refusal import Refusal
from lorumdsl.language.translator import Translator

ACE = Names((("hu", "disznó"), ("en", "deuce")))
REFUSED = say("because", fact=say("can-play", seat=Seat(2), cards="8♥"), rule=Phrase("must-play"))


def test_as_text_a_phrase_is_english() -> None:
    assert str(REFUSED) == "P2 can play 8♥: whoever can play must"
    assert str(Row((3, " ", ACE))) == "3 deuce"


def test_a_translator_says_the_same_in_its_language() -> None:
    assert Translator("de").say(REFUSED) == "P2 kann 8♥ spielen: wer spielen kann, muss"
    assert Translator("de").sentence(Phrase("must-play")) == "Wer spielen kann, muss"


@pytest.mark.parametrize(
    ("items", "text"), [(("a",), "a"), (("a", "b"), "a and b"), (("a", "b", Phrase("pot")), "a, b and pot")]
)
def test_a_list_has_commas_and_a_word_before_its_last_item(items: tuple[str | Phrase, ...], text: str) -> None:
    assert str(Listed(items)) == text


def test_a_name_in_the_language_goes_before_the_usual_word() -> None:
    ace = Called(ACE, Phrase("rank-A"))
    assert [ace.in_language(language) for language in ("hu", "en", "de")] == ["disznó", "deuce", "Ass"]
    assert ACE.in_language("ja") == "deuce"


def test_seats_are_named_anew_wherever_they_stand() -> None:
    deep = say("outcome", seat=Seat(1), did=Listed((Row((Seat(2), ": ", REFUSED)), "P1", ACE)))
    named = seated(deep, lambda seat: Seat(seat.number + 1, "S"))
    assert str(named) == "S2 S3: S3 can play 8♥: whoever can play must, P1 and deuce"
    assert str(deep).startswith("P1 P2: P2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_texts_and_texts_with_signs_of_their_own_are_put_in_whole(language: str) -> None:
    long = "{ $card } " * 1000
    assert told(say("card-played", card=long), language).count("{ $card } ") == 1000
    nested: Phrase = say("card-played", card="7♥")
    for _ in range(60):
        nested = say("because", fact=nested, rule=Phrase("must-follow"))
    assert told(nested, language).count("7♥") == 1


def test_a_refusal_carries_its_phrase_and_reads_as_english() -> None:
    refusal = pickle.loads(pickle.dumps(Refusal(REFUSED)))
    assert refusal.phrase == REFUSED
    assert str(refusal) == str(REFUSED)
    assert repr(refusal) == "Refusal('P2 can play 8♥: whoever can play must')"


def test_a_message_that_there_is_not_and_a_missing_argument_are_no_text() -> None:
    with pytest.raises(KeyError):
        str(Phrase("no-such-message"))
    with pytest.raises(FluentReferenceError):
        str(Phrase("card-played"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_any_size_keep_their_digits(language: str) -> None:
    assert str(10**30) in Translator(language).say(say("amount", number=10**30, unit="chips"))

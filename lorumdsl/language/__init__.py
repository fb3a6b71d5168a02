"""What is said to people, in five languages.

A *phrase* is the id of a message with its arguments; a *translator* says it in a language. Whoever knows a fact
builds a phrase and hands it up; text is made where it is printed, and nowhere else. As text (`str`) a phrase is
English.

>>> from lorumdsl.language.phrase import Listed, Phrase, Seat, say, seated
>>> from lorumdsl.language.translator import Translator
>>> told = say("because", fact=say("can-play", seat=Seat(2), cards="8♥ 9♥"), rule=Phrase("must-play"))
>>> str(told)
'P2 can play 8♥ 9♥: whoever can play must'
>>> Translator("pt").sentence(told)
'P2 pode jogar 8♥ 9♥: quem pode jogar tem de jogar'

How a sentence is added
-----------------------

1. **Look whether it is there.** Cards, amounts, costs, conditions, restrictions, payments, openings, chains,
   layouts and clauses have a builder in `lorumdsl.phrases`; whoever says such a thing calls it. A sentence that is
   nearly there is made more general, not written twice.
2. **The message**, in `messages/LANGUAGE/SUBJECT.ftl` of all five languages, under the same id in the file of the
   same name. A new subject is a new file: `play.ftl`, `score.ftl`. Ids are unique over all files and say what they
   tell: `trick-taken`, not `message-3`. Syntax: https://projectfluent.org.
3. **The phrase**: `say("trick-taken", seat=Seat(3), number=4)`; `_` in an argument's name is `-` in the message.
   Where the id depends on a value, an f-string keeps the stem readable: `say(f"giver-{party}")`.

`tests/unit/language` holds that every id is said somewhere, stands in every language with the same arguments, and
that `model`, `phrases` and `table` have no prose of their own.

How it is written
-----------------

- **Statements** have no capital and no full stop, so that they can stand in others (`hearts may not be led`). A
  line of its own begins with a capital by `Translator.sentence`; the full stop comes from the message `statement`.
- **Numbers** go in as `int` and messages choose by them: `{ $number -> [one] 1 deal *[other] { $number } deals }`.
  Hungarian and Japanese need no choice. Numbers that are names (seeds) go in as `str`, or they get commas.
- **Genders and cases.** Names of contracts, cards and players can be anything, so no message bends one, gives it an
  article or agrees with it: Hungarian puts it after a colon (`nem hívható: piros lap`) or first (`{ $seat }
  passzol`), German says `in { $contract }` without an article, Portuguese `{ $seat } tem …`. Where one of a few
  known words stands, choose by it: `{ $unit -> [beans] … }`, as `amount` does.
- **Order of words** belongs to the message: never build a sentence from parts by `+` or in an f-string.
- **Seats** are `Seat(2)` (`P2`, of a deal) or `Seat(2, "S")` (of the table), never text. `seated(phrase, name)`
  names all seats in a phrase anew: as seats of the table, or as the players who sit there.
- **Lists** are `Listed(items)`: `a, b and c` in each language; `list-or`, `list-semicolon`, or `list-comma` for
  mere commas.
- **Names** that the ruleset gives by language are `Names` (`contract.names`); put them in as they are.
- What is data stays as it is in every language: ids, cards as signs (`K♥`), what is typed (`pass`, `undo`), what
  sources say.
"""

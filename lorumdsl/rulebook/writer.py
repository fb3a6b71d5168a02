"""What every chapter is written with: the rules, the remarks, and the marks of cited clauses.

A mark is a letter for the source and the number of the clause in its list (`a12`), or `R` and the number of a
ruling. Which were used is kept, for the lists at the end of the book.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from lorumdsl.compiler.rules import Rules
from lorumdsl.language.phrase import Argument, Phrase, say
from lorumdsl.model.clause import RULING, WHOLE, Citation, Clause
from lorumdsl.model.ruleset import Ruleset, Source
from lorumdsl.rulebook.document import Manner, Paragraph, Sentence
from lorumdsl.rulebook.remarks import Remarks


@dataclass(slots=True)
class Writer:
    rules: Rules
    remarks: Remarks
    used: dict[Citation, None] = field(default_factory=dict)

    @property
    def ruleset(self) -> Ruleset:
        return self.rules.ruleset

    def sentence(self, phrase: Phrase, *clauses: Clause) -> Sentence:
        """A phrase that rests on clauses; each citation stands once."""
        cited = dict.fromkeys(citation for clause in clauses for citation in clause.citations)
        self.used.update(cited)
        return Sentence(phrase, tuple(map(self.mark, cited)))

    def statement(self, phrase: Argument, *clauses: Clause) -> Sentence:
        """What is said inside other sentences too, as a sentence of its own."""
        return self.sentence(say("statement", told=phrase), *clauses)

    def paragraph(self, *phrases: Phrase, clause: Clause | None = None, manner: Manner = Manner.PLAIN) -> Paragraph:
        """Phrases that rest on one clause, which is cited after the last."""
        *most, last = phrases
        end = self.sentence(last, clause) if clause else Sentence(last)
        return Paragraph((*map(Sentence, most), end), manner)

    def mark(self, citation: Citation) -> str:
        if citation.source == RULING:
            return f"R{citation.clause}"
        letter, number = self.letter(citation.source), self.number(citation)
        if citation.clause == WHOLE:
            return letter
        return f"{letter}{number}" if number else f"{letter}:{citation.clause}"

    def letter(self, source: str) -> str:
        """`a` for the first source, `b` for the second; beyond `z` the source's own id."""
        ids = [known.id for known in self.ruleset.sources]
        place = ids.index(source)
        return chr(ord("a") + place) if place < 26 else source

    def number(self, citation: Citation) -> int:
        """The place of a clause in the list of its source, from 1; 0 where there is no such list."""
        statements = self.source(citation.source).statements or ()
        return next((place for place, known in enumerate(statements, 1) if known.id == citation.clause), 0)

    def source(self, source: str) -> Source:
        return next(known for known in self.ruleset.sources if known.id == source)

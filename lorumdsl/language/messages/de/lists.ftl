# Deutsch. Namen von Karten und Kontrakten können beliebig sein: die Sätze beugen sie nicht und geben ihnen keinen Artikel.

### How things are put together

nothing = {""}
between-sentences = {" "}
list-comma = ,{" "}
list-last = {" "}und{" "}
list-and = {" "}und{" "}
list-or = {" "}oder{" "}
list-plus = {" "}+{" "}
list-semicolon = ;{" "}
statement = { $told }.

### Seats

pot = Topf

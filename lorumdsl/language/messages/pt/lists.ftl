# Português. Nomes de cartas e contratos podem ser quaisquer: as frases evitam artigos e concordância com eles.

### How things are put together

nothing = {""}
between-sentences = {" "}
list-comma = ,{" "}
list-last = {" "}e{" "}
list-and = {" "}e{" "}
list-or = {" "}ou{" "}
list-plus = {" "}+{" "}
list-semicolon = ;{" "}
statement = { $told }.

### Seats

pot = pote

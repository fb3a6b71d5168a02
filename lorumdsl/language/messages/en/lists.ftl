# English. A sentence needs no capital letter at its beginning; what stands inside others has no full stop.

### How things are put together

nothing = {""}
between-sentences = {" "}
list-comma = ,{" "}
list-last = {" "}and{" "}
list-and = {" "}and{" "}
list-or = {" "}or{" "}
list-plus = {" "}+{" "}
list-semicolon = ;{" "}
statement = { $told }.

### Seats

pot = pot

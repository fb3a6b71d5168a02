# Magyar. Számnév után egyes szám áll; a névelőt és a ragot a mondatok úgy kerülik, hogy bármely név beléjük illjen.

### How things are put together

nothing = {""}
between-sentences = {" "}
list-comma = ,{" "}
list-last = {" "}és{" "}
list-and = {" "}és{" "}
list-or = {" "}vagy{" "}
list-plus = {" "}+{" "}
list-semicolon = ;{" "}
statement = { $told }.

### Seats

pot = kassza

# 日本語。カードやコントラクトの名前は何でもよいように、文はそれらを活用させない。

### How things are put together

nothing = {""}
between-sentences = {""}
list-comma = 、
list-last = 、
list-and = {" "}かつ{" "}
list-or = {" "}または{" "}
list-plus = {" "}＋{" "}
list-semicolon = ；
statement = { $told }。

### Seats

pot = ポット

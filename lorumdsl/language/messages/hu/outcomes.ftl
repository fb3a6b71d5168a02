### What seats did in a deal

outcome-none = senki sem visz el semmit
outcome = { $seat } { $did }
did-take = elvitte: { $cards }
did-win-trick = viszi ezt: { trick-number }
did-win-last = viszi az utolsó ütést
did-win-tricks = { $number } ütést visz
did-cross = terhére felírnak: { $number }
did-keep = kezében { $number } lap marad
did-go-out = kimegy
did-pass = { $number } alkalommal passzol
took-all = az összes { $cards } ({ $number })
took-some = { $number } { $cards }
took-of = { $number } ezek közül: { $cards }
in-doubled-deal = { $when }, duplázott leosztásban

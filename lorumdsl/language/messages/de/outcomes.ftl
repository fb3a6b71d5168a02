### What seats did in a deal

outcome-none = niemand gewinnt etwas
outcome = { $seat } { $did }
did-take = gewinnt { $cards }
did-win-trick = gewinnt den { $number }. Stich
did-win-last = gewinnt den letzten Stich
did-win-tricks = gewinnt { $number ->
    [1] 1 Stich
   *[other] { $number } Stiche
}
did-cross = bekommt { $number } berechnet
did-keep = behält { $number ->
    [1] 1 Karte
   *[other] { $number } Karten
}
did-go-out = wird fertig
did-pass = passt { $number }-mal
took-all = alle { $number } { $cards }
took-some = { $number } { $cards }
took-of = { $number } von diesen: { $cards }
in-doubled-deal = { $when } in einer verdoppelten Gabe

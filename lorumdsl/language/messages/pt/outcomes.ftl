### What seats did in a deal

outcome-none = ninguém ganha nada
outcome = { $seat } { $did }
did-take = ganha { $cards }
did-win-trick = ganha a { trick-number }
did-win-last = ganha a última vaza
did-win-tricks = ganha { $number ->
    [1] 1 vaza
   *[other] { $number } vazas
}
did-cross = paga { $number } de marcas
did-keep = fica com { $number ->
    [1] 1 carta
   *[other] { $number } cartas
}
did-go-out = bate
did-pass = passa { $number ->
    [1] 1 vez
   *[other] { $number } vezes
}
took-all = { $cards }: todas as { $number }
took-some = { $cards }: { $number }
took-of = { $number } destas: { $cards }
in-doubled-deal = { $when } numa mão dobrada

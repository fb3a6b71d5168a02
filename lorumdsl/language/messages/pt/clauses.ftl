### Where a clause stands

at-next = como continua uma sequência
at-opening = quem começa
at-pass = passar
at-revoke = renúncia
at-restriction = restrição { $name }
at-payout = pagamento { $name }
at-case = caso { $number }
at-payment = parcela { $number }
at-variant = variante { $name }
at-ruleset = em geral
at-deal = distribuição
at-bank = banca
at-rebuy = compra
at-session = partida

### What a clause says and rests on

clause-rule = { $where }: { $rule }
clause-cited = { $told } ({ $cited })
cited-place = “{ $place }”
cited-whole = por inteiro
cited-rulings = { $number ->
    [1] decisão
   *[other] decisões
} { $rulings }

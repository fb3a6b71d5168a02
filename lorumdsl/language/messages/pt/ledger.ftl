### The ledger of a session, and what it came to

column-deal = mão
column-dealer = dá
column-contract = contrato
paid = { $giver } → { $receiver } { $amount }
row-owed = dívida
row-points = pontos
row-so-far = até agora
row-pay = pagamento
row-balance = saldo
points-are-owed = { $doubled ->
    [1] os pontos são o que cada um deve: { $cost }, ×2
   *[0] os pontos são o que cada um deve: { $cost }
}
stands-at = { $who } { $balance }
balances = saldos { $each }
at-the-end = no fim: { $each }
pot-to-winners = { $number } do pote foram para os vencedores
times-bought = { $who } { $count }×
bought = { $unit ->
    [chips] compraram { $number } fichas: { $each }
    [beans] compraram { $number } feijões: { $each }
    [coins] compraram { $number } moedas: { $each }
   *[points] compraram { $number } pontos: { $each }
}
price-to-winners = os { $number } pagos por isso vão para os vencedores
first-place = { $you ->
    [1] { $number ->
        [1] você ganha
       *[other] { $names } partilham o primeiro lugar
    }
   *[0] { $number ->
        [1] { $names } ganha
       *[other] { $names } partilham o primeiro lugar
    }
}
session-unfinished = a partida continua: segue-se a mão { $number }
sum-zero = saldos e pote somam { $total }
sum-brought = saldos e pote somam { $total }: o que os jogadores trouxeram
sum-wrong = saldos e pote somam { $total }, e não { $brought }: é um erro do programa
sum-of-points = marcam-se pontos, nada se paga: não há nada para somar
run-head = { $name } · { $reference } · semente { $seed }
run-head-drawn = { $name } · { $reference } · semente { $seed } (sorteada: --seed { $seed } joga outra vez a mesma partida)
run-seats = lugares { $seats }

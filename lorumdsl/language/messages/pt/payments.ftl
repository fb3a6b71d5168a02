### Payments

revoke = quem for apanhado em renúncia (não assistiu podendo) deve { $cost }, e os outros não devem nada
scores-cost = cada um anota a sua dívida em pontos
scores = cada um anota { $price }
takers = É atingido o jogador para quem vale: { $condition }. Os outros são ilesos.
case-if = se { $condition },{" "}
case-otherwise = nos outros casos,{" "}
then = depois,{" "}
pays = { $when }{ $giver } { $amount } { $receiver }
pays-shared = { $when }{ $giver } { $amount } { $receiver }{ $rest }
pays-nothing = { $when }nada se paga
winner-takes-pot = { $when }o vencedor leva tudo o que está no pote
giver-all = cada um paga
giver-takers = cada atingido paga
giver-winner = o vencedor paga
giver-pot = o pote paga
giver-each-other = cada um paga
giver-not-takers = cada ileso paga
giver-not-winner = cada um dos outros paga
to-all = a cada um dos outros
to-takers = { $lone ->
    [1] ao atingido
   *[0] a cada atingido
}
to-winner = ao vencedor
to-pot = ao pote
to-each-other = a cada um dos outros
to-not-takers = a cada ileso
to-not-winner = a cada um dos outros
shared-all = aos outros jogadores, que repartem a soma por igual
shared-takers = aos atingidos, que repartem a soma por igual
shared-winner = ao vencedor
shared-pot = ao pote
shared-each-other = aos outros jogadores, que repartem a soma por igual
shared-not-takers = aos ilesos, que repartem a soma por igual
shared-not-winner = aos outros, que repartem a soma por igual
rest-pot = ; o que não se pode repartir vai para o pote
rest-winner = ; o que não se pode repartir vai para o vencedor

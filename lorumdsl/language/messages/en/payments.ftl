### Payments

revoke = whoever is found to have revoked owes { $cost }, and the others owe nothing
scores-cost = everybody scores their own cost
scores = everybody scores { $price }
takers = A player is a taker if { $condition }; all others are untouched.
case-if = if { $condition },{" "}
case-otherwise = otherwise{" "}
then = then{" "}
pays = { $when }{ $giver } { $amount } { $receiver }
pays-shared = { $when }{ $giver } { $amount } { $receiver }{ $rest }
pays-nothing = { $when }nothing is paid
winner-takes-pot = { $when }the winner takes all that lies in the pot
giver-all = everybody pays
giver-takers = each taker pays
giver-winner = the winner pays
giver-pot = the pot pays
giver-each-other = everybody pays
giver-not-takers = each untouched player pays
giver-not-winner = each of the others pays
to-all = to each other player
to-takers = { $lone ->
    [1] to the taker
   *[0] to each taker
}
to-winner = to the winner
to-pot = into the pot
to-each-other = to each other player
to-not-takers = to each untouched player
to-not-winner = to each of the others
shared-all = to all other players, who share the sum equally
shared-takers = to the takers, who share the sum equally
shared-winner = to the winner
shared-pot = into the pot
shared-each-other = to all other players, who share the sum equally
shared-not-takers = to the untouched players, who share the sum equally
shared-not-winner = to the others, who share the sum equally
rest-pot = ; what does not divide goes to the pot
rest-winner = ; what does not divide goes to the winner

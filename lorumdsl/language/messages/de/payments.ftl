### Payments

revoke = wem nachgewiesen wird, dass er trotz passender Farbe nicht bedient hat, der schuldet { $cost }, die anderen nichts
scores-cost = jeder schreibt sich seine Schuld als Punkte an
scores = jeder schreibt sich an: { $price }
takers = Betroffen ist ein Spieler, für den gilt: { $condition }. Die anderen sind unbetroffen.
case-if = wenn { $condition }, gilt:{" "}
case-otherwise = sonst gilt:{" "}
then = danach gilt:{" "}
pays = { $when }{ $giver } zahlt { $amount } { $receiver }
pays-shared = { $when }{ $giver } zahlt { $amount } { $receiver }{ $rest }
pays-nothing = { $when }niemand zahlt etwas
winner-takes-pot = { $when }der Sieger bekommt alles, was im Topf liegt
giver-all = jeder
giver-takers = jeder Betroffene
giver-winner = der Sieger
giver-pot = der Topf
giver-each-other = jeder
giver-not-takers = jeder Unbetroffene
giver-not-winner = jeder der anderen
to-all = an jeden der anderen
to-takers = { $lone ->
    [1] an den Betroffenen
   *[0] an jeden Betroffenen
}
to-winner = an den Sieger
to-pot = in den Topf
to-each-other = an jeden der anderen
to-not-takers = an jeden Unbetroffenen
to-not-winner = an jeden der anderen
shared-all = an alle anderen gemeinsam, zu gleichen Teilen
shared-takers = an die Betroffenen gemeinsam, zu gleichen Teilen
shared-winner = an den Sieger
shared-pot = in den Topf
shared-each-other = an alle anderen gemeinsam, zu gleichen Teilen
shared-not-takers = an die Unbetroffenen gemeinsam, zu gleichen Teilen
shared-not-winner = an die anderen gemeinsam, zu gleichen Teilen
rest-pot = ; was sich nicht teilen lässt, kommt in den Topf
rest-winner = ; was sich nicht teilen lässt, bekommt der Sieger

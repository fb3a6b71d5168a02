### Payments

revoke = akiről kiderül, hogy renonszot vétett (nem adott színre színt, pedig tudott volna), ennyivel tartozik: { $cost }; a többiek semmivel
scores-cost = mindenki annyi pontot kap, amennyi a tartozása
scores = mindenki ennyit kap: { $price }
takers = Érintett az a játékos, akire igaz: { $condition }. A többi érintetlen.
case-if = ha { $condition },{" "}
case-otherwise = egyébként{" "}
then = azután{" "}
pays = { $when }{ $giver } { $receiver } { $amount }
pays-shared = { $when }{ $giver } a közösbe { $amount }; az így összegyűlt összegen { $receiver }{ $rest }
pays-nothing = { $when }senki sem fizet
winner-takes-pot = { $when }a nyertes elviszi mindazt, ami a kasszában van
giver-all = mindenki
giver-takers = minden érintett
giver-winner = a nyertes
giver-pot = a kassza
giver-each-other = mindenki
giver-not-takers = minden érintetlen játékos
giver-not-winner = a többi játékos mindegyike
to-all = az összes többi játékosnak külön-külön
to-takers = { $lone ->
    [1] az érintettnek
   *[0] minden érintettnek külön-külön
}
to-winner = a nyertesnek
to-pot = a kasszába
to-each-other = az összes többi játékosnak külön-külön
to-not-takers = minden érintetlennek külön-külön
to-not-winner = a többi játékos mindegyikének
shared-all = a többi játékos egyenlően osztozik
shared-takers = az érintettek egyenlően osztoznak
shared-winner = a nyertes nem osztozik mással
shared-pot = senki sem osztozik, a kasszába kerül
shared-each-other = a többi játékos egyenlően osztozik
shared-not-takers = az érintetlenek egyenlően osztoznak
shared-not-winner = a többiek egyenlően osztoznak
rest-pot = ; ami nem osztható el, a kasszába kerül
rest-winner = ; ami nem osztható el, a nyertesé

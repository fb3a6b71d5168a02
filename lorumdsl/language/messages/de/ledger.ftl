### The ledger of a session, and what it came to

column-deal = Gabe
column-dealer = Geber
column-contract = Kontrakt
paid = { $giver } → { $receiver } { $amount }
row-owed = Schuld
row-points = Punkte
row-so-far = bisher
row-pay = Zahlung
row-balance = Stand
points-are-owed = { $doubled ->
    [1] Punkte sind, was einer schuldet: { $cost }, ×2
   *[0] Punkte sind, was einer schuldet: { $cost }
}
stands-at = { $who } { $balance }
balances = Stand { $each }
at-the-end = am Ende: { $each }
pot-to-winners = { $number } aus dem Topf gingen an die Sieger
times-bought = { $who } { $count }×
bought = { $unit ->
    [chips] { $number } Chips nachgekauft: { $each }
    [beans] { $number } Bohnen nachgekauft: { $each }
    [coins] { $number } Münzen nachgekauft: { $each }
   *[points] { $number } Punkte nachgekauft: { $each }
}
price-to-winners = die dafür gezahlten { $number } gehen an die Sieger
first-place = { $you ->
    [1] { $number ->
        [1] du gewinnst
       *[other] { $names } teilen sich den ersten Platz
    }
   *[0] { $number ->
        [1] { $names } gewinnt
       *[other] { $names } teilen sich den ersten Platz
    }
}
session-unfinished = die Partie geht weiter: als Nächstes kommt Gabe { $number }
sum-zero = Stände und Topf ergeben zusammen { $total }
sum-brought = Stände und Topf ergeben zusammen { $total }: was die Spieler mitgebracht haben
sum-wrong = Stände und Topf ergeben zusammen { $total } und nicht { $brought }: das ist ein Fehler des Programms
sum-of-points = Punkte werden angeschrieben, nicht gezahlt: es gibt nichts zusammenzuzählen
run-head = { $name } · { $reference } · Startwert { $seed }
run-head-drawn = { $name } · { $reference } · Startwert { $seed } (gezogen: --seed { $seed } spielt dieselbe Partie noch einmal)
run-seats = Plätze { $seats }

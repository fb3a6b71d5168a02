### Where a clause stands

at-next = wie eine Kette weitergeht
at-opening = wer beginnt
at-pass = Passen
at-revoke = Nichtbedienen
at-restriction = Verbot { $name }
at-payout = Auszahlung { $name }
at-case = Fall { $number }
at-payment = Zahlung { $number }
at-variant = Variante { $name }
at-ruleset = allgemein
at-deal = Geben
at-bank = Bank
at-rebuy = Nachkaufen
at-session = Partie

### What a clause says and rests on

clause-rule = { $where }: { $rule }
clause-cited = { $told } ({ $cited })
cited-place = „{ $place }“
cited-whole = als Ganzes
cited-rulings = { $number ->
    [1] Entscheidung
   *[other] Entscheidungen
} { $rulings }

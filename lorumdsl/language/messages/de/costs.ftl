### What is counted

each-won = für den { $number }. Stich
each-won-last = für den letzten Stich
each-tricks = je Stich
each-left = je Karte, die auf der Hand bleibt
each-passes = je Passen
trick-number = { $number }. Stich
trick-last = letzter Stich
count-taken = gewonnene Karten: { $cards }
count-played = bisher gespielte Karten: { $cards }
count-discarded = bisher abgeworfene Karten: { $cards }
count-tricks = Stiche
count-left = Karten auf der Hand
count-passes = Passen
count-crossed = Preise der erreichten Marken
count-cost = Schuld
count-total = Schuld aller zusammen
count-takers = Zahl der Betroffenen
count-pot = Inhalt des Topfes
count-balance = Kontostand
count-seats = Zahl der Spieler
count-trick = Nummer des Stichs

### Amounts and conditions

amount = { $unit ->
    [chips] { $number ->
        [1] 1 Chip
       *[other] { $number } Chips
    }
    [beans] { $number ->
        [1] 1 Bohne
       *[other] { $number } Bohnen
    }
    [coins] { $number ->
        [1] 1 Münze
       *[other] { $number } Münzen
    }
   *[points] { $number ->
        [1] 1 Punkt
       *[other] { $number } Punkte
    }
}
term = { $amount } { $what }
term-fixed = { $amount } in jedem Fall
term-noun = so viel wie: { $what }
term-times = { $number } mal: { $what }
in-all = { $cost }, insgesamt { $amount }
due-cost = die eigene Schuld
due-total = die Schuld aller zusammen
due-amount = { $amount }
due-pot = alles, was im Topf liegt
divided = ({ $left } ÷ { $right }, abgerundet)
the-min = die kleinste dieser Zahlen: ({ $numbers })
the-max = die größte dieser Zahlen: ({ $numbers })
not = es gilt nicht: { $condition }
if-else = { $then }, falls { $when }, sonst { $otherwise }
always = immer
never = nie
if-all-takers = alle Spieler betroffen sind
if-any-cost = die Schuld ist größer als 0
if-takers = { $number ->
    [0] niemand betroffen ist
    [1] nur ein Spieler betroffen ist
   *[other] { $number } Spieler betroffen sind
}

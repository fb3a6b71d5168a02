### Actions

action-refused = { $action } ist nicht erlaubt: { $reason }; erlaubt: { $legal }
refused = { $action } ist nicht erlaubt: { $reason }
none = nichts
because = { $fact }: { $rule }
unknown-action = `{ $text }` ist weder eine Karte dieses Blatts noch `pass`
places-held = { $seat } hat { $number ->
    [1] eine Karte, #1
   *[other] { $number } Karten, #1 bis #{ $number }
}
card-played = { $card } ist schon gespielt
card-not-held = { $seat } ist am Zug und hat { $card } nicht
holds = { $seat } hat { $cards }
suit-led = ausgespielt wurde { $suit }, und { $seat } hat { $cards }
leads-choosing = { $seat } spielt zum { $trick }. Stich aus und hat andere Karten zur Wahl
plays-choosing = { $seat } gibt zum { $trick }. Stich zu und hat andere Karten zur Wahl
starts-chain = { $seat } beginnt eine Kette und kann jede Karte spielen
begins-layout = { $seat } beginnt und kann jede Karte legen
can-play = { $seat } kann { $cards } spielen
has-cards = { $seat } hat Karten zu spielen: in { $contract } passt niemand
fits-not = { $card } lässt sich nicht anlegen, nur { $cards }
chain-goes-on = die Kette geht mit { $cards } weiter
so-passes = { $fact }, also passt { $seat }

### The deal is over

over-out = { $seat } hat keine Karte mehr: die Gabe endet, sobald eine Hand leer ist
over-played = alle Karten sind gespielt: die Gabe ist zu Ende
over-decided = es kann sich nichts mehr ändern: die Gabe ist zu Ende
over-passed = alle haben gepasst: die Gabe ist zu Ende
not-settled = die Gabe ist nicht zu Ende: noch wird nichts gezahlt

### Contracts of a session

double-or-single = der Geber sagt jetzt `double` oder `single`
deal-not-over = Gabe { $number } ist noch nicht zu Ende
session-over = die Partie ist zu Ende
no-doubling = in { $reference } wird nicht verdoppelt
contract-open = es muss ein Kontrakt gewählt werden
contract-named = { $contract } ist schon angesagt
contract-unknown = { $ruleset } hat in der Partie keinen solchen Kontrakt
contract-once = in Gabe { $number } steht er nicht zur Wahl: jeder Kontrakt kommt einmal je Runde
contract-fixed = in Gabe { $number } steht er nicht zur Wahl: die Kontrakte haben eine feste Reihenfolge, und { $next } ist der nächste
no-contract = kein Kontrakt

### Hands and seeds

no-seat = es gibt keinen Platz { $number }: die Plätze sind 1 bis { $seats }
no-card = `{ $text }` ist keine Karte dieses Blatts
no-rank = `{ $text }` ist kein Rang dieses Blatts
card-twice = `{ $card }` steht zweimal da
card-in-two-hands = `{ $card }` steht an zwei Stellen
hands-too-few = { $number ->
    [1] 1 Kartenliste
   *[other] { $number } Kartenlisten
} für { $seats } Plätze; ein Platz ohne Karten ist `""`
hands-too-many = { $number } Kartenlisten für { $seats } Plätze; die Karten eines Platzes stehen in einem Text
seed-range = ein Startwert ist eine ganze Zahl von 0 bis { $most }, nicht { $seed }
deal-range = Gaben haben die Nummern 1 bis { $most }, nicht { $number }
session-range = Partien haben die Nummern 1 bis { $most }, nicht { $number }
deals-of-a-seed = zu einem Startwert gehören 1 bis { $most } Gaben, nicht { $number }
sessions-of-a-seed = zu einem Startwert gehören 1 bis { $most } Partien, nicht { $number }
seed-of-sessions = der Startwert von Partien ist höchstens { $most }, nicht { $seed }

### Positions

begins-not = { $seat } beginnt nicht: { $holder } hat { $cards }
trick-cannot-be-next = der { $trick }. Stich kann nicht der nächste sein, wenn eine Hand { $number ->
    [1] 1 Karte
   *[other] { $number } Karten
} hat
held-and-played = kann nicht auf einer Hand und schon gespielt sein: { $cards }
moves-without-cards = { $seat } ist am Zug und hat keine Karten
nothing-laid-out = in { $contract } wird nichts ausgelegt

### What has been counted

counter-unreadable = `{ $text }` lässt sich nicht angeben: { $reason }
counter-none = das ist kein Zähler
no-captures = in { $contract } gewinnt niemand Karten
no-award = { $contract } kennt keine Strafe für Nichtbedienen: eine unerlaubte Karte wird einfach zurückgewiesen
numbers-for-seats = { $counter } hat { $number ->
    [1] 1 Zahl
   *[other] { $number } Zahlen
} für { $seats } Plätze
counter-negative = { $counter } kann nicht unter 0 sein
counter-missing = { $counter } fehlt: danach wird { $contract } abgerechnet
counter-misplaced = { $counter } lässt sich in { $contract } nicht zählen, einem { $kind ->
    [trick] Stichkontrakt
    [chain] Kettenkontrakt
    [layout] Legekontrakt
   *[count] Zählkontrakt
}
cards-add-up = { $counter } ergibt { $placed }, und im Spiel sind { $there } solche Karten
counts-too-many = das sind zu viele Zahlen, um sie gegeneinander zu prüfen: die Karten einzeln angeben
no-sharing = keine Verteilung der Karten passt zu diesen Zahlen
not-in-a-pile = jemand muss { $cards } gewonnen haben
pile-differs = { $counter } sagt { $number } für { $seat }, und das liegt nicht im Stapel
captures-too-many = { $seat } kann nicht { $cards ->
    [1] 1 Karte
   *[other] { $cards } Karten
} in { $tricks ->
    [1] 1 Stich
   *[other] { $tricks } Stichen
} gewonnen haben
captures-too-many-cards = { $seat } kann nicht { $cards ->
    [1] 1 Karte
   *[other] { $cards } Karten
} in Stichen mit zusammen { $most } gewonnen haben
tricks-add-up = die Stiche ergeben { $placed }, und eine Gabe hat { $tricks }
one-winner = { $counter } muss für einen Platz 1 und für die anderen 0 sein
no-trick = einen { $trick }. Stich gibt es nicht: eine Gabe hat { $tricks }
two-winners = der { $trick }. Stich hat zwei Gewinner
named-tricks = { $seat } hat { $named ->
    [1] 1 genannten Stich
   *[other] { $named } genannte Stiche
} und insgesamt nur { $tricks }
not-stopped = die Gabe kann nicht so früh zu Ende gewesen sein: was { $contract } beendet, ist nicht eingetreten
one-empty-hand = genau eine Hand ist leer: die Gabe endet, sobald eine Hand leer ist
left-too-many = niemand kann { $left } von { $most } Karten übrig haben
passes-due = { $seat } hat { $left ->
    [1] 1 Karte
   *[other] { $left } Karten
} übrig und muss { $due }-mal gepasst haben, nicht { $number }-mal, denn { $winner } war nach { $passes }-mal Passen fertig
if-began = { $refusal }; so ist es, wenn { $seat } begonnen hat, und kein anderer kann begonnen haben
thresholds-too-many = { $contract } hat zu viele Marken, um das zu prüfen
thresholds-shared = die Preise { $prices } müssen sich auf die Plätze verteilen
numbers-needed = es braucht { $seats } Zahlen, eine für jeden Platz; hier { $number ->
    [1] ist 1
   *[other] sind { $number }
}
said-before = { $refusal }; vorher gesagt: { $said }

### Score sheets

no-entries = es ist noch keine Gabe eingetragen
no-deal = es gibt keine Gabe { $number }: eingetragen { $entered ->
    [0] ist keine
    [1] ist nur Gabe 1
   *[other] sind die Gaben 1 bis { $entered }
}
in-deal = Gabe { $number }: { $told }
in-deal-of = Gabe { $number }, { $contract }: { $told }
names-for-seats = { $number ->
    [1] 1 Name
   *[other] { $number } Namen
} für { $seats } Plätze
name-length = ein Name hat 1 bis { $most } Zeichen, { $name } nicht
name-confusing = { $name } kann kein Name sein: man hielte es für etwas anderes
names-alike = zwei Spieler heißen { $name }

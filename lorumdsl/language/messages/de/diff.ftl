### A difference between two rulesets, and its two sides

instead = { $now } statt { $before }
instead-of = { $now } (statt: { $before })
in-contract = { $contract }: { $told }
and-in-sums = { $told } (und damit auch in { $contracts })

### Seats, pack, dealing, bank

seats-counted = { $number ->
    [1] 1 Platz
   *[other] { $number } Plätze
}
way-clockwise = im Uhrzeigersinn
way-counterclockwise = gegen den Uhrzeigersinn
diff-direction = gespielt wird { $now } statt { $before }
cards-counted = { $number ->
    [1] 1 Karte
   *[other] { $number } Karten
}
pack-without = ohne { $cards }
pack-with = zusätzlich mit { $cards }
diff-pack = das Blatt hat { $now } statt { $before }: { $parts }
diff-pack-as-large = das Blatt ist ein anderes von gleicher Größe: { $parts }
diff-ranks = Rangfolge von unten nach oben: { $now } (statt: { $before })
packets-each = { $number ->
    [1] einzeln
   *[other] zu je { $number }
}
packets = in Päckchen zu { $packets }
packets-any = in beliebigen Päckchen
diff-packets = die Karten werden { $now } statt { $before } gegeben
cut-by-left = der linke Nachbar des Gebers
cut-by-right = der rechte Nachbar des Gebers
cut-by-none = niemand
diff-cut = wer abhebt: { $now } (statt: { $before })
first-by-next = der nächste Spieler nach dem Geber
first-by-dealer = der Geber
diff-first = wer die ersten Karten bekommt: { $now } (statt: { $before })
unit-chips = Chips
unit-beans = Bohnen
unit-coins = Münzen
unit-points = Punkte
diff-unit = gespielt wird um { $now } statt { $before }
diff-start = jeder beginnt mit { $now } statt { $before }
rebuy-none = niemand kauft nach
rebuy-for = wer weniger als { $below } hat, kauft { $amount } für { $price } nach
leftover-to-winners = teilen sich die Sieger
leftover-in-pot = bleibt dort
diff-leftover = was am Ende im Topf liegt: { $now } (statt: { $before })

### The session

choice-in-turn = der nächste in der Reihe
choice-of-dealer = der, den der Geber wählt
diff-choice = der nächste Kontrakt ist { $now } (statt: { $before })
dealer-moves-on = nach jeder Gabe
dealer-keeps-cycle = nach einer ganzen Runde
diff-dealer = das Geben wechselt { $now } statt { $before }
least-wins = am wenigsten
most-wins = am meisten
diff-wins = die Partie gewinnt, wer { $now } hat, statt { $before }
tie-is-shared = wird unter den Gleichen geteilt
tie-is-played-off = wird in einer zusätzlichen Gabe ausgespielt
diff-ties = der erste Platz { $now } (statt: { $before })
doubling-by-nobody = niemand
doubling-by-dealer = der Geber
diff-doubling = eine Gabe verdoppeln darf { $now } (statt: { $before })
cycles-counted = { $number ->
    [1] 1 Runde
   *[other] { $number } Runden
}
diff-cycles = eine Partie hat { $now } statt { $before }
dealer-shifted = { $seats ->
    [0] mit demselben Geber
    [1] 1 Platz weiter
   *[other] { $seats } Plätze weiter
}
diff-shift = die nächste Runde beginnt { $now } statt { $before }
session-full = die Partie dauert ihre volle Länge
session-until = die Partie endet, sobald für irgendeinen Spieler gilt: { $condition }
times-in-cycle = { $number ->
    [0] nie
    [1] einmal je Runde
    [2] zweimal je Runde
   *[other] { $number }-mal je Runde
}
diff-times = { $contract } wird { $now } statt { $before } gespielt
diff-order = Reihenfolge der Kontrakte: { $now } (statt: { $before })
diff-only-has = nur { $ruleset } hat { $contract }: { $told }
price-at = { $price } bei { $goal }
contract-that-charges = ein Zählkontrakt mit diesen Preisen: { $prices }
contract-of-trick = ein Stichkontrakt, { $course }
contract-of-chain = ein Kettenkontrakt, { $course }
contract-of-layout = ein Legekontrakt, { $course }
contract-of-count = ein Zählkontrakt, { $course }

### Costs, restrictions, payouts

cards-cost = { $number ->
    [1] { $cards } kostet { $price }
   *[other] { $cards } kosten je { $price }
}
diff-cards-cost = { $number ->
    [1] { $cards } kostet { $now } statt { $before }
   *[other] { $cards } kosten je { $now } statt { $before }
}
diff-term = { $now } (statt: { $before })
diff-owes = ein Spieler schuldet { $now } statt { $before }
diff-sum = zusammengezählt werden { $now } statt { $before }
diff-restriction = { $now }; in { $ruleset } dagegen: { $before }
diff-restriction-only = nur in { $ruleset }: { $rule }
restriction-none = nichts dergleichen ist verboten
restriction-before = { $first }, und zwar vor: { $second }
diff-restriction-order = wo beide zusammen keine Karte ließen, geht `{ $first }` vor `{ $second }` statt danach
diff-paid = { $contracts }, falls gilt: { $when }: { $now } (statt: { $before })
diff-paid-in-several = anders gezahlt wird in { $contracts }; in { $contract }, falls gilt: { $when }: { $now } (statt: { $before })
and-pot-holds = { $when } und im Topf { $number } liegen
seats-get = { $several ->
    [0] { $seats } bekommt { $number }
   *[1] { $seats } bekommen je { $number }
}
seats-pay = { $several ->
    [0] { $seats } zahlt { $number }
   *[1] { $seats } zahlen je { $number }
}
seats-score = { $several ->
    [0] { $seats } schreibt { $number } an
   *[1] { $seats } schreiben je { $number } an
}
pot-gets = der Topf bekommt { $number }
pot-pays = der Topf zahlt { $number }
nobody-pays = niemand zahlt
nobody-scores = niemand bekommt Punkte

### The keys of a contract

kind-named-trick = Stichkontrakt
kind-named-chain = Kettenkontrakt
kind-named-layout = Legekontrakt
kind-named-count = Zählkontrakt
diff-kind = Art des Kontrakts: { $now } (statt: { $before })
diff-hand-own = jeder sieht seine eigenen Karten
diff-hand-blind = jeder sieht die Karten der anderen, aber nicht seine eigenen
diff-follow-none = jede Karte darf gespielt werden
diff-follow-suit = wer bedienen kann, muss
diff-unfollowed-leader = ein Stich, in dem niemand bedient hat, gehört dem Ausspielenden
diff-unfollowed-own = in einem Stich, in dem niemand bedient hat, behält jeder seine Karte
diff-trump = Trumpf ist { $value }
diff-trump-none = es gibt keinen Trumpf
diff-stop = { $value }
diff-stop-never = alle Stiche werden gespielt
diff-next-any = eine Kette geht in jeder Farbe weiter
diff-next-same = eine Kette bleibt in ihrer Farbe
diff-wrap-not = der höchste Rang ist der letzte
diff-wrap = auf den höchsten Rang folgt der niedrigste
diff-turn-order = gespielt wird der Reihe nach
diff-turn-holder = wer die nächste Karte hat, spielt sie
diff-limit = { $value ->
    [1] 1 Karte
   *[other] { $value } Karten
}
diff-limit-none = beliebig vielen Karten
diff-limit-about = eine Kette endet nach { $now } statt { $before }
diff-build-up = die Reihen wachsen nach oben
diff-build-down = die Reihen wachsen nach unten
diff-build-both = die Reihen wachsen nach oben und nach unten
diff-missing-blocks = eine Karte, die nicht im Blatt ist, sperrt ihre Farbe
diff-missing-laid = Karten, die nicht im Blatt sind, gelten als gelegt
diff-value = { $value }
diff-value-none = nichts
diff-value-about = { $what } zählt { $now } statt { $before }
diff-threshold = { $value }
diff-threshold-none = nichts
diff-threshold-about = { $what } zu erreichen kostet { $now } statt { $before }
diff-total = { $value }
diff-total-about = alle zusammen schulden { $now } statt { $before }
diff-revoke = Nichtbedienen kostet { $value }
diff-revoke-free = Nichtbedienen kostet nichts
diff-opening-none = der nächste Spieler nach dem Geber beginnt

### What differs besides, and how two games part

diff-heading = { $a } → { $b }: { $number ->
    [0] kein Unterschied in den Regeln
    [1] 1 Unterschied in den Regeln
   *[other] { $number } Unterschiede in den Regeln
}
besides = Außerdem: { $facts }.
is-called = { $contract } heißt { $other }
besides-renamed = in { $ruleset }: { $names }
names = Namen
names-of-cards = Kartennamen
sources = Quellen
besides-differ = verschieden sind { $what }
besides-offers = { $number ->
    [1] nur { $ruleset } bietet die Variante { $variants }
   *[other] nur { $ruleset } bietet die Varianten { $variants }
}
games-agree = { $number ->
    [1] Kontrakt für Kontrakt ging 1 Gabe unter beiden Regeln gleich aus.
   *[other] Kontrakt für Kontrakt gingen { $number } Gaben unter beiden Regeln gleich aus.
}
games-part = Mit dem Startwert { $seed } trennen sich die Spiele hier: { $told }
parting = Gabe { $number }, { $contract }, Zug { $action }, { $seat }: { $told }
parting-at-the-end = Gabe { $number }, { $contract }: { $told }
dealt-to = { $cards } Karten an { $seats } Plätze
end-of-deal = das Ende der Gabe
turn-of = { $seat } ist am Zug

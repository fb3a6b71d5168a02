### The game

mark-changed = anders
mark-gone = gilt hier nicht
subtitle = Ein Regelheft, geschrieben aus dem Regelwerk „{ $id }“.
subtitle-variants = Ein Regelheft, geschrieben aus dem Regelwerk „{ $id }“ mit: { $variants }.
differs = Was von der Grundlage ({ $base }) abweicht, ist gekennzeichnet.
left-out = Hier nicht gespielt: { $contracts }.
remark = { $text }
remark-quoted = Anmerkung: „{ $text }“
head-game = Das Spiel
game = { $name } ist ein Kartenspiel für { $seats } Spieler mit { $cards } Karten.
game-deals = { $contracts ->
    [1] Es hat einen einzigen Kontrakt, der in { $deals } Gaben gespielt wird.
   *[other] Es hat { $contracts } Kontrakte, kleine Spiele mit je eigenem Ziel, und dauert { $deals } Gaben.
}
aim = { $wins ->
    [least] Wer am Ende die wenigsten { $unit ->
        [chips] Chips
        [beans] Bohnen
        [coins] Münzen
       *[points] Punkte
    } hat, gewinnt.
   *[most] Wer am Ende die meisten { $unit ->
        [chips] Chips
        [beans] Bohnen
        [coins] Münzen
       *[points] Punkte
    } hat, gewinnt.
}
head-table = Spieler und Karten
seats = { $side ->
    [left] Am Tisch sitzen { $number } Spieler. Gegeben und gespielt wird im Uhrzeigersinn: der nächste Spieler sitzt links.
   *[right] Am Tisch sitzen { $number } Spieler. Gegeben und gespielt wird gegen den Uhrzeigersinn: der nächste Spieler sitzt rechts.
}
pack = Das Blatt hat { $cards } Karten in { $suits } Farben: { $names }.
ranks = Von oben nach unten ist die Rangfolge { $names }.
stripped = Aus dem Blatt genommen: { $cards }.
head-dealing = Geben
cut-left = Der linke Nachbar des Gebers hebt ab.
cut-right = Der rechte Nachbar des Gebers hebt ab.
cut-none = Es wird nicht abgehoben.
dealt = Jeder bekommt { $size } Karten.
dealt-alike = Jeder bekommt { $size } Karten, { $packet ->
    [1] jeweils eine
   *[other] jeweils { $packet }
} auf einmal.
dealt-packets = Jeder bekommt { $size } Karten, in Päckchen zu { $packets }.
first-packet-next = { $begins ->
    [holder] Der nächste Spieler nach dem Geber bekommt die ersten Karten.
   *[next] Der nächste Spieler nach dem Geber bekommt die ersten Karten und beginnt das Spiel.
}
first-packet-dealer = { $begins ->
    [holder] Der Geber bekommt die ersten Karten.
   *[next] Der Geber bekommt die ersten Karten; der nächste Spieler beginnt das Spiel.
}

### Session, bank, winning

head-session = Die Partie
contracts-fixed = { $number ->
    [1] Gespielt wird ein Kontrakt: { $contracts }. Das ist eine Runde.
   *[other] Die Kontrakte werden in dieser Reihenfolge gespielt: { $contracts }. Diese { $number } Gaben sind eine Runde.
}
contracts-chosen = Bei jeder Gabe sieht sich der Geber seine Karten an und wählt einen Kontrakt, der in dieser Runde noch nicht gespielt wurde: { $contracts }. Eine Runde ist zu Ende, wenn jeder einmal gespielt wurde, nach { $number ->
    [1] einer Gabe
   *[other] { $number } Gaben
}.
dealer-holds = Ein Spieler gibt die ganze Runde lang; dann geht das Geben an den nächsten Spieler.
dealer-changes = Nach jeder Gabe gibt der nächste Spieler.
cycles = { $cycles ->
    [1] Gespielt wird eine Runde: { $deals } Gaben.
   *[other] Gespielt werden { $cycles } Runden: { $deals } Gaben.
}
shift = { $seats ->
    [0] Jede Runde beginnt mit demselben Geber wie die vorige.
    [1] Der erste Geber jeder Runde sitzt einen Platz nach dem der vorigen.
   *[other] Der erste Geber jeder Runde sitzt { $seats } Plätze nach dem der vorigen.
}
doubling = Wenn der Kontrakt feststeht und bevor die erste Karte fällt, darf der Geber verdoppeln: in dieser Gabe zählen alle Schulden doppelt.
ends-early = Die Partie endet vorzeitig nach einer Gabe, nach der für irgendeinen Spieler gilt: { $condition }.
head-bank = Die Rechnung
bank = Gespielt wird um { $unit ->
    [chips] Chips
    [beans] Bohnen
    [coins] Münzen
   *[points] Punkte
}. Jeder beginnt mit { $start }. Der Kredit ist unbegrenzt: ein Kontostand darf unter null fallen.
bank-points = Was eine Gabe kostet, wird als Punkte angeschrieben; gezahlt wird nichts. Jeder beginnt mit { $start }. Die Punkte haben keine Grenze.
leftover-stays = Was am Ende der Partie im Topf liegt, bleibt dort.
leftover-shared = Was am Ende der Partie im Topf liegt, teilen sich die Sieger.
rebuy = Wer nach einer Gabe weniger als { $below } hat, kauft { $amount } zum Preis von { $price }, so oft wie nötig.
head-winning = Sieg
wins = { $wins ->
    [least] Die Partie gewinnt, wer die wenigsten { $unit ->
        [chips] Chips
        [beans] Bohnen
        [coins] Münzen
       *[points] Punkte
    } hat.
   *[most] Die Partie gewinnt, wer die meisten { $unit ->
        [chips] Chips
        [beans] Bohnen
        [coins] Münzen
       *[points] Punkte
    } hat.
}
tie-shared = Bei Gleichstand wird der Sieg geteilt.
tie-extra-deal = Bei Gleichstand entscheidet eine zusätzliche Gabe.
head-variants = Varianten
variant = { $kind ->
    [reading] { $name } ({ $reference }): eine andere Lesart der Quellen.
   *[house] { $name } ({ $reference }): eine Hausregel.
}
variant-extends = Enthält „{ $name }“.

### How to play

head-play = Wie gespielt wird
kind-trick = { $number ->
    [1] Stichkontrakt: { $contracts }.
   *[other] Stichkontrakte: { $contracts }.
}
kind-chain = { $number ->
    [1] Kette: { $contracts }.
   *[other] Ketten: { $contracts }.
}
kind-layout = { $number ->
    [1] Legekontrakt: { $contracts }.
   *[other] Legekontrakte: { $contracts }.
}
kind-count = { $number ->
    [1] Zählkontrakt: { $contracts }.
   *[other] Zählkontrakte: { $contracts }.
}
play-trick = { $begins ->
    [holder] Ein Spieler spielt zum ersten Stich aus
   *[next] Der nächste Spieler nach dem Geber spielt zum ersten Stich aus
}, die anderen geben der Reihe nach je eine Karte zu.
play-follow = Wer eine Karte der ausgespielten Farbe hat, muss bedienen; wer keine hat, darf jede Karte spielen. Niemand muss überstechen.
play-trick-won = Trümpfe gibt es nicht: die höchste Karte der ausgespielten Farbe gewinnt den Stich. Wer ihn gewinnt, behält seine Karten vor sich und spielt zum nächsten aus.
play-trick-won-or-trumped = Die höchste Karte der ausgespielten Farbe gewinnt den Stich, sofern es keinen Trumpf gibt, der ihn sticht. Wer ihn gewinnt, behält seine Karten vor sich und spielt zum nächsten aus.
play-lifted = Ein Verbot, das einem Spieler keine spielbare Karte ließe, gilt nicht.
play-chain = { $begins ->
    [holder] Ein Spieler beginnt eine Kette.
   *[next] Der nächste Spieler nach dem Geber beginnt mit einer beliebigen Karte eine Kette.
} Dann folgen die Karten aufeinander, jede einen Rang höher als die letzte. Ist eine Kette zu Ende, beginnt der Spieler ihrer letzten Karte mit einer beliebigen Karte eine neue. Die Gabe endet, sobald eine Hand leer ist; dieser Spieler ist Sieger der Gabe.
play-layout = { $begins ->
    [holder] Ein Spieler legt die erste Karte.
   *[next] Der nächste Spieler nach dem Geber legt eine beliebige Karte.
} Ihr Rang ist der Anfangsrang jeder Farbe. Der Reihe nach legt jeder eine Karte: die Anfangskarte einer Farbe oder die nächste Karte an die Reihe ihrer Farbe. Die Gabe endet, sobald eine Hand leer ist; dieser Spieler ist Sieger der Gabe.
play-count = Der Reihe nach spielt jeder eine beliebige Karte. Die Werte aller gespielten Karten werden fortlaufend zusammengezählt. Die Gabe endet, wenn alle Karten gespielt sind.

### A contract

head-contract = { $number }. { $name }
trick-sum = Gleichzeitig gespielt werden: { $contracts }. Ihre Schulden werden zusammengezählt, und alle ihre Verbote gelten.
trick-blind = Jeder sieht die Karten aller anderen, aber nicht die eigenen, und spielt eine Karte, ohne sie zu kennen.
trick-no-follow = Niemand muss bedienen: jede Karte darf gespielt werden.
trick-trump = Trumpf: { $cards }. Trumpf sticht die ausgespielte Farbe; der höchste Trumpf gewinnt den Stich.
trick-keeps-own = Hat niemand bedient, nimmt jeder seine eigene Karte als gewonnen zurück, und derselbe Spieler, der als Gewinner des Stichs zählt, spielt wieder aus.
chain-holder = Wer die nächste Karte hat, muss sie spielen, auch außer der Reihe und auch zweimal nacheinander. Hat sie niemand, ist die Kette zu Ende.
chain-in-order = Gespielt wird streng der Reihe nach: wer eine nächste Karte spielen kann, muss; wer nicht kann, passt. Passen alle nacheinander, ist die Kette zu Ende.
pass-free = Passen kostet nichts.
chain-limit = Eine Kette ist nach { $number ->
    [1] einer Karte
   *[other] { $number } Karten
} zu Ende.
chain-no-limit = Eine Kette darf beliebig viele Karten haben.
layout-pass = Wer eine Karte legen kann, muss; wer nicht kann, passt.
missing-laid = Eine Karte, die nicht im Blatt ist, zählt als gelegt, sobald sie an der Reihe ist.
missing-blocks = Eine Karte, die nicht im Blatt ist, sperrt ihre Reihe.
value = { $rank } = { $number }
count-values = Die Karten zählen: { $values }.
count-no-value = Alle anderen zählen nichts.
cost = Schuld: { $price }.
total = Die Schulden aller ergeben zusammen { $amount }.
paid-as-before = Gezahlt wird wie bei { $contract }.

### Examples

payout-name = { $name }.
examples = { $number ->
    [1] Beispiel
   *[other] Beispiele
} ({ $counted } → { $paid ->
    [points] Punkte
   *[payment] Zahlung; Topf vorher → nachher
})
cards-taken = gewonnene Karten
player-1 = Anna
player-2 = Bernd
player-3 = Clara
player-4 = Dirk
player-5 = Elsa
player-6 = Fritz
player-7 = Greta
player-8 = Hans

### At the end

head-disputed = Strittige Punkte (Entscheidungen im englischen Wortlaut)
ruling = { $mark } „{ $question } → { $decision }“
ruling-variants = Die andere Lesart als Variante: { $variants }.
head-sources = Quellen
source = ({ $mark }) { $title }.
source-clauses = Zitiert: { $clauses }.

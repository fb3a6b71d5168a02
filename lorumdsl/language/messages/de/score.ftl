### What a score sheet asks about a finished deal

ask-who-captured = wer hat { $what } genommen?
ask-who-won = wer hat den { $what } gemacht?
ask-who-crossed = wer hat die Zählung auf { $what } gebracht?
ask-captured = { $what } genommen von
ask-tricks = Stiche gemacht von
ask-tricks-noun = Stiche
ask-crossed = für Marken zahlt
ask-crossed-noun = Zahlungen
ask-left = Karten auf der Hand von
ask-left-noun = Karten
ask-passes = gepasst von
ask-passes-noun = Passen
ask-all = { $question } { $players }:
ask-in-all = { $question } { $players } (zusammen { $number }):
ask-at-most = { $question } { $players } (zusammen höchstens { $number }):
ask-all-or-one = { $question } { $players } (oder nur von dem, der ausgegangen ist):
ask-contract = welchen Kontrakt wählt { $who }?
ask-doubling = verdoppelt { $who }? (yes oder no)
ask-at-the-end = undo, correct N oder quit:

### What is said of deals

tie-is-played-on = { $names } sind gleichauf auf dem ersten Platz: eine zusätzliche Gabe, in der nur ihre Punkte zählen
deal-to-choose = Gabe { $number }, { $dealer } gibt
deal-of-contract = Gabe { $number }: { $contract }, { $dealer } gibt
written-already = schon aufgeschrieben: { $said }; `again` beginnt diese Gabe von vorn
nobody = niemand
said-who = { $question } { $who }
said-numbers = { $noun } { $numbers }
is-corrected = Gabe { $number } ist berichtigt
revoked-and-owes = { $who } hat nicht bedient und schuldet { $number }, die anderen nichts
answer-taken-back = die letzte Antwort ist zurückgenommen
stays = Gabe { $number } bleibt, wie sie war
stays-because = Gabe { $number } bleibt, wie sie war: { $reason }
deal-taken-back = Gabe { $number } ist zurückgenommen: { $contract }, { $pay }
correcting = Gabe { $number } wird berichtigt, bisher { $contract }, { $pay }; `undo` lässt sie, wie sie war
deal-line = { $doubled ->
    [1] { $number } { $contract } ×2: { $each }; Topf { $pot }
   *[0] { $number } { $contract }: { $each }; Topf { $pot }
}

### How it stands

column-scored = Punkte
points-so-far = Punkte bisher: { $each }
balances-and-pot = Stand: { $each }; Topf { $pot }
session-is-over = die Partie ist zu Ende: { $winners }
pot-went-to = { $amount } aus dem Topf gingen an { $names }
left-in-pot = im Topf geblieben: { $amount }
bought-at = nachgekauft { $amount } zu { $price }: { $each }
price-went-to = die dafür gezahlten { $number } gingen an { $names }
books-are-wrong = Stände und Topf ergeben nicht, was mitgebracht wurde: das ist ein Fehler des Programms
pot-if-cut-short = spielt niemand weiter, wird der Topf von { $pot } geteilt: { $each }
points-are-award = Punkte sind der Preis des Nichtbedienens
buys = { $who } kauft { $amount }

### What was typed

refused-because = { $action }: { $reason }
say-at-the-end = die Partie ist zu Ende: `undo`, `correct N`, `balances`, `deals` oder `quit`
stands-alone = `{ $word }` steht allein
say-yes-or-no = sag `yes` oder `no`
say-which-deal = sag, welche Gabe: `correct 3`
revoke-after-end = die Partie ist zu Ende: berichtige die Gabe, in der es geschah
revoke-before-contract = sag zuerst, welcher Kontrakt gespielt wird
revoke-before-doubling = sag zuerst, ob die Gabe verdoppelt ist
choose-from = { $reason }: wähle aus { $offered }
say-contract = sag einen Kontrakt
not-on-offer = `{ $text }` steht jetzt nicht zur Wahl
may-be-several = `{ $text }` kann { $several } sein
no-such-contract = `{ $text }` ist kein Kontrakt
say-who = sag, wer
nobody-here = `{ $text }` ist niemand hier
no-number-of = `{ $text }` ist keine Zahl für { $noun }
numbers-for-all = { $needed } Zahlen sind nötig, für { $players }: { $number ->
    [1] eine wurde genannt
   *[other] { $number } wurden genannt
}
number-below-zero = eine Zahl unter 0 kann nicht sein
placed-too-few = { $whole } { $noun } sind im Spiel, { $placed } sind verteilt: { $gap ->
    [1] 1 fehlt
   *[other] { $gap } fehlen
}
placed-too-many = { $whole } { $noun } sind im Spiel, { $placed } sind verteilt: { $gap ->
    [1] 1 ist zu viel
   *[other] { $gap } sind zu viel
}
one-goes-out = die erste leere Hand beendet die Gabe, also hat ein Spieler 0 Karten übrig; hier { $seats ->
    [0] niemand
   *[other] { $seats } Spieler
}
score-help =
    antworte auf das, was gefragt wird: eine Zahl je Spieler in der Reihenfolge
    der Namen (3 3 2 0), oder ein Spieler mit Namen
    {"  "}undo         die letzte Antwort zurücknehmen, sonst die letzte Gabe
    {"  "}again        diese Gabe von vorn aufschreiben
    {"  "}correct N    Gabe N noch einmal aufschreiben; was folgt, wird neu verrechnet
    {"  "}revoke WHO   WHO hat in dieser Gabe nicht bedient; sie wird gleich verrechnet
    {"  "}balances     wie es steht
    {"  "}deals        alle Gaben bisher, je eine Zeile
    {"  "}help, ?      diese Hilfe
    {"  "}quit         hier aufhören; derselbe Befehl macht später weiter

### Beginning and end

sheet-head = { $name } · { $reference } · Zettel { $path }
players-are = Spieler { $players }; `help` sagt, was man tippen kann
going-on-after = weiter nach Gabe { $number }; { $standing }
sheet-saved = gespeichert in { $path }: { $deals }

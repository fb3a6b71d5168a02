### The table

you = du
refusal = ! { $told }
who-and-what = { $who } { $what }
label-tricks = Stiche
label-table = Tisch
label-cards = Karten
label-chain = Kette
label-count = Summe
label-pot = Topf
label-hand = Hand
label-hand-of = { $seat }
label-play = spiele
label-choose = wähle
label-played = gespielt
label-trick = Stich { $number }
in-trick = { $contract }, Stich { $trick } von { $tricks }
contract-doubled = { $contract }, verdoppelt
contract-and-cost = { $contract }: { $cost }
lead-is-yours = nichts: du spielst aus
chain-is-yours = eine neue: du darfst mit jeder Karte beginnen
hand-unseen = #1 … #{ $size }, die du nicht siehst
by-place = 1 bis { $number }, eine Karte nach ihrem Platz
passes = { $you ->
    [1] du passt
   *[0] { $who } passt
}
takes-trick = { $you ->
    [1] du gewinnst ihn
   *[0] { $who } gewinnt ihn
}
all-keep-own = niemand hat bedient: jeder behält seine Karte
owes = schuldet { $number }
count-at = { $count }
count-towards = { $count }; wer { $goal } erreicht, schuldet { $price }

### What happens

deal-of = Gabe { $number } von { $deals }
deal-for-tie = { $deal }, zur Entscheidung zwischen { $names }
dealt-by = { $you ->
    [1] { $deal }, du gibst
   *[0] { $deal }, { $dealer } gibt
}
contract-is-yours = du wählst den Kontrakt
chose-contract = { $you ->
    [1] du wählst { $contract }
   *[0] { $who } wählt { $contract }
}
chose-double = { $you ->
    [1] du verdoppelst diese Gabe
   *[0] { $who } verdoppelt diese Gabe
}
chose-single = { $you ->
    [1] du verdoppelst nicht
   *[0] { $who } verdoppelt nicht
}
contract-is-over = { $doubled ->
    [1] { $contract } ist zu Ende, verdoppelt
   *[0] { $contract } ist zu Ende
}

### What is legal, and why

are-legal = erlaubt: { $actions }
are-not-legal = nicht erlaubt: { $cards }, denn { $reason }
is-legal = { $what } ist erlaubt: tippe { $what } oder { $number }
is-not-legal = { $action } ist nicht erlaubt: { $reason }
on-offer = zur Wahl: { $offered }
play-by-place = du siehst deine Karten nicht: spiele eine nach ihrem Platz, 1 bis { $number }
you-hold-not = du hast { $card } nicht
blind-plays-any = du siehst deine Karten nicht und darfst darum jede spielen
any-may-be-led = du spielst aus, und zwar jede beliebige Karte
all-may-be-played = alle deine Karten dürfen zu diesem Stich gespielt werden
contract-says = der Kontrakt sagt: { $rule }
all-cards-fit = alle deine Karten passen; { $rule }
hint = { $blind ->
    [1] { $bot } würde { $number }) { $what } wählen, aufs Geratewohl: er sieht nicht mehr als du
   *[0] { $bot } würde { $number }) { $what } wählen
}

### What was typed

no-such-number = { $number } gibt es hier nicht: wähle von 1 bis { $most }
typed-no-play = `{ $text }` ist kein Zug; { $hint }
typed-no-contract = `{ $text }` ist kein Kontrakt zur Wahl; { $hint }
typed-no-doubling = `{ $text }` ist keine Antwort: double oder single; { $hint }
did-you-mean = meintest du `{ $word }`?
help-says = `help` sagt, was man tippen kann
no-deal-finished = noch keine Gabe ist zu Ende
undo-off = in diesem Spiel wird nichts zurückgenommen: es wurde mit --no-learn begonnen
undo-nothing = es gibt nichts zurückzunehmen: das ist deine erste Entscheidung
taken-back = zurückgenommen
save-impossible = `save FILE` geht hier nicht
save-where = sag, in welcher Datei: save FILE
save-name = so kann keine Datei heißen
save-changed = nicht gespeichert: { $path } wurde inzwischen von jemand anderem geändert
save-exists = eine Datei { $path } gibt es schon
save-failed = das Spiel lässt sich nicht in { $path } speichern: { $problem }
saved-from-now-on = gespeichert in { $path }, und von jetzt an nach jedem Zug
play-help =
    {"  "}3, Kh, K♥, pass   was du spielst: die Nummer oder die Karte selbst
    {"  "}hearts, double    ein Kontrakt mit Nummer oder Namen; double oder single
    {"  "}?                 was erlaubt ist und warum;  ? 9s  warum diese Karte nicht
    {"  "}!                 ein Tipp
    {"  "}undo              zurück zu deiner vorigen Entscheidung
    {"  "}table             was du siehst, noch einmal
    {"  "}Enter             dasselbe, oder der einzige erlaubte Zug
    {"  "}ledger            alle Gaben bisher;  ledger why  mit allen Zahlungen
    {"  "}save FILE         das Spiel von jetzt an in einer Datei speichern
    {"  "}help, quit        diese Hilfe; hier aufhören

### Beginning and end

game-head = { $name } · { $reference } · Startwert { $seed }
seats-are = du bist { $seat }; die anderen: { $others }
seats-are-strict = du bist { $seat }; die anderen: { $others }; ohne Zurücknehmen
going-on-from = weiter mit Gabe { $number } aus { $path }
kept-nowhere = von diesem Spiel bleibt nichts; mit --game FILE würde es nach jedem Zug gespeichert
saved-in = gespeichert in { $path }
saved-go-on = gespeichert in { $path }; weiter mit: { $command }

### The table

you = te
refusal = ! { $told }
who-and-what = { $who } { $what }
label-tricks = ütések
label-table = asztal
label-cards = lapok
label-chain = lánc
label-count = összeg
label-pot = kassza
label-hand = kéz
label-hand-of = { $seat }
label-play = rakj
label-choose = válassz
label-played = esett
label-trick = { $number }. ütés
in-trick = { $contract }, { $trick }/{ $tricks }. ütés
contract-doubled = { $contract }, duplázva
contract-and-cost = { $contract }: { $cost }
lead-is-yours = üres: te hívsz
chain-is-yours = új lánc: bármelyik lappal kezdheted
hand-unseen = #1 … #{ $size }, amelyet nem látsz
by-place = 1–{ $number }, a lap a helye szerint
passes = { $you ->
    [1] te passzolsz
   *[0] { $who } passzol
}
takes-trick = { $you ->
    [1] te viszed
   *[0] { $who } viszi
}
all-keep-own = senki sem adott színt: mindenki megtartja a magáét
owes = ára { $number }
count-at = { $count }
count-towards = { $count }; aki eléri ezt: { $goal }, fizet { $price }

### What happens

deal-of = { $number }/{ $deals }. leosztás
deal-for-tie = { $deal }, eldönti köztük az egyenlőséget: { $names }
dealt-by = { $you ->
    [1] { $deal }, te osztasz
   *[0] { $deal }, osztó: { $dealer }
}
contract-is-yours = te választasz játékot
chose-contract = { $you ->
    [1] te választottad: { $contract }
   *[0] { $who } választott: { $contract }
}
chose-double = { $you ->
    [1] duplázod a leosztást
   *[0] { $who } duplázza a leosztást
}
chose-single = { $you ->
    [1] nem duplázol
   *[0] { $who } nem dupláz
}
contract-is-over = { $doubled ->
    [1] Vége, duplázva: { $contract }
   *[0] Vége: { $contract }
}

### What is legal, and why

are-legal = szabályos: { $actions }
are-not-legal = nem szabályos: { $cards }, mert { $reason }
is-legal = { $what } szabályos: írd be: { $what }, vagy { $number }
is-not-legal = { $action } nem szabályos: { $reason }
on-offer = választható: { $offered }
play-by-place = nem látod a lapjaidat: a helyével játssz ki egyet, 1–{ $number }
you-hold-not = nincs nálad: { $card }
blind-plays-any = nem látod a lapjaidat, ezért bármelyiket kijátszhatod
any-may-be-led = te hívsz, és bármelyik lapot hívhatod
all-may-be-played = bármelyik lapodat beleteheted ebbe az ütésbe
contract-says = a játék szabálya: { $rule }
all-cards-fit = minden lapod illik; { $rule }
hint = { $blind ->
    [1] { $bot } ezt választaná: { $number }) { $what }, vaktában: nem lát többet, mint te
   *[0] { $bot } ezt választaná: { $number }) { $what }
}

### What was typed

no-such-number = itt nincs { $number }: válassz 1 és { $most } között
typed-no-play = `{ $text }` nem lépés; { $hint }
typed-no-contract = `{ $text }` nem választható játék; { $hint }
typed-no-doubling = `{ $text }` nem válasz: double vagy single; { $hint }
did-you-mean = erre gondoltál: `{ $word }`?
help-says = `help` megmondja, mit lehet beírni
no-deal-finished = még egy leosztás sem fejeződött be
undo-off = ebben a játékban nincs visszavonás: --no-learn kapcsolóval indult
undo-nothing = nincs mit visszavonni: ez az első döntésed
taken-back = visszavonva
save-impossible = `save FILE` itt nem lehetséges
save-where = mondd meg, melyik fájlba: save FILE
save-name = így nem hívhatnak fájlt
save-changed = nincs elmentve: { $path } közben megváltozott
save-exists = már van ilyen fájl: { $path }
save-failed = a játék nem menthető ide: { $path }: { $problem }
saved-from-now-on = elmentve: { $path }, és mostantól minden lépés után
play-help =
    {"  "}3, Kh, K♥, pass   amit lépsz: a száma vagy maga a lap
    {"  "}hearts, double    egy játék a számával vagy a nevével; double vagy single
    {"  "}?                 mi szabályos és miért;  ? 9s  miért nem az a lap
    {"  "}!                 tanács
    {"  "}undo              vissza az előző döntésedhez
    {"  "}table             amit látsz, még egyszer
    {"  "}Enter             ugyanaz, vagy az egyetlen szabályos lépés
    {"  "}ledger            az eddigi leosztások;  ledger why  minden fizetéssel
    {"  "}save FILE         mostantól fájlba menti a játékot
    {"  "}help, quit        ez a súgó; kilépés

### Beginning and end

game-head = { $name } · { $reference } · mag { $seed }
seats-are = a te helyed { $seat }; a többiek: { $others }
seats-are-strict = a te helyed { $seat }; a többiek: { $others }; nincs visszavonás
going-on-from = folytatás: { $number }. leosztás, innen: { $path }
kept-nowhere = ez a játék nem marad meg; a --game FILE kapcsolóval minden lépés után elmentődne
saved-in = elmentve: { $path }
saved-go-on = elmentve: { $path }; folytatás: { $command }

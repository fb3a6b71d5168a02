### A difference between two rulesets, and its two sides

instead = { $now }, nem pedig { $before }
instead-of = { $now }, nem pedig: { $before }
in-contract = { $contract }: { $told }
and-in-sums = { $told } (és így itt is: { $contracts })

### Seats, pack, dealing, bank

seats-counted = { $number } hely
way-clockwise = az óramutató járása szerint
way-counterclockwise = az óramutató járásával ellentétesen
diff-direction = a játék iránya: { $now }, nem pedig { $before }
cards-counted = { $number } lap
pack-without = nincs benne: { $cards }
pack-with = benne van még: { $cards }
diff-pack = a pakli { $now }, nem pedig { $before }: { $parts }
diff-pack-as-large = a pakli más, ugyanannyi lappal: { $parts }
diff-ranks = a lapok rangsora alulról fölfelé: { $now }, nem pedig { $before }
packets-each = { $number ->
    [1] egyesével
   *[other] { $number } lapjával
}
packets = ilyen csomagokban: { $packets }
packets-any = tetszőleges csomagokban
diff-packets = osztás: { $now }, nem pedig { $before }
cut-by-left = az osztótól balra ülő
cut-by-right = az osztótól jobbra ülő
cut-by-none = senki
diff-cut = emel: { $now }, nem pedig { $before }
first-by-next = az osztó után következő
first-by-dealer = az osztó
diff-first = az első csomagot kapja: { $now }, nem pedig { $before }
unit-chips = zseton
unit-beans = bab
unit-coins = érme
unit-points = pont
diff-unit = a tét: { $now }, nem pedig { $before }
diff-start = mindenki ennyivel kezd: { $now }, nem pedig { $before }
rebuy-none = senki sem vesz többet
rebuy-for = akinek { $below } alatt van, vesz { $amount } darabot ennyiért: { $price }
leftover-to-winners = a győzteseké
leftover-in-pot = ott marad
diff-leftover = ami a végén a kasszában van: { $now }, nem pedig { $before }

### The session

choice-in-turn = a soron következő
choice-of-dealer = amit az osztó választ
diff-choice = a következő játék: { $now }, nem pedig { $before }
dealer-moves-on = minden leosztás után
dealer-keeps-cycle = egy egész kör után
diff-dealer = az osztás továbbmegy: { $now }, nem pedig { $before }
least-wins = a legkevesebb
most-wins = a legtöbb
diff-wins = a partit ez nyeri: { $now }, nem pedig { $before }
tie-is-shared = az egyenlők osztoznak rajta
tie-is-played-off = külön leosztás dönti el
diff-ties = az első hely: { $now }, nem pedig { $before }
doubling-by-nobody = senki
doubling-by-dealer = az osztó
diff-doubling = leosztást megduplázhat: { $now }, nem pedig { $before }
cycles-counted = { $number } kör
diff-cycles = egy parti: { $now }, nem pedig { $before }
dealer-shifted = { $seats ->
    [0] ugyanazzal az osztóval
   *[other] { $seats } hellyel odébb
}
diff-shift = a következő kör kezdődik: { $now }, nem pedig { $before }
session-full = a parti teljes hosszában lemegy
session-until = a parti véget ér, amint valakire igaz: { $condition }
times-in-cycle = { $number ->
    [0] soha
    [1] körönként egyszer
    [2] körönként kétszer
   *[other] körönként { $number } alkalommal
}
diff-times = { $contract }: { $now } játsszák, nem pedig { $before }
diff-order = a játékok sorrendje: { $now }, nem pedig { $before }
diff-only-has = csak itt van, { $ruleset }: { $contract }: { $told }
price-at = { $goal }: { $price }
contract-that-charges = számolós játék, ezekkel az árakkal: { $prices }
contract-of-trick = ütéses játék, { $course }
contract-of-chain = láncos játék, { $course }
contract-of-layout = kirakós játék, { $course }
contract-of-count = számolós játék, { $course }

### Costs, restrictions, payouts

cards-cost = { $number ->
    [1] { $cards } ára { $price }
   *[other] { $cards } ára egyenként { $price }
}
diff-cards-cost = { $number ->
    [1] { $cards } ára { $now }, nem pedig { $before }
   *[other] { $cards } ára egyenként { $now }, nem pedig { $before }
}
diff-term = { $now }, nem pedig { $before }
diff-owes = egy játékos tartozása: { $now }, nem pedig { $before }
diff-sum = ezek adódnak össze: { $now }, nem pedig { $before }
diff-restriction = { $now }; ahol { $ruleset } ezt mondja: { $before }
diff-restriction-only = csak itt, { $ruleset }: { $rule }
restriction-none = ilyesmi nem tilos
restriction-before = { $first }, és csak utána: { $second }
diff-restriction-order = ahol a kettő együtt nem hagyna lapot, előbb ez érvényes: `{ $first }`, és csak utána: `{ $second }`, nem pedig fordítva
diff-paid = { $contracts }: ha { $when }: { $now }, nem pedig: { $before }
diff-paid-in-several = más a fizetés itt: { $contracts }; például { $contract }, ha { $when }: { $now }, nem pedig: { $before }
and-pot-holds = { $when }, és a kasszában { $number } van
seats-get = { $several ->
    [0] { $seats } kap { $number }
   *[1] { $seats } kap egyenként { $number }
}
seats-pay = { $several ->
    [0] { $seats } fizet { $number }
   *[1] { $seats } fizet egyenként { $number }
}
seats-score = { $several ->
    [0] { $seats } pontja { $number }
   *[1] { $seats } pontja egyenként { $number }
}
pot-gets = a kassza kap { $number }
pot-pays = a kassza fizet { $number }
nobody-pays = senki sem fizet
nobody-scores = senki sem kap pontot

### The keys of a contract

kind-named-trick = ütéses
kind-named-chain = láncos
kind-named-layout = kirakós
kind-named-count = számolós
diff-kind = a játék fajtája: { $now }, nem pedig { $before }
diff-hand-own = mindenki a saját lapjait látja
diff-hand-blind = mindenki a többiek lapjait látja, a sajátját nem
diff-follow-none = bármelyik lap kijátszható
diff-follow-suit = aki tud színre színt adni, köteles
diff-unfollowed-leader = ha senki sem adott színt, a hívó viszi az ütést
diff-unfollowed-own = ha senki sem adott színt, mindenki a saját lapját tartja meg
diff-trump = adu: { $value }
diff-trump-none = nincs adu
diff-stop = { $value }
diff-stop-never = minden ütést lejátszanak
diff-next-any = a lánc bármelyik színnel folytatódik
diff-next-same = a lánc a saját színében marad
diff-wrap-not = a legmagasabb lap az utolsó
diff-wrap = a legmagasabb lap után a legalacsonyabb jön
diff-turn-order = sorban játszanak
diff-turn-holder = a következő lapot az játssza ki, akinél van
diff-limit = { $value } lap
diff-limit-none = nincs megszabott lapszám
diff-limit-about = a lánc hossza: { $now }, nem pedig { $before }
diff-build-up = a sorok fölfelé épülnek
diff-build-down = a sorok lefelé épülnek
diff-build-both = a sorok fölfelé és lefelé is épülnek
diff-missing-blocks = a pakliból hiányzó lap elzárja a színét
diff-missing-laid = a pakliból hiányzó lapok lerakottnak számítanak
diff-value = { $value }
diff-value-none = semmi
diff-value-about = { $what } értéke { $now }, nem pedig { $before }
diff-threshold = { $value }
diff-threshold-none = semmi
diff-threshold-about = { $what } elérésének ára { $now }, nem pedig { $before }
diff-total = { $value }
diff-total-about = a játékosok együttes tartozása { $now }, nem pedig { $before }
diff-revoke = a renonsz ára { $value }
diff-revoke-free = a renonsz nem kerül semmibe
diff-opening-none = az osztó után következő kezd

### What differs besides, and how two games part

diff-heading = { $a } → { $b }: { $number ->
    [0] a szabályok között nincs eltérés
   *[other] { $number } eltérés a szabályokban
}
besides = Ezenkívül: { $facts }.
is-called = { $contract } neve { $other }
besides-renamed = itt, { $ruleset }: { $names }
names = nevek
names-of-cards = a lapok nevei
sources = források
besides-differ = eltérnek: { $what }
besides-offers = { $number ->
    [1] csak itt van, { $ruleset }, ez a változat: { $variants }
   *[other] csak itt vannak, { $ruleset }, ezek a változatok: { $variants }
}
games-agree = Játékról játékra { $number } leosztás ugyanúgy ment le mindkét szabály szerint.
games-part = Az osztás magja { $seed }; a két játék itt válik el: { $told }
parting = { $number }. leosztás, { $contract }, { $action }. lépés, { $seat }: { $told }
parting-at-the-end = { $number }. leosztás, { $contract }: { $told }
dealt-to = { $cards } lap { $seats } helyre
end-of-deal = a leosztás vége
turn-of = { $seat } következik

# Magyar. Számnév után egyes szám áll; a névelőt és a ragot a mondatok úgy kerülik, hogy bármely név beléjük illjen.

### How things are put together

nothing = {""}
between-sentences = {" "}
list-comma = ,{" "}
list-last = {" "}és{" "}
list-and = {" "}és{" "}
list-or = {" "}vagy{" "}
list-plus = {" "}+{" "}
list-semicolon = ;{" "}
mark-changed = eltér
mark-gone = itt nem érvényes

### Cards

suit-german-c = makk
suit-german-s = zöld
suit-german-d = tök
suit-german-h = piros
suit-french-c = treff
suit-french-s = pikk
suit-french-d = káró
suit-french-h = kőr
rank-A = ász
rank-K = király
rank-O = felső
rank-U = alsó
rank-Q = dáma
rank-J = bubi
figure = { $text }
rank-and-sign = { $rank } ({ $sign })
card = { $suit } { $rank } ({ $card })
cards-all = bármely lap
cards-none = semmilyen lap
cards-suit = { $suit } lap
cards-rank = { $rank }
cards-alone = { $cards } (ha a kézben egyedül áll a színében)
cards-not-alone = { $cards } (ha a kézben nem áll egyedül a színében)
each-card = minden elvitt lap
each-one = { $card }
each-suit = minden elvitt { $suit } lap
each-rank = minden elvitt { $rank }
each-of = minden elvitt lap ezek közül ({ $cards })
one-of-card = { $card }
one-of-suit = { $suit } lap
one-of-rank = { $rank }
one-of = ezek valamelyike: { $cards }
each-won = { $number }. ütés
each-won-last = utolsó ütés
each-tricks = minden ütés
each-left = minden kézben maradt lap
each-passes = minden passz
trick-number = { $number }. ütés
trick-last = utolsó ütés

### Amounts

amount = { $unit ->
    [chips] { $number } zseton
    [beans] { $number } bab
    [coins] { $number } érme
   *[points] { $number } pont
}
term = { $what } után { $amount }
term-fixed = mindenképpen { $amount }
term-noun = annyi, amennyi ez: { $what }
term-times = { $number } × ({ $what })
due-cost = fizeti a saját tartozását
due-total = fizeti az összes játékos együttes tartozását
due-amount = fizet ennyit: { $amount }
due-pot = fizeti mindazt, ami a kasszában van
count-taken = elvitt { $cards }
count-played = eddig kijátszott { $cards }
count-discarded = eddig más színre dobott { $cards }
count-tricks = ütések száma
count-left = kézben maradt lapok száma
count-passes = passzok száma
count-crossed = az elért határok ára
count-cost = tartozás
count-total = a játékosok együttes tartozása
count-takers = az érintettek száma
count-pot = a kassza tartalma
count-balance = egyenleg
count-seats = a játékosok száma
count-trick = az ütés sorszáma
divided = ({ $left } ÷ { $right }, lefelé kerekítve)
the-min = ezek közül a legkisebb: ({ $numbers })
the-max = ezek közül a legnagyobb: ({ $numbers })
not = nem igaz, hogy { $condition }
if-else = { $then }, ha { $when }, különben { $otherwise }
always = mindig
never = soha
if-all-takers = minden játékos érintett
if-any-cost = a tartozása több 0-nál
if-takers = { $number ->
    [0] nincs érintett
    [1] csak egy érintett van
   *[other] { $number } érintett van
}
if-somebody = bármelyik játékosra igaz: { $condition }
if-somebody-took = valaki elvitte ezt: { $card }

### The game

subtitle = Szabálykönyv, amely ebből a szabályleírásból készült: „{ $id }”.
subtitle-variants = Szabálykönyv, amely ebből a szabályleírásból készült: „{ $id }”, ezekkel a változatokkal: { $variants }.
differs = Jelölve van, ami eltér az alapjátéktól ({ $base }).
left-out = Itt nem játsszák: { $contracts }.
remark = { $text }
remark-quoted = megjegyzés: „{ $text }”
head-game = A játék
game = { $name }: kártyajáték { $seats } játékosnak, { $cards } lappal.
game-deals = { $contracts } kisebb játékból áll, amelyeknek külön-külön céljuk van, és { $deals } leosztásig tart.
aim = { $wins ->
    [least] { $unit ->
        [chips] Az nyer, akinek a végén a legkevesebb zsetonja van.
        [beans] Az nyer, akinek a végén a legkevesebb babja van.
        [coins] Az nyer, akinek a végén a legkevesebb érméje van.
       *[points] Az nyer, akinek a végén a legkevesebb pontja van.
    }
   *[most] { $unit ->
        [chips] Az nyer, akinek a végén a legtöbb zsetonja van.
        [beans] Az nyer, akinek a végén a legtöbb babja van.
        [coins] Az nyer, akinek a végén a legtöbb érméje van.
       *[points] Az nyer, akinek a végén a legtöbb pontja van.
    }
}
head-table = Játékosok és kártya
seats = { $side ->
    [left] { $number } játékos ül az asztalnál. Az osztás és a játék az óramutató járása szerint halad: bal kéz felől ül a következő játékos.
   *[right] { $number } játékos ül az asztalnál. Az osztás és a játék az óramutató járásával ellentétesen halad: jobb kéz felől ül a következő játékos.
}
pack = A pakli { $cards } lapból áll, { $suits } színben: { $names }.
ranks = A lapok rangja felülről lefelé: { $names }.
stripped = A pakliból kivesszük: { $cards }.
head-dealing = Osztás
cut-left = Az osztó bal oldali szomszédja emel.
cut-right = Az osztó jobb oldali szomszédja emel.
cut-none = Nem kell emelni.
dealt = Mindenki { $size } lapot kap.
dealt-alike = Mindenki { $size } lapot kap, egyszerre { $packet } lapot.
dealt-packets = Mindenki { $size } lapot kap, ilyen csomagokban: { $packets }.
first-packet-next = { $begins ->
    [holder] Az osztó után következő játékos kapja az első csomagot.
   *[next] Az osztó után következő játékos kapja az első csomagot, és ő kezdi a játékot.
}
first-packet-dealer = { $begins ->
    [holder] Az osztó kapja az első csomagot.
   *[next] Az osztó kapja az első csomagot; az utána következő játékos kezdi a játékot.
}

### Session, bank, winning

head-session = A parti
contracts-fixed = A játékok sorrendje: { $contracts }. Ez a { $number } leosztás egy kör.
contracts-chosen = Minden leosztásnál az osztó megnézi a lapjait, majd olyan játékot választ, amelyet ebben a körben még nem játszottak: { $contracts }. A kör { $number } leosztás után ér véget, amikor mindegyik egyszer sorra került.
dealer-holds = Az egész kört egy játékos osztja; utána a következő játékos lesz az osztó.
dealer-changes = Minden leosztás után a következő játékos lesz az osztó.
cycles = { $cycles } kört játszanak, ez { $deals } leosztás.
shift = { $seats ->
    [0] Minden kört ugyanaz a játékos kezd osztani, mint az előzőt.
   *[other] Minden kör első osztója { $seats } hellyel az előző kör első osztója után ül.
}
doubling = Amikor a játék már ismert, de az első lap még nem esett le, az osztó duplázhat: ebben a leosztásban minden tartozás kétszeres.
ends-early = A parti hamarabb véget ér annak a leosztásnak a végén, amely után bármelyik játékosra igaz: { $condition }.
head-bank = Elszámolás
bank = { $unit ->
    [chips] A játék zsetonban folyik.
    [beans] A játék babban folyik.
    [coins] A játék érmében folyik.
   *[points] A játék pontra megy.
} Mindenki ennyivel kezd: { $start }. Hitel korlátlanul van: az egyenleg nulla alá is mehet.
bank-points = A leosztások tartozását pontként írják fel, fizetni nem kell. Mindenki ennyivel kezd: { $start }. A pontszámnak nincs határa.
leftover-stays = Ami a parti végén a kasszában van, ott marad.
leftover-shared = Ami a parti végén a kasszában van, azon a győztesek osztoznak.
rebuy = Akinek egy leosztás után kevesebbje van, mint { $below }, vásárol: { $amount }, ára { $price }, ahányszor csak szükséges.
head-winning = Győzelem
wins = { $wins ->
    [least] { $unit ->
        [chips] A partit az nyeri, akinek a legkevesebb zsetonja van.
        [beans] A partit az nyeri, akinek a legkevesebb babja van.
        [coins] A partit az nyeri, akinek a legkevesebb érméje van.
       *[points] A partit az nyeri, akinek a legkevesebb pontja van.
    }
   *[most] { $unit ->
        [chips] A partit az nyeri, akinek a legtöbb zsetonja van.
        [beans] A partit az nyeri, akinek a legtöbb babja van.
        [coins] A partit az nyeri, akinek a legtöbb érméje van.
       *[points] A partit az nyeri, akinek a legtöbb pontja van.
    }
}
tie-shared = Ha többen egyenlők, osztoznak a győzelmen.
tie-extra-deal = Ha többen egyenlők, egy további leosztás dönt.
head-variants = Változatok
variant = { $kind ->
    [reading] { $name } ({ $reference }): a források más olvasata.
   *[house] { $name } ({ $reference }): házi szabály.
}
variant-extends = Tartalmazza ezt is: „{ $name }”.

### How to play

head-play = Így kell játszani
kind-trick = Ütéses játék: { $contracts }.
kind-chain = Láncos játék: { $contracts }.
kind-layout = Kirakós játék: { $contracts }.
kind-count = Számolós játék: { $contracts }.
play-trick = { $begins ->
    [holder] Az első ütésre valaki hív egy lapot
   *[next] Az első ütésre az osztó után következő játékos hív egy lapot
}, a többiek sorban egy-egy lapot tesznek rá.
play-follow = Akinek van lapja a hívott színből, annak színre színt kell adnia; akinek nincs, bármit tehet. Felülütni senkinek sem kötelező.
play-trick-won = Adu nincs: az ütést a hívott szín legmagasabb lapja viszi. Aki vitte, maga előtt tartja az ütés lapjait, és ő hív a következőre.
play-lifted = Nem érvényes az olyan tilalom, amely mellett a játékosnak egyetlen kijátszható lapja sem maradna.
play-chain = { $begins ->
    [holder] Egy játékos láncot kezd.
   *[next] Az osztó után következő játékos bármely lappal láncot kezd.
} Utána egymást követik a lapok, mindig eggyel magasabb rangú. Ha egy lánc véget ér, az utolsó lapjának kijátszója bármely lappal újat kezd. A leosztás azonnal véget ér, amint valakinek elfogyott a lapja; ő ment ki, ő a leosztás nyertese.
play-layout = { $begins ->
    [holder] Egy játékos lerakja az első lapot.
   *[next] Az osztó után következő játékos bármely lapot lerakhatja.
} Ennek a rangja lesz minden szín kezdő rangja. Sorban mindenki egy lapot rak le: egy szín kezdő lapját, vagy a következő lapot a színének oszlopára. A leosztás azonnal véget ér, amint valakinek elfogyott a lapja; ő ment ki, ő a leosztás nyertese.
play-count = Sorban mindenki egy-egy tetszőleges lapot játszik ki. A kijátszott lapok értékét folyamatosan összeadják. A leosztás akkor ér véget, amikor minden lap elfogyott.

### A contract

head-contract = { $number }. { $name }
opening = Az kezd, akinél ez a lap van: { $card }; ezt a lapot kell először kijátszania.
opening-with = Az kezd, akinél ez a lap van: { $card }; először csak ezekből játszhat ki: { $cards }.
trick-sum = Ezeket egyszerre játsszák: { $contracts }. A tartozások összeadódnak, és mindegyik tilalom érvényes.
trick-blind = Mindenki a többiek lapjait látja, a sajátját nem, és ismeretlenül játszik ki belőle.
trick-no-follow = Színre színt adni nem kell: bármelyik lap kijátszható.
trick-keeps-own = Ha senki sem adott színre színt, mindenki a saját lapját viszi el, és újra az hív, aki az előbb; ő számít az ütés nyertesének.
trick-stop = A leosztás egy ütés után véget ér, amint { $condition }.
forbid-lead = { $when }nem hívható: { $cards }{ $exempt }.
forbid-follow = { $when }színre szín adásakor nem tehető: { $cards }{ $exempt }.
forbid-discard = { $when }más színre nem dobható: { $cards }{ $exempt }.
unless-alone = , kivéve ha a kézben egyedül áll a színében
except = , kivéve: { $cards }
when-ever = {""}
when-trick = { $number ->
    [1] az
    [5] az
   *[other] a
} { $number }. ütésben{" "}
when-up-to-trick = { $number ->
    [1] az
    [5] az
   *[other] a
} { $number }. ütésig bezárólag{" "}
when-from-trick = { $number ->
    [1] az
    [5] az
   *[other] a
} { $number }. ütéstől kezdve{" "}
when-before-played = amíg nem esett le { $card },{" "}
when-before-discarded = amíg nem dobtak más színre ilyet: { $card },{" "}
when-until = amíg nem teljesül, hogy { $condition },{" "}
when-while = ameddig igaz, hogy { $condition },{" "}
chain-next-same = A lánc következő lapja ugyanabban a színben az eggyel magasabb rangú lap.
chain-next-any = A lánc következő lapja eggyel magasabb rangú, bármely színben.
wraps-up = { $high } után { $low } következik.
ends-up = { $high } után semmi sem következik.
chain-holder = Akinél a következő lap van, annak ki kell játszania, soron kívül is, akár kétszer egymás után. Ha senkinél sincs, a lánc véget ért.
chain-in-order = Szigorúan sorban játszanak: aki tud következő lapot tenni, annak kell; aki nem tud, passzol. Ha egymás után mindenki passzolt, a lánc véget ért.
pass-free = A passz ingyen van.
chain-limit = A lánc { $number } lap után ér véget.
chain-no-limit = A lánc akárhány lapból állhat.
layout-up-wrap = Az oszlopok csak fölfelé nőnek; { $high } után { $low } következik, amíg az egész szín le nincs rakva.
layout-up-ends = Az oszlopok csak fölfelé nőnek, a végük { $high }.
layout-down-wrap = Az oszlopok csak lefelé nőnek; { $low } után { $high } következik, amíg az egész szín le nincs rakva.
layout-down-ends = Az oszlopok csak lefelé nőnek, a végük { $low }.
layout-both-wrap = Az oszlopok fölfelé és lefelé is nőnek; { $high } és { $low } szomszédok.
layout-both-ends = Az oszlopok fölfelé és lefelé is nőnek; fölül { $high }, alul { $low } a végük.
layout-pass = Aki tud lapot lerakni, annak kell; aki nem tud, passzol.
missing-laid = Az a lap, amelyik nincs a pakliban, lerakottnak számít, amint sorra kerül.
missing-blocks = Az a lap, amelyik nincs a pakliban, elzárja az oszlopát.
value = { $rank } = { $number }
count-values = A lapok értéke: { $values }.
count-no-value = A többi lap nem számít.
threshold = { $goal }: { $price }
count-thresholds = Aki az összeget eljuttatja valamelyik határig vagy azon túl, annak árát róják fel: { $thresholds }.
cost = Tartozás: { $price }.
total = A játékosok tartozása összesen { $amount }.
revoke = Akiről kiderül, hogy renonszot vétett (nem adott színre színt, pedig tudott volna), ennyivel tartozik: { $cost }; a többiek semmivel.
paid-as-before = A fizetés módja ugyanaz, mint itt: { $contract }.

### Payment

payout-name = { $name }.
scores-cost = Mindenki annyi pontot kap, amennyi a tartozása.
scores = Mindenki ennyit kap: { $price }.
takers = Érintett az a játékos, akire igaz: { $condition }. A többi érintetlen.
case-if = Ha { $condition },{" "}
case-otherwise = Egyébként{" "}
then = Azután{" "}
pays = { $when }{ $giver } { $receiver } { $amount }.
pays-shared = { $when }{ $giver } a közösbe { $amount }; az így összegyűlt összegen { $receiver }{ $rest }.
pays-nothing = { $when }senki sem fizet.
winner-takes-pot = { $when }a nyertes elviszi mindazt, ami a kasszában van.
giver-all = mindenki
giver-takers = minden érintett
giver-winner = a nyertes
giver-pot = a kassza
giver-each-other = mindenki
giver-not-takers = minden érintetlen játékos
giver-not-winner = a többi játékos mindegyike
to-all = az összes többi játékosnak külön-külön
to-takers = { $lone ->
    [1] az érintettnek
   *[0] minden érintettnek külön-külön
}
to-winner = a nyertesnek
to-pot = a kasszába
to-each-other = az összes többi játékosnak külön-külön
to-not-takers = minden érintetlennek külön-külön
to-not-winner = a többi játékos mindegyikének
shared-all = a többi játékos egyenlően osztozik
shared-takers = az érintettek egyenlően osztoznak
shared-winner = a nyertes nem osztozik mással
shared-pot = senki sem osztozik, a kasszába kerül
shared-each-other = a többi játékos egyenlően osztozik
shared-not-takers = az érintetlenek egyenlően osztoznak
shared-not-winner = a többiek egyenlően osztoznak
rest-pot = ; ami nem osztható el, a kasszába kerül
rest-winner = ; ami nem osztható el, a nyertesé
examples = { $number ->
    [1] Példa
   *[other] Példák
} ({ $counted } → { $paid ->
    [points] pont
   *[payment] fizetés; a kassza előtte → utána
})
cards-taken = elvitt lapok
pot = kassza
player-1 = Anna
player-2 = Béla
player-3 = Cili
player-4 = Dóra
player-5 = Elek
player-6 = Flóra
player-7 = Gábor
player-8 = Hanna

### At the end

head-disputed = Vitás pontok (a döntések szövege angolul)
ruling = { $mark } „{ $question } → { $decision }”
ruling-variants = A másik olvasat változatként: { $variants }.
head-sources = Források
source = ({ $mark }) { $title }.
source-clauses = Hivatkozott helyek: { $clauses }.

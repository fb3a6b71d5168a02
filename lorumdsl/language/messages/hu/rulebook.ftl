### The game

mark-changed = eltér
mark-gone = itt nem érvényes
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
play-trick-won-or-trumped = Az ütést a hívott szín legmagasabb lapja viszi, hacsak a játékban nincs adu, és nem tesznek bele egyet. Aki vitte, maga előtt tartja az ütés lapjait, és ő hív a következőre.
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
trick-sum = Ezeket egyszerre játsszák: { $contracts }. A tartozások összeadódnak, és mindegyik tilalom érvényes.
trick-blind = Mindenki a többiek lapjait látja, a sajátját nem, és ismeretlenül játszik ki belőle.
trick-no-follow = Színre színt adni nem kell: bármelyik lap kijátszható.
trick-trump = Adu: { $cards }. Az adu üti a hívott színt; az ütést a legmagasabb adu viszi.
trick-keeps-own = Ha senki sem adott színre színt, mindenki a saját lapját viszi el, és újra az hív, aki az előbb; ő számít az ütés nyertesének.
chain-holder = Akinél a következő lap van, annak ki kell játszania, soron kívül is, akár kétszer egymás után. Ha senkinél sincs, a lánc véget ért.
chain-in-order = Szigorúan sorban játszanak: aki tud következő lapot tenni, annak kell; aki nem tud, passzol. Ha egymás után mindenki passzolt, a lánc véget ért.
pass-free = A passz ingyen van.
chain-limit = A lánc { $number } lap után ér véget.
chain-no-limit = A lánc akárhány lapból állhat.
layout-pass = Aki tud lapot lerakni, annak kell; aki nem tud, passzol.
missing-laid = Az a lap, amelyik nincs a pakliban, lerakottnak számít, amint sorra kerül.
missing-blocks = Az a lap, amelyik nincs a pakliban, elzárja az oszlopát.
value = { $rank } = { $number }
count-values = A lapok értéke: { $values }.
count-no-value = A többi lap nem számít.
cost = Tartozás: { $price }.
total = A játékosok tartozása összesen { $amount }.
paid-as-before = A fizetés módja ugyanaz, mint itt: { $contract }.

### Examples

payout-name = { $name }.
examples = { $number ->
    [1] Példa
   *[other] Példák
} ({ $counted } → { $paid ->
    [points] pont
   *[payment] fizetés; a kassza előtte → utána
})
cards-taken = elvitt lapok
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

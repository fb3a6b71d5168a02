### Actions

action-refused = { $action } nem szabályos: { $reason }; szabályos: { $legal }
refused = { $action } nem szabályos: { $reason }
none = semmi
because = { $fact }: { $rule }
unknown-action = `{ $text }` sem lapja ennek a paklinak, sem `pass`
places-held = { $seat } kezében { $number ->
    [1] egy lap van, #1
   *[other] { $number } lap van, #1-től #{ $number }-ig
}
card-played = { $card } már leesett
card-not-held = { $seat } következik, és nincs nála { $card }
holds = { $seat } kezében van: { $cards }
suit-led = a hívott szín { $suit }, és { $seat } kezében van: { $cards }
leads-choosing = { $seat } hív ({ $trick }. ütés), és más lapot is hívhat
plays-choosing = { $seat } következik ({ $trick }. ütés), és más lapot is tehet
starts-chain = { $seat } láncot kezd, és bármelyik lapját kijátszhatja
begins-layout = { $seat } kezd, és bármelyik lapját lerakhatja
can-play = { $seat } tud mit tenni: { $cards }
has-cards = { $seat } tud lapot tenni, és ebben a játékban passzolni nem lehet: { $contract }
fits-not = { $card } nem illik ide, csak { $cards }
chain-goes-on = a lánc így folytatódik: { $cards }
so-passes = { $fact }, ezért { $seat } passzol

### The deal is over

over-out = { $seat } lapjai elfogytak: a leosztás az első üres kézzel véget ér
over-played = minden lap leesett: a leosztás véget ért
over-decided = már semmi sem változhat: a leosztás véget ért
over-passed = mindenki passzolt: a leosztás véget ért
not-settled = a leosztás még tart: még nincs mit fizetni

### Contracts of a session

double-or-single = most az osztó mondja: `double` vagy `single`
deal-not-over = még tart a leosztás ({ $number }.)
session-over = a parti véget ért
no-doubling = { $reference }: itt nem lehet duplázni
contract-open = választani kell egy játékot
contract-named = ezt már bemondták: { $contract }
contract-unknown = { $ruleset }: a partiban nincs ilyen játék
contract-once = most nem választható ({ $number }. leosztás): egy körben minden játék egyszer kerül sorra
contract-fixed = most nem választható ({ $number }. leosztás): a játékok sorrendje kötött, és ez következik: { $next }
no-contract = nincs játék

### Hands and seeds

no-seat = nincs { $number }. hely: a helyek számozása 1–{ $seats }
no-card = `{ $text }` nem lapja ennek a paklinak
no-rank = `{ $text }` nem rangja ennek a paklinak
card-twice = `{ $card }` kétszer szerepel
card-in-two-hands = `{ $card }` két helyen is szerepel
hands-too-few = { $number } lapsor jutott { $seats } helyre; akinek nincs lapja, annál `""` áll
hands-too-many = { $number } lapsor jutott { $seats } helyre; egy hely lapjai egy szövegben állnak
seed-range = a mag egész szám 0 és { $most } között, nem { $seed }
deal-range = a leosztások számozása 1–{ $most }, nem { $number }
session-range = a partik számozása 1–{ $most }, nem { $number }
deals-of-a-seed = egy maghoz 1–{ $most } leosztás tartozik, nem { $number }
sessions-of-a-seed = egy maghoz 1–{ $most } parti tartozik, nem { $number }
seed-of-sessions = partiknál a mag legfeljebb { $most }, nem { $seed }

### Positions

begins-not = nem { $seat } kezd: { $holder } kezében van: { $cards }
trick-cannot-be-next = nem következhet a { $trick }. ütés, ha egy kézben { $number } lap van
held-and-played = nem lehet kézben és már kijátszva is: { $cards }
moves-without-cards = { $seat } következik, és nincs lapja
nothing-laid-out = ebben a játékban semmit sem raknak ki: { $contract }

### What has been counted

counter-unreadable = ez nem adható meg: `{ $text }`: { $reason }
counter-none = ez nem számláló
no-captures = ebben a játékban senki sem visz el lapot: { $contract }
no-award = { $contract }: a renonsznak nincs ára, a szabálytalan lapot egyszerűen vissza kell venni
numbers-for-seats = { $counter }: { $number } szám jutott { $seats } helyre
counter-negative = { $counter } nem lehet 0-nál kevesebb
counter-missing = hiányzik: { $counter }, pedig ennek az elszámolásához kell: { $contract }
counter-misplaced = { $counter }: ez itt nem számolható: { $contract }, { $kind ->
    [trick] ütéses
    [chain] láncos
    [layout] kirakós
   *[count] számolós
} játék
cards-add-up = { $counter }: az összeg { $placed }, pedig ilyen lap { $there } van játékban
counts-too-many = ennyi adatot nem lehet összevetni: sorolja fel a lapokat
no-sharing = a lapoknak nincs olyan elosztása, amely ezekkel a számokkal egyezik
not-in-a-pile = valakinél lennie kell: { $cards }
pile-differs = { $counter } szerint { $seat } száma { $number }, de az elvitt lapok mást mutatnak
captures-too-many = { $seat } nem vihetett el { $cards } lapot { $tricks } ütésben
captures-too-many-cards = { $seat } nem vihetett el { $cards } lapot olyan ütésekben, amelyekben összesen { $most } lap van
tricks-add-up = az ütések összege { $placed }, pedig egy leosztásban { $tricks } van
one-winner = { $counter }: egy helynél 1, a többinél 0 kell
no-trick = nincs { $trick }. ütés: egy leosztásban { $tricks } van
two-winners = két nyertese is van ennek: { $trick }. ütés
named-tricks = { $seat } { $named } megnevezett ütést vitt, és összesen csak { $tricks } ütést
not-stopped = a leosztás nem érhetett ilyen korán véget: nem történt meg, ami véget vetne neki ({ $contract })
one-empty-hand = pontosan egy játékosnak fogynak el a lapjai: a leosztás az első üres kézzel véget ér
left-too-many = nem maradhat { $left } lap a { $most } közül
passes-due = { $seat } kezében { $left } lap maradt, tehát { $due } passza volt, nem { $number }, mert { $winner } { $passes } passz után ment ki
if-began = { $refusal }; így van, ha { $seat } kezdett, és más nem is kezdhetett
thresholds-too-many = { $contract }: túl sok a határ, ez nem ellenőrizhető
thresholds-shared = a határok árait ({ $prices }) kell a helyek között elosztani
numbers-needed = { $seats } szám kell, helyenként egy; itt { $number } van
said-before = { $refusal }; korábban elhangzott: { $said }

### Score sheets

no-entries = még nincs beírt leosztás
no-deal = nincs { $number }. leosztás: { $entered ->
    [0] egy sincs
    [1] csak az 1. van
   *[other] 1–{ $entered } van
} beírva
in-deal = { $number }. leosztás: { $told }
in-deal-of = { $number }. leosztás, { $contract }: { $told }
names-for-seats = { $number } név jutott { $seats } helyre
name-length = egy név 1–{ $most } jelből áll, ez nem: { $name }
name-confusing = { $name } nem lehet név: mást értenénk rajta
names-alike = két játékost is így hívnak: { $name }

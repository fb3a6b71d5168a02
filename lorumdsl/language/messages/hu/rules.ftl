### Who begins, and what is forbidden

opening = az kezd, akinél ez a lap van: { $card }; ezt a lapot kell először kijátszania
opening-with = az kezd, akinél ez a lap van: { $card }; először csak ezekből játszhat ki: { $cards }
opening-any = az kezd, akinél ez a lap van: { $card }; bármelyik lapjával kezdhet
forbid-lead = { $when }nem hívható: { $cards }{ $exempt }
forbid-follow = { $when }színre szín adásakor nem tehető: { $cards }{ $exempt }
forbid-discard = { $when }más színre nem dobható: { $cards }{ $exempt }
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

### When a deal ends

trick-stop = a leosztás egy ütés után véget ér, amint { $condition }
if-somebody = bármelyik játékosra igaz: { $condition }
if-somebody-took = valaki elvitte ezt: { $card }

### Chains and layouts

chain-next-same = a lánc következő lapja ugyanabban a színben az eggyel magasabb rangú lap
chain-next-any = a lánc következő lapja eggyel magasabb rangú, bármely színben
wraps-up = { $high } után { $low } következik
ends-up = { $high } után semmi sem következik
layout-starts = minden szín az elsőnek lerakott lap rangjával kezdődik
layout-up-wrap = az oszlopok csak fölfelé nőnek; { $high } után { $low } következik, amíg az egész szín le nincs rakva
layout-up-ends = az oszlopok csak fölfelé nőnek, a végük { $high }
layout-down-wrap = az oszlopok csak lefelé nőnek; { $low } után { $high } következik, amíg az egész szín le nincs rakva
layout-down-ends = az oszlopok csak lefelé nőnek, a végük { $low }
layout-both-wrap = az oszlopok fölfelé és lefelé is nőnek; { $high } és { $low } szomszédok
layout-both-ends = az oszlopok fölfelé és lefelé is nőnek; fölül { $high }, alul { $low } a végük

### Counting

threshold = { $goal }: { $price }
count-thresholds = aki az összeget eljuttatja valamelyik határig vagy azon túl, annak árát róják fel: { $thresholds }

### What is legal

must-follow = aki tud, annak színre színt kell adnia
any-card = bármelyik lap kijátszható
must-play = aki tud lapot tenni, annak kell
must-play-or-pay = aki tud lapot tenni, annak kell; egy passz ára { $amount }
holder-plays = akinél a következő lap van, annak ki kell játszania, passzolni nem lehet
nobody-passes = passzolni nem lehet

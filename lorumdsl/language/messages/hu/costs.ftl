### What is counted

each-won = { $number }. ütés
each-won-last = utolsó ütés
each-tricks = minden ütés
each-left = minden kézben maradt lap
each-passes = minden passz
trick-number = { $number }. ütés
trick-last = utolsó ütés
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

### Amounts and conditions

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
in-all = { $cost }, összesen { $amount }
due-cost = fizeti a saját tartozását
due-total = fizeti az összes játékos együttes tartozását
due-amount = fizet ennyit: { $amount }
due-pot = fizeti mindazt, ami a kasszában van
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

### The ledger of a session, and what it came to

column-deal = osztás
column-dealer = osztó
column-contract = játék
paid = { $giver } → { $receiver } { $amount }
row-owed = tartozás
row-points = pont
row-so-far = eddig
row-pay = fizetés
row-balance = egyenleg
points-are-owed = { $doubled ->
    [1] a pont az, amivel valaki tartozik: { $cost }, ×2
   *[0] a pont az, amivel valaki tartozik: { $cost }
}
stands-at = { $who } { $balance }
balances = egyenlegek: { $each }
at-the-end = a végén: { $each }
pot-to-winners = { $number } a kasszából a győzteseké lett
times-bought = { $who } { $count }×
bought = { $unit ->
    [chips] vett { $number } zsetont: { $each }
    [beans] vett { $number } babot: { $each }
    [coins] vett { $number } érmét: { $each }
   *[points] vett { $number } pontot: { $each }
}
price-to-winners = az értük fizetett { $number } a győzteseké
first-place = { $you ->
    [1] { $number ->
        [1] te nyertél
       *[other] az első helyen osztoznak: { $names }
    }
   *[0] { $number ->
        [1] { $names } nyert
       *[other] az első helyen osztoznak: { $names }
    }
}
session-unfinished = a parti folytatódik, következik: { $number }. leosztás
sum-zero = az egyenlegek és a kassza összege { $total }
sum-brought = az egyenlegek és a kassza összege { $total }: amennyit a játékosok hoztak
sum-wrong = az egyenlegek és a kassza összege { $total }, és nem { $brought }: ez a program hibája
sum-of-points = pontokat írnak, nem fizetnek: nincs mit összeadni
run-head = { $name } · { $reference } · mag { $seed }
run-head-drawn = { $name } · { $reference } · mag { $seed } (sorsolt: --seed { $seed } ugyanezt a partit játssza le)
run-seats = helyek: { $seats }

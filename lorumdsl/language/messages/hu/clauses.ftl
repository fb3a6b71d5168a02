### Where a clause stands

at-next = hogyan folytatódik egy lánc
at-opening = ki kezd
at-pass = passzolás
at-revoke = renonsz
at-restriction = tilalom: { $name }
at-payout = fizetés: { $name }
at-case = { $number }. eset
at-payment = { $number }. kifizetés
at-variant = változat: { $name }
at-ruleset = általában
at-deal = osztás
at-bank = elszámolás
at-rebuy = vásárlás
at-session = parti

### What a clause says and rests on

clause-rule = { $where }: { $rule }
clause-cited = { $told } ({ $cited })
cited-place = „{ $place }”
cited-whole = egészében
cited-rulings = { $number ->
    [1] döntés
   *[other] döntések
}: { $rulings }

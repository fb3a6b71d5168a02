### Where a clause stands

at-next = how a chain goes on
at-opening = who begins
at-pass = passing
at-revoke = revoke
at-restriction = restriction { $name }
at-payout = payout { $name }
at-case = case { $number }
at-payment = payment { $number }
at-variant = variant { $name }
at-ruleset = in general
at-deal = dealing
at-bank = bank
at-rebuy = buying
at-session = session

### What a clause says and rests on

clause-rule = { $where }: { $rule }
clause-cited = { $told } ({ $cited })
cited-place = '{ $place }'
cited-whole = as a whole
cited-rulings = { $number ->
    [one] ruling
   *[other] rulings
} { $rulings }

### The ledger of a session, and what it came to

column-deal = deal
column-dealer = dealer
column-contract = contract
paid = { $giver } → { $receiver } { $amount }
row-owed = owed
row-points = points
row-so-far = so far
row-pay = pay
row-balance = balance
points-are-owed = { $doubled ->
    [1] points are what a seat owes: { $cost }, ×2
   *[0] points are what a seat owes: { $cost }
}
stands-at = { $who } { $balance }
balances = balances { $each }
at-the-end = at the end: { $each }
pot-to-winners = { $number } from the pot went to the winners
times-bought = { $who } { $count }×
bought = { $unit ->
    [chips] bought { $number } chips: { $each }
    [beans] bought { $number } beans: { $each }
    [coins] bought { $number } coins: { $each }
   *[points] bought { $number } points: { $each }
}
price-to-winners = the { $number } paid for them: to the winners
first-place = { $you ->
    [1] { $number ->
        [one] you win
       *[other] { $names } share first place
    }
   *[0] { $number ->
        [one] { $names } wins
       *[other] { $names } share first place
    }
}
session-unfinished = the session goes on: deal { $number } is next
sum-zero = balances and pot add up to { $total }
sum-brought = balances and pot add up to { $total }: what the seats brought in
sum-wrong = balances and pot add up to { $total }, and not to { $brought }: this is a fault of the program
sum-of-points = points are scored, not paid: there is nothing to add up
run-head = { $name } · { $reference } · seed { $seed }
run-head-drawn = { $name } · { $reference } · seed { $seed } (drawn: --seed { $seed } plays the same session again)
run-seats = seats { $seats }

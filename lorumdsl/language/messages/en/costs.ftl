### What is counted

each-won = the { trick-number }
each-won-last = the last trick
each-tricks = each trick
each-left = each card left in the hand
each-passes = each pass
trick-number = { $number ->
    [1] first trick
    [2] second trick
    [3] third trick
    [4] fourth trick
    [5] fifth trick
    [6] sixth trick
    [7] seventh trick
    [8] eighth trick
   *[other] trick number { $number }
}
trick-last = last trick
count-taken = { $cards } taken
count-played = { $cards } played so far
count-discarded = { $cards } discarded so far
count-tricks = tricks taken
count-left = cards left
count-passes = passes
count-crossed = prices of the marks reached
count-cost = cost
count-total = costs of all players
count-takers = number of takers
count-pot = chips in the pot
count-balance = balance
count-seats = number of players
count-trick = number of the trick

### Amounts and conditions

amount = { $unit ->
    [chips] { $number -> 
        [one] 1 chip
       *[other] { $number } chips
    }
    [beans] { $number ->
        [one] 1 bean
       *[other] { $number } beans
    }
    [coins] { $number ->
        [one] 1 coin
       *[other] { $number } coins
    }
   *[points] { $number ->
        [one] 1 point
       *[other] { $number } points
    }
}
term = { $amount } for { $what }
term-fixed = { $amount } in any case
term-noun = as much as the { $what }
term-times = { $number } times the { $what }
in-all = { $cost }, { $amount } in all
due-cost = their cost
due-total = the costs of all players together
due-amount = { $amount }
due-pot = all that lies in the pot
divided = ({ $left } ÷ { $right }, rounded down)
the-min = the smallest of ({ $numbers })
the-max = the largest of ({ $numbers })
not = not { $condition }
if-else = { $then } if { $when }, otherwise { $otherwise }
always = always
never = never
if-all-takers = every player is a taker
if-any-cost = their cost is above 0
if-takers = { $number ->
    [0] nobody is a taker
    [1] there is just one taker
   *[other] there are { $number } takers
}

### What seats did in a deal

outcome-none = nobody takes anything
outcome = { $seat } { $did }
did-take = takes { $cards }
did-win-trick = wins the { trick-number }
did-win-last = wins the last trick
did-win-tricks = wins { $number ->
    [one] 1 trick
   *[other] { $number } tricks
}
did-cross = is charged { $number }
did-keep = has { $number ->
    [one] 1 card
   *[other] { $number } cards
} left
did-go-out = goes out
did-pass = passes { $number ->
    [one] 1 time
   *[other] { $number } times
}
took-all = all { $number } { $cards }
took-some = { $number } { $cards }
took-of = { $number } of the { $cards }
in-doubled-deal = { $when } in a doubled deal

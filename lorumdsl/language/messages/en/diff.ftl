### A difference between two rulesets, and its two sides

instead = { $now } instead of { $before }
instead-of = { $now } instead of: { $before }
in-contract = { $contract }: { $told }
and-in-sums = { $told } (and so in { $contracts })

### Seats, pack, dealing, bank

seats-counted = { $number ->
    [one] 1 seat
   *[other] { $number } seats
}
way-clockwise = clockwise
way-counterclockwise = counterclockwise
diff-direction = play goes { $now } instead of { $before }
cards-counted = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
pack-without = without { $cards }
pack-with = with { $cards } besides
diff-pack = the pack has { $now } instead of { $before }: { $parts }
diff-pack-as-large = the pack is a different one of the same size: { $parts }
diff-ranks = cards rank from low to high: { $now } instead of { $before }
packets-each = { $number ->
    [one] one at a time
   *[other] { $number } at a time
}
packets = in packets of { $packets }
packets-any = in any packets
diff-packets = cards are dealt { $now } instead of { $before }
cut-by-left = the seat on the dealer’s left
cut-by-right = the seat on the dealer’s right
cut-by-none = nobody
diff-cut = the pack is cut by: { $now } instead of { $before }
first-by-next = the seat after the dealer
first-by-dealer = the dealer
diff-first = the first packet goes to: { $now } instead of { $before }
unit-chips = chips
unit-beans = beans
unit-coins = coins
unit-points = points
diff-unit = the game is played for { $now } instead of { $before }
diff-start = every seat starts with { $now } instead of { $before }
rebuy-none = nobody buys more
rebuy-for = whoever has fewer than { $below } buys { $amount } more for { $price }
leftover-to-winners = shared by the winners
leftover-in-pot = left there
diff-leftover = what lies in the pot at the end is { $now } instead of { $before }

### The session

choice-in-turn = the one in turn
choice-of-dealer = what the dealer chooses
diff-choice = the next contract is { $now } instead of { $before }
dealer-moves-on = after every deal
dealer-keeps-cycle = after a whole cycle
diff-dealer = the deal passes on { $now } instead of { $before }
least-wins = the least
most-wins = the most
diff-wins = the session is won by whoever has { $now } instead of { $before }
tie-is-shared = shared by those who are tied
tie-is-played-off = played off in an extra deal
diff-ties = first place is { $now } instead of { $before }
doubling-by-nobody = nobody
doubling-by-dealer = the dealer
diff-doubling = a deal may be doubled by { $now } instead of { $before }
cycles-counted = { $number ->
    [one] 1 cycle
   *[other] { $number } cycles
}
diff-cycles = a session has { $now } instead of { $before }
dealer-shifted = { $seats ->
    [0] with the same dealer
    [one] 1 seat further on
   *[other] { $seats } seats further on
}
diff-shift = the next cycle begins { $now } instead of { $before }
session-full = the session runs its full length
session-until = the session ends as soon as, for some seat, { $condition }
times-in-cycle = { $number ->
    [0] never
    [1] once in a cycle
    [2] twice in a cycle
   *[other] { $number } times in a cycle
}
diff-times = { $contract } is played { $now } instead of { $before }
diff-order = the contracts come in the order { $now } instead of { $before }
diff-only-has = only { $ruleset } has { $contract }: { $told }
price-at = { $price } at { $goal }
contract-that-charges = a count contract that charges { $prices }
contract-of-trick = a trick contract, { $course }
contract-of-chain = a chain contract, { $course }
contract-of-layout = a layout contract, { $course }
contract-of-count = a count contract, { $course }

### Costs, restrictions, payouts

cards-cost = { $number ->
    [one] { $cards } costs { $price }
   *[other] { $cards } each cost { $price }
}
diff-cards-cost = { $number ->
    [one] { $cards } costs { $now } instead of { $before }
   *[other] { $cards } each cost { $now } instead of { $before }
}
diff-term = { $now } instead of { $before }
diff-owes = a seat owes { $now } instead of { $before }
diff-sum = added up are { $now } instead of { $before }
diff-restriction = { $now }, where { $ruleset } says: { $before }
diff-restriction-only = only in { $ruleset }: { $rule }
restriction-none = nothing of the kind is forbidden
restriction-before = { $first }, before { $second }
diff-restriction-order = where both would leave no card, `{ $first }` goes before `{ $second }` instead of after it
diff-paid = { $contracts }: when { $when }: { $now } instead of: { $before }
diff-paid-in-several = { $contracts } are paid differently; in { $contract }, when { $when }: { $now } instead of: { $before }
and-pot-holds = { $when } and the pot holds { $number }
seats-get = { $several ->
    [0] { $seats } gets { $number }
   *[1] { $seats } get { $number } each
}
seats-pay = { $several ->
    [0] { $seats } pays { $number }
   *[1] { $seats } pay { $number } each
}
seats-score = { $several ->
    [0] { $seats } scores { $number }
   *[1] { $seats } score { $number } each
}
pot-gets = the pot gets { $number }
pot-pays = the pot pays { $number }
nobody-pays = nobody pays anything
nobody-scores = nobody scores

### The keys of a contract

kind-named-trick = trick
kind-named-chain = chain
kind-named-layout = layout
kind-named-count = count
diff-kind = the kind of contract is { $now } instead of { $before }
diff-hand-own = a seat sees its own hand
diff-hand-blind = a seat sees all hands but its own
diff-follow-none = any card may be played
diff-follow-suit = whoever can follow suit must
diff-unfollowed-leader = a trick in which nobody followed goes to the leader
diff-unfollowed-own = each seat keeps its card of a trick in which nobody followed
diff-trump = trumps are { $value }
diff-trump-none = there are no trumps
diff-stop = { $value }
diff-stop-never = all tricks are played
diff-next-any = a chain goes on in any suit
diff-next-same = a chain stays in its suit
diff-wrap-not = the highest rank is the last
diff-wrap = after the highest rank comes the lowest
diff-turn-order = seats play in order
diff-turn-holder = whoever holds the next card plays it
diff-limit = { $value ->
    [one] 1 card
   *[other] { $value } cards
}
diff-limit-none = no fixed number of cards
diff-limit-about = a chain ends after { $now } instead of { $before }
diff-build-up = piles grow upwards
diff-build-down = piles grow downwards
diff-build-both = piles grow upwards and downwards
diff-missing-blocks = a card that is not in the pack blocks its suit
diff-missing-laid = cards that are not in the pack count as laid
diff-value = { $value }
diff-value-none = nothing
diff-value-about = { $what } counts { $now } instead of { $before }
diff-threshold = { $value }
diff-threshold-none = nothing
diff-threshold-about = reaching { $what } costs { $now } instead of { $before }
diff-total = { $value }
diff-total-about = all seats together owe { $now } instead of { $before }
diff-revoke = a revoke costs { $value }
diff-revoke-free = a revoke costs nothing
diff-opening-none = the seat after the dealer begins

### What differs besides, and how two games part

diff-heading = { $a } → { $b }: { $number ->
    [0] no difference in the rules
    [one] 1 difference in the rules
   *[other] { $number } differences in the rules
}
besides = Besides, { $facts }.
is-called = { $contract } is called { $other }
besides-renamed = in { $ruleset } { $names }
names = names
names-of-cards = names of cards
sources = sources
besides-differ = { $what } differ
besides-offers = { $number ->
    [one] only { $ruleset } offers the variant { $variants }
   *[other] only { $ruleset } offers the variants { $variants }
}
games-agree = { $number ->
    [one] Contract by contract, 1 deal went the same way under both.
   *[other] Contract by contract, { $number } deals went the same way under both.
}
games-part = With seed { $seed } the games part in { $told }
parting = deal { $number }, { $contract }, action { $action }, { $seat }: { $told }
parting-at-the-end = deal { $number }, { $contract }: { $told }
dealt-to = { $cards } cards to { $seats } seats
end-of-deal = the end of the deal
turn-of = the turn of { $seat }

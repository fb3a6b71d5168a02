### Actions

action-refused = { $action } is refused: { $reason }; legal: { $legal }
refused = { $action } is refused: { $reason }
none = nothing
because = { $fact }: { $rule }
unknown-action = `{ $text }` is neither a card of this deck nor `pass`
places-held = { $seat } has { $number ->
    [1] one card, #1
   *[other] { $number } cards, #1 to #{ $number }
}
card-played = { $card } has been played already
card-not-held = it is the turn of { $seat }, who does not hold { $card }
holds = { $seat } holds { $cards }
suit-led = { $suit } were led and { $seat } holds { $cards }
leads-choosing = { $seat } leads to trick { $trick } and has other cards to choose from
plays-choosing = { $seat } plays to trick { $trick } and has other cards to choose from
starts-chain = { $seat } starts a chain and can play any card
begins-layout = { $seat } begins and can lay any card
can-play = { $seat } can play { $cards }
has-cards = { $seat } has cards to play: nobody passes in { $contract }
fits-not = { $card } does not fit, only { $cards }
chain-goes-on = the chain goes on with { $cards }
so-passes = { $fact }, so { $seat } passes

### The deal is over

over-out = { $seat } has no card left: the first empty hand ends the deal
over-played = all cards have been played: the deal is over
over-decided = nothing can change any more: the deal is over
over-passed = everybody has passed: the deal is over
not-settled = the deal is not over: nothing is paid yet

### Contracts of a session

double-or-single = the dealer says `double` or `single` now
deal-not-over = deal { $number } is not over yet
session-over = the session is over
no-doubling = { $reference } has no doubling
contract-open = a contract must be chosen
contract-named = { $contract } has been named already
contract-unknown = { $ruleset } has no such contract in its session
contract-once = it is not offered in deal { $number }: each contract comes once in a cycle
contract-fixed = it is not offered in deal { $number }: the contracts come in a fixed order, and { $next } is next
no-contract = no contract

### Hands and seeds

no-seat = there is no seat { $number }: seats are 1 to { $seats }
no-card = `{ $text }` is no card of this deck
no-rank = `{ $text }` is no rank of this deck
card-twice = `{ $card }` stands twice
card-in-two-hands = `{ $card }` stands in two places
hands-too-few = { $number ->
    [one] 1 list
   *[other] { $number } lists
} of cards for { $seats } seats; a seat without cards is `""`
hands-too-many = { $number } lists of cards for { $seats } seats; the cards of a seat stand in one text
seed-range = a seed is a whole number from 0 to { $most }, not { $seed }
deal-range = deals are numbered from 1 to { $most }, not { $number }
session-range = sessions are numbered from 1 to { $most }, not { $number }
deals-of-a-seed = there are 1 to { $most } deals to a seed, not { $number }
sessions-of-a-seed = there are 1 to { $most } sessions to a seed, not { $number }
seed-of-sessions = the seed of sessions is at most { $most }, not { $seed }

### Positions

begins-not = { $seat } does not begin: { $holder } holds { $cards }
trick-cannot-be-next = trick { $trick } cannot be the next one with { $number ->
    [one] 1 card
   *[other] { $number } cards
} in a hand
held-and-played = { $cards } cannot be in a hand and played already
moves-without-cards = { $seat } is to move and has no cards
nothing-laid-out = nothing is laid out in { $contract }

### What has been counted

counter-unreadable = `{ $text }` cannot be given: { $reason }
counter-none = it is no counter
no-captures = nobody captures cards in { $contract }
no-award = { $contract } has no award for a revoke: an illegal card is simply refused
numbers-for-seats = { $counter } has { $number ->
    [one] 1 number
   *[other] { $number } numbers
} for { $seats } seats
counter-negative = { $counter } cannot be below 0
counter-missing = { $counter } is missing: { $contract } is settled by it
counter-misplaced = { $counter } cannot be counted in { $contract }, a { $kind } contract
cards-add-up = { $counter } adds up to { $placed }, and { $there } such cards are in play
counts-too-many = these counts are too many to be held against each other: list the cards
no-sharing = no way of sharing out the cards agrees with these numbers
not-in-a-pile = { $cards } must be in somebody's pile
pile-differs = { $counter } says { $number } for { $seat }, which is not what lies in that pile
captures-too-many = { $seat } cannot have captured { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
captures-too-many-cards = { $seat } cannot have captured { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in tricks of { $most ->
    [one] 1 card
   *[other] { $most } cards
} in all
tricks-add-up = tricks add up to { $placed }, and a deal has { $tricks }
one-winner = { $counter } must be 1 for one seat and 0 for the others
no-trick = there is no trick { $trick }: a deal has { $tricks }
two-winners = trick { $trick } has two winners
named-tricks = { $seat } won { $named ->
    [one] 1 named trick
   *[other] { $named } named tricks
} and only { $tricks } in all
not-stopped = the deal cannot have ended so early: what ends { $contract } did not happen
one-empty-hand = exactly one seat has no card left: the first empty hand ends the deal
left-too-many = a seat cannot have { $left } of { $most } cards left
passes-due = { $seat } has { $left ->
    [one] 1 card
   *[other] { $left } cards
} left and must have passed { $due ->
    [one] once
   *[other] { $due } times
}, not { $number }, as { $winner } went out after passing { $passes ->
    [one] once
   *[other] { $passes } times
}
if-began = { $refusal }; so it is if { $seat } began, and no other seat can have begun
thresholds-too-many = { $contract } has too many thresholds for this to be checked
thresholds-shared = crossed must share out the prices { $prices } among the seats
numbers-needed = { $seats } numbers are needed, one for each seat; here { $number ->
    [one] is 1
   *[other] are { $number }
}
said-before = { $refusal }; said before: { $said }

### Score sheets

no-entries = no deal has been entered yet
no-deal = there is no deal { $number }: { $entered ->
    [0] none is
    [1] only deal 1 is
   *[other] deals 1 to { $entered } are
} entered
in-deal = deal { $number }: { $told }
in-deal-of = deal { $number }, { $contract }: { $told }
names-for-seats = { $number ->
    [one] 1 name
   *[other] { $number } names
} for { $seats } seats
name-length = a name has 1 to { $most } characters, and { $name } has not
name-confusing = { $name } cannot be a name: it would be taken for something else
names-alike = two players are called { $name }

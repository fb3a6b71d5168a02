# English. A sentence needs no capital letter at its beginning; what stands inside others has no full stop.

### How things are put together

nothing = {""}
between-sentences = {" "}
list-comma = ,{" "}
list-last = {" "}and{" "}
list-and = {" "}and{" "}
list-or = {" "}or{" "}
list-plus = {" "}+{" "}
list-semicolon = ;{" "}
mark-changed = changed
mark-gone = no longer

### Cards

suit-german-c = acorns
suit-german-s = leaves
suit-german-d = bells
suit-german-h = hearts
suit-french-c = clubs
suit-french-s = spades
suit-french-d = diamonds
suit-french-h = hearts
rank-A = ace
rank-K = king
rank-O = Ober
rank-U = Unter
rank-Q = queen
rank-J = jack
figure = { $text }
rank-and-sign = { $rank } ({ $sign })
card = { $rank } of { $suit } ({ $card })
cards-all = cards
cards-none = no cards
cards-suit = { $suit }
cards-rank = { $rank ->
    [six] sixes
    [6] sixes
   *[other] { $rank }s
}
cards-alone = { $cards } that are the only card of their suit in a hand
cards-not-alone = { $cards } that are not the only card of their suit in a hand
each-card = each card taken
each-one = the { $card }
each-suit = each { $suit ->
    [hearts] heart taken
    [acorns] acorn taken
    [leaves] leaf taken
    [bells] bell taken
    [clubs] club taken
    [spades] spade taken
    [diamonds] diamond taken
   *[other] card of { $suit } taken
}
each-rank = each { $rank } taken
each-of = each card taken of these: { $cards }
one-of-card = the { $card }
one-of-suit = any { $suit ->
    [hearts] heart
    [acorns] acorn
    [leaves] leaf
    [bells] bell
    [clubs] club
    [spades] spade
    [diamonds] diamond
   *[other] card of { $suit }
}
one-of-rank = any { $rank }
one-of = any of these cards: { $cards }
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

### Amounts

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
due-cost = their cost
due-total = the costs of all players together
due-amount = { $amount }
due-pot = all that lies in the pot
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
if-somebody = for any player: { $condition }
if-somebody-took = somebody has taken { $card }

### The game

subtitle = A rulebook written from the ruleset “{ $id }”.
subtitle-variants = A rulebook written from the ruleset “{ $id }” with: { $variants }.
differs = What differs from { $base } is marked.
left-out = Not played here: { $contracts }.
remark = { $text }
remark-quoted = note: “{ $text }”
head-game = The game
game = { $name } is a card game for { $seats } players with { $cards } cards.
game-deals = { $contracts ->
    [one] It has one contract, played in { $deals } deals.
   *[other] It has { $contracts } contracts, small games each with an aim of its own, and lasts { $deals } deals.
}
aim = { $wins ->
    [least] Whoever has the fewest { $unit } at the end wins.
   *[most] Whoever has the most { $unit } at the end wins.
}
head-table = Players and pack
seats = { $side ->
    [left] { $number } players sit at the table. Deal and play go round clockwise: the next player is the one on the left.
   *[right] { $number } players sit at the table. Deal and play go round counter-clockwise: the next player is the one on the right.
}
pack = The pack has { $cards } cards in { $suits } suits: { $names }.
ranks = From high to low the ranks are { $names }.
stripped = { $number ->
    [one] The { $cards } is taken out of the pack.
   *[other] The { $cards } are taken out of the pack.
}
head-dealing = Dealing
cut-left = The player on the dealer’s left cuts the pack.
cut-right = The player on the dealer’s right cuts the pack.
cut-none = The pack is not cut.
dealt = Everybody is dealt { $size } cards.
dealt-alike = Everybody is dealt { $size } cards, { $packet } at a time.
dealt-packets = Everybody is dealt { $size } cards, in packets of { $packets }.
first-packet-next = { $begins ->
    [holder] The next player after the dealer gets the first packet.
   *[next] The next player after the dealer gets the first packet and begins the play.
}
first-packet-dealer = { $begins ->
    [holder] The dealer gets the first packet.
   *[next] The dealer gets the first packet; the next player begins the play.
}

### Session, bank, winning

head-session = The session
contracts-fixed = { $number ->
    [one] One contract is played: { $contracts }. That is a round.
   *[other] The contracts are played in this order: { $contracts }. These { $number } deals are a round.
}
contracts-chosen = Before each deal is played, the dealer looks at the hand and chooses a contract that has not been played in this round: { $contracts }. A round is over when each has been played once, after { $number ->
    [one] one deal
   *[other] { $number } deals
}.
dealer-holds = One player deals the whole round; then the deal passes to the next player.
dealer-changes = After every deal the next player deals.
cycles = { $cycles ->
    [one] There is one round: { $deals } deals.
   *[other] { $cycles } rounds are played: { $deals } deals.
}
shift = The first dealer of a round sits { $seats ->
    [0] on the same seat as that of the round before
    [one] one seat after that of the round before
   *[other] { $seats } seats after that of the round before
}.
doubling = Once the contract is known and before the first card is played, the dealer may double the deal: all costs then count twice.
ends-early = The session ends early, after any deal when this is true of some player: { $condition }.
head-bank = The bank
bank = The game is played for { $unit }. Everybody starts with { $start }. Credit has no limit: a balance may fall below zero.
bank-points = What a deal costs is written down as points; nothing is paid. Everybody starts with { $start }. There is no limit either way.
leftover-stays = What lies in the pot when the session is over stays there.
leftover-shared = What lies in the pot when the session is over is shared by the winners.
rebuy = Whoever has fewer than { $below } after a deal buys { $amount } for a price of { $price }, as often as needed.
head-winning = Winning
wins = { $wins ->
    [least] The session is won by the fewest { $unit }.
   *[most] The session is won by the most { $unit }.
}
tie-shared = If several are equal, they share the win.
tie-extra-deal = If several are equal, an extra deal decides.
head-variants = Variants
variant = { $kind ->
    [reading] { $name } ({ $reference }): another reading of the sources.
   *[house] { $name } ({ $reference }): a house rule.
}
variant-extends = It includes “{ $name }”.

### How to play

head-play = How to play
kind-trick = { $number ->
    [one] Trick contract: { $contracts }.
   *[other] Trick contracts: { $contracts }.
}
kind-chain = { $number ->
    [one] Chain: { $contracts }.
   *[other] Chains: { $contracts }.
}
kind-layout = { $number ->
    [one] Layout: { $contracts }.
   *[other] Layouts: { $contracts }.
}
kind-count = { $number ->
    [one] Counting game: { $contracts }.
   *[other] Counting games: { $contracts }.
}
play-trick = { $begins ->
    [holder] One player leads a card to the first trick
   *[next] The next player after the dealer leads a card to the first trick
}, and the others play one card each in turn.
play-follow = Whoever holds a card of the suit led must follow suit; whoever holds none may play anything. Nobody is obliged to play a higher card.
play-trick-won = There are no trumps: the highest card of the suit led takes the trick. Its player keeps the cards of the trick and leads to the next.
play-lifted = A restriction that would leave a player no card to play is lifted.
play-chain = { $begins ->
    [holder] One player begins a chain.
   *[next] The next player after the dealer begins a chain with any card.
} Then cards follow each other, each one rank above the last. When a chain is over, the player of its last card begins another with any card. The deal ends as soon as a hand is empty; that player has gone out and is the winner of the deal.
play-layout = { $begins ->
    [holder] One player lays the first card.
   *[next] The next player after the dealer lays any card.
} Its rank is the starting rank of every suit. In turn everybody lays one card: the starting card of a suit, or the next card on a pile of its suit. The deal ends as soon as a hand is empty; that player has gone out and is the winner of the deal.
play-count = In turn everybody plays any one card. The values of all cards played are added up in one running count. The deal ends when all cards have been played.

### A contract

head-contract = { $number }. { $name }
opening = Whoever holds { $card } begins, and plays that card first.
opening-with = Whoever holds { $card } begins, and may play first only: { $cards }.
trick-sum = These are played together: { $contracts }. Their costs are added up, and all their restrictions hold.
trick-blind = Everybody sees the cards of all others but not their own, and plays a card without knowing it.
trick-no-follow = Nobody has to follow suit: any card may be played.
trick-keeps-own = If nobody has followed suit, all take back their own cards as captured, and the leader, who counts as winner of the trick, leads again.
trick-stop = The deal ends after a trick as soon as { $condition }.
forbid-lead = { $when }{ $cards } may not be led{ $exempt }.
forbid-follow = { $when }{ $cards } may not be played to follow suit{ $exempt }.
forbid-discard = { $when }{ $cards } may not be discarded on another suit{ $exempt }.
unless-alone = , unless a card is the only one of its suit in the hand
except = , except { $cards }
when-ever = {""}
when-trick = in the { trick-number },{" "}
when-up-to-trick = up to the { trick-number },{" "}
when-from-trick = from the { trick-number } on,{" "}
when-before-played = until { $card } has been played,{" "}
when-before-discarded = until { $card } has been discarded,{" "}
when-until = until { $condition }:{" "}
when-while = while { $condition }:{" "}
chain-next-same = The next card of a chain is the one that is a rank higher in the same suit.
chain-next-any = The next card of a chain is a rank higher, in any suit.
wraps-up = After { $high } comes { $low }.
ends-up = Nothing follows { $high }.
chain-holder = Whoever holds the next card must play it, in or out of turn, even twice running. If nobody holds it, the chain is over.
chain-in-order = Everybody plays strictly in turn: whoever can play a next card must; whoever cannot passes. If everybody passes in a row, the chain is over.
pass-free = A pass costs nothing.
chain-limit = A chain is over after { $number ->
    [one] one card
   *[other] { $number } cards
}.
chain-no-limit = A chain may have any number of cards.
layout-up-wrap = Piles grow upwards only; after { $high } comes { $low }, until the whole suit is laid.
layout-up-ends = Piles grow upwards only, up to { $high }.
layout-down-wrap = Piles grow downwards only; after { $low } comes { $high }, until the whole suit is laid.
layout-down-ends = Piles grow downwards only, down to { $low }.
layout-both-wrap = Piles grow upwards and downwards; { $high } and { $low } are neighbours.
layout-both-ends = Piles grow upwards to { $high } and downwards to { $low }.
layout-pass = Whoever can lay a card must; whoever cannot passes.
missing-laid = A card that is not in the pack counts as laid when its turn comes.
missing-blocks = A card that is not in the pack blocks its pile.
value = { $rank } = { $number }
count-values = Cards count: { $values }.
count-no-value = All others count nothing.
threshold = { $goal }: { $price }
count-thresholds = Whoever brings the count to one of these marks, or past it, is charged its price: { $thresholds }.
cost = Cost: { $price }.
total = The costs of all players come to { $amount }.
revoke = Whoever is found to have revoked owes { $cost }, and the others owe nothing.
paid-as-before = Payment as in { $contract }.

### Payment

payout-name = { $name }.
scores-cost = Everybody scores their own cost.
scores = Everybody scores { $price }.
takers = A player is a taker if { $condition }; all others are untouched.
case-if = If { $condition },{" "}
case-otherwise = Otherwise{" "}
then = Then{" "}
pays = { $when }{ $giver } { $amount } { $receiver }.
pays-shared = { $when }{ $giver } { $amount } { $receiver }{ $rest }.
pays-nothing = { $when }nothing is paid.
winner-takes-pot = { $when }the winner takes all that lies in the pot.
giver-all = everybody pays
giver-takers = each taker pays
giver-winner = the winner pays
giver-pot = the pot pays
giver-each-other = everybody pays
giver-not-takers = each untouched player pays
giver-not-winner = each of the others pays
to-all = to each other player
to-takers = { $lone ->
    [1] to the taker
   *[0] to each taker
}
to-winner = to the winner
to-pot = into the pot
to-each-other = to each other player
to-not-takers = to each untouched player
to-not-winner = to each of the others
shared-all = to all other players, who share the sum equally
shared-takers = to the takers, who share the sum equally
shared-winner = to the winner
shared-pot = into the pot
shared-each-other = to all other players, who share the sum equally
shared-not-takers = to the untouched players, who share the sum equally
shared-not-winner = to the others, who share the sum equally
rest-pot = ; what does not divide goes to the pot
rest-winner = ; what does not divide goes to the winner
examples = { $number ->
    [one] Example
   *[other] Examples
} ({ $counted } → { $paid ->
    [points] points
   *[payment] payment, pot before → after
})
cards-taken = cards taken
pot = pot
player-1 = Anna
player-2 = Ben
player-3 = Cleo
player-4 = Dan
player-5 = Eve
player-6 = Finn
player-7 = Gwen
player-8 = Hugo

### At the end

head-disputed = Disputed points
ruling = { $mark } { $question } → { $decision }.
ruling-variants = The other way: { $variants }.
head-sources = Sources
source = ({ $mark }) { $title }.
source-clauses = Cited: { $clauses }.

### The game

mark-changed = changed
mark-gone = no longer
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
play-trick-won-or-trumped = The highest card of the suit led takes the trick, unless a contract has trumps and one is played. Its player keeps the cards of the trick and leads to the next.
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
trick-sum = These are played together: { $contracts }. Their costs are added up, and all their restrictions hold.
trick-blind = Everybody sees the cards of all others but not their own, and plays a card without knowing it.
trick-no-follow = Nobody has to follow suit: any card may be played.
trick-trump = Trumps: { $cards }. They beat the suit led; the highest trump takes the trick.
trick-keeps-own = If nobody has followed suit, all take back their own cards as captured, and the leader, who counts as winner of the trick, leads again.
chain-holder = Whoever holds the next card must play it, in or out of turn, even twice running. If nobody holds it, the chain is over.
chain-in-order = Everybody plays strictly in turn: whoever can play a next card must; whoever cannot passes. If everybody passes in a row, the chain is over.
pass-free = A pass costs nothing.
chain-limit = A chain is over after { $number ->
    [one] one card
   *[other] { $number } cards
}.
chain-no-limit = A chain may have any number of cards.
layout-pass = Whoever can lay a card must; whoever cannot passes.
missing-laid = A card that is not in the pack counts as laid when its turn comes.
missing-blocks = A card that is not in the pack blocks its pile.
value = { $rank } = { $number }
count-values = Cards count: { $values }.
count-no-value = All others count nothing.
cost = Cost: { $price }.
total = The costs of all players come to { $amount }.
paid-as-before = Payment as in { $contract }.

### Examples

payout-name = { $name }.
examples = { $number ->
    [one] Example
   *[other] Examples
} ({ $counted } → { $paid ->
    [points] points
   *[payment] payment, pot before → after
})
cards-taken = cards taken
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

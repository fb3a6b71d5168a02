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

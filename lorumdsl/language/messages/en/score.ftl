### What a score sheet asks about a finished deal

ask-who-captured = who captured { $what }?
ask-who-won = who won the { $what }?
ask-who-crossed = who brought the count to { $what }?
ask-captured = { $what } taken by
ask-tricks = tricks taken by
ask-tricks-noun = tricks
ask-crossed = charged by thresholds are
ask-crossed-noun = charges
ask-left = cards left in the hands of
ask-left-noun = cards
ask-passes = passes made by
ask-passes-noun = passes
ask-all = { $question } { $players }:
ask-in-all = { $question } { $players } ({ $number } in all):
ask-at-most = { $question } { $players } (at most { $number } in all):
ask-all-or-one = { $question } { $players } (or only of who went out):
ask-contract = which contract does { $who } choose?
ask-doubling = does { $who } double? (yes or no)
ask-at-the-end = undo, correct N or quit:

### What is said of deals

tie-is-played-on = { $names } are tied for first place: an extra deal, in which only their points count
deal-to-choose = deal { $number }, dealt by { $dealer }
deal-of-contract = deal { $number }: { $contract }, dealt by { $dealer }
written-already = written down already: { $said }; `again` begins this deal anew
nobody = nobody
said-who = { $question } { $who }
said-numbers = { $noun } { $numbers }
is-corrected = deal { $number } is corrected
revoked-and-owes = { $who } revoked and owes { $number }, the others nothing
answer-taken-back = the last answer is taken back
stays = deal { $number } stays as it was
stays-because = deal { $number } stays as it was: { $reason }
deal-taken-back = deal { $number } is taken back: { $contract }, { $pay }
correcting = correcting deal { $number }, so far { $contract }, { $pay }; `undo` leaves it as it was
deal-line = { $doubled ->
    [1] { $number } { $contract } ×2: { $each }; pot { $pot }
   *[0] { $number } { $contract }: { $each }; pot { $pot }
}

### How it stands

column-scored = scored
points-so-far = points so far: { $each }
balances-and-pot = balances: { $each }; pot { $pot }
session-is-over = the session is over: { $winners }
pot-went-to = { $amount } from the pot went to { $names }
left-in-pot = left in the pot: { $amount }
bought-at = bought { $amount } at { $price }: { $each }
price-went-to = the { $number } paid for them went to { $names }
books-are-wrong = balances and pot do not add up to what was brought in: this is a fault of the program
pot-if-cut-short = if nobody plays on, the pot of { $pot } is shared: { $each }
points-are-award = points are the award for a revoke
buys = { $who } buys { $amount }

### What was typed

refused-because = { $action }: { $reason }
say-at-the-end = the session is over: `undo`, `correct N`, `balances`, `deals` or `quit`
stands-alone = `{ $word }` stands alone
say-yes-or-no = say `yes` or `no`
say-which-deal = say which deal: `correct 3`
revoke-after-end = the session is over: correct the deal in which it happened
revoke-before-contract = say first which contract is played
revoke-before-doubling = say first whether the deal is doubled
choose-from = { $reason }: choose from { $offered }
say-contract = say a contract
not-on-offer = `{ $text }` is not on offer now
may-be-several = `{ $text }` may be { $several }
no-such-contract = `{ $text }` is no contract
say-who = say who
nobody-here = `{ $text }` is nobody here
no-number-of = `{ $text }` is no number of { $noun }
numbers-for-all = { $needed } numbers are needed, for { $players }: { $number ->
    [one] 1 was given
   *[other] { $number } were given
}
number-below-zero = a number below 0 cannot be
placed-too-few = { $whole } { $noun } are in play, { $placed } are placed: { $gap ->
    [one] 1 is missing
   *[other] { $gap } are missing
}
placed-too-many = { $whole } { $noun } are in play, { $placed } are placed: { $gap ->
    [one] 1 is too many
   *[other] { $gap } are too many
}
one-goes-out = the first empty hand ends the deal, so one seat has 0 cards left; here { $seats ->
    [0] nobody has
   *[other] { $seats } seats have
}
score-help =
    answer what is asked: a number for each seat in the order named (3 3 2 0),
    or one player by name
    {"  "}undo         take back the last answer, or else the last deal
    {"  "}again        write this deal down from its beginning
    {"  "}correct N    write deal N down again; what follows is settled anew
    {"  "}revoke WHO   WHO was found to have revoked in this deal, which is settled at once
    {"  "}balances     how it stands
    {"  "}deals        all deals so far, one line each
    {"  "}help, ?      this
    {"  "}quit         stop here; the same command goes on later

### Beginning and end

sheet-head = { $name } · { $reference } · sheet { $path }
players-are = players { $players }; `help` says what can be typed
going-on-after = going on after deal { $number }; { $standing }
sheet-saved = saved in { $path }: { $deals }

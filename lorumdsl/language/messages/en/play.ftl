### The table

you = you
refusal = ! { $told }
who-and-what = { $who } { $what }
label-tricks = tricks
label-table = table
label-cards = cards
label-chain = chain
label-count = count
label-pot = pot
label-hand = hand
label-hand-of = { $seat }
label-play = play
label-choose = choose
label-played = played
label-trick = trick { $number }
in-trick = { $contract }, trick { $trick } of { $tricks }
contract-doubled = { $contract }, doubled
contract-and-cost = { $contract }: { $cost }
lead-is-yours = nothing: the lead is yours
chain-is-yours = a new one: you may begin with any card
hand-unseen = #1 … #{ $size }, which you do not see
by-place = 1 to { $number }, a card by its place
passes = { $you ->
    [1] you pass
   *[0] { $who } passes
}
takes-trick = { $you ->
    [1] you take it
   *[0] { $who } takes it
}
all-keep-own = nobody followed: all keep their own
owes = owes { $number }
count-at = { $count }
count-towards = { $count }; whoever brings it to { $goal } owes { $price }

### What happens

deal-of = deal { $number } of { $deals }
deal-for-tie = { $deal }, played to break the tie of { $names }
dealt-by = { $you ->
    [1] { $deal }, dealt by you
   *[0] { $deal }, dealt by { $dealer }
}
contract-is-yours = the contract is yours to choose
chose-contract = { $you ->
    [1] you choose { $contract }
   *[0] { $who } chooses { $contract }
}
chose-double = { $you ->
    [1] you double this deal
   *[0] { $who } doubles this deal
}
chose-single = { $you ->
    [1] you do not double
   *[0] { $who } does not double
}
contract-is-over = { $doubled ->
    [1] { $contract } is over, doubled
   *[0] { $contract } is over
}

### What is legal, and why

are-legal = legal: { $actions }
are-not-legal = not legal: { $cards }, because { $reason }
is-legal = { $what } is legal: type { $what }, or { $number }
is-not-legal = { $action } is not legal: { $reason }
on-offer = on offer: { $offered }
play-by-place = you do not see your cards: play one by its place, 1 to { $number }
you-hold-not = you do not hold { $card }
blind-plays-any = you do not see your cards, and so you may play any of them
any-may-be-led = the lead is yours, and any card may be led
all-may-be-played = all your cards may be played to this trick
contract-says = the contract says that { $rule }
all-cards-fit = all your cards fit; { $rule }
hint = { $blind ->
    [1] { $bot } would choose { $number }) { $what }, by chance: it sees no more than you do
   *[0] { $bot } would choose { $number }) { $what }
}

### What was typed

no-such-number = there is no { $number } here: choose from 1 to { $most }
typed-no-play = `{ $text }` is no action; { $hint }
typed-no-contract = `{ $text }` is no contract on offer; { $hint }
typed-no-doubling = `{ $text }` is no answer: double or single; { $hint }
did-you-mean = did you mean `{ $word }`?
help-says = `help` says what can be typed
no-deal-finished = no deal is finished yet
undo-off = nothing is taken back in this game: it was begun with --no-learn
undo-nothing = there is nothing to take back: this is your first decision
taken-back = taken back
save-impossible = `save FILE` is not possible here
save-where = say in which file: save FILE
save-name = a file cannot be called that
save-changed = not saved: { $path } was changed by somebody else in the meantime
save-exists = there is a file { $path } already
save-failed = the game cannot be saved in { $path }: { $problem }
saved-from-now-on = saved in { $path }, and from now on after every action
play-help =
    {"  "}3, Kh, K♥, pass   what you do: its number, or the card itself
    {"  "}hearts, double    a contract by its number or name; double or single
    {"  "}?                 what is legal, and why;  ? 9s  why that card is not
    {"  "}!                 a hint
    {"  "}undo              back to your previous decision
    {"  "}table             what you see, once more
    {"  "}Enter             the same, or the only legal action
    {"  "}ledger            all deals so far;  ledger why  with all payments and why
    {"  "}save FILE         keep this game in a file from now on
    {"  "}help, quit        this; stop here

### Beginning and end

game-head = { $name } · { $reference } · seed { $seed }
seats-are = you are { $seat }; the others: { $others }
seats-are-strict = you are { $seat }; the others: { $others }; no undo
going-on-from = going on with deal { $number } from { $path }
kept-nowhere = nothing is kept of this game; with --game FILE it would be, after every action
saved-in = saved in { $path }
saved-go-on = saved in { $path }; go on with: { $command }

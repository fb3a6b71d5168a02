### Who begins, and what is forbidden

opening = whoever holds { $card } begins, and plays that card first
opening-with = whoever holds { $card } begins, and may play first only: { $cards }
opening-any = whoever holds { $card } begins, with any card
forbid-lead = { $when }{ $cards } may not be led{ $exempt }
forbid-follow = { $when }{ $cards } may not be played to follow suit{ $exempt }
forbid-discard = { $when }{ $cards } may not be discarded on another suit{ $exempt }
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

### When a deal ends

trick-stop = the deal ends after a trick as soon as { $condition }
if-somebody = for any player: { $condition }
if-somebody-took = somebody has taken { $card }

### Chains and layouts

chain-next-same = the next card of a chain is the one that is a rank higher in the same suit
chain-next-any = the next card of a chain is a rank higher, in any suit
wraps-up = after { $high } comes { $low }
ends-up = nothing follows { $high }
layout-starts = every suit starts at the rank of the first card laid
layout-up-wrap = piles grow upwards only; after { $high } comes { $low }, until the whole suit is laid
layout-up-ends = piles grow upwards only, up to { $high }
layout-down-wrap = piles grow downwards only; after { $low } comes { $high }, until the whole suit is laid
layout-down-ends = piles grow downwards only, down to { $low }
layout-both-wrap = piles grow upwards and downwards; { $high } and { $low } are neighbours
layout-both-ends = piles grow upwards to { $high } and downwards to { $low }

### Counting

threshold = { $goal }: { $price }
count-thresholds = whoever brings the count to one of these marks, or past it, is charged its price: { $thresholds }

### What is legal

must-follow = whoever can follow suit must
any-card = any card may be played
must-play = whoever can play must
must-play-or-pay = whoever can play must; a pass costs { $amount }
holder-plays = whoever holds the next card plays it, and nobody passes
nobody-passes = nobody passes

### Who begins, and what is forbidden

opening = wer { $card } hat, beginnt, und zwar mit dieser Karte
opening-with = wer { $card } hat, beginnt, und darf zuerst nur spielen: { $cards }
opening-any = wer { $card } hat, beginnt, und zwar mit einer beliebigen Karte
forbid-lead = { $when }darf nicht ausgespielt werden: { $cards }{ $exempt }
forbid-follow = { $when }darf nicht zum Bedienen gespielt werden: { $cards }{ $exempt }
forbid-discard = { $when }darf nicht auf eine andere Farbe abgeworfen werden: { $cards }{ $exempt }
unless-alone = , außer als einzige Karte der Farbe auf der Hand
except = , außer { $cards }
when-ever = {""}
when-trick = im { $number }. Stich{" "}
when-up-to-trick = bis zum { $number }. Stich{" "}
when-from-trick = ab dem { $number }. Stich{" "}
when-before-played = bevor { $card } gespielt wurde,{" "}
when-before-discarded = bevor { $card } abgeworfen wurde,{" "}
when-until = bis gilt, dass { $condition },{" "}
when-while = solange gilt, dass { $condition },{" "}

### When a deal ends

trick-stop = die Gabe endet nach einem Stich, sobald gilt: { $condition }
if-somebody = für irgendeinen Spieler gilt: { $condition }
if-somebody-took = jemand hat { $card } gewonnen

### Chains and layouts

chain-next-same = die nächste Karte einer Kette ist die um einen Rang höhere derselben Farbe
chain-next-any = die nächste Karte einer Kette ist um einen Rang höher, in beliebiger Farbe
wraps-up = auf { $high } folgt { $low }
ends-up = auf { $high } folgt nichts
layout-starts = jede Farbe beginnt beim Rang der zuerst gelegten Karte
layout-up-wrap = die Reihen wachsen nur aufwärts; auf { $high } folgt { $low }, bis die ganze Farbe liegt
layout-up-ends = die Reihen wachsen nur aufwärts, bis { $high }
layout-down-wrap = die Reihen wachsen nur abwärts; auf { $low } folgt { $high }, bis die ganze Farbe liegt
layout-down-ends = die Reihen wachsen nur abwärts, bis { $low }
layout-both-wrap = die Reihen wachsen aufwärts und abwärts; { $high } und { $low } sind Nachbarn
layout-both-ends = die Reihen wachsen aufwärts bis { $high } und abwärts bis { $low }

### Counting

threshold = { $goal }: { $price }
count-thresholds = wer die Summe auf eine dieser Marken oder darüber bringt, dem wird ihr Preis berechnet: { $thresholds }

### What is legal

must-follow = wer bedienen kann, muss
any-card = jede Karte darf gespielt werden
must-play = wer spielen kann, muss
must-play-or-pay = wer spielen kann, muss; einmal Passen kostet { $amount }
holder-plays = wer die nächste Karte hat, spielt sie, und niemand passt
nobody-passes = niemand passt

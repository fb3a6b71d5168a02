### Who begins, and what is forbidden

opening = { $card }を持つ人が始め、最初にそのカードを出す
opening-with = { $card }を持つ人が始め、最初に出せるカードは次のものに限る：{ $cards }
opening-any = { $card }を持つ人が、好きなカードで始める
forbid-lead = { $when }リードできないカード：{ $cards }{ $exempt }
forbid-follow = { $when }フォローするのに出せないカード：{ $cards }{ $exempt }
forbid-discard = { $when }他のスートに捨てられないカード：{ $cards }{ $exempt }
unless-alone = （手札でそのスートが1枚だけの場合を除く）
except = （{ $cards }を除く）
when-ever = {""}
when-trick = 第{ $number }トリックで{""}
when-up-to-trick = 第{ $number }トリックまで{""}
when-from-trick = 第{ $number }トリック以降に{""}
when-before-played = { $card }が出るまで{""}
when-before-discarded = { $card }が捨てられるまで{""}
when-until = 「{ $condition }」となるまで{""}
when-while = 「{ $condition }」の間{""}

### When a deal ends

trick-stop = { $condition }ら、そのトリックでディールは終わる
if-somebody = あるプレイヤーについて「{ $condition }」が成り立った
if-somebody-took = 誰かが{ $card }を取った

### Chains and layouts

chain-next-same = 連鎖の次のカードは、同じスートのランクが1つ上のカードである
chain-next-any = 連鎖の次のカードは、スートを問わずランクが1つ上のカードである
wraps-up = { $high }の次は{ $low }である
ends-up = { $high }の次はない
layout-starts = どのスートも最初に置かれたカードのランクから始まる
layout-up-wrap = 列は上にだけ伸びる。{ $high }の次は{ $low }で、そのスートがすべて並ぶまで続く
layout-up-ends = 列は上にだけ、{ $high }まで伸びる
layout-down-wrap = 列は下にだけ伸びる。{ $low }の次は{ $high }で、そのスートがすべて並ぶまで続く
layout-down-ends = 列は下にだけ、{ $low }まで伸びる
layout-both-wrap = 列は上にも下にも伸びる。{ $high }と{ $low }は隣り合う
layout-both-ends = 列は上に{ $high }まで、下に{ $low }まで伸びる

### Counting

threshold = { $goal }で{ $price }
count-thresholds = 合計を次の目標に届かせるか超えさせた人は、その料金を課される：{ $thresholds }

### What is legal

must-follow = フォローできる人はしなければならない
any-card = どのカードを出してもよい
must-play = 出せる人は出さなければならない
must-play-or-pay = 出せる人は出さなければならない。パス1回につき{ $amount }
holder-plays = 次のカードを持つ人がそれを出し、パスはない
nobody-passes = パスはない

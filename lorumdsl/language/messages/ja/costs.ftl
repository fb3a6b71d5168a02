### What is counted

each-won = 第{ $number }トリック
each-won-last = 最後のトリック
each-tricks = トリック1つ
each-left = 手札に残ったカード1枚
each-passes = パス1回
trick-number = 第{ $number }トリック
trick-last = 最後のトリック
count-taken = 取った{ $cards }の数
count-played = これまでに出た{ $cards }の数
count-discarded = これまでに捨てられた{ $cards }の数
count-tricks = 取ったトリックの数
count-left = 残った手札の枚数
count-passes = パスの回数
count-crossed = 到達した目標の料金
count-cost = 負債
count-total = 全員の負債の合計
count-takers = 該当者の数
count-pot = ポットの額
count-balance = 残高
count-seats = プレイヤーの数
count-trick = トリックの番号

### Amounts and conditions

amount = { $unit ->
    [chips] { $number }チップ
    [beans] 豆{ $number }粒
    [coins] コイン{ $number }枚
   *[points] { $number }点
}
term = { $what }につき{ $amount }
term-fixed = 無条件に{ $amount }
term-noun = { $what }と同じ額
term-times = { $what }の{ $number }倍
in-all = { $cost }、合計{ $amount }
due-cost = 自分の負債
due-total = 全員の負債の合計
due-amount = { $amount }
due-pot = ポットにあるすべて
divided = （{ $left } ÷ { $right }、端数切り捨て）
the-min = 次のうち最小のもの（{ $numbers }）
the-max = 次のうち最大のもの（{ $numbers }）
not = 「{ $condition }」ではない
if-else = { $when }なら{ $then }、そうでなければ{ $otherwise }
always = 常に
never = 決してない
if-all-takers = 全員が該当者である
if-any-cost = 負債が0より多い
if-takers = { $number ->
    [0] 該当者がいない
    [1] 該当者が1人だけである
   *[other] 該当者が{ $number }人である
}

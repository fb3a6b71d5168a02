### The ledger of a session, and what it came to

column-deal = 回
column-dealer = 親
column-contract = コントラクト
paid = { $giver } → { $receiver } { $amount }
row-owed = 負債
row-points = 点
row-so-far = 累計
row-pay = 収支
row-balance = 残高
points-are-owed = { $doubled ->
    [1] 点は各自の負債：{ $cost }、×2
   *[0] 点は各自の負債：{ $cost }
}
stands-at = { $who } { $balance }
balances = 残高：{ $each }
at-the-end = 最終：{ $each }
pot-to-winners = ポットの{ $number }は勝者に渡った
times-bought = { $who } { $count }回
bought = { $unit ->
    [chips] チップ{ $number }枚の買い足し：{ $each }
    [beans] 豆{ $number }粒の買い足し：{ $each }
    [coins] コイン{ $number }枚の買い足し：{ $each }
   *[points] { $number }点の買い足し：{ $each }
}
price-to-winners = その代金{ $number }は勝者に渡る
first-place = { $number ->
    [1] { $names }の勝ち
   *[other] { $names }が1位を分け合う
}
session-unfinished = ゲームは続く：次は第{ $number }ディール
sum-zero = 残高とポットの合計は{ $total }
sum-brought = 残高とポットの合計は{ $total }：各自が持ち寄った分
sum-wrong = 残高とポットの合計は{ $total }で、{ $brought }ではない：これはプログラムの誤り
sum-of-points = 点を記録するだけで支払いはない：合計するものはない
run-head = { $name } · { $reference } · シード{ $seed }
run-head-drawn = { $name } · { $reference } · シード{ $seed }（抽選：--seed { $seed }で同じゲームを再現できる）
run-seats = 席：{ $seats }

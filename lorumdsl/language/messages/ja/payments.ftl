### Payments

revoke = フォローできたのにしなかったことが分かった人の負債は{ $cost }、他の人の負債は0となる
scores-cost = 各自の負債がそのまま得点になる
scores = 各自の得点：{ $price }
takers = 次が成り立つプレイヤーを該当者、他を非該当者と呼ぶ：{ $condition }。
case-if = { $condition }場合、
case-otherwise = それ以外の場合、
then = その後、
pays = { $when }{ $giver }が{ $receiver }{ $amount }を払う
pays-shared = { $when }{ $giver }が{ $amount }を出し合い、{ $receiver }{ $rest }
pays-nothing = { $when }何も支払わない
winner-takes-pot = { $when }勝者がポットにあるすべてを取る
giver-all = 全員
giver-takers = 各該当者
giver-winner = 勝者
giver-pot = ポット
giver-each-other = 全員
giver-not-takers = 各非該当者
giver-not-winner = 他の各プレイヤー
to-all = 他の各プレイヤーに
to-takers = { $lone ->
    [1] 該当者に
   *[0] 各該当者に
}
to-winner = 勝者に
to-pot = ポットに
to-each-other = 他の各プレイヤーに
to-not-takers = 各非該当者に
to-not-winner = 他の各プレイヤーに
shared-all = 他の全員が等分する
shared-takers = 該当者が等分する
shared-winner = 勝者が受け取る
shared-pot = ポットに入れる
shared-each-other = 他の全員が等分する
shared-not-takers = 非該当者が等分する
shared-not-winner = 他のプレイヤーが等分する
rest-pot = （割り切れない分はポットへ）
rest-winner = （割り切れない分は勝者へ）

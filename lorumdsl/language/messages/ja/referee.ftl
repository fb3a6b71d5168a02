### Revokes in a record

deal-number = 第{ $number }ディール
revoked = { $contract }、第{ $trick }トリック：{ $seat }が{ $suit }のリードに{ $card }でリボークした。{ $could }でフォローできた
revoke-hidden = { $revoke }。発覚していない
revoke-shown = { $revoke }。第{ $trick }トリックの{ $card }で発覚した
no-revoke = { $play }手目：リボークではない。{ $seat }が{ $action }を出した：{ $reason }
award = { $seat }への罰：{ $award }
award-none = 罰なし：{ $reason }
award-scored = { $owed }点
award-paid = 負債：{ $owed }。支払い（{ $unit ->
    [chips] チップ
    [beans] 豆
    [coins] コイン
   *[points] 点
}）：{ $pay }。ポット：{ $pot }
review-count = { $deals }、{ $revokes }、{ $others }
deals-counted = { $number }ディール
revokes-counted = { $number ->
    [0] リボークなし
   *[other] リボーク{ $number }回
}
others-counted = { $number ->
    [0] ほかの反則なし
   *[other] ほかの反則{ $number }回
}
replay-agrees = 一致：{ $ruleset }の{ $deals }、{ $standing }

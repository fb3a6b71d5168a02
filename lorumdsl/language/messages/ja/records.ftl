### Sheets and records that are read again

record-departs = 記録が変更されたか、別のルールのものである
should-be = { $key }は{ $given }ではなく{ $value }のはずである
sheet-none = これは得点表ではない。`{ $key }: 1`がない
sheet-of-others = この得点表は`{ $now }`ではなく`{ $begun }`で始められた
sheet-of-before = この得点表は当時の`{ $begun }`で始められ、その後ルールが変わった
sheet-go-on = 得点表のルールで続けるか、--sheetで新しく始めること

### The referee

over-after-plays = ディールは{ $number }手で終わっていた
could-have-followed = リボーク：{ $seat }は第{ $trick }トリックで{ $cards }でフォローできた

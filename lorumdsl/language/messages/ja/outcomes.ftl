### What seats did in a deal

outcome-none = 誰も何も取らない
outcome = { $seat }が{ $did }
did-take = { $cards }を取る
did-win-trick = { trick-number }を取る
did-win-last = 最後のトリックを取る
did-win-tricks = { $number }トリック取る
did-cross = { $number }を課される
did-keep = 手札{ $number }枚を残す
did-go-out = 上がる
did-pass = { $number }回パスする
took-all = { $cards }{ $number }枚すべて
took-some = { $cards }{ $number }枚
took-of = 次のうち{ $number }枚：{ $cards }
in-doubled-deal = 倍のディールで{ $when }

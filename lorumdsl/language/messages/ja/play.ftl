### The table

you = あなた
refusal = ! { $told }
who-and-what = { $who } { $what }
label-tricks = 取得数
label-table = 場
label-cards = 枚数
label-chain = 連鎖
label-count = 合計
label-pot = ポット
label-hand = 手札
label-hand-of = { $seat }
label-play = 出す
label-choose = 選ぶ
label-played = 経過
label-trick = 第{ $number }回
in-trick = { $contract }、{ $tricks }トリック中の{ $trick }
contract-doubled = { $contract }、2倍
contract-and-cost = { $contract }：{ $cost }
lead-is-yours = なし：あなたのリード
chain-is-yours = 新しい連鎖：好きなカードで始められる
hand-unseen = #1 … #{ $size }（あなたには見えない）
by-place = 1～{ $number }、位置で選ぶ
passes = { $who } パス
takes-trick = { $who }が取る
all-keep-own = 誰もフォローせず、各自が自分のカードを取る
owes = 負債{ $number }
count-at = { $count }
count-towards = { $count }、{ $goal }に達した人の負債は{ $price }

### What happens

deal-of = 第{ $number }ディール（全{ $deals }）
deal-for-tie = { $deal }、{ $names }の同点決勝
dealt-by = { $deal }、ディーラーは{ $dealer }
contract-is-yours = コントラクトはあなたが選ぶ
chose-contract = { $who }は{ $contract }を選ぶ
chose-double = { $who }はこのディールを倍にする
chose-single = { $who }は倍にしない
contract-is-over = { $doubled ->
    [1] { $contract }が終わった（2倍）
   *[0] { $contract }が終わった
}

### What is legal, and why

are-legal = 出せる：{ $actions }
are-not-legal = 出せない：{ $cards }。理由：{ $reason }
is-legal = { $what }は出せる：{ $what }か{ $number }と入力
is-not-legal = { $action }は出せない：{ $reason }
on-offer = 選べる：{ $offered }
play-by-place = 自分の手札は見えない：位置1～{ $number }で1枚出す
you-hold-not = { $card }は持っていない
blind-plays-any = 自分の手札は見えないので、どれを出してもよい
any-may-be-led = あなたのリードで、どのカードでもリードできる
all-may-be-played = このトリックには手札のどれを出してもよい
contract-says = コントラクトの決まり：{ $rule }
all-cards-fit = 手札はどれも置ける。{ $rule }
hint = { $blind ->
    [1] { $bot }なら{ $number }) { $what }（当てずっぽう：あなた以上には見えない）
   *[0] { $bot }なら{ $number }) { $what }
}

### What was typed

no-such-number = ここに{ $number }はない：1～{ $most }から選ぶ
typed-no-play = `{ $text }`という手はない。{ $hint }
typed-no-contract = `{ $text }`は選べるコントラクトではない。{ $hint }
typed-no-doubling = `{ $text }`は答えではない：doubleかsingle。{ $hint }
did-you-mean = `{ $word }`のことか？
help-says = `help`で入力できるものが分かる
no-deal-finished = 終わったディールはまだない
undo-off = このゲームでは取り消せない：--no-learnで始めたため
undo-nothing = 取り消すものがない：これが最初の決定
taken-back = 取り消した
save-impossible = ここでは`save FILE`は使えない
save-where = どのファイルか：save FILE
save-name = そのようなファイル名は使えない
save-changed = 保存していない：その間に{ $path }が他で変更された
save-exists = ファイル{ $path }は既にある
save-failed = ゲームを{ $path }に保存できない：{ $problem }
saved-from-now-on = { $path }に保存した。今後は1手ごとに保存する
play-help =
    {"  "}3, Kh, K♥, pass   出す手：番号、またはカードそのもの
    {"  "}hearts, double    コントラクトの番号か名前；doubleかsingle
    {"  "}?                 出せるものとその理由；  ? 9s  そのカードが出せない理由
    {"  "}!                 ヒント
    {"  "}undo              自分の前の決定に戻る
    {"  "}table             見えているものをもう一度
    {"  "}Enter             同じ、または唯一の手
    {"  "}ledger            これまでの全ディール；  ledger why  支払いと理由も
    {"  "}save FILE         今後このゲームをファイルに保存する
    {"  "}help, quit        この説明；ここでやめる

### Beginning and end

game-head = { $name } · { $reference } · シード{ $seed }
seats-are = あなたは{ $seat }、ほかは{ $others }
seats-are-strict = あなたは{ $seat }、ほかは{ $others }、取り消しなし
going-on-from = { $path }の第{ $number }ディールから続ける
kept-nowhere = このゲームは残らない。--game FILEを付ければ1手ごとに保存する
saved-in = { $path }に保存した
saved-go-on = { $path }に保存した。続けるには：{ $command }

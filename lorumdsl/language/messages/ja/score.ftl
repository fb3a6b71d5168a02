### What a score sheet asks about a finished deal

ask-who-captured = { $what }を取ったのは誰か？
ask-who-won = { $what }に勝ったのは誰か？
ask-who-crossed = 合計を{ $what }に到達させたのは誰か？
ask-captured = { $what }の獲得枚数
ask-tricks = 取ったトリックの数
ask-tricks-noun = トリック
ask-crossed = 到達した節目の支払い
ask-crossed-noun = 支払い
ask-left = 手に残った枚数
ask-left-noun = 枚
ask-passes = パスの回数
ask-passes-noun = パス
ask-all = { $question }、{ $players }の順に：
ask-in-all = { $question }、{ $players }の順に（合計{ $number }）：
ask-at-most = { $question }、{ $players }の順に（合計{ $number }以下）：
ask-all-or-one = { $question }、{ $players }の順に（または上がった人だけ）：
ask-contract = { $who }はどのコントラクトを選ぶか？
ask-doubling = { $who }は倍にするか？（yesかno）
ask-at-the-end = undo、correct N、quit：

### What is said of deals

tie-is-played-on = { $names }が1位で同点：追加の1ディールで、この人たちの点だけを数える
deal-to-choose = 第{ $number }ディール、ディーラーは{ $dealer }
deal-of-contract = 第{ $number }ディール：{ $contract }、ディーラーは{ $dealer }
written-already = 記入済み：{ $said }。`again`でこのディールを初めからやり直す
nobody = なし
said-who = { $question } { $who }
said-numbers = { $noun } { $numbers }
is-corrected = 第{ $number }ディールを訂正した
revoked-and-owes = { $who }がリボークし、負債は{ $number }、他の人は0
answer-taken-back = 最後の答えを取り消した
stays = 第{ $number }ディールは元のまま
stays-because = 第{ $number }ディールは元のまま：{ $reason }
deal-taken-back = 第{ $number }ディールを取り消した：{ $contract }、{ $pay }
correcting = 第{ $number }ディールを訂正する。これまでは{ $contract }、{ $pay }。`undo`で元のままにする
deal-line = { $doubled ->
    [1] { $number } { $contract } ×2：{ $each }；ポット{ $pot }
   *[0] { $number } { $contract }：{ $each }；ポット{ $pot }
}

### How it stands

column-scored = 得点
points-so-far = これまでの点：{ $each }
balances-and-pot = 残高：{ $each }；ポット{ $pot }
session-is-over = ゲームは終わった：{ $winners }
pot-went-to = ポットの{ $amount }は{ $names }に渡った
left-in-pot = ポットに残った分：{ $amount }
bought-at = { $amount }を代金{ $price }で買い足し：{ $each }
price-went-to = その代金{ $number }は{ $names }に渡った
books-are-wrong = 残高とポットの合計が持ち寄った分と合わない：これはプログラムの誤り
pot-if-cut-short = 誰も続けなければ、ポットの{ $pot }を分ける：{ $each }
points-are-award = 点はリボークの罰
buys = { $who }が{ $amount }買い足す

### What was typed

refused-because = { $action }：{ $reason }
say-at-the-end = ゲームは終わった：`undo`、`correct N`、`balances`、`deals`、`quit`
stands-alone = `{ $word }`は単独で入力する
say-yes-or-no = `yes`か`no`で答える
say-which-deal = どのディールか：`correct 3`
revoke-after-end = ゲームは終わった：それが起きたディールを訂正する
revoke-before-contract = 先にどのコントラクトかを入力する
revoke-before-doubling = 先に倍にするかどうかを入力する
choose-from = { $reason }：{ $offered }から選ぶ
say-contract = コントラクトを入力する
not-on-offer = `{ $text }`は今は選べない
may-be-several = `{ $text }`は{ $several }のどれか分からない
no-such-contract = `{ $text }`というコントラクトはない
say-who = 誰かを入力する
nobody-here = `{ $text }`はここにいない
no-number-of = `{ $text }`は{ $noun }の数ではない
numbers-for-all = { $players }の{ $needed }つの数が必要：入力は{ $number }つ
number-below-zero = 0より小さい数はありえない
placed-too-few = { $noun }は全部で{ $whole }、記入は{ $placed }：{ $gap }足りない
placed-too-many = { $noun }は全部で{ $whole }、記入は{ $placed }：{ $gap }多い
one-goes-out = 誰かの手札がなくなるとディールは終わるので、残り0枚は1人だけ。ここでは{ $seats ->
    [0] 誰もいない
   *[other] { $seats }人いる
}
score-help =
    聞かれたことに答える：名前の順に各自の数（3 3 2 0）、または1人の名前
    {"  "}undo         最後の答え、なければ最後のディールを取り消す
    {"  "}again        このディールを初めから記入し直す
    {"  "}correct N    第Nディールを記入し直す；その後は計算し直す
    {"  "}revoke WHO   WHOがこのディールでリボークした；すぐに精算する
    {"  "}balances     現在の残高
    {"  "}deals        これまでの全ディール、1行ずつ
    {"  "}help, ?      この説明
    {"  "}quit         ここでやめる；後で同じコマンドで続けられる

### Beginning and end

sheet-head = { $name } · { $reference } · シート { $path }
players-are = プレイヤー：{ $players }。`help`で入力できるものが分かる
going-on-after = 第{ $number }ディールの後から続ける。{ $standing }
sheet-saved = { $path }に保存した：{ $deals }

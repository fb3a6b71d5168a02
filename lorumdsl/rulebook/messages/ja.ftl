# 日本語。カードやコントラクトの名前は何でもよいように、文はそれらを活用させない。

### How things are put together

nothing = {""}
between-sentences = {""}
list-comma = 、
list-last = 、
list-and = {" "}かつ{" "}
list-or = {" "}または{" "}
list-plus = {" "}＋{" "}
list-semicolon = ；
mark-changed = 変更
mark-gone = ここでは無効

### Cards

suit-german-c = どんぐり
suit-german-s = 葉
suit-german-d = 鈴
suit-german-h = ハート
suit-french-c = クラブ
suit-french-s = スペード
suit-french-d = ダイヤ
suit-french-h = ハート
rank-A = エース
rank-K = キング
rank-O = オーバー
rank-U = ウンター
rank-Q = クイーン
rank-J = ジャック
figure = { $text }
rank-and-sign = { $rank }（{ $sign }）
card = { $suit }の{ $rank }（{ $card }）
cards-all = すべてのカード
cards-none = どのカードでもないもの
cards-suit = { $suit }のカード
cards-rank = { $rank }
cards-alone = 手札でそのスートが1枚だけの場合の{ $cards }
cards-not-alone = 手札でそのスートが1枚だけではない場合の{ $cards }
each-card = 取ったカード1枚
each-one = { $card }
each-suit = 取った{ $suit }のカード1枚
each-rank = 取った{ $rank }1枚
each-of = 次のうち取ったカード1枚（{ $cards }）
one-of-card = { $card }
one-of-suit = { $suit }のカード
one-of-rank = { $rank }
one-of = 次のいずれかのカード（{ $cards }）
each-won = 第{ $number }トリック
each-won-last = 最後のトリック
each-tricks = トリック1つ
each-left = 手札に残ったカード1枚
each-passes = パス1回
trick-number = 第{ $number }トリック
trick-last = 最後のトリック

### Amounts

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
due-cost = 自分の負債
due-total = 全員の負債の合計
due-amount = { $amount }
due-pot = ポットにあるすべて
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
if-somebody = あるプレイヤーについて「{ $condition }」が成り立った
if-somebody-took = 誰かが{ $card }を取った

### The game

subtitle = ルールセット「{ $id }」から書かれたルールブック。
subtitle-variants = ルールセット「{ $id }」に次のバリアントを加えて書かれたルールブック：{ $variants }。
differs = 基本のルール（{ $base }）と異なるところに印を付けた。
left-out = ここではプレイしない：{ $contracts }。
remark = { $text }
remark-quoted = 注：「{ $text }」
head-game = ゲームの概要
game = { $name }は、{ $seats }人が{ $cards }枚のカードで遊ぶゲームである。
game-deals = それぞれ目的の異なる小さなゲーム（コントラクト）が{ $contracts }種類あり、全部で{ $deals }ディール行う。
aim = { $wins ->
    [least] 最後に{ $unit ->
        [chips] チップ
        [beans] 豆
        [coins] コイン
       *[points] 点
    }の最も少ない人が勝つ。
   *[most] 最後に{ $unit ->
        [chips] チップ
        [beans] 豆
        [coins] コイン
       *[points] 点
    }の最も多い人が勝つ。
}
head-table = プレイヤーとカード
seats = { $side ->
    [left] { $number }人がテーブルを囲む。ディールもプレイも時計回りに進み、次のプレイヤーは左隣の人である。
   *[right] { $number }人がテーブルを囲む。ディールもプレイも反時計回りに進み、次のプレイヤーは右隣の人である。
}
pack = カードは{ $cards }枚で、スートは{ $suits }つ：{ $names }。
ranks = ランクは高い方から{ $names }の順である。
stripped = 次のカードは抜いておく：{ $cards }。
head-dealing = カードの配り方
cut-left = ディーラーの左隣の人がカットする。
cut-right = ディーラーの右隣の人がカットする。
cut-none = カットはしない。
dealt = 各自に{ $size }枚ずつ配る。
dealt-alike = 各自に{ $size }枚を、{ $packet }枚ずつ配る。
dealt-packets = 各自に{ $size }枚を、{ $packets }枚の組に分けて配る。
first-packet-next = { $begins ->
    [holder] ディーラーの次のプレイヤーから配り始める。
   *[next] ディーラーの次のプレイヤーから配り始め、そのプレイヤーがプレイを始める。
}
first-packet-dealer = { $begins ->
    [holder] ディーラーから配り始める。
   *[next] ディーラーから配り始め、ディーラーの次のプレイヤーがプレイを始める。
}

### Session, bank, winning

head-session = ゲームの進行
contracts-fixed = コントラクトは次の順に行う：{ $contracts }。この{ $number }ディールで1ラウンドとなる。
contracts-chosen = 毎回のディールで、ディーラーは自分の手札を見てから、そのラウンドでまだ行っていないコントラクトを1つ選ぶ：{ $contracts }。すべてを1回ずつ行ったら、つまり{ $number }ディールで、1ラウンドが終わる。
dealer-holds = 1ラウンドの間は同じ人がディーラーを務め、その後ディーラーは次のプレイヤーに移る。
dealer-changes = 1ディールごとに、ディーラーは次のプレイヤーに移る。
cycles = { $cycles }ラウンド、全部で{ $deals }ディール行う。
shift = { $seats ->
    [0] 各ラウンドの最初のディーラーは、前のラウンドと同じ人である。
   *[other] 各ラウンドの最初のディーラーは、前のラウンドの最初のディーラーから{ $seats }席進んだ人である。
}
doubling = コントラクトが決まった後、最初のカードが出る前に、ディーラーは倍にすることができる。そのディールの負債はすべて2倍になる。
ends-early = あるディールの後、いずれかのプレイヤーについて次が成り立てば、ゲームはそこで終わる：{ $condition }。
head-bank = 計算
bank = { $unit ->
    [chips] チップ
    [beans] 豆
    [coins] コイン
   *[points] 点
}をやり取りする。全員の最初の持ち分は{ $start }。貸しに限度はなく、残高は0を下回ってもよい。
bank-points = 各ディールの負債は点として記録し、支払いはしない。全員の最初の持ち点は{ $start }。点に上限も下限もない。
leftover-stays = ゲームの終わりにポットに残ったものは、そのまま残す。
leftover-shared = ゲームの終わりにポットに残ったものは、勝者が分ける。
rebuy = ディールの後で持ち分が{ $below }より少ない人は、必要な回数だけ、{ $amount }を代金{ $price }で買い足す。
head-winning = 勝敗
wins = { $wins ->
    [least] { $unit ->
        [chips] チップ
        [beans] 豆
        [coins] コイン
       *[points] 点
    }の最も少ない人がゲームに勝つ。
   *[most] { $unit ->
        [chips] チップ
        [beans] 豆
        [coins] コイン
       *[points] 点
    }の最も多い人がゲームに勝つ。
}
tie-shared = 同点なら勝利を分け合う。
tie-extra-deal = 同点なら追加の1ディールで決める。
head-variants = バリアント
variant = { $kind ->
    [reading] { $name }（{ $reference }）：原文の別の読み方。
   *[house] { $name }（{ $reference }）：ハウスルール。
}
variant-extends = 「{ $name }」を含む。

### How to play

head-play = プレイの仕方
kind-trick = トリックのコントラクト：{ $contracts }。
kind-chain = 連鎖のコントラクト：{ $contracts }。
kind-layout = 並べるコントラクト：{ $contracts }。
kind-count = 数えるコントラクト：{ $contracts }。
play-trick = { $begins ->
    [holder] 誰か1人が第1トリックにカードをリードし
   *[next] ディーラーの次のプレイヤーが第1トリックにカードをリードし
}、他の人が順に1枚ずつ出す。
play-follow = リードされたスートを持っていればフォローしなければならず、なければ何を出してもよい。より高いカードを出す義務はない。
play-trick-won = 切り札はない。リードされたスートの最も高いカードがトリックに勝つ。勝った人はそのカードを自分の前に置き、次のトリックにリードする。
play-lifted = 出せるカードが1枚もなくなるような禁止は適用しない。
play-chain = { $begins ->
    [holder] 誰か1人が連鎖を始める。
   *[next] ディーラーの次のプレイヤーが好きなカードで連鎖を始める。
}その後は、ランクが1つずつ上のカードが続く。連鎖が終わったら、最後のカードを出した人が好きなカードで次の連鎖を始める。誰かの手札がなくなった時点でディールは終わり、その人が「上がり」でディールの勝者となる。
play-layout = { $begins ->
    [holder] 誰か1人が最初のカードを置く。
   *[next] ディーラーの次のプレイヤーが好きなカードを置く。
}そのランクがすべてのスートの始まりのランクになる。順に1枚ずつ、いずれかのスートの始まりのカードか、そのスートの列の次のカードを置く。誰かの手札がなくなった時点でディールは終わり、その人が「上がり」でディールの勝者となる。
play-count = 順に好きなカードを1枚ずつ出す。出たカードの値をすべて足していく。すべてのカードが出たらディールは終わる。

### A contract

head-contract = { $number }. { $name }
opening = { $card }を持つ人が始め、最初にそのカードを出す。
opening-with = { $card }を持つ人が始め、最初に出せるカードは次のものに限る：{ $cards }。
trick-sum = 次を同時に行う：{ $contracts }。負債は合計し、禁止はすべて適用する。
trick-blind = 他の全員の手札は見えるが自分の手札は見えず、知らないまま1枚出す。
trick-no-follow = フォローの義務はなく、どのカードを出してもよい。
trick-keeps-own = 誰もフォローしなければ、全員が自分のカードを取ったことになり、リードした人がトリックの勝者とみなされ、再びリードする。
trick-stop = { $condition }ら、そのトリックでディールは終わる。
forbid-lead = { $when }リードできないカード：{ $cards }{ $exempt }。
forbid-follow = { $when }フォローするのに出せないカード：{ $cards }{ $exempt }。
forbid-discard = { $when }他のスートに捨てられないカード：{ $cards }{ $exempt }。
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
chain-next-same = 連鎖の次のカードは、同じスートのランクが1つ上のカードである。
chain-next-any = 連鎖の次のカードは、スートを問わずランクが1つ上のカードである。
wraps-up = { $high }の次は{ $low }である。
ends-up = { $high }の次はない。
chain-holder = 次のカードを持つ人は、順番に関係なく、続けて2枚になっても、それを出さなければならない。誰も持っていなければ連鎖は終わる。
chain-in-order = 必ず順番に出す。次のカードを出せる人は出さなければならず、出せない人はパスする。全員が続けてパスしたら連鎖は終わる。
pass-free = パスは無料である。
chain-limit = 連鎖は{ $number }枚で終わる。
chain-no-limit = 連鎖の枚数に制限はない。
layout-up-wrap = 列は上にだけ伸びる。{ $high }の次は{ $low }で、そのスートがすべて並ぶまで続く。
layout-up-ends = 列は上にだけ、{ $high }まで伸びる。
layout-down-wrap = 列は下にだけ伸びる。{ $low }の次は{ $high }で、そのスートがすべて並ぶまで続く。
layout-down-ends = 列は下にだけ、{ $low }まで伸びる。
layout-both-wrap = 列は上にも下にも伸びる。{ $high }と{ $low }は隣り合う。
layout-both-ends = 列は上に{ $high }まで、下に{ $low }まで伸びる。
layout-pass = 置ける人は置かなければならず、置けない人はパスする。
missing-laid = 抜いてあるカードは、番が来れば置かれたものとみなす。
missing-blocks = 抜いてあるカードのところで列は止まる。
value = { $rank }＝{ $number }
count-values = カードの値：{ $values }。
count-no-value = その他のカードは0である。
threshold = { $goal }で{ $price }
count-thresholds = 合計を次の目標に届かせるか超えさせた人は、その料金を課される：{ $thresholds }。
cost = 負債：{ $price }。
total = 全員の負債の合計は{ $amount }である。
revoke = フォローできたのにしなかったことが分かった人の負債は{ $cost }、他の人の負債は0となる。
paid-as-before = 支払いは「{ $contract }」と同じである。

### Payment

payout-name = { $name }。
scores-cost = 各自の負債がそのまま得点になる。
scores = 各自の得点：{ $price }。
takers = 次が成り立つプレイヤーを該当者、他を非該当者と呼ぶ：{ $condition }。
case-if = { $condition }場合、
case-otherwise = それ以外の場合、
then = その後、
pays = { $when }{ $giver }が{ $receiver }{ $amount }を払う。
pays-shared = { $when }{ $giver }が{ $amount }を出し合い、{ $receiver }{ $rest }。
pays-nothing = { $when }何も支払わない。
winner-takes-pot = { $when }勝者がポットにあるすべてを取る。
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
examples = 例（{ $counted } → { $paid ->
    [points] 点
   *[payment] 支払い、ポットは前 → 後
}）
cards-taken = 取ったカード
pot = ポット
player-1 = 阿部
player-2 = 馬場
player-3 = 千葉
player-4 = 土井
player-5 = 江口
player-6 = 藤井
player-7 = 後藤
player-8 = 林

### At the end

head-disputed = 解釈の分かれる点（裁定は英語の原文のまま）
ruling = { $mark }「{ $question } → { $decision }」
ruling-variants = 別の読み方のバリアント：{ $variants }。
head-sources = 出典
source = （{ $mark }）{ $title }。
source-clauses = 引用箇所：{ $clauses }。

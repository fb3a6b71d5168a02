### The game

mark-changed = 変更
mark-gone = ここでは無効
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
play-trick-won-or-trumped = リードされたスートの最も高いカードがトリックに勝つ。ただし切り札のある種目で切り札が出されたときを除く。勝った人はそのカードを自分の前に置き、次のトリックにリードする。
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
trick-sum = 次を同時に行う：{ $contracts }。負債は合計し、禁止はすべて適用する。
trick-blind = 他の全員の手札は見えるが自分の手札は見えず、知らないまま1枚出す。
trick-no-follow = フォローの義務はなく、どのカードを出してもよい。
trick-trump = 切り札：{ $cards }。切り札はリードされたスートより強く、最も高い切り札がトリックに勝つ。
trick-keeps-own = 誰もフォローしなければ、全員が自分のカードを取ったことになり、リードした人がトリックの勝者とみなされ、再びリードする。
chain-holder = 次のカードを持つ人は、順番に関係なく、続けて2枚になっても、それを出さなければならない。誰も持っていなければ連鎖は終わる。
chain-in-order = 必ず順番に出す。次のカードを出せる人は出さなければならず、出せない人はパスする。全員が続けてパスしたら連鎖は終わる。
pass-free = パスは無料である。
chain-limit = 連鎖は{ $number }枚で終わる。
chain-no-limit = 連鎖の枚数に制限はない。
layout-pass = 置ける人は置かなければならず、置けない人はパスする。
missing-laid = 抜いてあるカードは、番が来れば置かれたものとみなす。
missing-blocks = 抜いてあるカードのところで列は止まる。
value = { $rank }＝{ $number }
count-values = カードの値：{ $values }。
count-no-value = その他のカードは0である。
cost = 負債：{ $price }。
total = 全員の負債の合計は{ $amount }である。
paid-as-before = 支払いは「{ $contract }」と同じである。

### Examples

payout-name = { $name }。
examples = 例（{ $counted } → { $paid ->
    [points] 点
   *[payment] 支払い、ポットは前 → 後
}）
cards-taken = 取ったカード
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

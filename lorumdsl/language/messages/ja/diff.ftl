### A difference between two rulesets, and its two sides

instead = { $before }ではなく{ $now }
instead-of = { $now }（もう一方では：{ $before }）
in-contract = { $contract }：{ $told }
and-in-sums = { $told }（したがって{ $contracts }でも同様）

### Seats, pack, dealing, bank

seats-counted = { $number }席
way-clockwise = 時計回り
way-counterclockwise = 反時計回り
diff-direction = プレイは{ $before }ではなく{ $now }
cards-counted = { $number }枚
pack-without = { $cards }がない
pack-with = さらに{ $cards }がある
diff-pack = カードは{ $before }ではなく{ $now }：{ $parts }
diff-pack-as-large = 枚数は同じだがカードが違う：{ $parts }
diff-ranks = ランクは低い方から、{ $before }ではなく{ $now }
packets-each = { $number }枚ずつ
packets = { $packets }枚の組
packets-any = 任意の枚数
diff-packets = カードの配り方は{ $before }ではなく{ $now }
cut-by-left = ディーラーの左隣の人
cut-by-right = ディーラーの右隣の人
cut-by-none = 誰でもない
diff-cut = カットする人は{ $before }ではなく{ $now }
first-by-next = ディーラーの次のプレイヤー
first-by-dealer = ディーラー
diff-first = 配り始めは{ $before }ではなく{ $now }
unit-chips = チップ
unit-beans = 豆
unit-coins = コイン
unit-points = 点
diff-unit = やり取りするのは{ $before }ではなく{ $now }
diff-start = 全員の最初の持ち分は{ $before }ではなく{ $now }
rebuy-none = 買い足しはない
rebuy-for = 持ち分が{ $below }より少ない人は{ $amount }を代金{ $price }で買い足す
leftover-to-winners = 勝者が分ける
leftover-in-pot = そのまま残す
diff-leftover = 最後にポットにあるものは：{ $now }（もう一方では：{ $before }）

### The session

choice-in-turn = 順番どおりのもの
choice-of-dealer = ディーラーが選ぶもの
diff-choice = 次のコントラクトは{ $before }ではなく{ $now }
dealer-moves-on = 1ディールごと
dealer-keeps-cycle = 1ラウンドごと
diff-dealer = ディーラーの交代は{ $before }ではなく{ $now }
least-wins = 最も少ない人
most-wins = 最も多い人
diff-wins = ゲームの勝者は{ $before }ではなく{ $now }
tie-is-shared = 同点の人で分ける
tie-is-played-off = 追加の1ディールで決める
diff-ties = 同点の1位は：{ $now }（もう一方では：{ $before }）
doubling-by-nobody = 誰でもない
doubling-by-dealer = ディーラー
diff-doubling = ディールを倍にできる人は{ $before }ではなく{ $now }
cycles-counted = { $number }ラウンド
diff-cycles = ゲームは{ $before }ではなく{ $now }
dealer-shifted = { $seats ->
    [0] 同じディーラー
   *[other] { $seats }席先のディーラー
}
diff-shift = 次のラウンドを始めるのは{ $before }ではなく{ $now }
session-full = ゲームは最後まで行う
session-until = いずれかの席について次が成り立てばゲームは終わる：{ $condition }
times-in-cycle = { $number ->
    [0] 0回
   *[other] 1ラウンドに{ $number }回
}
diff-times = { $contract }を行うのは{ $before }ではなく{ $now }
diff-order = コントラクトの順は{ $before }ではなく{ $now }
diff-only-has = { $contract }は{ $ruleset }だけにある：{ $told }
price-at = { $goal }で{ $price }
contract-that-charges = 数えるコントラクト、料金は{ $prices }
contract-of-trick = トリックのコントラクト、{ $course }
contract-of-chain = 連鎖のコントラクト、{ $course }
contract-of-layout = 並べるコントラクト、{ $course }
contract-of-count = 数えるコントラクト、{ $course }

### Costs, restrictions, payouts

cards-cost = { $number ->
    [1] { $cards }は{ $price }
   *[other] { $cards }は1枚につき{ $price }
}
diff-cards-cost = { $number ->
    [1] { $cards }は{ $before }ではなく{ $now }
   *[other] { $cards }は1枚につき{ $before }ではなく{ $now }
}
diff-term = { $now }（もう一方では：{ $before }）
diff-owes = 各席の負債は{ $before }ではなく{ $now }
diff-sum = 合計するのは{ $before }ではなく{ $now }
diff-restriction = { $now }（{ $ruleset }では：{ $before }）
diff-restriction-only = { $ruleset }だけ：{ $rule }
restriction-none = そのような禁止はない
restriction-before = { $first }が先、その後に{ $second }
diff-restriction-order = 両方では出せるカードがなくなるとき、「{ $second }」より「{ $first }」を先に適用する（その逆ではなく）
diff-paid = { $contracts }：{ $when }とき：{ $now }（もう一方では：{ $before }）
diff-paid-in-several = { $contracts }では支払いが違う。例えば{ $contract }で{ $when }とき：{ $now }（もう一方では：{ $before }）
and-pot-holds = { $when }、ポットに{ $number }ある
seats-get = { $several ->
    [0] { $seats }が{ $number }もらう
   *[1] { $seats }がそれぞれ{ $number }もらう
}
seats-pay = { $several ->
    [0] { $seats }が{ $number }払う
   *[1] { $seats }がそれぞれ{ $number }払う
}
seats-score = { $several ->
    [0] { $seats }が{ $number }点
   *[1] { $seats }がそれぞれ{ $number }点
}
pot-gets = ポットに{ $number }入る
pot-pays = ポットから{ $number }出る
nobody-pays = 誰も払わない
nobody-scores = 誰にも点は入らない

### The keys of a contract

kind-named-trick = トリック
kind-named-chain = 連鎖
kind-named-layout = 並べ
kind-named-count = 数え
diff-kind = コントラクトの種類は{ $before }ではなく{ $now }
diff-hand-own = 各自が自分の手札を見る
diff-hand-blind = 他の全員の手札は見え、自分の手札は見えない
diff-follow-none = どのカードを出してもよい
diff-follow-suit = フォローできる人はフォローしなければならない
diff-unfollowed-leader = 誰もフォローしなかったトリックはリードした人のもの
diff-unfollowed-own = 誰もフォローしなかったトリックでは各自が自分のカードを取る
diff-trump = 切り札は{ $value }
diff-trump-none = 切り札はない
diff-stop = { $value }
diff-stop-never = すべてのトリックを行う
diff-next-any = 連鎖はどのスートでも続く
diff-next-same = 連鎖は同じスートで続く
diff-wrap-not = 最も高いランクで終わる
diff-wrap = 最も高いランクの次は最も低いランク
diff-turn-order = 順番に出す
diff-turn-holder = 次のカードを持つ人がそれを出す
diff-limit = { $value }枚
diff-limit-none = 無制限
diff-limit-about = 連鎖の枚数は{ $before }ではなく{ $now }
diff-build-up = 列は上に伸びる
diff-build-down = 列は下に伸びる
diff-build-both = 列は上と下に伸びる
diff-missing-blocks = 抜いてあるカードはそのスートを止める
diff-missing-laid = 抜いてあるカードは置かれたものとみなす
diff-value = { $value }
diff-value-none = 0
diff-value-about = { $what }の値は{ $before }ではなく{ $now }
diff-threshold = { $value }
diff-threshold-none = 0
diff-threshold-about = { $what }に達した料金は{ $before }ではなく{ $now }
diff-total = { $value }
diff-total-about = 全員の負債の合計は{ $before }ではなく{ $now }
diff-revoke = リボークは{ $value }
diff-revoke-free = リボークは無料
diff-opening-none = ディーラーの次のプレイヤーが始める

### What differs besides, and how two games part

diff-heading = { $a } → { $b }：{ $number ->
    [0] ルールに違いはない
   *[other] ルールの違い{ $number }件
}
besides = そのほか：{ $facts }。
is-called = { $contract }は{ $other }と呼ばれる
besides-renamed = { $ruleset }では{ $names }
names = 名前
names-of-cards = カードの名前
sources = 出典
besides-differ = { $what }が違う
besides-offers = { $variants }のバリアントは{ $ruleset }だけにある
games-agree = コントラクトごとに行った{ $number }ディールは、どちらのルールでも同じ経過だった。
games-part = シード{ $seed }では、ここで2つのゲームが分かれる：{ $told }
parting = 第{ $number }ディール、{ $contract }、{ $action }手目、{ $seat }：{ $told }
parting-at-the-end = 第{ $number }ディール、{ $contract }：{ $told }
dealt-to = { $seats }席に{ $cards }枚
end-of-deal = ディールの終わり
turn-of = { $seat }の番

### Actions

action-refused = { $action }は認められない：{ $reason }。できること：{ $legal }
refused = { $action }は認められない：{ $reason }
none = なし
because = { $fact }。{ $rule }
unknown-action = `{ $text }`はこのデッキのカードでも`pass`でもない
places-held = { $seat }の手札は{ $number ->
    [1] 1枚（#1）
   *[other] { $number }枚（#1〜#{ $number }）
}
card-played = { $card }はもう出ている
card-not-held = { $seat }の番だが、{ $card }を持っていない
holds = { $seat }は{ $cards }を持っている
suit-led = リードは{ $suit }で、{ $seat }は{ $cards }を持っている
leads-choosing = { $seat }は第{ $trick }トリックのリードで、ほかに出せるカードがある
plays-choosing = { $seat }は第{ $trick }トリックに出す番で、ほかに出せるカードがある
starts-chain = { $seat }は連鎖を始めるので、どのカードでも出せる
begins-layout = { $seat }が始めるので、どのカードでも置ける
can-play = { $seat }は{ $cards }を出せる
has-cards = { $seat }には出せるカードがあり、{ $contract }にパスはない
fits-not = { $card }は置けず、{ $cards }だけが置ける
chain-goes-on = 連鎖は{ $cards }で続く
so-passes = { $fact }ので、{ $seat }はパスする

### The deal is over

over-out = { $seat }の手札がなくなった。誰かの手札がなくなった時点でディールは終わる
over-played = すべてのカードが出て、ディールは終わった
over-decided = もう何も変わらないので、ディールは終わった
over-passed = 全員がパスして、ディールは終わった
not-settled = ディールは終わっておらず、まだ支払いはない

### Contracts of a session

double-or-single = ここでディーラーが`double`か`single`を言う
deal-not-over = 第{ $number }ディールはまだ終わっていない
session-over = ゲームは終わった
no-doubling = { $reference }では倍にできない
contract-open = コントラクトを選ばなければならない
contract-named = もう{ $contract }が選ばれている
contract-unknown = { $ruleset }のゲームにそのコントラクトはない
contract-once = 第{ $number }ディールでは選べない。どのコントラクトも1ラウンドに1回だけである
contract-fixed = 第{ $number }ディールでは選べない。コントラクトの順は決まっていて、次は{ $next }である
no-contract = コントラクトなし

### Hands and seeds

no-seat = { $number }番の席はない。席は1から{ $seats }までである
no-card = `{ $text }`はこのデッキのカードではない
no-rank = `{ $text }`はこのデッキのランクではない
card-twice = `{ $card }`が2回出てくる
card-in-two-hands = `{ $card }`が2か所にある
hands-too-few = { $seats }席に対してカードの列が{ $number }つある。カードのない席は`""`と書く
hands-too-many = { $seats }席に対してカードの列が{ $number }つある。1席のカードは1つの文字列に書く
seed-range = シードは0から{ $most }までの整数で、{ $seed }ではない
deal-range = ディールの番号は1から{ $most }までで、{ $number }ではない
session-range = ゲームの番号は1から{ $most }までで、{ $number }ではない
deals-of-a-seed = 1つのシードのディールは1から{ $most }までで、{ $number }ではない
sessions-of-a-seed = 1つのシードのゲームは1から{ $most }までで、{ $number }ではない
seed-of-sessions = ゲームのシードは{ $most }以下で、{ $seed }ではない

### Positions

begins-not = { $seat }は始めない。{ $holder }が{ $cards }を持っている
trick-cannot-be-next = 手札が{ $number }枚なら、次が第{ $trick }トリックということはない
held-and-played = { $cards }は手札にありながらもう出ていることはない
moves-without-cards = { $seat }の番だが、手札がない
nothing-laid-out = { $contract }ではカードを並べない

### What has been counted

counter-unreadable = `{ $text }`は指定できない：{ $reason }
counter-none = カウンターではない
no-captures = { $contract }では誰もカードを取らない
no-award = { $contract }にはリボークの罰がなく、反則のカードは戻すだけである
numbers-for-seats = { $counter }には{ $seats }席に対して数が{ $number }つある
counter-negative = { $counter }は0より小さくならない
counter-missing = { $counter }がない。{ $contract }の精算に必要である
counter-misplaced = { $counter }は、{ $kind ->
    [trick] トリック
    [chain] 連鎖
    [layout] 並べる
   *[count] 数える
}コントラクトの{ $contract }では数えられない
cards-add-up = { $counter }の合計は{ $placed }だが、そのカードは{ $there }枚ある
counts-too-many = 数が多すぎて照らし合わせられない。カードを並べて書くこと
no-sharing = この数に合うカードの分け方はない
not-in-a-pile = 誰かが{ $cards }を取っているはずである
pile-differs = { $counter }では{ $seat }が{ $number }だが、取ったカードと合わない
captures-too-many = { $seat }が{ $tricks }トリックで{ $cards }枚取ることはできない
captures-too-many-cards = { $seat }が合わせて{ $most }枚のトリックで{ $cards }枚取ることはできない
tricks-add-up = トリックの合計は{ $placed }だが、1ディールは{ $tricks }トリックである
one-winner = { $counter }は1席が1、他の席が0でなければならない
no-trick = 第{ $trick }トリックはない。1ディールは{ $tricks }トリックである
two-winners = 第{ $trick }トリックの勝者が2人いる
named-tricks = { $seat }は名指しのトリックを{ $named }回取り、全部では{ $tricks }回しか取っていない
not-stopped = ディールがこれほど早く終わることはない。{ $contract }を終わらせることが起きていない
one-empty-hand = 手札がなくなるのは1人だけである。誰かの手札がなくなった時点でディールは終わる
left-too-many = { $most }枚のうち{ $left }枚残ることはない
passes-due = { $seat }の手札は{ $left }枚残り、パスは{ $number }回ではなく{ $due }回のはずである。{ $winner }は{ $passes }回パスして上がった
if-began = { $refusal }。これは{ $seat }が始めた場合で、他の人が始めたはずはない
thresholds-too-many = { $contract }は目標が多すぎて確かめられない
thresholds-shared = 料金{ $prices }を席に割り当てなければならない
numbers-needed = 席ごとに1つ、{ $seats }個の数が必要だが、{ $number }個しかない
said-before = { $refusal }。先の答え：{ $said }

### Score sheets

no-entries = まだディールは記入されていない
no-deal = 第{ $number }ディールはない。記入されているのは{ $entered ->
    [0] 0である
    [1] 第1ディールだけである
   *[other] 第1から第{ $entered }ディールまでである
}
in-deal = 第{ $number }ディール：{ $told }
in-deal-of = 第{ $number }ディール、{ $contract }：{ $told }
names-for-seats = { $seats }席に対して名前が{ $number }つある
name-length = 名前は1文字から{ $most }文字までで、{ $name }はそうではない
name-confusing = { $name }は他のものと紛らわしいので名前にできない
names-alike = { $name }という人が2人いる

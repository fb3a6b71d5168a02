### Where a clause stands

at-next = 連鎖の続け方
at-opening = 誰が始めるか
at-pass = パス
at-revoke = リボーク
at-restriction = 禁止{ $name }
at-payout = 支払い方{ $name }
at-case = 場合{ $number }
at-payment = 支払い{ $number }
at-variant = バリアント{ $name }
at-ruleset = 全般
at-deal = 配り方
at-bank = 計算
at-rebuy = 買い足し
at-session = ゲームの進行

### What a clause says and rests on

clause-rule = { $where }：{ $rule }
clause-cited = { $told }（{ $cited }）
cited-place = 「{ $place }」
cited-whole = 全体
cited-rulings = 裁定{ $rulings }

### What a score sheet asks about a finished deal

ask-who-captured = { $what } を取ったのは誰ですか？
ask-who-won = { $what }に勝ったのは誰ですか？
ask-who-crossed = 合計を { $what } に到達させたのは誰ですか？
ask-captured = { $what } の獲得枚数
ask-tricks = 取ったトリックの数
ask-tricks-noun = トリック
ask-crossed = 到達した節目の支払い
ask-crossed-noun = 支払い
ask-left = 手に残った枚数
ask-left-noun = 枚
ask-passes = パスの回数
ask-passes-noun = パス
asked-cards = { $cards } のうちの札

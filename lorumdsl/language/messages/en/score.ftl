### What a score sheet asks about a finished deal

ask-who-captured = who captured { $what }?
ask-who-won = who won the { $what }?
ask-who-crossed = who brought the count to { $what }?
ask-captured = { $what } taken by
ask-tricks = tricks taken by
ask-tricks-noun = tricks
ask-crossed = charged by thresholds are
ask-crossed-noun = charges
ask-left = cards left in the hands of
ask-left-noun = cards
ask-passes = passes made by
ask-passes-noun = passes
asked-cards = cards of { $cards }

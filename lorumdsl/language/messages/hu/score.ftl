### What a score sheet asks about a finished deal

ask-who-captured = ki vitte el ezt: { $what }?
ask-who-won = kié lett az { $what }?
ask-who-crossed = ki érte el a számlálásban ezt: { $what }?
ask-captured = { $what }, ennyit vitt el:
ask-tricks = ütések száma:
ask-tricks-noun = ütés
ask-crossed = a határokért fizet:
ask-crossed-noun = fizetendő
ask-left = kézben maradt lapok száma:
ask-left-noun = lap
ask-passes = passzok száma:
ask-passes-noun = passz
asked-cards = lap ezek közül: { $cards }

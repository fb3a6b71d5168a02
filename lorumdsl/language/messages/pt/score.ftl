### What a score sheet asks about a finished deal

ask-who-captured = quem capturou { $what }?
ask-who-won = quem ganhou a { $what }?
ask-who-crossed = quem levou a contagem a { $what }?
ask-captured = { $what } capturadas por
ask-tricks = vazas feitas por
ask-tricks-noun = vazas
ask-crossed = cobrado pelas marcas a
ask-crossed-noun = cobranças
ask-left = cartas que restam na mão de
ask-left-noun = cartas
ask-passes = passes de
ask-passes-noun = passes
asked-cards = cartas dentre { $cards }

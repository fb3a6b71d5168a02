### What a score sheet asks about a finished deal

ask-who-captured = wer hat { $what } genommen?
ask-who-won = wer hat den { $what } gemacht?
ask-who-crossed = wer hat die Zählung auf { $what } gebracht?
ask-captured = { $what } genommen von
ask-tricks = Stiche gemacht von
ask-tricks-noun = Stiche
ask-crossed = für Marken zahlt
ask-crossed-noun = Zahlungen
ask-left = Karten auf der Hand von
ask-left-noun = Karten
ask-passes = gepasst von
ask-passes-noun = Passen
asked-cards = Karten aus { $cards }

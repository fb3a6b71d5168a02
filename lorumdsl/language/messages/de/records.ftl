### Sheets and records that are read again

record-departs = die Aufzeichnung wurde geändert oder gehört zu anderen Regeln
should-be = { $key } sollte { $value } sein, nicht { $given }
sheet-none = das ist kein Spielzettel: `{ $key }: 1` fehlt
sheet-of-others = der Zettel wurde unter `{ $begun }` begonnen, nicht unter `{ $now }`
sheet-of-before = der Zettel wurde unter dem damaligen `{ $begun }` begonnen, und dessen Regeln haben sich seither geändert
sheet-go-on = unter den Regeln des Zettels weitermachen oder mit --sheet einen neuen beginnen

### The referee

over-after-plays = die Gabe war nach { $number ->
    [1] 1 Karte
   *[other] { $number } Karten
} zu Ende
could-have-followed = nicht bedient: { $seat } hätte im { $trick }. Stich mit { $cards } bedienen können

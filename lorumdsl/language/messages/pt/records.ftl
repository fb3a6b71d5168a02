### Sheets and records that are read again

record-departs = o registo foi alterado ou pertence a outras regras
should-be = { $key } devia ser { $value }, não { $given }
sheet-none = isto não é uma folha de pontos: falta `{ $key }: 1`
sheet-of-others = a folha foi começada com `{ $begun }`, não com `{ $now }`
sheet-of-before = a folha foi começada com `{ $begun }` como era então, e as regras mudaram desde aí
sheet-go-on = continue com as regras da folha, ou comece outra com --sheet

### The referee

over-after-plays = a mão acabou depois de { $number ->
    [1] 1 jogada
   *[other] { $number } jogadas
}
could-have-followed = renúncia: { $seat } podia ter assistido na { $trick }ª vaza com { $cards }

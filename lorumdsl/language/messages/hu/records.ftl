### Sheets and records that are read again

record-departs = a feljegyzést megváltoztatták, vagy más szabályokhoz tartozik
should-be = { $key }: { $value } kellene, nem { $given }
sheet-none = ez nem pontlap: hiányzik belőle: `{ $key }: 1`
sheet-of-others = a pontlapot ezzel a szabállyal kezdték: `{ $begun }`, nem ezzel: `{ $now }`
sheet-of-before = a pontlapot ezzel a szabállyal kezdték, de a szabályai azóta megváltoztak: `{ $begun }`
sheet-go-on = folytassa a pontlap szabályaival, vagy kezdjen másikat a --sheet kapcsolóval

### The referee

over-after-plays = a leosztás { $number } lap után véget ért
could-have-followed = renonsz: { $seat } tudott volna színre színt adni ({ $trick }. ütés): { $cards }

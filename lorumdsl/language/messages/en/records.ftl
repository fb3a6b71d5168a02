### Sheets and records that are read again

record-departs = the record was changed, or belongs to other rules
should-be = { $key } should be { $value }, not { $given }
sheet-none = this is no score sheet: `{ $key }: 1` is missing
sheet-of-others = the sheet was begun under `{ $begun }`, not under `{ $now }`
sheet-of-before = the sheet was begun under `{ $begun }` as it was then, and its rules have changed since
sheet-go-on = go on under the rules of the sheet, or begin another one with --sheet

### The referee

over-after-plays = the deal was over after { $number ->
    [one] 1 play
   *[other] { $number } plays
}
could-have-followed = a revoke, { $seat } could have followed in trick { $trick } with { $cards }

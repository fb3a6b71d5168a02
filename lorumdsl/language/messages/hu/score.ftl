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
ask-all = { $question } { $players }:
ask-in-all = { $question } { $players } (összesen { $number }):
ask-at-most = { $question } { $players } (összesen legfeljebb { $number }):
ask-all-or-one = { $question } { $players } (vagy csak aki kiment):
ask-contract = melyik játékot választja { $who }?
ask-doubling = { $who } dupláz? (yes vagy no)
ask-at-the-end = undo, correct N vagy quit:

### What is said of deals

tie-is-played-on = { $names } egyenlő az első helyen: külön leosztás, amelyben csak az ő pontjaik számítanak
deal-to-choose = { $number }. leosztás, osztó: { $dealer }
deal-of-contract = { $number }. leosztás: { $contract }, osztó: { $dealer }
written-already = már fel van írva: { $said }; `again` elölről kezdi ezt a leosztást
nobody = senki
said-who = { $question } { $who }
said-numbers = { $noun }: { $numbers }
is-corrected = { $number }. leosztás javítva
revoked-and-owes = { $who } renonszolt, és tartozik { $number }, a többiek semmivel
answer-taken-back = az utolsó válasz visszavonva
stays = { $number }. leosztás marad, ahogy volt
stays-because = { $number }. leosztás marad, ahogy volt: { $reason }
deal-taken-back = { $number }. leosztás visszavonva: { $contract }, { $pay }
correcting = { $number }. leosztás javítása, eddig { $contract }, { $pay }; `undo` meghagyja, ahogy volt
deal-line = { $doubled ->
    [1] { $number } { $contract } ×2: { $each }; kassza { $pot }
   *[0] { $number } { $contract }: { $each }; kassza { $pot }
}

### How it stands

column-scored = pont
points-so-far = pontok eddig: { $each }
balances-and-pot = egyenlegek: { $each }; kassza { $pot }
session-is-over = a parti véget ért: { $winners }
pot-went-to = a kasszából { $amount } az övék: { $names }
left-in-pot = a kasszában maradt: { $amount }
bought-at = vettek { $amount }, áruk { $price }: { $each }
price-went-to = az értük fizetett { $number } az övék: { $names }
books-are-wrong = az egyenlegek és a kassza nem adják ki, amit hoztak: ez a program hibája
pot-if-cut-short = ha senki sem játszik tovább, a kasszán ({ $pot }) így osztoznak: { $each }
points-are-award = a pont a renonsz ára
buys = { $who } vesz: { $amount }

### What was typed

refused-because = { $action }: { $reason }
say-at-the-end = a parti véget ért: `undo`, `correct N`, `balances`, `deals` vagy `quit`
stands-alone = `{ $word }` egymagában áll
say-yes-or-no = írd be: `yes` vagy `no`
say-which-deal = írd be, melyik leosztást: `correct 3`
revoke-after-end = a parti véget ért: azt a leosztást javítsd, amelyikben történt
revoke-before-contract = előbb írd be, melyik játékot játsszák
revoke-before-doubling = előbb írd be, duplázták-e a leosztást
choose-from = { $reason }: válassz ezek közül: { $offered }
say-contract = írj be egy játékot
not-on-offer = `{ $text }` most nem választható
may-be-several = `{ $text }` lehet { $several }
no-such-contract = `{ $text }` nem játék
say-who = írd be, ki
nobody-here = `{ $text }` nevű nincs itt
no-number-of = `{ $text }` nem szám ehhez: { $noun }
numbers-for-all = { $needed } szám kell, sorban: { $players }; itt { $number } van
number-below-zero = 0-nál kisebb szám nem lehet
placed-too-few = { $noun }: összesen { $whole } van, elosztva { $placed }: { $gap } hiányzik
placed-too-many = { $noun }: összesen { $whole } van, elosztva { $placed }: { $gap } fölösleges
one-goes-out = a leosztásnak az első üres kéz vet véget, tehát egy játékosnak 0 lapja marad; itt { $seats ->
    [0] senkinek sincs 0
   *[other] { $seats } játékosnak van 0
}
score-help =
    válaszolj arra, amit kérdez: minden játékoshoz egy szám a nevek sorrendjében
    (3 3 2 0), vagy egy játékos neve
    {"  "}undo         az utolsó válasz visszavonása, vagy ha nincs, az utolsó leosztásé
    {"  "}again        ezt a leosztást elölről
    {"  "}correct N    az N. leosztást újra; ami utána jön, újra elszámolja
    {"  "}revoke WHO   WHO renonszolt ebben a leosztásban; azonnal elszámolja
    {"  "}balances     az állás
    {"  "}deals        az eddigi leosztások, soronként egy
    {"  "}help, ?      ez a súgó
    {"  "}quit         kilépés; ugyanez a parancs később folytatja

### Beginning and end

sheet-head = { $name } · { $reference } · lap: { $path }
players-are = játékosok: { $players }; `help` megmondja, mit lehet beírni
going-on-after = folytatás; eddig { $number } leosztás; { $standing }
sheet-saved = elmentve: { $path }: { $deals }

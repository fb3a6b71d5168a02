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
ask-all = { $question } { $players }:
ask-in-all = { $question } { $players } ({ $number } ao todo):
ask-at-most = { $question } { $players } (no máximo { $number } ao todo):
ask-all-or-one = { $question } { $players } (ou só de quem bateu):
ask-contract = que contrato escolhe { $who }?
ask-doubling = { $who } dobra? (yes ou no)
ask-at-the-end = undo, correct N ou quit:

### What is said of deals

tie-is-played-on = { $names } estão empatados no primeiro lugar: uma mão extra, em que só os pontos deles contam
deal-to-choose = mão { $number }, dá { $dealer }
deal-of-contract = mão { $number }: { $contract }, dá { $dealer }
written-already = já está anotado: { $said }; `again` recomeça esta mão
nobody = ninguém
said-who = { $question } { $who }
said-numbers = { $noun } { $numbers }
is-corrected = a mão { $number } está corrigida
revoked-and-owes = { $who } renunciou e deve { $number }, os outros nada
answer-taken-back = a última resposta foi retirada
stays = a mão { $number } fica como estava
stays-because = a mão { $number } fica como estava: { $reason }
deal-taken-back = a mão { $number } foi retirada: { $contract }, { $pay }
correcting = corrige-se a mão { $number }, até agora { $contract }, { $pay }; `undo` deixa-a como estava
deal-line = { $doubled ->
    [1] { $number } { $contract } ×2: { $each }; pote { $pot }
   *[0] { $number } { $contract }: { $each }; pote { $pot }
}

### How it stands

column-scored = pontos
points-so-far = pontos até agora: { $each }
balances-and-pot = saldos: { $each }; pote { $pot }
session-is-over = a partida acabou: { $winners }
pot-went-to = { $amount } do pote foram para { $names }
left-in-pot = ficou no pote: { $amount }
bought-at = comprado: { $amount } por { $price }: { $each }
price-went-to = os { $number } pagos por isso foram para { $names }
books-are-wrong = saldos e pote não somam o que se trouxe: é um erro do programa
pot-if-cut-short = se ninguém continuar, o pote de { $pot } reparte-se: { $each }
points-are-award = os pontos são o preço da renúncia
buys = { $who } compra { $amount }

### What was typed

refused-because = { $action }: { $reason }
say-at-the-end = a partida acabou: `undo`, `correct N`, `balances`, `deals` ou `quit`
stands-alone = `{ $word }` escreve-se sozinho
say-yes-or-no = diga `yes` ou `no`
say-which-deal = diga que mão: `correct 3`
revoke-after-end = a partida acabou: corrija a mão em que aconteceu
revoke-before-contract = diga primeiro que contrato se joga
revoke-before-doubling = diga primeiro se a mão é a dobrar
choose-from = { $reason }: escolha de { $offered }
say-contract = diga um contrato
not-on-offer = `{ $text }` não está agora à escolha
may-be-several = `{ $text }` pode ser { $several }
no-such-contract = `{ $text }` não é um contrato
say-who = diga quem
nobody-here = `{ $text }` não está aqui
no-number-of = `{ $text }` não é um número de { $noun }
numbers-for-all = são precisos { $needed } números, para { $players }: { $number ->
    [1] foi dado 1
   *[other] foram dados { $number }
}
number-below-zero = não pode haver um número abaixo de 0
placed-too-few = { $whole } { $noun } estão em jogo, { $placed } estão distribuídas: { $gap ->
    [1] falta 1
   *[other] faltam { $gap }
}
placed-too-many = { $whole } { $noun } estão em jogo, { $placed } estão distribuídas: { $gap ->
    [1] há 1 a mais
   *[other] há { $gap } a mais
}
one-goes-out = a primeira mão vazia acaba a mão, por isso um jogador fica com 0 cartas; aqui { $seats ->
    [0] ninguém fica
   *[other] são { $seats }
}
score-help =
    responda ao que se pergunta: um número por jogador pela ordem dos nomes
    (3 3 2 0), ou um jogador pelo nome
    {"  "}undo         retirar a última resposta, ou então a última mão
    {"  "}again        anotar esta mão desde o princípio
    {"  "}correct N    anotar outra vez a mão N; o que se segue é recalculado
    {"  "}revoke WHO   WHO renunciou nesta mão, que é logo acertada
    {"  "}balances     como está
    {"  "}deals        todas as mãos até agora, uma por linha
    {"  "}help, ?      esta ajuda
    {"  "}quit         parar aqui; o mesmo comando continua mais tarde

### Beginning and end

sheet-head = { $name } · { $reference } · folha { $path }
players-are = jogadores { $players }; `help` diz o que se pode escrever
going-on-after = continua depois da mão { $number }; { $standing }
sheet-saved = guardado em { $path }: { $deals }

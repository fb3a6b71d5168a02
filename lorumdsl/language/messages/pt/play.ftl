### The table

you = você
refusal = ! { $told }
who-and-what = { $who } { $what }
label-tricks = vazas
label-table = mesa
label-cards = cartas
label-chain = fila
label-count = soma
label-pot = pote
label-hand = mão
label-hand-of = { $seat }
label-play = jogue
label-choose = escolha
label-played = jogado
label-trick = vaza { $number }
in-trick = { $contract }, vaza { $trick } de { $tricks }
contract-doubled = { $contract }, a dobrar
contract-and-cost = { $contract }: { $cost }
lead-is-yours = nada: sai você
chain-is-yours = uma sequência nova: pode começar com qualquer carta
hand-unseen = #1 … #{ $size }, que você não vê
by-place = 1 a { $number }, uma carta pelo seu lugar
passes = { $you ->
    [1] você passa
   *[0] { $who } passa
}
takes-trick = { $you ->
    [1] você faz a vaza
   *[0] { $who } faz a vaza
}
all-keep-own = ninguém assistiu: cada um fica com a sua carta
owes = deve { $number }
count-at = { $count }
count-towards = { $count }; quem chegar a { $goal } deve { $price }

### What happens

deal-of = mão { $number } de { $deals }
deal-for-tie = { $deal }, para desempatar { $names }
dealt-by = { $deal }, dá { $dealer }
contract-is-yours = é você quem escolhe o contrato
chose-contract = { $you ->
    [1] você escolhe { $contract }
   *[0] { $who } escolhe { $contract }
}
chose-double = { $you ->
    [1] você dobra esta mão
   *[0] { $who } dobra esta mão
}
chose-single = { $you ->
    [1] você não dobra
   *[0] { $who } não dobra
}
contract-is-over = { $doubled ->
    [1] { $contract } acabou, a dobrar
   *[0] { $contract } acabou
}

### What is legal, and why

are-legal = permitido: { $actions }
are-not-legal = não permitido: { $cards }, porque { $reason }
is-legal = { $what } é permitido: escreva { $what }, ou { $number }
is-not-legal = { $action } não é permitido: { $reason }
on-offer = à escolha: { $offered }
play-by-place = você não vê as suas cartas: jogue uma pelo seu lugar, 1 a { $number }
you-hold-not = você não tem { $card }
blind-plays-any = você não vê as suas cartas, e por isso pode jogar qualquer uma
any-may-be-led = sai você, com qualquer carta
all-may-be-played = todas as suas cartas podem ser jogadas nesta vaza
contract-says = o contrato diz: { $rule }
all-cards-fit = todas as suas cartas servem; { $rule }
hint = { $blind ->
    [1] { $bot } escolheria { $number }) { $what }, ao acaso: não vê mais do que você
   *[0] { $bot } escolheria { $number }) { $what }
}

### What was typed

no-such-number = não há { $number } aqui: escolha de 1 a { $most }
typed-no-play = `{ $text }` não é uma jogada; { $hint }
typed-no-contract = `{ $text }` não é um contrato à escolha; { $hint }
typed-no-doubling = `{ $text }` não é resposta: double ou single; { $hint }
did-you-mean = queria dizer `{ $word }`?
help-says = `help` diz o que se pode escrever
no-deal-finished = ainda não acabou nenhuma mão
undo-off = neste jogo nada se desfaz: começou com --no-learn
undo-nothing = não há nada para desfazer: esta é a sua primeira decisão
taken-back = desfeito
save-impossible = `save FILE` não é possível aqui
save-where = diga em que ficheiro: save FILE
save-name = um ficheiro não pode chamar-se assim
save-changed = não foi guardado: { $path } foi entretanto alterado por outrem
save-exists = já há um ficheiro { $path }
save-failed = o jogo não pode ser guardado em { $path }: { $problem }
saved-from-now-on = guardado em { $path }, e daqui em diante depois de cada jogada
play-help =
    {"  "}3, Kh, K♥, pass   o que joga: o seu número, ou a própria carta
    {"  "}hearts, double    um contrato pelo número ou pelo nome; double ou single
    {"  "}?                 o que é permitido e porquê;  ? 9s  porque não essa carta
    {"  "}!                 uma sugestão
    {"  "}undo              voltar à sua decisão anterior
    {"  "}table             o que vê, outra vez
    {"  "}Enter             o mesmo, ou a única jogada permitida
    {"  "}ledger            todas as mãos até agora;  ledger why  com os pagamentos
    {"  "}save FILE         guardar o jogo num ficheiro daqui em diante
    {"  "}help, quit        esta ajuda; parar aqui

### Beginning and end

game-head = { $name } · { $reference } · semente { $seed }
seats-are = você é { $seat }; os outros: { $others }
seats-are-strict = você é { $seat }; os outros: { $others }; nada se desfaz
going-on-from = continua na mão { $number } de { $path }
kept-nowhere = este jogo não fica guardado; com --game FILE ficaria, depois de cada jogada
saved-in = guardado em { $path }
saved-go-on = guardado em { $path }; continue com: { $command }

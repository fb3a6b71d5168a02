### Actions

action-refused = jogada recusada ({ $action }): { $reason }; permitido: { $legal }
refused = jogada recusada ({ $action }): { $reason }
none = nada
because = { $fact }: { $rule }
unknown-action = `{ $text }` não é carta deste baralho nem `pass`
places-held = { $seat } tem { $number ->
    [1] uma carta, #1
   *[other] { $number } cartas, #1 a #{ $number }
}
card-played = { $card } já foi jogada
card-not-held = é a vez de { $seat }, que não tem { $card }
holds = { $seat } tem { $cards }
suit-led = a saída foi de { $suit }, e { $seat } tem { $cards }
leads-choosing = { $seat } sai na { $trick }ª vaza e tem outras cartas para escolher
plays-choosing = { $seat } joga na { $trick }ª vaza e tem outras cartas para escolher
starts-chain = { $seat } começa uma sequência e pode jogar qualquer carta
begins-layout = { $seat } começa e pode pôr qualquer carta na mesa
can-play = { $seat } pode jogar { $cards }
has-cards = { $seat } tem cartas para jogar: em { $contract } ninguém passa
fits-not = { $card } não serve, só { $cards }
chain-goes-on = a sequência continua com { $cards }
so-passes = { $fact }, e por isso { $seat } passa

### The deal is over

over-out = { $seat } já não tem cartas: a mão acaba logo que alguém fica sem cartas
over-played = todas as cartas foram jogadas: a mão acabou
over-decided = já nada pode mudar: a mão acabou
over-passed = todos passaram: a mão acabou
not-settled = a mão não acabou: ainda nada se paga

### Contracts of a session

double-or-single = agora o carteador diz `double` ou `single`
deal-not-over = a mão { $number } ainda não acabou
session-over = a partida acabou
no-doubling = em { $reference } não se dobra
contract-open = é preciso escolher um contrato
contract-named = já se anunciou { $contract }
contract-unknown = { $ruleset } não tem esse contrato na partida
contract-once = não se pode escolher na mão { $number }: cada contrato joga-se uma vez por rodada
contract-fixed = não se pode escolher na mão { $number }: os contratos têm ordem fixa, e o próximo é { $next }
no-contract = nenhum contrato

### Hands and seeds

no-seat = não há lugar { $number }: os lugares vão de 1 a { $seats }
no-card = `{ $text }` não é carta deste baralho
no-rank = `{ $text }` não é valor deste baralho
card-twice = `{ $card }` aparece duas vezes
card-in-two-hands = `{ $card }` aparece em dois lugares
hands-too-few = { $number ->
    [1] 1 lista
   *[other] { $number } listas
} de cartas para { $seats } lugares; um lugar sem cartas é `""`
hands-too-many = { $number } listas de cartas para { $seats } lugares; as cartas de um lugar ficam num só texto
seed-range = a semente é um número inteiro de 0 a { $most }, não { $seed }
deal-range = as mãos numeram-se de 1 a { $most }, não { $number }
session-range = as partidas numeram-se de 1 a { $most }, não { $number }
deals-of-a-seed = uma semente tem de 1 a { $most } mãos, não { $number }
sessions-of-a-seed = uma semente tem de 1 a { $most } partidas, não { $number }
seed-of-sessions = a semente de partidas é no máximo { $most }, não { $seed }

### Positions

begins-not = { $seat } não começa: { $holder } tem { $cards }
trick-cannot-be-next = a { $trick }ª vaza não pode ser a próxima com { $number ->
    [1] 1 carta
   *[other] { $number } cartas
} numa mão
held-and-played = não pode estar na mão e já ter sido jogada: { $cards }
moves-without-cards = é a vez de { $seat }, que não tem cartas
nothing-laid-out = em { $contract } nada se põe na mesa

### What has been counted

counter-unreadable = `{ $text }` não pode ser indicado: { $reason }
counter-none = não é um contador
no-captures = em { $contract } ninguém ganha cartas
no-award = { $contract } não tem pena para a renúncia: uma carta ilegal é simplesmente recusada
numbers-for-seats = { $counter } tem { $number ->
    [1] 1 número
   *[other] { $number } números
} para { $seats } lugares
counter-negative = { $counter } não pode ser menor que 0
counter-missing = falta { $counter }: { $contract } acerta-se por isso
counter-misplaced = { $counter } não se pode contar em { $contract }, um contrato de { $kind ->
    [trick] vazas
    [chain] sequência
    [layout] mesa
   *[count] contagem
}
cards-add-up = { $counter } soma { $placed }, e há { $there } dessas cartas em jogo
counts-too-many = são contagens a mais para comparar entre si: indique as cartas
no-sharing = nenhuma repartição das cartas dá estes números
not-in-a-pile = alguém tem de ter ganho { $cards }
pile-differs = { $counter } diz { $number } para { $seat }, e não é isso que está na pilha
captures-too-many = { $seat } não pode ter ganho { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
} em { $tricks ->
    [1] 1 vaza
   *[other] { $tricks } vazas
}
captures-too-many-cards = { $seat } não pode ter ganho { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
} em vazas com { $most } ao todo
tricks-add-up = as vazas somam { $placed }, e uma mão tem { $tricks }
one-winner = { $counter } tem de ser 1 para um lugar e 0 para os outros
no-trick = não há { $trick }ª vaza: uma mão tem { $tricks }
two-winners = a { $trick }ª vaza tem dois vencedores
named-tricks = { $seat } ganhou { $named ->
    [1] 1 vaza nomeada
   *[other] { $named } vazas nomeadas
} e só { $tricks } ao todo
not-stopped = a mão não pode ter acabado tão cedo: não aconteceu o que põe fim a { $contract }
one-empty-hand = só um jogador fica sem cartas: a mão acaba logo que alguém fica sem cartas
left-too-many = a ninguém podem restar { $left } de { $most } cartas
passes-due = { $seat } ficou com { $left ->
    [1] 1 carta
   *[other] { $left } cartas
} e tem de ter passado { $due ->
    [1] 1 vez
   *[other] { $due } vezes
}, não { $number }, pois { $winner } bateu depois de passar { $passes ->
    [1] 1 vez
   *[other] { $passes } vezes
}
if-began = { $refusal }; assim é se { $seat } começou, e nenhum outro pode ter começado
thresholds-too-many = { $contract } tem marcas a mais para se conferir isto
thresholds-shared = os preços { $prices } têm de repartir-se pelos lugares
numbers-needed = são precisos { $seats } números, um por lugar; aqui { $number ->
    [1] está 1
   *[other] estão { $number }
}
said-before = { $refusal }; dito antes: { $said }

### Score sheets

no-entries = ainda não se registou nenhuma mão
no-deal = não há mão { $number }: { $entered ->
    [0] nenhuma está registada
    [1] só a mão 1 está registada
   *[other] estão registadas as mãos 1 a { $entered }
}
in-deal = mão { $number }: { $told }
in-deal-of = mão { $number }, { $contract }: { $told }
names-for-seats = { $number ->
    [1] 1 nome
   *[other] { $number } nomes
} para { $seats } lugares
name-length = um nome tem de 1 a { $most } caracteres, e { $name } não
name-confusing = { $name } não pode ser um nome: confundia-se com outra coisa
names-alike = dois jogadores chamam-se { $name }

# Português. Nomes de cartas e contratos podem ser quaisquer: as frases evitam artigos e concordância com eles.

### How things are put together

nothing = {""}
between-sentences = {" "}
list-comma = ,{" "}
list-last = {" "}e{" "}
list-and = {" "}e{" "}
list-or = {" "}ou{" "}
list-plus = {" "}+{" "}
list-semicolon = ;{" "}
mark-changed = diferente
mark-gone = aqui não vale

### Cards

suit-german-c = bolotas
suit-german-s = folhas
suit-german-d = guizos
suit-german-h = copas
suit-french-c = paus
suit-french-s = espadas
suit-french-d = ouros
suit-french-h = copas
rank-A = ás
rank-K = rei
rank-O = Ober
rank-U = Unter
rank-Q = dama
rank-J = valete
figure = { $text }
rank-and-sign = { $rank } ({ $sign })
card = { $rank } de { $suit } ({ $card })
cards-all = qualquer carta
cards-none = nenhuma carta
cards-suit = { $suit }
cards-rank = { $rank }
cards-alone = { $cards } (quando é a única carta do seu naipe na mão)
cards-not-alone = { $cards } (quando não é a única carta do seu naipe na mão)
each-card = por cada carta ganha
each-one = pela carta { $card }
each-suit = por cada carta de { $suit } ganha
each-rank = por cada { $rank } na pilha
each-of = por cada carta ganha destas ({ $cards })
one-of-card = a carta { $card }
one-of-suit = uma carta de { $suit }
one-of-rank = um { $rank }
one-of = uma destas cartas: { $cards }
each-won = pela { $number }ª vaza
each-won-last = pela última vaza
each-tricks = por cada vaza
each-left = por cada carta que resta na mão
each-passes = por cada passe
trick-number = { $number }ª vaza
trick-last = última vaza

### Amounts

amount = { $unit ->
    [chips] { $number ->
        [1] 1 ficha
       *[other] { $number } fichas
    }
    [beans] { $number ->
        [1] 1 feijão
       *[other] { $number } feijões
    }
    [coins] { $number ->
        [1] 1 moeda
       *[other] { $number } moedas
    }
   *[points] { $number ->
        [1] 1 ponto
       *[other] { $number } pontos
    }
}
term = { $amount } { $what }
term-fixed = { $amount } em qualquer caso
term-noun = tanto quanto isto: { $what }
term-times = { $number } vezes isto: { $what }
due-cost = a sua dívida
due-total = a soma das dívidas de todos
due-amount = { $amount }
due-pot = tudo o que está no pote
count-taken = cartas ganhas: { $cards }
count-played = cartas já jogadas: { $cards }
count-discarded = cartas já descartadas: { $cards }
count-tricks = vazas ganhas
count-left = cartas que restam
count-passes = passes
count-crossed = preço das marcas atingidas
count-cost = dívida
count-total = soma das dívidas de todos
count-takers = número de atingidos
count-pot = conteúdo do pote
count-balance = saldo
count-seats = número de jogadores
count-trick = número da vaza
divided = ({ $left } ÷ { $right }, arredondado para baixo)
the-min = o menor destes números: ({ $numbers })
the-max = o maior destes números: ({ $numbers })
not = não se dá que { $condition }
if-else = { $then } se { $when }, senão { $otherwise }
always = sempre
never = nunca
if-all-takers = todos os jogadores são atingidos
if-any-cost = a sua dívida é maior que 0
if-takers = { $number ->
    [0] ninguém é atingido
    [1] há um só atingido
   *[other] há { $number } atingidos
}
if-somebody-took = alguém tiver ganho { $card }
if-somebody = para algum jogador vale: { $condition }

### The game

subtitle = Livro de regras escrito a partir do regulamento “{ $id }”.
subtitle-variants = Livro de regras escrito a partir do regulamento “{ $id }” com: { $variants }.
differs = Está marcado o que difere da base ({ $base }).
left-out = Aqui não se joga: { $contracts }.
remark = { $text }
remark-quoted = nota: “{ $text }”
head-game = O jogo
game = { $name } é um jogo de cartas para { $seats } jogadores com { $cards } cartas.
game-deals = { $contracts ->
    [1] Tem um só contrato, jogado em { $deals } mãos.
   *[other] Tem { $contracts } contratos, pequenos jogos cada um com o seu objetivo, e dura { $deals } mãos.
}
aim = { $wins ->
    [least] Vence quem tiver menos { $unit ->
        [chips] fichas
        [beans] feijões
        [coins] moedas
       *[points] pontos
    } no fim.
   *[most] Vence quem tiver mais { $unit ->
        [chips] fichas
        [beans] feijões
        [coins] moedas
       *[points] pontos
    } no fim.
}
head-table = Jogadores e baralho
seats = { $side ->
    [left] À mesa sentam-se { $number } jogadores. Dá-se e joga-se no sentido horário: o jogador seguinte é o da esquerda.
   *[right] À mesa sentam-se { $number } jogadores. Dá-se e joga-se no sentido anti-horário: o jogador seguinte é o da direita.
}
pack = O baralho tem { $cards } cartas em { $suits } naipes: { $names }.
ranks = Da mais alta para a mais baixa, as cartas são { $names }.
stripped = Retiram-se do baralho: { $cards }.
head-dealing = Distribuição
cut-left = O jogador à esquerda do carteador corta o baralho.
cut-right = O jogador à direita do carteador corta o baralho.
cut-none = Não se corta o baralho.
dealt = Cada jogador recebe { $size } cartas.
dealt-alike = Cada jogador recebe { $size } cartas, { $packet ->
    [1] uma de cada vez
   *[other] { $packet } de cada vez
}.
dealt-packets = Cada jogador recebe { $size } cartas, em grupos de { $packets }.
first-packet-next = { $begins ->
    [holder] O jogador seguinte ao carteador recebe as primeiras cartas.
   *[next] O jogador seguinte ao carteador recebe as primeiras cartas e começa a jogar.
}
first-packet-dealer = { $begins ->
    [holder] O carteador recebe as primeiras cartas.
   *[next] O carteador recebe as primeiras cartas; o jogador seguinte começa a jogar.
}

### Session, bank, winning

head-session = A partida
contracts-fixed = { $number ->
    [1] Joga-se um só contrato: { $contracts }. Isso é uma rodada.
   *[other] Os contratos jogam-se por esta ordem: { $contracts }. Estas { $number } mãos são uma rodada.
}
contracts-chosen = Em cada mão o carteador olha as suas cartas e escolhe um contrato ainda não jogado na rodada: { $contracts }. A rodada acaba quando cada um foi jogado uma vez, ao fim de { $number ->
    [1] uma mão
   *[other] { $number } mãos
}.
dealer-holds = O mesmo jogador dá as cartas em toda a rodada; depois passa a dar o jogador seguinte.
dealer-changes = Depois de cada mão passa a dar o jogador seguinte.
cycles = { $cycles ->
    [1] Joga-se uma rodada: { $deals } mãos.
   *[other] Jogam-se { $cycles } rodadas: { $deals } mãos.
}
shift = { $seats ->
    [0] Cada rodada começa com o mesmo carteador que a anterior.
    [1] O primeiro carteador de cada rodada senta-se um lugar adiante do da rodada anterior.
   *[other] O primeiro carteador de cada rodada senta-se { $seats } lugares adiante do da rodada anterior.
}
doubling = Conhecido o contrato e antes da primeira carta, o carteador pode dobrar: nessa mão todas as dívidas contam a dobrar.
ends-early = A partida acaba mais cedo, no fim da mão em que para algum jogador vale: { $condition }.
head-bank = A conta
bank = Joga-se { $unit ->
    [chips] a fichas
    [beans] a feijões
    [coins] a moedas
   *[points] a pontos
}. Cada jogador começa com { $start }. O crédito é ilimitado: um saldo pode descer abaixo de zero.
bank-points = O que uma mão custa é anotado em pontos; nada se paga. Cada jogador começa com { $start }. Não há limite para os pontos.
leftover-stays = O que está no pote no fim da partida fica lá.
leftover-shared = O que está no pote no fim da partida reparte-se pelos vencedores.
rebuy = Quem depois de uma mão tiver menos do que { $below } compra { $amount } pelo preço de { $price }, tantas vezes quantas for preciso.
head-winning = Vitória
wins = { $wins ->
    [least] Vence a partida quem tiver menos { $unit ->
        [chips] fichas
        [beans] feijões
        [coins] moedas
       *[points] pontos
    }.
   *[most] Vence a partida quem tiver mais { $unit ->
        [chips] fichas
        [beans] feijões
        [coins] moedas
       *[points] pontos
    }.
}
tie-shared = Em caso de empate, os empatados partilham a vitória.
tie-extra-deal = Em caso de empate, decide uma mão extra.
head-variants = Variantes
variant = { $kind ->
    [reading] { $name } ({ $reference }): outra leitura das fontes.
   *[house] { $name } ({ $reference }): regra da casa.
}
variant-extends = Inclui “{ $name }”.

### How to play

head-play = Como se joga
kind-trick = { $number ->
    [1] Contrato de vazas: { $contracts }.
   *[other] Contratos de vazas: { $contracts }.
}
kind-chain = { $number ->
    [1] Sequência: { $contracts }.
   *[other] Sequências: { $contracts }.
}
kind-layout = { $number ->
    [1] Contrato de mesa: { $contracts }.
   *[other] Contratos de mesa: { $contracts }.
}
kind-count = { $number ->
    [1] Contrato de contagem: { $contracts }.
   *[other] Contratos de contagem: { $contracts }.
}
play-trick = { $begins ->
    [holder] Um jogador sai com uma carta na primeira vaza
   *[next] O jogador seguinte ao carteador sai com uma carta na primeira vaza
}, e os outros jogam uma carta cada um, por ordem.
play-follow = Quem tem cartas do naipe da saída tem de assistir; quem não tem pode jogar qualquer carta. Ninguém é obrigado a jogar mais alto.
play-trick-won = Não há trunfos: a carta mais alta do naipe da saída ganha a vaza. Quem a ganha guarda as suas cartas à frente de si e sai na vaza seguinte.
play-lifted = Uma restrição que deixasse um jogador sem carta para jogar não vale.
play-chain = { $begins ->
    [holder] Um jogador começa uma sequência.
   *[next] O jogador seguinte ao carteador começa uma sequência com qualquer carta.
} Depois as cartas seguem-se, cada uma um grau acima da anterior. Quando a sequência acaba, quem jogou a última carta começa outra com qualquer carta. A mão acaba logo que alguém fica sem cartas; esse jogador bateu e é o vencedor da mão.
play-layout = { $begins ->
    [holder] Um jogador põe na mesa a primeira carta.
   *[next] O jogador seguinte ao carteador põe na mesa qualquer carta.
} O grau dela é o grau inicial de todos os naipes. Por ordem, cada um põe uma carta: a carta inicial de um naipe, ou a seguinte na fila do seu naipe. A mão acaba logo que alguém fica sem cartas; esse jogador bateu e é o vencedor da mão.
play-count = Por ordem, cada um joga uma carta qualquer. Os valores de todas as cartas jogadas somam-se numa contagem única. A mão acaba quando todas as cartas foram jogadas.

### A contract

head-contract = { $number }. { $name }
opening = Quem tem { $card } começa, e joga primeiro essa carta.
opening-with = Quem tem { $card } começa, e só pode jogar primeiro: { $cards }.
trick-sum = Jogam-se ao mesmo tempo: { $contracts }. As dívidas somam-se e valem todas as restrições.
trick-blind = Cada um vê as cartas de todos os outros mas não as suas, e joga uma carta sem a conhecer.
trick-no-follow = Ninguém tem de assistir: pode jogar-se qualquer carta.
trick-keeps-own = Se ninguém assistiu, cada um fica com a sua própria carta como ganha, e quem saiu, que conta como vencedor da vaza, sai de novo.
trick-stop = A mão acaba depois de uma vaza logo que { $condition }.
forbid-lead = { $when }não se pode sair com { $cards }{ $exempt }.
forbid-follow = { $when }não se pode assistir com { $cards }{ $exempt }.
forbid-discard = { $when }não se pode descartar noutro naipe { $cards }{ $exempt }.
unless-alone = , a não ser que seja a única carta do seu naipe na mão
except = , exceto { $cards }
when-ever = {""}
when-trick = na { $number }ª vaza{" "}
when-up-to-trick = até à { $number }ª vaza{" "}
when-from-trick = a partir da { $number }ª vaza{" "}
when-before-played = enquanto não tiver sido jogada { $card },{" "}
when-before-discarded = enquanto não tiver sido descartada { $card },{" "}
when-until = enquanto não se der que { $condition },{" "}
when-while = enquanto { $condition },{" "}
chain-next-same = A carta seguinte de uma sequência é a do grau imediatamente acima no mesmo naipe.
chain-next-any = A carta seguinte de uma sequência é do grau imediatamente acima, em qualquer naipe.
wraps-up = Depois de { $high } vem { $low }.
ends-up = Depois de { $high } não vem nada.
chain-holder = Quem tem a carta seguinte tem de a jogar, mesmo fora da sua vez e até duas vezes seguidas. Se ninguém a tem, a sequência acabou.
chain-in-order = Joga-se estritamente por ordem: quem pode jogar uma carta seguinte tem de o fazer; quem não pode passa. Se todos passarem uns a seguir aos outros, a sequência acabou.
pass-free = Passar não custa nada.
chain-limit = Uma sequência acaba ao fim de { $number ->
    [1] uma carta
   *[other] { $number } cartas
}.
chain-no-limit = Uma sequência pode ter qualquer número de cartas.
layout-up-wrap = As filas crescem só para cima; depois de { $high } vem { $low }, até o naipe estar todo na mesa.
layout-up-ends = As filas crescem só para cima, até { $high }.
layout-down-wrap = As filas crescem só para baixo; depois de { $low } vem { $high }, até o naipe estar todo na mesa.
layout-down-ends = As filas crescem só para baixo, até { $low }.
layout-both-wrap = As filas crescem para cima e para baixo; { $high } e { $low } são vizinhos.
layout-both-ends = As filas crescem para cima até { $high } e para baixo até { $low }.
layout-pass = Quem pode pôr uma carta tem de o fazer; quem não pode passa.
missing-laid = Uma carta que não está no baralho conta como posta quando chega a sua vez.
missing-blocks = Uma carta que não está no baralho bloqueia a sua fila.
value = { $rank } = { $number }
count-values = Valor das cartas: { $values }.
count-no-value = As outras não contam nada.
threshold = { $goal }: { $price }
count-thresholds = A quem leva a contagem a uma destas marcas, ou além dela, cobra-se o seu preço: { $thresholds }.
cost = Dívida: { $price }.
total = As dívidas de todos somam { $amount }.
revoke = Quem for apanhado em renúncia (não assistiu podendo) deve { $cost }, e os outros não devem nada.
paid-as-before = Paga-se como em { $contract }.

### Payment

payout-name = { $name }.
scores-cost = Cada um anota a sua dívida em pontos.
scores = Cada um anota { $price }.
takers = É atingido o jogador para quem vale: { $condition }. Os outros são ilesos.
case-if = Se { $condition },{" "}
case-otherwise = Nos outros casos,{" "}
then = Depois,{" "}
pays = { $when }{ $giver } { $amount } { $receiver }.
pays-shared = { $when }{ $giver } { $amount } { $receiver }{ $rest }.
pays-nothing = { $when }nada se paga.
winner-takes-pot = { $when }o vencedor leva tudo o que está no pote.
giver-all = cada um paga
giver-takers = cada atingido paga
giver-winner = o vencedor paga
giver-pot = o pote paga
giver-each-other = cada um paga
giver-not-takers = cada ileso paga
giver-not-winner = cada um dos outros paga
to-all = a cada um dos outros
to-takers = { $lone ->
    [1] ao atingido
   *[0] a cada atingido
}
to-winner = ao vencedor
to-pot = ao pote
to-each-other = a cada um dos outros
to-not-takers = a cada ileso
to-not-winner = a cada um dos outros
shared-all = aos outros jogadores, que repartem a soma por igual
shared-takers = aos atingidos, que repartem a soma por igual
shared-winner = ao vencedor
shared-pot = ao pote
shared-each-other = aos outros jogadores, que repartem a soma por igual
shared-not-takers = aos ilesos, que repartem a soma por igual
shared-not-winner = aos outros, que repartem a soma por igual
rest-pot = ; o que não se pode repartir vai para o pote
rest-winner = ; o que não se pode repartir vai para o vencedor
examples = { $number ->
    [1] Exemplo
   *[other] Exemplos
} ({ $counted } → { $paid ->
    [points] pontos
   *[payment] pagamento; pote antes → depois
})
cards-taken = cartas ganhas
pot = pote
player-1 = Ana
player-2 = Bruno
player-3 = Clara
player-4 = Davi
player-5 = Eva
player-6 = Fábio
player-7 = Gil
player-8 = Helena

### At the end

head-disputed = Pontos em disputa (texto das decisões em inglês)
ruling = { $mark } “{ $question } → { $decision }”
ruling-variants = A outra leitura, como variante: { $variants }.
head-sources = Fontes
source = ({ $mark }) { $title }.
source-clauses = Passagens citadas: { $clauses }.

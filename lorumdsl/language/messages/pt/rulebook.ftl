### The game

mark-changed = diferente
mark-gone = aqui não vale
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
play-trick-won-or-trumped = A carta mais alta do naipe da saída ganha a vaza, a não ser que haja trunfos e um deles seja jogado. Quem a ganha guarda as suas cartas à frente de si e sai na vaza seguinte.
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
trick-sum = Jogam-se ao mesmo tempo: { $contracts }. As dívidas somam-se e valem todas as restrições.
trick-blind = Cada um vê as cartas de todos os outros mas não as suas, e joga uma carta sem a conhecer.
trick-no-follow = Ninguém tem de assistir: pode jogar-se qualquer carta.
trick-trump = Trunfos: { $cards }. Vencem o naipe da saída; o trunfo mais alto ganha a vaza.
trick-keeps-own = Se ninguém assistiu, cada um fica com a sua própria carta como ganha, e quem saiu, que conta como vencedor da vaza, sai de novo.
chain-holder = Quem tem a carta seguinte tem de a jogar, mesmo fora da sua vez e até duas vezes seguidas. Se ninguém a tem, a sequência acabou.
chain-in-order = Joga-se estritamente por ordem: quem pode jogar uma carta seguinte tem de o fazer; quem não pode passa. Se todos passarem uns a seguir aos outros, a sequência acabou.
pass-free = Passar não custa nada.
chain-limit = Uma sequência acaba ao fim de { $number ->
    [1] uma carta
   *[other] { $number } cartas
}.
chain-no-limit = Uma sequência pode ter qualquer número de cartas.
layout-pass = Quem pode pôr uma carta tem de o fazer; quem não pode passa.
missing-laid = Uma carta que não está no baralho conta como posta quando chega a sua vez.
missing-blocks = Uma carta que não está no baralho bloqueia a sua fila.
value = { $rank } = { $number }
count-values = Valor das cartas: { $values }.
count-no-value = As outras não contam nada.
cost = Dívida: { $price }.
total = As dívidas de todos somam { $amount }.
paid-as-before = Paga-se como em { $contract }.

### Examples

payout-name = { $name }.
examples = { $number ->
    [1] Exemplo
   *[other] Exemplos
} ({ $counted } → { $paid ->
    [points] pontos
   *[payment] pagamento; pote antes → depois
})
cards-taken = cartas ganhas
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

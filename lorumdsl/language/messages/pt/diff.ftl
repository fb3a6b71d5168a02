### A difference between two rulesets, and its two sides

instead = { $now } em vez de { $before }
instead-of = { $now } (em vez de: { $before })
in-contract = { $contract }: { $told }
and-in-sums = { $told } (e portanto também em { $contracts })

### Seats, pack, dealing, bank

seats-counted = { $number ->
    [1] 1 lugar
   *[other] { $number } lugares
}
way-clockwise = no sentido horário
way-counterclockwise = no sentido anti-horário
diff-direction = joga-se { $now } em vez de { $before }
cards-counted = { $number ->
    [1] 1 carta
   *[other] { $number } cartas
}
pack-without = sem { $cards }
pack-with = com { $cards } a mais
diff-pack = o baralho tem { $now } em vez de { $before }: { $parts }
diff-pack-as-large = o baralho é outro, do mesmo tamanho: { $parts }
diff-ranks = ordem das cartas, da mais baixa para a mais alta: { $now } em vez de { $before }
packets-each = { $number ->
    [1] uma de cada vez
   *[other] { $number } de cada vez
}
packets = em grupos de { $packets }
packets-any = em quaisquer grupos
diff-packets = as cartas dão-se { $now } em vez de { $before }
cut-by-left = o jogador à esquerda do carteador
cut-by-right = o jogador à direita do carteador
cut-by-none = ninguém
diff-cut = quem corta o baralho: { $now } (em vez de: { $before })
first-by-next = o jogador seguinte ao carteador
first-by-dealer = o carteador
diff-first = quem recebe as primeiras cartas: { $now } (em vez de: { $before })
unit-chips = fichas
unit-beans = feijões
unit-coins = moedas
unit-points = pontos
diff-unit = joga-se a { $now } em vez de { $before }
diff-start = cada jogador começa com { $now } em vez de { $before }
rebuy-none = ninguém compra mais
rebuy-for = quem tiver menos do que { $below } compra mais { $amount } por { $price }
leftover-to-winners = é repartido pelos vencedores
leftover-in-pot = fica lá
diff-leftover = o que está no pote no fim { $now } (em vez de: { $before })

### The session

choice-in-turn = o que vem a seguir
choice-of-dealer = o que o carteador escolhe
diff-choice = o próximo contrato é { $now } (em vez de: { $before })
dealer-moves-on = depois de cada mão
dealer-keeps-cycle = depois de uma rodada inteira
diff-dealer = passa a dar o jogador seguinte { $now } em vez de { $before }
least-wins = menos
most-wins = mais
diff-wins = vence a partida quem tiver { $now } em vez de { $before }
tie-is-shared = é partilhado pelos empatados
tie-is-played-off = é decidido numa mão extra
diff-ties = em caso de empate o primeiro lugar { $now } (em vez de: { $before })
doubling-by-nobody = ninguém
doubling-by-dealer = o carteador
diff-doubling = pode dobrar uma mão: { $now } (em vez de: { $before })
cycles-counted = { $number ->
    [1] 1 rodada
   *[other] { $number } rodadas
}
diff-cycles = uma partida tem { $now } em vez de { $before }
dealer-shifted = { $seats ->
    [0] com o mesmo carteador
    [1] 1 lugar adiante
   *[other] { $seats } lugares adiante
}
diff-shift = a rodada seguinte começa { $now } em vez de { $before }
session-full = a partida joga-se até ao fim
session-until = a partida acaba assim que para algum jogador vale: { $condition }
times-in-cycle = { $number ->
    [0] nunca
    [1] uma vez por rodada
    [2] duas vezes por rodada
   *[other] { $number } vezes por rodada
}
diff-times = { $contract } joga-se { $now } em vez de { $before }
diff-order = os contratos jogam-se pela ordem { $now } em vez de { $before }
diff-only-has = só { $ruleset } tem { $contract }: { $told }
price-at = { $price } aos { $goal }
contract-that-charges = um contrato de contagem que cobra { $prices }
contract-of-trick = um contrato de vazas, { $course }
contract-of-chain = um contrato de sequências, { $course }
contract-of-layout = um contrato de mesa, { $course }
contract-of-count = um contrato de contagem, { $course }

### Costs, restrictions, payouts

cards-cost = { $number ->
    [1] { $cards } custa { $price }
   *[other] { $cards } custam { $price } cada
}
diff-cards-cost = { $number ->
    [1] { $cards } custa { $now } em vez de { $before }
   *[other] { $cards } custam { $now } cada em vez de { $before }
}
diff-term = { $now } (em vez de: { $before })
diff-owes = um jogador deve { $now } em vez de { $before }
diff-sum = somam-se { $now } em vez de { $before }
diff-restriction = { $now }, onde { $ruleset } diz: { $before }
diff-restriction-only = só em { $ruleset }: { $rule }
restriction-none = nada disto é proibido
restriction-before = { $first }, antes de { $second }
diff-restriction-order = onde as duas não deixariam carta nenhuma, `{ $first }` vale antes de `{ $second }`, e não depois
diff-paid = { $contracts }: quando { $when }: { $now } (em vez de: { $before })
diff-paid-in-several = paga-se de outra maneira em { $contracts }; em { $contract }, quando { $when }: { $now } (em vez de: { $before })
and-pot-holds = { $when } e o pote tem { $number }
seats-get = { $several ->
    [0] { $seats } recebe { $number }
   *[1] { $seats } recebem { $number } cada
}
seats-pay = { $several ->
    [0] { $seats } paga { $number }
   *[1] { $seats } pagam { $number } cada
}
seats-score = { $several ->
    [0] { $seats } marca { $number }
   *[1] { $seats } marcam { $number } cada
}
pot-gets = o pote recebe { $number }
pot-pays = o pote paga { $number }
nobody-pays = ninguém paga nada
nobody-scores = ninguém marca pontos

### The keys of a contract

kind-named-trick = de vazas
kind-named-chain = de sequências
kind-named-layout = de mesa
kind-named-count = de contagem
diff-kind = o contrato é { $now } em vez de { $before }
diff-hand-own = cada jogador vê as suas cartas
diff-hand-blind = cada jogador vê as cartas dos outros e não as suas
diff-follow-none = pode jogar-se qualquer carta
diff-follow-suit = quem pode assistir tem de assistir
diff-unfollowed-leader = uma vaza em que ninguém assistiu é de quem saiu
diff-unfollowed-own = numa vaza em que ninguém assistiu cada um fica com a sua carta
diff-trump = o trunfo é { $value }
diff-trump-none = não há trunfo
diff-stop = { $value }
diff-stop-never = jogam-se todas as vazas
diff-next-any = uma sequência continua em qualquer naipe
diff-next-same = uma sequência continua no seu naipe
diff-wrap-not = a carta mais alta é a última
diff-wrap = depois da carta mais alta vem a mais baixa
diff-turn-order = joga-se por ordem
diff-turn-holder = quem tem a carta seguinte joga-a
diff-limit = { $value ->
    [1] 1 carta
   *[other] { $value } cartas
}
diff-limit-none = um número qualquer de cartas
diff-limit-about = uma sequência acaba ao fim de { $now } em vez de { $before }
diff-build-up = as filas crescem para cima
diff-build-down = as filas crescem para baixo
diff-build-both = as filas crescem para cima e para baixo
diff-missing-blocks = uma carta que não está no baralho bloqueia o seu naipe
diff-missing-laid = as cartas que não estão no baralho contam como postas
diff-value = { $value }
diff-value-none = nada
diff-value-about = { $what } vale { $now } em vez de { $before }
diff-threshold = { $value }
diff-threshold-none = nada
diff-threshold-about = chegar a { $what } custa { $now } em vez de { $before }
diff-total = { $value }
diff-total-about = todos juntos devem { $now } em vez de { $before }
diff-revoke = uma renúncia custa { $value }
diff-revoke-free = uma renúncia não custa nada
diff-opening-none = começa o jogador seguinte ao carteador

### What differs besides, and how two games part

diff-heading = { $a } → { $b }: { $number ->
    [0] nenhuma diferença nas regras
    [1] 1 diferença nas regras
   *[other] { $number } diferenças nas regras
}
besides = Além disso, { $facts }.
is-called = { $contract } chama-se { $other }
besides-renamed = em { $ruleset } { $names }
names = nomes
names-of-cards = nomes de cartas
sources = fontes
besides-differ = há diferenças em { $what }
besides-offers = { $number ->
    [1] só { $ruleset } oferece a variante { $variants }
   *[other] só { $ruleset } oferece as variantes { $variants }
}
games-agree = { $number ->
    [1] Contrato a contrato, 1 mão correu da mesma maneira com ambas as regras.
   *[other] Contrato a contrato, { $number } mãos correram da mesma maneira com ambas as regras.
}
games-part = Com a semente { $seed } os jogos separam-se aqui: { $told }
parting = mão { $number }, { $contract }, jogada { $action }, { $seat }: { $told }
parting-at-the-end = mão { $number }, { $contract }: { $told }
dealt-to = { $cards } cartas para { $seats } lugares
end-of-deal = o fim da mão
turn-of = a vez de { $seat }

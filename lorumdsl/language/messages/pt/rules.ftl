### Who begins, and what is forbidden

opening = quem tem { $card } começa, e joga primeiro essa carta
opening-with = quem tem { $card } começa, e só pode jogar primeiro: { $cards }
opening-any = quem tem { $card } começa, com qualquer carta
forbid-lead = { $when }não se pode sair com { $cards }{ $exempt }
forbid-follow = { $when }não se pode assistir com { $cards }{ $exempt }
forbid-discard = { $when }não se pode descartar noutro naipe { $cards }{ $exempt }
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

### When a deal ends

trick-stop = a mão acaba depois de uma vaza logo que { $condition }
if-somebody = para algum jogador vale: { $condition }
if-somebody-took = alguém tiver ganho { $card }

### Chains and layouts

chain-next-same = a carta seguinte de uma sequência é a do grau imediatamente acima no mesmo naipe
chain-next-any = a carta seguinte de uma sequência é do grau imediatamente acima, em qualquer naipe
wraps-up = depois de { $high } vem { $low }
ends-up = depois de { $high } não vem nada
layout-starts = todos os naipes começam pelo grau da primeira carta posta na mesa
layout-up-wrap = as filas crescem só para cima; depois de { $high } vem { $low }, até o naipe estar todo na mesa
layout-up-ends = as filas crescem só para cima, até { $high }
layout-down-wrap = as filas crescem só para baixo; depois de { $low } vem { $high }, até o naipe estar todo na mesa
layout-down-ends = as filas crescem só para baixo, até { $low }
layout-both-wrap = as filas crescem para cima e para baixo; { $high } e { $low } são vizinhos
layout-both-ends = as filas crescem para cima até { $high } e para baixo até { $low }

### Counting

threshold = { $goal }: { $price }
count-thresholds = a quem leva a contagem a uma destas marcas, ou além dela, cobra-se o seu preço: { $thresholds }

### What is legal

must-follow = quem pode assistir tem de assistir
any-card = pode-se jogar qualquer carta
must-play = quem pode jogar tem de jogar
must-play-or-pay = quem pode jogar tem de jogar; um passe custa { $amount }
holder-plays = quem tem a carta seguinte joga-a, e ninguém passa
nobody-passes = ninguém passa

### What is counted

each-won = pela { $number }ª vaza
each-won-last = pela última vaza
each-tricks = por cada vaza
each-left = por cada carta que resta na mão
each-passes = por cada passe
trick-number = { $number }ª vaza
trick-last = última vaza
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

### Amounts and conditions

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
in-all = { $cost }, { $amount } ao todo
due-cost = a sua dívida
due-total = a soma das dívidas de todos
due-amount = { $amount }
due-pot = tudo o que está no pote
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

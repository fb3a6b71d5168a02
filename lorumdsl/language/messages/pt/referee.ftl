### Revokes in a record

deal-number = mão { $number }
revoked = { $contract }, { $trick }ª vaza: { $seat } fez renúncia com { $card }, saída de { $suit }; podia ter assistido com { $could }
revoke-hidden = { $revoke }; não se descobriu
revoke-shown = { $revoke }; descobriu-se na { $trick }ª vaza com { $card }
no-revoke = jogada { $play }: não é renúncia: { $seat } jogou { $action }: { $reason }
award = pena para { $seat }: { $award }
award-none = sem pena: { $reason }
award-scored = pontos: { $owed }
award-paid = dívida: { $owed }; pagamento em { $unit ->
    [chips] fichas
    [beans] feijões
    [coins] moedas
   *[points] pontos
}: { $pay }; pote: { $pot }
review-count = { $deals }, { $revokes }, { $others }
deals-counted = { $number ->
    [1] 1 mão
   *[other] { $number } mãos
}
revokes-counted = { $number ->
    [0] nenhuma renúncia
    [1] 1 renúncia
   *[other] { $number } renúncias
}
others-counted = { $number ->
    [0] nenhuma outra jogada ilegal
    [1] 1 outra jogada ilegal
   *[other] { $number } outras jogadas ilegais
}
replay-agrees = confere: { $deals } de { $ruleset }, { $standing }

### Revokes in a record

deal-number = deal { $number }
revoked = { $contract }, trick { $trick }: { $seat } revoked with { $card } on { $suit }; could have followed with { $could }
revoke-hidden = { $revoke }; has not come to light
revoke-shown = { $revoke }; came to light in trick { $trick } with { $card }
no-revoke = play { $play }: no revoke: { $seat } played { $action }: { $reason }
award = award against { $seat }: { $award }
award-none = no award: { $reason }
award-scored = { $owed } points
award-paid = owed { $owed }; paid in { $unit } { $pay }; pot { $pot }
review-count = { $deals }, { $revokes }, { $others }
deals-counted = { $number ->
    [one] 1 deal
   *[other] { $number } deals
}
revokes-counted = { $number ->
    [0] no revokes
    [one] 1 revoke
   *[other] { $number } revokes
}
others-counted = { $number ->
    [0] no other illegal plays
    [one] 1 other illegal play
   *[other] { $number } other illegal plays
}
replay-agrees = agrees: { $deals } of { $ruleset }, { $standing }

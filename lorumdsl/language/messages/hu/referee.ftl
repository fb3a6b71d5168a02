### Revokes in a record

deal-number = { $number }. leosztás
revoked = { $contract }, { $trick }. ütés: { $seat } renonszot vétett ezzel: { $card }, hívott szín: { $suit }; tehette volna: { $could }
revoke-hidden = { $revoke }; nem derült ki
revoke-shown = { $revoke }; kiderült ({ $trick }. ütés): { $card }
no-revoke = { $play }. lap: nem renonsz: { $seat } ezt játszotta ki: { $action }: { $reason }
award = büntetés, { $seat }: { $award }
award-none = nincs büntetés: { $reason }
award-scored = pont: { $owed }
award-paid = tartozás: { $owed }; fizetés ({ $unit ->
    [chips] zseton
    [beans] bab
    [coins] érme
   *[points] pont
}): { $pay }; kassza: { $pot }
review-count = { $deals }, { $revokes }, { $others }
deals-counted = { $number } leosztás
revokes-counted = { $number ->
    [0] renonsz nincs
   *[other] { $number } renonsz
}
others-counted = { $number ->
    [0] más szabálytalan lap nincs
   *[other] { $number } más szabálytalan lap
}
replay-agrees = egyezik: { $deals } ({ $ruleset }), { $standing }

### Revokes in a record

deal-number = Gabe { $number }
revoked = { $contract }, { $trick }. Stich: { $seat } hat mit { $card } nicht bedient, ausgespielt war { $suit }; möglich war { $could }
revoke-hidden = { $revoke }; ist nicht ans Licht gekommen
revoke-shown = { $revoke }; kam im { $trick }. Stich mit { $card } ans Licht
no-revoke = { $play }. Karte: kein Nichtbedienen: { $seat } spielte { $action }: { $reason }
award = Strafe für { $seat }: { $award }
award-none = keine Strafe: { $reason }
award-scored = Punkte: { $owed }
award-paid = Schuld: { $owed }; gezahlt in { $unit ->
    [chips] Chips
    [beans] Bohnen
    [coins] Münzen
   *[points] Punkten
}: { $pay }; Topf: { $pot }
review-count = { $deals }, { $revokes }, { $others }
deals-counted = { $number ->
    [1] 1 Gabe
   *[other] { $number } Gaben
}
revokes-counted = { $number ->
    [0] alles bedient
   *[other] { $number }-mal nicht bedient
}
others-counted = { $number ->
    [0] keine andere unerlaubte Karte
    [1] 1 andere unerlaubte Karte
   *[other] { $number } andere unerlaubte Karten
}
replay-agrees = stimmt: { $deals } von { $ruleset }, { $standing }

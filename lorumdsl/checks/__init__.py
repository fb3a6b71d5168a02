"""What a ruleset means, checked on the typed model: each check takes a ruleset and yields its findings."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lorumdsl.checks.contracts import (
    blind_hand_is_restricted,
    blind_hand_must_follow,
    counters_that_do_not_count,
    holder_without_same_suit,
    opening_of_no_single_card,
    thresholds_out_of_reach,
    trick_contract_without_cost,
)
from lorumdsl.checks.payouts import (
    case_never_reached,
    cases_without_otherwise,
    parties_that_do_not_exist,
    pass_never_charged,
    points_and_payments_mixed,
    pot_pays_by_seat,
)
from lorumdsl.checks.sizes import numbers_too_large, pots_that_feed_themselves, tricks_that_are_not_played
from lorumdsl.checks.table import packets_that_do_not_fit, uneven_deal
from lorumdsl.diagnostics.diagnostic import Diagnostic
from lorumdsl.model.ruleset import Ruleset

Check = Callable[[Ruleset], Iterator[Diagnostic]]

CHECKS: tuple[Check, ...] = (
    uneven_deal,
    packets_that_do_not_fit,
    trick_contract_without_cost,
    blind_hand_must_follow,
    blind_hand_is_restricted,
    opening_of_no_single_card,
    holder_without_same_suit,
    thresholds_out_of_reach,
    counters_that_do_not_count,
    tricks_that_are_not_played,
    numbers_too_large,
    pots_that_feed_themselves,
    points_and_payments_mixed,
    cases_without_otherwise,
    case_never_reached,
    parties_that_do_not_exist,
    pass_never_charged,
    pot_pays_by_seat,
)


def check_meaning(ruleset: Ruleset) -> list[Diagnostic]:
    """All findings of all checks."""
    return [found for check in CHECKS for found in check(ruleset)]

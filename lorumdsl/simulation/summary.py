"""All figures of a run as plain data: the JSON document of `lorum simulate`."""

from __future__ import annotations

from typing import Any

from lorumdsl.simulation.run import Run
from lorumdsl.simulation.statistics import advantages, distribution, figures, mean, wilson
from lorumdsl.simulation.tally import Tally
from lorumdsl.simulation.totals import Totals


def summary_of(run: Run, totals: Totals) -> dict[str, Any]:
    """Lists are by seat in order of play, P1 first; those of sessions by table seat, S1 first."""
    contracts = [contract for contract in run.rules.programs if contract in totals.tallies]
    summary: dict[str, Any] = {
        "ruleset": run.rules.reference,
        "seed": run.seed,
        "unit": str(run.rules.ruleset.bank.unit),
        "wins": "most" if run.rules.ruleset.schedule.most_wins else "least",
        "deals": totals.deals,
        "seconds": round(totals.seconds, 3),
        "bots": list(run.bots),
        "backend": run.backend,
        "complete": sum(totals.done(run).values()) >= run.total,
        "contracts": {contract: figures(totals.tallies[contract], run.seats) for contract in contracts},
    }
    if run.is_sessions:
        summary["sessions"] = session_figures(totals, run.seats)
    return summary


def session_figures(totals: Totals, seats: int) -> dict[str, Any]:
    """What whole sessions came to.

    `wins` is the share of sessions in which a seat has first place, alone or with others; `win_share` gives each
    of several winners its part, so that all seats together make 1. `dealer_advantage` is over all deals of all
    contracts: how much more the dealer is paid in a deal than all seats on average.
    """
    tally = totals.sessions
    number = tally.deals
    whole = Tally()
    for contract in totals.tallies.values():
        whole.add(contract)
    each = range(1, seats + 1)
    won = [sorted(tally.counts[f"won{seat}"].items()) if number else [] for seat in each]
    wins = [sum(times for winners, times in counts if winners) for counts in won]
    shared = sum(times / winners for counts in won for winners, times in counts if winners > 1)
    balances = [mean(tally, f"balance{seat}") for seat in each] if number else []
    dealer = advantages(whole, seats)[-1] if whole.deals else None
    length, pot = (mean(tally, "deals"), mean(tally, "pot")) if number else (None, None)
    return {
        "sessions": number,
        "deals_per_session": length and length.value,
        "deals_per_session_ci95": length and length.half_width,
        "mean_balance": [one.value for one in balances],
        "ci95": [one.half_width for one in balances],
        "variance": [one.variance for one in balances],
        "wins": [count / number if number else None for count in wins],
        "wins_ci95": [wilson(count, number) for count in wins],
        "win_share": [
            sum(times / winners for winners, times in counts if winners) / number if number else None for counts in won
        ],
        "shared_wins": shared / number if number else None,
        "mean_pot_left": pot and pot.value,
        "mean_pot_left_ci95": pot and pot.half_width,
        "mean_bought": [mean(tally, f"bought{seat}").value for seat in each] if number else [],
        "dealer_advantage": dealer and dealer.value,
        "dealer_advantage_ci95": dealer and dealer.half_width,
        "distribution": [distribution(tally, f"balance{seat}") for seat in each],
    }

"""How properties are searched: "ci" gives every run the same examples, `--hypothesis-profile thorough` digs."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "ci",
    derandomize=True,
    deadline=None,  # a slow machine is no finding
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("thorough", derandomize=False, deadline=None, max_examples=2000, print_blob=True)
settings.load_profile("ci")

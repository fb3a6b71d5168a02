"""English for all tests; and how properties are searched: `--hypothesis-profile thorough` digs deeper than "ci"."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

os.environ["LC_ALL"] = "C.UTF-8"  # commands speak English, whoever runs the tests

settings.register_profile(
    "ci",
    derandomize=True,
    deadline=None,  # a slow machine is no finding
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("thorough", derandomize=False, deadline=None, max_examples=2000, print_blob=True)
settings.load_profile("ci")

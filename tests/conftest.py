"""English for all tests; how properties are searched: `nox -s slow` digs deeper, profile "thorough" deepest."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

os.environ["LC_ALL"] = "C.UTF-8"  # commands speak English, whoever runs the tests

for name, examples in (("quick", 20), ("slow", 60)):
    settings.register_profile(
        name,
        derandomize=True,
        deadline=None,  # a slow machine is no finding
        max_examples=examples,
        suppress_health_check=[HealthCheck.too_slow],
    )
settings.register_profile("thorough", derandomize=False, deadline=None, max_examples=2000, print_blob=True)
settings.load_profile("quick")

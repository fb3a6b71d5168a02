"""Case files: what must happen under a ruleset, as data."""

"""A ruleset as typed, frozen values: what an author said, with every name resolved."""

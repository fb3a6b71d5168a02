"""Two rulesets side by side: what differs in meaning, and where two games on the same seed part."""

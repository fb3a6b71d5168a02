"""From the typed ruleset to Programs: opcodes, masks, lookup tables."""

"""Values of the model as phrases: cards, costs, restrictions, payments, how a contract is played, clauses.

One builder for a thing, wherever it is said: the rulebook, a refusal, a difference and a finding call the same
one. A builder takes the ruleset, whose names are used, and the value.
"""

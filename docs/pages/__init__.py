"""The pages about the shipped rulesets, written from their models: facts, citations, one page each, a comparison."""

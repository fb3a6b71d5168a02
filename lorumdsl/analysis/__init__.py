"""Questions answered by many deals: comparisons, readings, skill, drama, tournaments."""

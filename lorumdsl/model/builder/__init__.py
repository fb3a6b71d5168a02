"""From nodes that have the right shape to the typed model."""

from lorumdsl.model.builder.ruleset import build_ruleset

__all__ = ["build_ruleset"]

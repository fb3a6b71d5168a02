"""From nodes that have the right shape to the typed model."""

from lorumdsl.model.build.ruleset import build_ruleset

__all__ = ["build_ruleset"]

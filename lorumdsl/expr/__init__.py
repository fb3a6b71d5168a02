"""The expression language: numbers, conditions and card sets."""

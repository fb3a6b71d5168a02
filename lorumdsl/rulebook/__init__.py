"""The rulebook of a ruleset: built once as a document without a language, then told in one and laid out."""

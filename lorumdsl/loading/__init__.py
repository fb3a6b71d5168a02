"""From a reference to rules that can be played: every stage in order."""

"""Keeping score of a game with real cards: the conversation, and the sheet it writes."""

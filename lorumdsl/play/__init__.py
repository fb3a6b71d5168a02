"""A person against bots: the game, and the file that keeps it. Screens of any kind stand on top of this."""

"""What is kept of games: score sheets, drafts of a deal, replays, reviews by a referee."""

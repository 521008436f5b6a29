"""What cards say: the language, the sets written in it, decks, and the way down to records."""

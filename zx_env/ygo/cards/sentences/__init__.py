"""Cards in words, generated from their data alone, so the words always match the rules."""

"""Says cards in words, from their data alone: what `say` prints is what the rules do."""

"""Cards as data: the card language, the card sets, decks, and the encoder that writes the card table."""

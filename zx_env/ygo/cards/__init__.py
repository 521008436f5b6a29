"""The cards: what they say as typed data, and that data as one record for the rules."""

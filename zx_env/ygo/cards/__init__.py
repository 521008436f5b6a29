"""The cards: their facts and effects as typed data, and that data encoded as one record for the rules."""

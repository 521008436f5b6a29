"""Positions and records of duels as text, and the validation of a duel's bytes."""

"""Positions and records of duels as text, and what is wrong with bytes."""

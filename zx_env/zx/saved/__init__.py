"""Games as text: positions, which can be restored, and records, which can be replayed."""

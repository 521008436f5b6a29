"""Makers of decks: whole decks from printed sets, by seed.

random decks   playable.py: one color or two, from any sets
sealed decks   sealed.py: from the packs of a set, opened by seed (packs.py)
names          drawn.py: the texts "random:B01,B02" and "sealed:B03@7" in place of a deck's name
held-out cards held_out.py: the split for benchmarks, "random:train" and "random:test"
building.py    the deck from the cards on offer; room.py the deck under construction
"""

"""Parts of an observation: each module writes some of the fields that decision/observation.py declares.

cause      effects, waiting abilities and the cause of the pending decision
knowledge  cards that a player knows in hidden zones
lists      cards of a zone, kind by kind
pairs      each Z/X against each of the other side
squares    the nine Squares
sums       sums over zones
"""

"""Z/X, adapted for the command line.

adapter       `ZX`, the adapter
listings      `zx decks` and `zx cards`
library       the cards for a deck builder, and what the rules count in a deck
live_cards    a card set of one's own, which is read anew when its file changes
"""

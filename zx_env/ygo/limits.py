"""Every capacity of the engine, with its reason. A full list sets `g.fault`, and the door raises."""

DECK_SIZE = 40
"""Ruling YR12."""
COPIES = 3
"""Ruling YR12: of one card in a deck."""
HALF = DECK_SIZE
"""Slots of one player; a card keeps its slot, and so its owner, for the whole duel."""
SLOTS = 2 * HALF

LISTS = 4
"""Zones kept as ordered lists: terms.Zone.DECK to BANISHED."""
MONSTERS = 5
"""Monster Zones of a player (ruling YR13)."""
FIELD = 5
"""Place of the Field Zone behind the five Spell & Trap Zones."""
BACKS = 6

FRAMES = 20
"""Depth of the agenda: phase, step, window, chain, link, effect, choice, each a few at a time."""
PERFORMED = 10_000
"""Frames that the agenda performs between two decisions; a battle comes to some fifty."""
WAITING = 24
"""Effects that have triggered and wait: two participants, what came by the chain before, and room."""
LINKS = 32
"""Links of one chain: what two players have set and in hand at most, and the triggers before. How many the
cards of the set can come to, tests/ygo/test_capacities.py works out."""
CANDIDATES = SLOTS
"""Cards that one choice can be among."""
CHOSEN = 2
"""Cards that one choice can pick: two Tributes (ruling YR13)."""

START_LIFE_POINTS = 8000
FIRST_HAND = 5
"""Ruling YR12."""
HAND_LIMIT = 6
"""Ruling YR16."""
POINTS = 32_000
"""Life Points of a player, damage of a battle, ATK gained by a monster: an int16. Six Honests in one chain,
each adding the other's ATK, would come to more; from here on nobody could tell the difference."""
COUNTERS = 99
"""Counters of one card: a Spacegate can get one in each battle."""

CARDS = 128
EFFECTS = 256
STEPS = 512
SELECTORS = 256
"""The card table: fixed, so that more cards do not change a compiled type."""
FEATURES = 20
"""Numbers that tell a network what a card is and does: cards/features.py."""
SUMMARY = 16
"""Counts that sum up a zone for a network: cards/features.py."""

HAND_ROWS = 10
"""Different cards of a hand that have a number of their own at one time; more are on a next page."""
OPTION_ROWS = 10
"""Different cards elsewhere that have a number at one time; more are on a next page."""

"""Every capacity of the engine, with its reason. A full list sets `g.fault`, and the caller raises."""

DECK_SIZE = 40
"""Number of cards in a deck (ruling YR12)."""
COPIES = 3
"""Most copies of one card in a deck (ruling YR12)."""
HALF = DECK_SIZE
"""Slots of one player; a card keeps its slot, and so its owner, for the whole duel."""
SLOTS = 2 * HALF

LISTS = 4
"""Number of zones that are ordered lists: terms.Zone.DECK to BANISHED."""
MONSTERS = 5
"""Monster Zones of a player (ruling YR13)."""
FIELD = 5
"""Place of the Field Zone, after the five Spell & Trap Zones."""
BACKS = 6

FRAMES = 20
"""Depth of the agenda: phase, step, window, chain, link, effect, choice, each a few at a time."""
PERFORMED = 10_000
"""Most frames that the agenda performs between two decisions; a battle needs about fifty."""
WAITING = 24
"""Effects that have triggered and wait: of the two participants and of the last chain, and a reserve."""
LINKS = 32
"""Links of one chain: at most all set cards and hand cards of both players, and the triggers that begin it.
tests/ygo/test_capacities.py computes how many links the cards of the set can make."""
CANDIDATES = SLOTS
"""Candidates of one choice."""
CHOSEN = 2
"""Cards that one choice can take: two Tributes (ruling YR13)."""

START_LIFE_POINTS = 8000
FIRST_HAND = 5
"""Number of cards that each player draws before the first turn (ruling YR12)."""
HAND_LIMIT = 6
"""Most cards in the turn player's hand after the End Phase (ruling YR16)."""
POINTS = 32_000
"""Largest Life Points of a player, damage of a battle and ATK gained by a monster, within int16. Six Honests
in one chain, each adding the other's ATK, would exceed it; larger numbers would change nothing in play."""
COUNTERS = 99
"""Counters of one card: a Spacegate can get one in each battle."""

CARDS = 128
EFFECTS = 256
STEPS = 512
SELECTORS = 248
"""Sizes of the tables in the card table: fixed, so that more cards do not change a compiled type. The row of
a card fits into an int8; a selector, after the members of terms.SetAs, into a byte."""
FEATURES = 20
"""Numbers that describe a card to a network: cards/features.py."""
SUMMARY = 16
"""Counts that summarize a zone for a network: cards/features.py."""

HAND_ROWS = 10
"""Different cards of a hand on one page of action numbers; further cards are on later pages."""
OPTION_ROWS = 10
"""Different cards outside hand and field on one page of action numbers; further cards are on later pages."""

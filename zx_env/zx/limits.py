"""Every capacity of the engine, with its reason. A full list sets `g.fault`, and the door raises."""

DECK_SIZE = 50
"""Cards of a deck (2017 manual)."""
DYNAMIS_SIZE = 16
"""Cards of a Dynamis in the largest format (ruling Z1)."""
PLAYER_CARD = DECK_SIZE
"""Place of a player's Player card among that player's slots."""
HALF = DECK_SIZE + 1 + DYNAMIS_SIZE
"""Slots of one player: 0-49 deck, 50 Player card, 51-66 Dynamis."""
TOKENS = 20
"""Slots for Tokens and Links: for each player nine Squares and one that is just appearing."""
TOKENS_EACH = TOKENS // 2
FIRST_TOKEN = 2 * HALF
"""The first slot of Tokens and Links: those of player 0, then those of player 1."""
SLOTS = FIRST_TOKEN + TOKENS

ZONE_LISTS = 10
"""Zones kept as ordered lists: terms.Zone.DECK to FORCE."""
SQUARES = 9
STANDING = 6
"""Z/X on one Square before rule effect 905 removes all but one."""

FRAMES = 17
"""Depth of the agenda: 20,000 random games of both formats stay under 10; a battle, with four effects inside
each other and the Events they play, comes to 15."""
CHAIN = 10_000
"""Frames that the agenda performs between two decisions (ruling Z56); nine Z/X destroyed at once, each
with an ability that waits, come to some hundred."""
WAITING = 40
"""Abilities that wait at the same time, each for however many occurrences, and from the other end of the list
parts of effects that are done later in the turn: four abilities of each of nine Z/X, for what comes with its
leaving; or three parts for each of nine Z/X."""
WAITING_TIMES = 127
"""How often one of them waits: an int8; the next time takes another entry."""
THOSE = HALF
"""Cards that waiting abilities speak of: as many as a player has, put into Trash one after the other."""
NO_THAT = 255
"""In WAITING.first: the ability waits for no other card."""
THOSE_OF_ONE = 16
"""Of how many of them one entry can be: bits of a uint16."""
LAST_KNOWN = 8
"""Cards that have left their Squares and whose Cost or Power an effect may still ask for: one card of the
pool asks so, four copies in each deck. The next one takes the place of the oldest."""
LOOKED = 12
"""Cards of a deck that one effect looks at."""
NAME_LOCKS = 8
"""Abilities of a player that are locked by name in one turn."""
CANDIDATES = 104
"""Cards that one choice can be among: two players' Resource or Trash."""
EFFECT_DEPTH = 4
"""Effects inside effects: an Event played by an effect, and two more."""
FREE_ROW = EFFECT_DEPTH
"""Row of `chosen` for choices of rules, not of effects."""
CHOSEN = 16
"""Cards that one choice can pick: "any number" of Z/X on nine Squares, seven Charge cards."""

MOST_POINTS = 30_000
"""Points of Power that a Z/X gains or loses, and of damage that it has: an int16. No game comes near."""
COUNTER_KINDS = 2
"""Kinds of counters: terms.CounterKind."""
COUNTERS = 127
"""Counters of one kind that a player can have: an int8. No game comes near."""

LASTING = 48
"""What effects have given to cards for a while: one entry for a card, what it is, and how long; and from the
other end of the list each ability that cards have gained: five of nine Z/X. What cards had that have left is
forgotten when room is needed."""

CARDS = 2048
ABILITIES = 4096
SELECTORS = 4096
CONDITIONS = 4096
BOUNDS = 512
STEPS = 24576
"""The card table: fixed, so that a bigger card set does not change a compiled type."""
TRIBE_WORDS = 4
"""64-bit words of a set of tribes: 256 tribes, the shipped ones and those that a card set brings."""
KEY_WORDS = 2
"""The same of a set of keys of Player names: 128 of them."""
PART_WORDS = 4
"""The same of a set of asked-for parts of card names: 256 of them."""
TRIBE_SETS = 1024
PART_SETS = 512
"""Different sets that selectors of the card table ask for; the first is empty."""
ABILITIES_OF_CARD = 8
"""Abilities of one card: bits of an int8 remember which were used."""
FEATURES = 25
"""Numbers that tell a network what a card is and does: cards/encode/features.py Feature."""
SUMMARY = 16
"""Counts that sum up a zone for a network: cards/encode/features.py Summary."""

SUMS = 6
"""Sums of a player's cards: deck with Life, Charge, Trash, removed, Resource in Reboot and in Sleep State."""

CHARGE_LIMIT = 4
"""CR 906.1."""
HAND_LIMIT = 6
"""CR 507.8."""

HAND_ROWS = 12
"""Different cards of a hand that have a number of their own at one time; more are on a next page."""
OPTION_ROWS = 12
"""Different cards outside hand and Squares that have a number at one time; more are on a next page."""
USES_OF_SQUARE = 3
"""Startup abilities of one card on a Square that have a number."""

HIDDEN_CARDS = 32
"""Different cards of the own deck and Life that are listed; the most of a shipped deck are 26."""
TRASH_CARDS = 24
CHARGE_CARDS = 8
RESOURCE_CARDS = 12
REMOVED_CARDS = 8
"""Different cards of these zones that are listed; all of them are counted beside that."""
RETURNED_CARDS = 24
"""Different cards that were seen and shuffled back into a deck."""
LISTED_HIDDEN = 0
LISTED_RETURNED = LISTED_HIDDEN + 3 * HIDDEN_CARDS
LISTED_TRASH = LISTED_RETURNED + 3 * RETURNED_CARDS
LISTED_CHARGE = LISTED_TRASH + 3 * TRASH_CARDS
LISTED_REMOVED = LISTED_CHARGE + 3 * CHARGE_CARDS
LISTED_RESOURCE = LISTED_REMOVED + 3 * REMOVED_CARDS
LISTED_CELLS = LISTED_RESOURCE + 4 * RESOURCE_CARDS
"""Where each list begins among the cells of records.LISTED: rows of three cells, Resource cards of four."""
BEHIND_LISTS = 4
"""Cells behind the lists, so that the last row can be read as a word."""
NOTED = 8
"""What happened last that a game remembers."""

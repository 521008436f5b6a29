"""Capacities of the engine, with their reasons. A full list sets `g.fault`, and the interface raises.

A full WAITING, which many abilities of a card set can fill, ends the game as a truncation (ruling H86).
"""

DECK_SIZE = 50
"""Cards of a deck (2017 manual)."""
DYNAMIS_SIZE = 16
"""Cards of a Dynamis in the largest format (ruling Z1)."""
PLAYER_CARD = DECK_SIZE
"""Place of a player's Player card among that player's slots."""
HALF = DECK_SIZE + 1 + DYNAMIS_SIZE
"""Slots of one player: 0-49 deck, 50 Player card, 51-66 Dynamis."""
TOKENS = 20
"""Slots for Tokens and Links: for each player nine on Squares and one that is just appearing."""
TOKENS_EACH = TOKENS // 2
FIRST_TOKEN = 2 * HALF
"""The first slot of Tokens and Links: those of player 0, then those of player 1."""
SLOTS = FIRST_TOKEN + TOKENS

ZONE_LISTS = 10
"""Zones that are ordered lists: terms.Zone.DECK to FORCE."""
ZONE_CARDS = 52
"""Cards of a player in one of these zones: all of a deck; or a Dynamis and 36 cards of the deck that came
to it one by one. Z/X EX and upper halves lie in none of the others (CR 910.1, 911.1)."""
SQUARES = 9
STANDING = 6
"""Z/X on one Square before rule effect 905 removes all but one."""

FRAMES = 17
"""Depth of the agenda: 20,000 random games of both formats stay under 10; a battle with four nested
effects and the Events they play needs 15."""
CHAIN = 10_000
"""Frames that the agenda performs between two decisions (ruling Z56); nine Z/X destroyed at once, each
with a waiting ability, need some hundred."""
WAITING = 40
"""Abilities that wait at the same time, each for any number of occurrences, and from the other end of the
list the delayed parts of effects: four abilities of each of nine Z/X that leave; or three parts for each of
nine Z/X."""
WAITING_TIMES = 127
"""How often one entry can wait: an int8; the next time takes another entry."""
THOSE = HALF
"""Cards that waiting abilities refer to: all cards of a player, put into Trash one after the other."""
NO_THAT = 255
"""In WAITING.first: the ability waits for no other card."""
THOSE_OF_ONE = 16
"""How many of these cards one entry can refer to: bits of a uint16."""
LAST_KNOWN = 48
"""Cards that have left their Squares and whose Cost or Power an effect may still read: six cards of the pool
do so, four copies of each in each deck. A new entry replaces the oldest."""
HARMED = 15
"""Z/X to which abilities have dealt damage since lethal damage was checked: one on each of nine Squares, and
some that stand with others. A further one takes the last place."""
LOOKED = 12
"""Cards of a deck that one effect looks at."""
NAME_LOCKS = 8
"""Abilities of a player that are locked by name in one turn, and those that it has used once per game."""
CANDIDATES = 104
"""Candidates of one choice: two players' Resource or Trash."""
EFFECT_DEPTH = 4
"""Nesting of effects: an Event played by an effect, and two more."""
FREE_ROW = EFFECT_DEPTH
"""Row of `chosen` for choices of rules, not of effects."""
CHOSEN = 16
"""Cards that one choice can pick: "any number" of Z/X on nine Squares, seven Charge cards."""

MOST_POINTS = 30_000
"""Most points of Power that a Z/X gains or loses, and of damage that it has: an int16. No game comes near."""
COUNTER_KINDS = 8
"""Kinds of counters: those of terms.CounterKind, and those that a card set adds."""
COUNTERS = 127
"""Most counters of one kind that a player can have: an int8. No game comes near."""

LASTING = 48
"""Lasting effects: one entry for each card, effect and duration; and from the other end of the list each
ability that cards have gained: five for each of nine Z/X. Entries of cards that have left are dropped when
room is needed."""

CARDS = 4096
ABILITIES = 8192
SELECTORS = 4096
CONDITIONS = 4096
BOUNDS = 512
STEPS = 32_000
CAUSES = 63
"""Sizes of the card table: fixed, so that a bigger card set does not change a compiled type.
CAUSES are bits of an int64."""
TRIBE_WORDS = 4
"""64-bit words of a set of tribes: 256 tribes, the shipped ones and those that a card set adds."""
KEY_WORDS = 2
"""64-bit words of a set of keys of Player names: 128 keys."""
PART_WORDS = 4
"""64-bit words of a set of parts of card names that selectors use: 256 parts."""
TRIBE_SETS = 1024
PART_SETS = 512
"""Different sets that selectors of the card table use; the first is empty."""
ABILITIES_OF_CARD = 8
"""Abilities of one card: bits of an int8 remember which were used."""
FEATURES = 25
"""Numbers that describe a card to a network: cards/encode/features.py Feature."""
SUMMARY = 16
"""Counts that summarize a zone for a network: cards/encode/features.py Summary."""

SUMS = 6
"""Sums of a player's cards: deck with Life, Charge, Trash, removed, Resource in Reboot and in Sleep State."""

CHARGE_LIMIT = 4
"""CR 906.1."""
HAND_LIMIT = 6
"""CR 507.8."""

HAND_ROWS = 12
"""Different cards of a hand that have an action number at one time; more are on the next page."""
OPTION_ROWS = 12
"""Different cards outside hand and Squares that have an action number at one time; then the next page."""
USES_OF_SQUARE = 3
"""Startup abilities of one card on a Square that have an action number."""

HIDDEN_CARDS = 32
"""Different cards of the own deck and Life that are listed; the most of a shipped deck are 26."""
TRASH_CARDS = 24
CHARGE_CARDS = 8
RESOURCE_CARDS = 12
REMOVED_CARDS = 8
"""Different cards of these zones that are listed. The summaries count all cards of the zones."""
DYNAMIS_CARDS = 10
"""Different cards of a Dynamis that are listed, face up or face down: all that the format of 2017 allows."""
RETURNED_CARDS = 24
"""Different cards that the opponent saw before they were shuffled back into a deck."""
LISTED_HIDDEN = 0
LISTED_RETURNED = LISTED_HIDDEN + 3 * HIDDEN_CARDS
LISTED_TRASH = LISTED_RETURNED + 3 * RETURNED_CARDS
LISTED_CHARGE = LISTED_TRASH + 3 * TRASH_CARDS
LISTED_REMOVED = LISTED_CHARGE + 3 * CHARGE_CARDS
LISTED_FACE_UP = LISTED_REMOVED + 3 * REMOVED_CARDS
LISTED_FACE_DOWN = LISTED_FACE_UP + 3 * DYNAMIS_CARDS
LISTED_RESOURCE = LISTED_FACE_DOWN + 3 * DYNAMIS_CARDS
LISTED_CELLS = LISTED_RESOURCE + 4 * RESOURCE_CARDS
"""First cell of each list in state.LISTED: rows of three cells; for Resource cards, of four."""
BEHIND_LISTS = 4
"""Cells behind the lists, so that the last row can be read as a word."""
NOTED = 8
"""Latest occurrences that a game remembers."""

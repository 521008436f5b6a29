"""The state of a game as a fixed-size record (GAME), and the decks and settings of a game (MATCH).

See also: the card table (card_table.py).

`python -m zx_env.zx.state` prints the layouts. No field may have the name of an attribute of np.record.
Fields are ordered by size so that no record has padding. A position holds the bytes of SAVED, the fields of
GAME without the scratch at its end: a change of these fields changes every saved game, so raise VERSION, and
write the new LAYOUT.
"""

import numpy as np

from zx_env.compiling.decorators import declare
from zx_env.core.records import MATCH_FIELDS, argument_types, print_layouts, record_of
from zx_env.zx import limits
from zx_env.zx.card_table import ABILITY, CARD, CARDS, PRESENCE, STEP

VERSION = 18
"""Version of the SAVED layout, written into positions that carry an `engine` string."""

LAYOUT = "18:7400d15b54d310b6"
"""VERSION and the digest of SAVED's layout: tests/house/test_records.py prints the line to write here."""


# One entry of the agenda: what the game does next (rules/agenda.py). The fields in which most frames differ
# come first: `push` writes all fields behind them as a few words.
FRAME = record_of(
    [
        # The card it is about (slot), and its `serial` when the frame was pushed.
        ("slot", np.int16),
        ("serial", np.uint8),
        # The player who does it.
        ("player", np.int8),
        # The other card of the occurrence that triggered an effect.
        ("that_slot", np.int16),
        # Row of the ability whose effect this is; row of its next step.
        ("ability", np.int16),
        ("step", np.int16),
        # A number: cards to draw or to move, Resources to sleep, points of damage, Cost to make up for, or
        # abilities that triggered at the end of a turn.
        ("amount", np.int16),
        # terms.Frame.
        ("kind", np.int8),
        # The `serial` of `that_slot` when the frame was pushed.
        ("that_serial", np.uint8),
        # Square chosen in it, or NONE.
        ("square", np.int8),
        # Zone that the card comes from; zone it goes to, and its State there (terms.Zone, terms.State).
        ("origin", np.int8),
        ("zone", np.int8),
        ("state", np.int8),
        # How the card appears, or appeared, or is played: terms.Way bits.
        ("way", np.int8),
        # 1 for a play without payment (CR 803).
        ("is_free", np.int8),
        # Place of the ability on its card: the startup ability that is used, the way in which it is played.
        ("place", np.int8),
        # Of a choice of cards: the smallest and the largest number; what their Costs may still add up to,
        # ANY_NUMBER for no bound; its constraints, terms.Choosing bits; the row and the register of `chosen`
        # that it fills, 0 or 1. The row of an effect is its depth among nested effects, NONE before it
        # begins.
        ("low", np.int8),
        ("high", np.int8),
        ("total_cost", np.int8),
        ("choosing", np.int8),
        ("depth", np.int8),
        ("register", np.int8),
        # terms.Color bits: of a choice, one card for each of them; of a payment, one card of any of them.
        ("colors", np.int8),
        # Of an effect: its modes that have been chosen (bits); which of several chosen cards is put next.
        ("modes", np.int8),
        ("nth", np.int8),
        # Of an effect: the number of cards that the step before changed; 1 if that step was done completely
        # (ruling Z19); 1 if its cost has chosen the card that terms.Having.KIN_OF_KEPT refers to.
        ("done", np.int8),
        ("was_done", np.int8),
        ("has_kept", np.int8),
        # 1 while the frame, or a step of its effect, waits for the answer to its question.
        ("has_asked", np.int8),
    ]
)

# An Automatic ability that has triggered and waits for the priority preprocessing (CR 702).
WAITING = record_of(
    [
        # The other cards of the occurrences, for each of which it waits once, as bits of the places in
        # `those` from `first` on. Of a delayed part of an effect: that card (slot), or NO_THAT.
        ("those", np.uint16),
        ("ability", np.int16),
        # Its first step.
        ("step", np.int16),
        ("slot", np.uint8),
        # The `serial` of its card when it triggered.
        ("serial", np.uint8),
        # NO_THAT if its effect refers to no other card. Of a delayed part: that card's `serial`.
        ("first", np.uint8),
        # The player who controls it.
        ("player", np.int8),
        # If it waited for APPEARS, how the card appeared: terms.Way bits. Of a delayed part: terms.Delay.
        ("way", np.int8),
        # How often it waits: once for each time that it triggered.
        ("times", np.int8),
    ]
)

# The battle being fought (CR 600).
BATTLE = record_of(
    [
        # Attacking Z/X; attacked Z/X (slot), or THE_PLAYER.
        ("attacker", np.int16),
        ("attacked", np.int16),
        # The `serial` of both at the declaration.
        ("attacker_serial", np.uint8),
        ("attacked_serial", np.uint8),
        # terms.BattleStep.
        ("stage", np.int8),
        # Consecutive passes in the event step (CR 603.1c).
        ("passes", np.int8),
        # 1 after damage of this battle was dealt to a Z/X (ruling Z31).
        ("dealt", np.int8),
        # 1 if a rule effect is due after the effects that last for the battle have ended (CR 605.6).
        ("effects_ended", np.int8),
    ]
)

# A lasting effect on a card, or an ability that it has gained by an effect or a Shift (rules/grants.py).
LASTING = record_of(
    [
        # The amount, or bits; of a gained ability, its row.
        ("amount", np.int16),
        ("slot", np.uint8),
        ("serial", np.uint8),
        # terms.Op of an Always ability with the same effect, terms.Until.
        ("op", np.int8),
        ("until", np.int8),
    ]
)

# The different cards of some zones of a player, as rows of cells of an observation: the number of the card in
# two cells, the copies, and for Resource cards how many sleep. limits.LISTED_TRASH … are the first cells;
# decision/observation_parts/lists.py fills them. Deck and Life share one list, so that it does not reveal
# which card lies where. RETURNED cards are those that the opponent saw before they were shuffled into the
# deck: the most copies at one time (rules/zones.py).
LISTED = record_of([("cells", np.int8, (limits.LISTED_CELLS + limits.BEHIND_LISTS,))])

# A past occurrence (rules/occurrences.py `note`).
NOTE = record_of(
    [
        # Row of the card, or NONE, and the players who knew it then (bits 1 << player).
        ("row", np.int16),
        ("turn", np.int16),
        ("known", np.int8),
        # terms.Occurrence, NONE for an empty entry; the owner of the card, or the turn player.
        ("occurrence", np.int8),
        ("player", np.int8),
        # The Square where it stood then, or NONE.
        ("square", np.int8),
    ]
)

# A card to which something happens together with others (rules/together.py).
TOGETHER = record_of(
    [
        # Which card, and the zone that it is in as it joins the others.
        ("slot", np.uint8),
        ("origin", np.int8),
        # Where it goes: the zone, and its State there. Only of cards that leave together (rules/moves.py).
        ("zone", np.int8),
        ("state", np.int8),
    ]
)

GAME = record_of(
    [
        # -- dice -------------------------------------------------------------------------------------
        # State of the random stream (rng.py); never 0.
        ("rng", np.uint64),
        # 1 << terms.Op: effects of the Always abilities in either deck.
        ("always", np.int64),
        # 1 << terms.Op: effects of that player's Always abilities on groups of cards.
        ("auras", np.int64, (2,)),
        # 1 << terms.Occurrence: occurrences that some card of either deck waits for.
        ("heard", np.int64),
        # 1 << terms.Occurrence: occurrences of this turn to cards of that player.
        ("happened", np.int64, (2,)),
        # Tribes (bits of the first word) whose Z/X destroyed an enemy Z/X by attacking this turn, by owner.
        ("slayers", np.uint64, (2,)),
        # Tribes (bits of the first word) to whose abilities the opponent discarded a card this turn, by
        # owner.
        ("takers", np.uint64, (2,)),
        # Tribes (bits of the first word) for which cards of that player's deck test Resource cards (ruling
        # Z16).
        ("asked_tribes", np.uint64, (2,)),
        # Keys (bits of the first word) that that player's Player card has gained for the rest of the game.
        ("gained_keys", np.uint64, (2,)),
        # Sums of CARDS.summary over the cards of some zones: [player, limits.SUMS place, word].
        ("sums", np.int64, (2, limits.SUMS, limits.SUMMARY // 8)),
        # -- caps -------------------------------------------------------------------------------------
        # Decisions taken in this turn.
        ("turn_decisions", np.int32),
        # -- cards ------------------------------------------------------------------------------------
        # Row of the card table, NONE for an unused slot.
        ("row", np.int16, (limits.SLOTS,)),
        # Damage taken this turn, in Power points (CR 904.1).
        ("damage", np.int16, (limits.SLOTS,)),
        # Power gained or lost until the end of the turn, in Power points.
        ("boost", np.int16, (limits.SLOTS,)),
        # The Power of cards when they left their Squares, for effects that read it (ruling Z13).
        ("last_power", np.int16, (limits.LAST_KNOWN,)),
        # -- the agenda, waiting abilities, the battle -------------------------------------------------
        ("agenda", FRAME, (limits.FRAMES,)),
        # From the end: delayed parts of effects (rules/delays.py).
        ("waiting", WAITING, (limits.WAITING,)),
        # Lasting effects; from the end, abilities that cards have gained.
        ("lasting", LASTING, (limits.LASTING,)),
        ("battle", BATTLE),
        # The latest occurrences: the newest is before the place `notes` % limits.NOTED.
        ("note", NOTE, (limits.NOTED,)),
        # -- the pending decision -----------------------------------------------------------------------
        # Cards that waiting abilities refer to, each with its `serial` then.
        ("those_slot", np.uint8, (limits.THOSE,)),
        ("those_serial", np.uint8, (limits.THOSE,)),
        # Cards of a deck that an effect looks at, and their serials then.
        ("looked", np.uint8, (limits.LOOKED,)),
        ("looked_serial", np.uint8, (limits.LOOKED,)),
        # Abilities (card name and place) that cannot be used again this turn, or that are counted, followed
        # by the number of uses: [player, place].
        ("locked", np.int16, (2, limits.NAME_LOCKS)),
        # The answer of the decider: a slot, a Square, a place in a list, 0 or 1; NONE for pass, done, start
        # none.
        ("answer", np.int16),
        ("candidates", np.int16),
        ("options", np.int16),
        # The verb of the decider in a priority (terms.Verb), and the place of the ability on its card.
        ("verb", np.int16),
        ("place", np.int16),
        # The card that the decision is about (slot), or NONE.
        ("subject", np.int16),
        # Turns so far, the first is 1.
        ("turn", np.int16),
        # Rows of both Player cards, NONE for the virtual Player card (CR 909.1).
        ("player_card", np.int16, (2,)),
        # Events of each card this turn: the number (up to 3) of each terms.Fate, two bits each; then the
        # zones from which it appeared, a bit each from terms.APPEARED_FROM on.
        ("fates", np.uint16, (limits.SLOTS,)),
        # Row of the card under each Player card: a lower half of a Z/X Overboost, a Player Extra, or NONE.
        ("under_player", np.int16, (2,)),
        # The Z/X Overboost on a Square that each player has become (slot), or NONE.
        ("overboost", np.int16, (2,)),
        # Damage received and not yet carried out (CR 907.1).
        ("player_damage", np.int16, (2,)),
        # Zones (bits, terms.Zone) where cards of that player's deck have startup abilities; also the Dynamis
        # if there is an Event EX in it.
        ("startup_zones", np.int16, (2,)),
        # Zones (bits) other than Squares where cards of that player's deck have Automatic abilities.
        ("listen_zones", np.int16, (2,)),
        # Zones where cards of that player's deck have Always abilities that affect other cards.
        ("aura_zones", np.int16, (2,)),
        # Damage of the current occurrence; 0 for an occurrence without damage.
        ("harm", np.int16),
        # Squares (bits) whose newest Z/X is that player's, and with more than one Z/X.
        ("held", np.int16, (2,)),
        ("crowded", np.int16),
        # Zones (bits) of each player that have changed since `sums` were computed; then its lists that must
        # be rebuilt (rules/listed.py).
        ("stale", np.int16, (2,)),
        # -- cards, small ------------------------------------------------------------------------------
        ("zone", np.int8, (limits.SLOTS,)),
        # Number of zone changes: a card that changed zone is a new object (ruling Z30).
        ("serial", np.uint8, (limits.SLOTS,)),
        # Square it stands on, NONE elsewhere.
        ("square", np.int8, (limits.SLOTS,)),
        # The Square where it stood last, NONE if it never did.
        ("was_on", np.int8, (limits.SLOTS,)),
        # terms.State.
        ("state", np.int8, (limits.SLOTS,)),
        # Players who know the card, as bits 1 << player.
        ("known", np.int8, (limits.SLOTS,)),
        # Startup abilities used this turn, as bits 1 << place on the card.
        ("used", np.uint8, (limits.SLOTS,)),
        # Automatic abilities that triggered at the end of this battle or turn (CR 605.2, 507.3), as bits.
        ("triggered", np.uint8, (limits.SLOTS,)),
        # Number of cards in each zone: [owner, terms.Zone].
        ("count", np.uint8, (2, limits.ZONE_LISTS)),
        # The cards in each zone, slots: [owner, terms.Zone, place]; the last is the top.
        ("cards", np.uint8, (2, limits.ZONE_LISTS, limits.HALF)),
        # Z/X on each Square, slots, oldest first, and their number.
        ("standing", np.uint8, (limits.SQUARES, limits.STANDING)),
        ("standing_count", np.int8, (limits.SQUARES,)),
        # 1 once a Z/X has damage or lost Power this turn; 1 if a card in the game can have Power 0, or can
        # make others lose Power by an Always ability. If both are 0, no Z/X can have lethal damage (CR 904).
        ("hurt", np.int8),
        ("weakening", np.int8),
        # In the Force zone: the slot of the Z/X above it, NO_CARD when that Z/X has left (CR 908.1).
        # Of a Shift on a Square: the slot of the card that it lies on.
        # In the Remove Zone: the slot of the Z/X that lets its owner play it from there, or NO_CARD.
        ("force_of", np.uint8, (limits.SLOTS,)),
        # Candidates of the question `asked`: slots, Squares or groups.
        ("candidate", np.uint8, (limits.CANDIDATES,)),
        # What the candidates look like to the decider: one slot (or place in a list) for each that it can
        # tell apart; and what is done with each in a priority (decision/options.py `deed`).
        ("option", np.uint8, (limits.CANDIDATES,)),
        ("option_deed", np.int8, (limits.CANDIDATES,)),
        # Slots chosen by the effects being carried out: [depth, register, place]; the last depth is for
        # choices of rules.
        ("chosen", np.uint8, (limits.EFFECT_DEPTH + 1, 2, limits.CHOSEN)),
        # Different cards of the decider's hand, one slot for each, if a hand card can be the answer.
        ("hand_row", np.uint8, (limits.HALF,)),
        ("hand_rows", np.int8),
        ("chosen_count", np.int8, (limits.EFFECT_DEPTH + 1, 2)),
        # -- course of the game ------------------------------------------------------------------------
        ("phase", np.int8),
        ("turn_player", np.int8),
        ("first_player", np.int8),
        # The pending question (terms.Ask) and the player who decides it.
        ("asked", np.int8),
        ("decider", np.int8),
        # Page of hand or options that is shown.
        ("page", np.int8),
        # 1 if the choice may stop here ("done", "pass", "start none").
        ("may_stop", np.int8),
        ("frames", np.int8),
        ("waiting_count", np.int8),
        ("those_count", np.int8),
        ("delayed_count", np.int8),
        ("granted_count", np.int8),
        ("lasting_count", np.int8),
        # terms.PlayerBar bits of each player.
        ("player_barred", np.int8, (2,)),
        ("looked_count", np.int8),
        ("locked_count", np.int8, (2,)),
        ("depth", np.int8),
        # 1 once the start cards and Player cards are face up (2017 manual, preparation 9).
        ("revealed", np.int8),
        # Players who have played a Z/X EX or an Event EX this turn (ruling Z21), as bits 1 << player.
        ("played_ex", np.int8),
        # Zone from which the card of the current occurrence comes.
        ("origin", np.int8),
        # How the card of the current APPEARS appeared, terms.Way as bits.
        ("way", np.int8),
        # 1 for a player who has lost (CR 101.2).
        ("lost", np.int8, (2,)),
        # -- the end -----------------------------------------------------------------------------------
        ("over", np.int8),
        # 0, 1, or NONE for a draw, a truncation and while the game runs.
        ("winner", np.int8),
        ("truncated", np.int8),
        # terms.Fault.
        ("fault", np.int8),
        # Counters of each player: [player, terms.CounterKind].
        ("counters", np.int8, (2, limits.COUNTER_KINDS)),
        # The Shift of each player that lies on a card (slot), or NO_CARD (CR 202.8).
        ("shift", np.uint8, (2,)),
        # 1 once the turn player has laid a Shift this turn (ruling Z21).
        ("played_shift", np.int8),
        # Number of Links on Squares.
        ("links", np.int8),
        # The state of each Player Extra, terms.Extra as bits.
        ("player_extra", np.int8, (2,)),
        # 1 if Always abilities of cards in the game bar only choices (terms.BARS_OF_CHOICE).
        ("bars_choices_only", np.int8),
        # The mode of an effect that the pending yes/no question concerns, from 1; 0 for other questions.
        ("mode", np.int8),
        # The card whose leaving is being announced before it moves (slot), or NO_CARD (ruling Z51); the zone
        # that it goes to.
        ("moving", np.uint8),
        ("moving_to", np.int8),
        # 1 if cards of that player's deck test Resource cards for more than tribes (ruling Z16).
        ("asks_more", np.int8, (2,)),
        # 1 if a Z/X of that player destroyed an enemy Z/X by attacking this turn.
        ("slew", np.int8, (2,)),
        # The number of face-up cards of each Dynamis (CR 313), counted when `sums` are computed.
        ("face_up", np.uint8, (2,)),
        # First places in `waiting` and in `those` that belong to the leaving being announced (ruling Z51); 0
        # otherwise.
        ("told_from", np.int8),
        ("those_from", np.int8),
        # Of each `last_power`: the card (slot), its `serial` on that Square, its Cost there; then the number
        # of entries.
        ("last_slot", np.uint8, (limits.LAST_KNOWN,)),
        ("last_serial", np.uint8, (limits.LAST_KNOWN,)),
        ("last_cost", np.int8, (limits.LAST_KNOWN,)),
        ("last_count", np.int8),
        # The number of notes so far, modulo 256, and the number when each player acted last.
        ("notes", np.uint8),
        ("noted_before", np.uint8, (2,)),
        # The different cards of zones of each player, updated together with `sums`.
        ("listed", LISTED, (2,)),
        # Makes what is saved a multiple of 8 bytes.
        ("spare", np.int8, (4,)),
        # -- not saved ---------------------------------------------------------------------------------
        # The cards to which something happens together; all zeros while a decision is pending.
        ("together", TOGETHER, (limits.CANDIDATES,)),
    ]
)

SAVED = record_of([(name, GAME[name]) for name in GAME.names or () if name != "together"])
"""The fields of GAME that a position saves: its first bytes, all but the scratch at its end."""

MATCH = record_of(
    [
        # Rows of the card table, [player, slot of the player]; NONE where there is no card.
        ("row", np.int16, (2, limits.HALF)),
        # Row of the card under each Player card, or NONE.
        ("under_player", np.int16, (2,)),
        # Rulings Z7, Z4 and Z22.
        *MATCH_FIELDS,
        # 1: the engine chooses the Resources to sleep for a cost (settings.py `pay`).
        ("auto_pay", np.int16),
    ]
)

declare(listed=LISTED, **argument_types(GAME, CARDS, MATCH))

if __name__ == "__main__":
    print_layouts(
        {"GAME": GAME, "FRAME": FRAME, "CARD": CARD, "PRESENCE": PRESENCE, "ABILITY": ABILITY, "STEP": STEP}
    )

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

VERSION = 28
"""Version of the SAVED layout, written into positions that carry an `engine` string."""

LAYOUT = "28:76e133afbf07a6f8"
"""VERSION and the digest of SAVED's layout: tests/house/test_records.py prints the line to write here."""


# One entry of the agenda: what the game does next (rules/agenda.py). The fields in which most frames differ
# come first: `push` writes all fields behind them as a few words.
FRAME = record_of(
    [
        # The card that the frame is about (slot).
        ("slot", np.int16),
        # The `serial` of that card when the frame was pushed.
        ("serial", np.uint8),
        # The player who acts or decides in the frame.
        ("player", np.int8),
        # Of the effect of an Automatic ability: the other card (slot) of the occurrence that triggered it. Of
        # damage that another Z/X takes: the card whose effect lets it.
        ("that_slot", np.int16),
        # Of an effect or a cost: the row of its ability.
        ("ability", np.int16),
        # Of an effect or a cost: the row of its next step.
        ("step", np.int16),
        # A number: cards to draw or to move, Resources to sleep, points of damage, Cost to make up for,
        # abilities that triggered at the end of a turn, or, of a choice of cards, what is left of a total.
        ("amount", np.int16),
        # op_groups.Frame.
        ("kind", np.int8),
        # The `serial` of `that_slot` when the frame was pushed.
        ("that_serial", np.uint8),
        # The Square chosen in the frame, or NONE.
        ("square", np.int8),
        # terms.Zone from which the card comes.
        ("origin", np.int8),
        # terms.Zone to which the card goes.
        ("zone", np.int8),
        # terms.State that the card gets in that zone.
        ("state", np.int8),
        # terms.Way bits: how the card appears, appeared or is played.
        ("way", np.int8),
        # 1 for a play without payment (CR 803).
        ("is_free", np.int8),
        # Place on the card of the startup ability that is used, or of the ability by which the card is
        # played.
        ("place", np.int8),
        # Of a choice of cards: the smallest number of cards. Of an effect: the bits of what it has named from
        # the eighth on.
        ("low", np.int8),
        # Of a choice of cards: the largest number of cards.
        ("high", np.int8),
        # Of a choice of cards: the largest sum of the Costs of the cards still to choose; ANY_NUMBER for no
        # bound. Of an effect: the low 7 bits of what it has named (ruling H217).
        ("total_cost", np.int8),
        # Of a choice of cards: its constraints, quantities.Choosing bits.
        ("choosing", np.int8),
        # Of a choice of cards or an effect: the row of `chosen` that it uses, which is the depth of the
        # effect among nested effects. NONE before the effect begins.
        ("depth", np.int8),
        # Of a choice of cards: the register of that row that it fills, 0 or 1.
        ("register", np.int8),
        # terms.Color bits. A choice needs one card for each of these colours; a payment needs one Resource
        # that has any of them.
        ("colors", np.int8),
        # Of an effect: its modes that have been chosen (bits).
        ("modes", np.int8),
        # Of an effect: the place among several chosen cards of the card that is put next.
        ("nth", np.int8),
        # Of an effect: the number of cards that the previous step changed.
        ("done", np.int8),
        # Of an effect: 1 if the previous step was done completely (ruling Z19).
        ("was_done", np.int8),
        # Of an effect: 1 if its cost has chosen the card that terms.Having.KIN_OF_KEPT refers to.
        ("has_kept", np.int8),
        # 1 while the frame, or a step of its effect, waits for the answer to its question.
        ("has_asked", np.int8),
    ]
)

# An Automatic ability that has triggered and waits for the priority preprocessing (CR 702).
WAITING = record_of(
    [
        # The other cards of the occurrences that triggered the ability: bit `1 << n` is the card at place
        # `first + n` of `those_slot`. The ability waits once for each of these cards.
        # Of a delayed part of an effect: the other card (slot), or NO_THAT.
        ("those", np.uint16),
        # Row of the ability.
        ("ability", np.int16),
        # Row of the first step to carry out.
        ("step", np.int16),
        # The card with the ability (slot).
        ("slot", np.uint8),
        # The `serial` of that card when the ability triggered.
        ("serial", np.uint8),
        # Place in `those_slot` to which bit 0 of `those` belongs; NO_THAT if the effect refers to no other
        # card.
        # Of a delayed part of an effect: the `serial` of the other card.
        ("first", np.uint8),
        # The player who controls the ability.
        ("player", np.int8),
        # terms.Way bits: how the card appeared, if the ability triggered by APPEARS.
        # Of a delayed part of an effect: terms.Delay.
        ("way", np.int8),
        # How often the ability waits: once for each time that it triggered.
        ("times", np.int8),
    ]
)

# The battle being fought (CR 600).
BATTLE = record_of(
    [
        # The attacking Z/X (slot).
        ("attacker", np.int16),
        # The attacked Z/X (slot), or THE_PLAYER.
        ("attacked", np.int16),
        # The `serial` of the attacking Z/X when the battle was declared.
        ("attacker_serial", np.uint8),
        # The `serial` of the attacked Z/X when the battle was declared.
        ("attacked_serial", np.uint8),
        # terms.BattleStep.
        ("stage", np.int8),
        # Consecutive passes in the event step (CR 603.1c).
        ("passes", np.int8),
        # 1 after damage of this battle was dealt to a Z/X (ruling Z31).
        ("dealt", np.int8),
        # Unused: makes the size of BATTLE a multiple of 2 bytes.
        ("spare", np.int8),
    ]
)

# A lasting effect on a card, or an ability that it has gained by an effect or a Shift (rules/grants.py).
LASTING = record_of(
    [
        # The amount or the bits of the effect; of a gained ability, its row.
        ("amount", np.int16),
        # Of a redirection of damage: the card (slot) whose effect it is. Of others: NONE.
        ("by", np.int16),
        # The affected card (slot).
        ("slot", np.uint8),
        # The `serial` of that card when it was affected.
        ("serial", np.uint8),
        # terms.Op of an Always ability with the same effect.
        ("op", np.int8),
        # terms.Until: how long the effect lasts.
        ("until", np.int8),
    ]
)

# Lists of the different cards in some zones of a player. A row of a list is the number of a card (two cells),
# the number of copies, and in the Resource list the number of sleeping copies. The list of a zone begins at
# the cell limits.LISTED_TRASH …; decision/observation_parts/lists.py fills the lists. Deck and Life share one
# list, so that it does not reveal which card lies where. The list RETURNED holds the cards that the opponent
# knew when they were shuffled into the deck, each with its largest number of known copies at one time
# (rules/zones.py).
LISTED = record_of([("cells", np.int8, (limits.LISTED_CELLS + limits.BEHIND_LISTS,))])

# A past occurrence (rules/occurrences.py `note`).
NOTE = record_of(
    [
        # Row of the card to which it happened, or NONE.
        ("row", np.int16),
        # The turn in which it happened.
        ("turn", np.int16),
        # The players who knew the card then, as bits 1 << player.
        ("known", np.int8),
        # terms.Occurrence, NONE for an empty entry.
        ("occurrence", np.int8),
        # The owner of the card, or the turn player if there is no card.
        ("player", np.int8),
        # The Square where the card stood then, or NONE.
        ("square", np.int8),
    ]
)

# A card to which something happens together with others (rules/together.py).
TOGETHER = record_of(
    [
        # The card (slot).
        ("slot", np.uint8),
        # terms.Zone of the card when it joins the list.
        ("origin", np.int8),
        # terms.Zone to which the card goes; only for cards that leave together (rules/moves.py).
        ("zone", np.int8),
        # terms.State of the card in that zone; only for cards that leave together.
        ("state", np.int8),
    ]
)

GAME = record_of(
    [
        # -- random stream ----------------------------------------------------------------------------
        # State of the random stream (rng.py); never 0.
        ("rng", np.uint64),
        # 1 << terms.Op: effects of the Always abilities in either deck.
        ("always", np.int64),
        # 1 << terms.Op: effects of each player's Always abilities on groups of cards.
        ("auras", np.int64, (2,)),
        # 1 << terms.Occurrence: occurrences that some card of either deck waits for.
        ("heard", np.int64),
        # 1 << terms.Occurrence or quantities.GIVES_STARTUP: the abilities that cards of either deck give.
        ("given", np.int64),
        # 1 << terms.Occurrence: occurrences of this turn to cards of each player.
        ("happened", np.int64, (2,)),
        # 1 << row of card_table.CAUSE: what abilities did this turn, from the point of view of each player.
        ("caused", np.int64, (2,)),
        # 1 << row of card_table.CAUSE: the rows for which a card in the game asks.
        ("asked_causes", np.int64),
        # Tribes of each player's Z/X that destroyed an enemy Z/X by attacking this turn, as bits: the first
        # word of the set of tribes.
        ("slayers", np.uint64, (2,)),
        # Tribes of each player's cards whose abilities made the opponent discard a card this turn, as bits of
        # the first word.
        ("takers", np.uint64, (2,)),
        # Tribes for which cards of each player's deck test Resource cards, as bits of the first word (ruling
        # Z16).
        ("asked_tribes", np.uint64, (2,)),
        # Keys of Player names that each Player card has gained for the rest of the game, as bits of the first
        # word.
        ("gained_keys", np.uint64, (2,)),
        # Sums of CARDS.summary over the cards of some zones: [player, limits.SUMS place, word].
        ("sums", np.int64, (2, limits.SUMS, limits.SUMMARY // 8)),
        # -- caps -------------------------------------------------------------------------------------
        # Decisions taken in this turn.
        ("turn_decisions", np.int32),
        # Keys of abilities (card name and place) that cannot be used again this turn or this game: [player,
        # place]. If the uses of an ability are counted, the count follows its key (rules/locks.py).
        ("locked", np.int32, (2, limits.NAME_LOCKS)),
        # -- cards ------------------------------------------------------------------------------------
        # Row of the card table, NONE for an unused slot.
        ("row", np.int16, (limits.SLOTS,)),
        # Damage taken this turn, in Power points (CR 904.1).
        ("damage", np.int16, (limits.SLOTS,)),
        # Power gained or lost until the end of the turn, in Power points.
        ("boost", np.int16, (limits.SLOTS,)),
        # Ruling H215: what raised it in this, whatever lowered it.
        ("raised", np.int16, (limits.SLOTS,)),
        # The Power of cards when they left their Squares, for effects that read it (ruling Z13). The cards
        # are in `last_slot`.
        ("last_power", np.int16, (limits.LAST_KNOWN,)),
        # -- the agenda, waiting abilities, the battle -------------------------------------------------
        # What the game does next: the last of the first `frames` places is the top.
        ("agenda", FRAME, (limits.FRAMES,)),
        # Waiting abilities from the first place on; delayed parts of effects (rules/delays.py) from the last
        # place backwards.
        ("waiting", WAITING, (limits.WAITING,)),
        # Lasting effects from the first place on; abilities that cards have gained from the last place
        # backwards.
        ("lasting", LASTING, (limits.LASTING,)),
        # The current battle.
        ("battle", BATTLE),
        # The latest occurrences: the newest is before the place `notes` % limits.NOTED.
        ("note", NOTE, (limits.NOTED,)),
        # -- the pending decision -----------------------------------------------------------------------
        # The other cards of occurrences (slots), to which waiting abilities refer.
        ("those_slot", np.uint8, (limits.THOSE,)),
        # The `serial` of the object to which they refer, for each of these cards.
        ("those_serial", np.uint8, (limits.THOSE,)),
        # Cards of a deck that an effect looks at (slots).
        ("looked", np.uint8, (limits.LOOKED,)),
        # The `serial` of each of these cards when the effect began to look.
        ("looked_serial", np.uint8, (limits.LOOKED,)),
        # The answer to the question: a slot, a Square, a place in a list, 0 or 1; NONE for "pass", "done" and
        # "start none".
        ("answer", np.int16),
        # The card that the decision is about (slot), or NONE.
        ("subject", np.int16),
        # Turns so far, the first is 1.
        ("turn", np.int16),
        # Row of each Player card, NONE for the virtual Player card (CR 909.1).
        ("player_card", np.int16, (2,)),
        # The events of each card this turn. The low bits count each terms.Fate, up to 3, in two bits each.
        # The bits from terms.APPEARED_FROM on are the zones from which the card appeared. See also: `deeds`.
        ("fates", np.uint16, (limits.SLOTS,)),
        # Row of the card under each Player card: a lower half of a Z/X Overboost, or a Player Extra. NONE for
        # no card.
        ("under_player", np.int16, (2,)),
        # The Z/X Overboost on a Square that each player has become (slot), or NONE.
        ("overboost", np.int16, (2,)),
        # Damage received and not yet carried out (CR 907.1).
        ("player_damage", np.int16, (2,)),
        # 1 << terms.Zone: zones where cards of each player's deck have startup abilities; the Dynamis is
        # among them if it contains an Event EX.
        ("startup_zones", np.int16, (2,)),
        # 1 << terms.Zone: zones other than Squares where cards of each player's deck have Automatic
        # abilities.
        ("listen_zones", np.int16, (2,)),
        # 1 << terms.Zone: zones where cards of each player's deck have Always abilities on other cards.
        ("aura_zones", np.int16, (2,)),
        # Damage of the current occurrence; 0 for one without damage. Of a use of a startup ability: how often
        # its card has used its printed ones this turn, if an ability asks for it (ruling H214).
        ("harm", np.int16),
        # Squares whose newest Z/X belongs to each player, as bits 1 << Square.
        ("held", np.int16, (2,)),
        # Squares with more than one Z/X, as bits 1 << Square.
        ("crowded", np.int16),
        # Stale summaries of each player, as bits: the zones that have changed since `sums` were computed,
        # then the lists in `listed` that must be rebuilt (rules/listed.py).
        ("stale", np.int16, (2,)),
        # -- cards, small ------------------------------------------------------------------------------
        # terms.Zone.
        ("zone", np.int8, (limits.SLOTS,)),
        # Number of zone changes of the card: a card that changed zone is a new object (ruling Z30).
        ("serial", np.uint8, (limits.SLOTS,)),
        # Square on which the card stands, NONE for a card elsewhere.
        ("square", np.int8, (limits.SLOTS,)),
        # The Square on which the card stood last, NONE if it never stood on one.
        ("was_on", np.int8, (limits.SLOTS,)),
        # terms.State.
        ("state", np.int8, (limits.SLOTS,)),
        # Players who know the card, as bits 1 << player.
        ("known", np.int8, (limits.SLOTS,)),
        # Startup abilities used this turn, as bits 1 << place on the card.
        ("used", np.uint8, (limits.SLOTS,)),
        # Automatic abilities that triggered at the end of this battle or turn (CR 605.2, 507.3), as bits
        # 1 << place on the card.
        ("triggered", np.uint8, (limits.SLOTS,)),
        # More events of each card this turn: terms.Fate from terms.FATES_END on, up to 3, in two bits each.
        # The bits from terms.APPEARED_BY on are the ways in which the card appeared.
        ("deeds", np.uint8, (limits.SLOTS,)),
        # Number of cards in each zone: [owner, terms.Zone].
        ("count", np.uint8, (2, limits.ZONE_LISTS)),
        # The cards in each zone (slots): [owner, terms.Zone, place]; the last card is the top one.
        ("cards", np.uint8, (2, limits.ZONE_LISTS, limits.ZONE_CARDS)),
        # The Z/X on each Square (slots), the oldest first: [Square, place].
        ("standing", np.uint8, (limits.SQUARES, limits.STANDING)),
        # Number of Z/X on each Square.
        ("standing_count", np.int8, (limits.SQUARES,)),
        # 1 once a Z/X has damage or has lost Power this turn. If `hurt` and `weakening` are 0, no Z/X can
        # have lethal damage (CR 904).
        ("hurt", np.int8),
        # 1 if a card in the game can have Power 0, or can make others lose Power by an Always ability.
        ("weakening", np.int8),
        # The card (slot) to which this card is connected; the meaning depends on the zone.
        # Of a card in the Force zone: the Z/X above it, or NO_CARD when that Z/X has left (CR 908.1).
        # Of a Shift on a Square: the card on which it lies.
        # Of a card in the Remove Zone: the Z/X that allows its owner to play it from there, or NO_CARD.
        ("force_of", np.uint8, (limits.SLOTS,)),
        # Candidates of the question `asked`: slots, Squares or groups.
        ("candidate", np.uint8, (limits.CANDIDATES,)),
        # The candidates that the decider can tell apart: one slot, or place in a list, for all that look
        # alike.
        ("option", np.uint8, (limits.CANDIDATES,)),
        # The use of each option by a player with priority (decision/options.py `deed`).
        ("option_deed", np.int8, (limits.CANDIDATES,)),
        # Slots chosen by the effects being carried out: [depth, register, place]; the last depth is for
        # choices of rules, its second register also for what is no card: Squares, answers, units of damage.
        ("chosen", np.uint8, (limits.EFFECT_DEPTH + 1, 2, limits.CHOSEN)),
        # The different cards of the decider's hand, one slot for equal cards, if a hand card can be the
        # answer.
        ("hand_row", np.uint8, (limits.ZONE_CARDS,)),
        # Number of entries in `hand_row`.
        ("hand_rows", np.int8),
        # Number of entries in `candidate`.
        ("candidates", np.int8),
        # Number of entries in `option`.
        ("options", np.int8),
        # terms.Verb that a player with priority has chosen.
        ("verb", np.int8),
        # Index, on its card and from 0, of the ability that the player with priority uses or plays by.
        ("place", np.int8),
        # Number of cards in each list of `chosen`: [depth, register].
        ("chosen_count", np.int8, (limits.EFFECT_DEPTH + 1, 2)),
        # -- course of the game ------------------------------------------------------------------------
        # terms.Phase.
        ("phase", np.int8),
        # The player whose turn it is.
        ("turn_player", np.int8),
        # The player who has the first turn.
        ("first_player", np.int8),
        # The pending question (terms.Ask).
        ("asked", np.int8),
        # The player who answers it.
        ("decider", np.int8),
        # The page of hand and options that is shown.
        ("page", np.int8),
        # 1 if the decider may answer "done", "pass" or "start none".
        ("may_stop", np.int8),
        # Number of frames on the agenda.
        ("frames", np.int8),
        # Number of entries of waiting abilities in `waiting`.
        ("waiting_count", np.int8),
        # Number of cards in `those_slot`.
        ("those_count", np.int8),
        # Number of delayed parts in `waiting`.
        ("delayed_count", np.int8),
        # Number of gained abilities in `lasting`.
        ("granted_count", np.int8),
        # Number of lasting effects in `lasting`.
        ("lasting_count", np.int8),
        # terms.PlayerBar bits of each player.
        ("player_barred", np.int8, (2,)),
        # Number of cards in `looked`.
        ("looked_count", np.int8),
        # Number of entries in `locked` for each player.
        ("locked_count", np.int8, (2,)),
        # Number of nested effects being carried out.
        ("depth", np.int8),
        # 1 once the start cards and Player cards are face up (2017 manual, preparation 9).
        ("revealed", np.int8),
        # Players who have played a Z/X EX or an Event EX this turn (ruling Z21), as bits 1 << player.
        ("played_ex", np.int8),
        # Zone from which the card of the current occurrence comes.
        ("origin", np.int8),
        # terms.Way bits: how the card of the current occurrence APPEARS appeared.
        ("way", np.int8),
        # 1 for a player who has lost (CR 101.2).
        ("lost", np.int8, (2,)),
        # -- the end -----------------------------------------------------------------------------------
        # 1 once the game is over.
        ("over", np.int8),
        # The winner, 0 or 1; NONE for a draw, for a truncated game and while the game runs.
        ("winner", np.int8),
        # 1 if the game was truncated: it reached a cap before it was won (rulings Z7 and Z56).
        ("truncated", np.int8),
        # op_groups.Fault that stopped the game; NO_FAULT in a sound game.
        ("fault", np.int8),
        # Counters of each player: [player, kind]; first those of terms.CounterKind.
        ("counters", np.int8, (2, limits.COUNTER_KINDS)),
        # Each player's Shift that lies on a card (slot), or NO_CARD (CR 202.8).
        ("shift", np.uint8, (2,)),
        # 1 once the turn player has laid a Shift this turn (ruling Z21).
        ("played_shift", np.int8),
        # Number of Links on Squares.
        ("links", np.int8),
        # The state of each Player Extra, terms.Extra as bits.
        ("player_extra", np.int8, (2,)),
        # 1 if Always abilities of cards in the game bar only choices (terms.BARS_OF_CHOICE).
        ("bars_choices_only", np.int8),
        # 1 + the place of the effect's mode that the pending yes/no question concerns; 0 for other questions.
        ("mode", np.int8),
        # The card (slot) whose leaving triggers abilities now, before it moves, or NO_CARD (ruling Z51).
        ("moving", np.uint8),
        # terms.Zone to which that card goes.
        ("moving_to", np.int8),
        # 1 if cards of each player's deck test Resource cards for more than tribes (ruling Z16).
        ("asks_more", np.int8, (2,)),
        # 1 if a Z/X of each player destroyed an enemy Z/X by attacking this turn.
        ("slew", np.int8, (2,)),
        # The number of face-up cards of each Dynamis (CR 313), counted when `sums` are computed.
        ("face_up", np.uint8, (2,)),
        # The first place in `waiting` of the abilities that the leaving of cards triggers now, before the
        # cards move (ruling Z51); 0 otherwise.
        ("told_from", np.int8),
        # The first place in `those_slot` of the cards of these abilities; 0 otherwise.
        ("those_from", np.int8),
        # The cards (slots) whose Power and Cost `last_power` and `last_cost` store.
        ("last_slot", np.uint8, (limits.LAST_KNOWN,)),
        # The `serial` of each of these cards on the Square that it left.
        ("last_serial", np.uint8, (limits.LAST_KNOWN,)),
        # The Cost of each of these cards on that Square.
        ("last_cost", np.int8, (limits.LAST_KNOWN,)),
        # Number of entries in `last_slot`.
        ("last_count", np.int8),
        # Z/X (slots) to which abilities have dealt damage since lethal damage was checked (rules/harmed.py).
        ("harmed", np.uint8, (limits.HARMED,)),
        # The card (slot) whose ability dealt damage to each of them last.
        ("harmed_by", np.uint8, (limits.HARMED,)),
        # terms.AbilityKind of that ability.
        ("harmed_how", np.int8, (limits.HARMED,)),
        # Number of entries in `harmed`.
        ("harmed_count", np.int8),
        # The number of notes so far, modulo 256.
        ("notes", np.uint8),
        # The value of `notes` when each player acted last.
        ("noted_before", np.uint8, (2,)),
        # Lists of the different cards in zones of each player, updated together with `sums`.
        ("listed", LISTED, (2,)),
        # What each player knows of hidden cards that it saw before a shuffle: [player, rules/returned.py
        # `card_of`].
        ("returned", np.uint8, (2, 2 * limits.DECK_SIZE)),
        # The last of the numbered shuffles that each card took part in: [rules/returned.py `card_of`].
        ("shuffled", np.uint8, (2 * limits.DECK_SIZE,)),
        # The number of shuffles of each deck that have a number (rules/returned.py).
        ("shuffles", np.uint8, (2,)),
        # Players (bits 1 << player) who put no card of the hand into Resource in their latest Resource Phase.
        ("no_resource", np.int8),
        # Unused: makes the size of SAVED a multiple of 8 bytes.
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
        # Settings that every game of core has: caps, first player, forced actions (rulings Z7, Z4 and Z22).
        *MATCH_FIELDS,
        # 1 if the engine chooses the Resources to sleep for a cost (settings.py `pay`).
        ("auto_pay", np.int16),
    ]
)

declare(listed=LISTED, **argument_types(GAME, CARDS, MATCH))

if __name__ == "__main__":
    print_layouts(
        {"GAME": GAME, "FRAME": FRAME, "CARD": CARD, "PRESENCE": PRESENCE, "ABILITY": ABILITY, "STEP": STEP}
    )

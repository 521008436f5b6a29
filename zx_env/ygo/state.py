"""The record types of the rules: GAME, one fixed-size record per duel, and MATCH, its decks and settings.

See also: the card table (card_table.py).

A field marked DERIVED in a comment is a cache: it follows from other fields, and the rules compute it again
when those change.

`python -m zx_env.ygo.state` prints the layouts. No field has a name that np.record already has; fields are
ordered by size so that no record has padding. Changing GAME changes every saved game: raise VERSION, and
write the new LAYOUT.
"""

import numpy as np

from zx_env.compiling.decorators import declare
from zx_env.core.records import MATCH_FIELDS, argument_types, print_layouts, record_of
from zx_env.ygo import limits
from zx_env.ygo.card_table import CARD, CARDS, EFFECT, SELECTOR, STEP

VERSION = 5
"""Version of the GAME layout, written into positions that carry an `engine` string."""

LAYOUT = "5:8aaca34b8fd5f7af"
"""VERSION and the digest of GAME's layout: tests/house/test_records.py prints the line to write here."""


# One frame of the agenda, the stack of the duel's next steps (rules/agenda.py).
FRAME = record_of(
    [
        # Row of the effect that is activated or carried out.
        ("effect", np.int16),
        # Row of the next step of the effect.
        ("step", np.int16),
        # The card that the frame is about (slot).
        ("slot", np.int8),
        # The card's `serial` when the frame was pushed.
        ("serial", np.uint8),
        # terms.Frame.
        ("kind", np.int8),
        # The acting player; in WINDOW and CHAIN the one who may activate next.
        ("player", np.int8),
        # Passes in a row (WINDOW, CHAIN).
        ("passes", np.int8),
        # WINDOW: 1 if the window closes after one chain. ACTIVATE: 1 if effects of Spell Speed 1 are allowed,
        # because the turn player activates in a Main Phase (Ask.MAIN).
        ("one_chain", np.int8),
        # MAIN: the terms.Verb that leaves the Main Phase; carried out after the opponent has had a window.
        ("verb", np.int8),
        # Progress of the rule that carries out the frame, counted from 0.
        ("stage", np.int8),
        # The link that resolves (RESOLVE, EFFECT); NONE for another frame.
        ("link", np.int8),
        # CHOOSE: the number of cards to choose.
        ("number", np.int8),
        # CHOOSE: terms.Purpose.
        ("purpose", np.int8),
        # SUMMON: terms.Stand, the position of the monster.
        ("stand", np.int8),
        # 1 once the frame has asked its question and waits for the answer.
        ("has_asked", np.int8),
        # ACTIVATE of a trigger: the other participant of the card's battle (slot) or NONE, for
        # terms.Target.THAT_CARD.
        ("that_slot", np.int8),
        # The `serial` of that participant when the effect triggered.
        ("that_serial", np.uint8),
        ("spare", np.int8),
    ]
)

# An effect that has triggered and waits for its chain (ruling YR7).
WAITING = record_of(
    [
        # Row of the effect.
        ("effect", np.int16),
        # The card of the effect (slot).
        ("slot", np.int8),
        # The other participant of the card's battle (slot), or NONE.
        ("that_slot", np.int8),
        # The `serial` of the card when the effect triggered.
        ("serial", np.uint8),
        # The `serial` of the other participant at that time.
        ("that_serial", np.uint8),
        # The player who controls the effect.
        ("player", np.int8),
        # 1 once the player has declined the effect or it went on the chain; the row is removed later.
        ("is_done", np.int8),
    ]
)

# A link of the chain (ruling YR6); the first is link 0.
LINK = record_of(
    [
        ("effect", np.int16),
        # A number fixed when the cost is paid: the counters on a Spacegate that was sent to the Graveyard.
        ("amount", np.int16),
        # The card of the effect (slot).
        ("slot", np.int8),
        # The target of the effect (slot), or NONE.
        ("target", np.int8),
        # A trigger: the other participant of the card's battle (slot), or NONE.
        ("that_slot", np.int8),
        # The `serial` of these three cards, in the same order. That of the target is from the activation; for
        # a trigger the others are from the time when it triggered.
        ("serial", np.uint8),
        ("target_serial", np.uint8),
        ("that_serial", np.uint8),
        # The player who activated the effect.
        ("player", np.int8),
        # 1 once the activation has been negated (ruling YR10).
        ("negated", np.int8),
    ]
)

# The current battle; `attacker` is NONE if there is none.
BATTLE = record_of(
    [
        # [player]: battle damage, from its determination on; the number stays after the damage was inflicted
        # (in D4, or after the window of O4).
        ("damage", np.int16, (2,)),
        # [attacker, target]: ATK boosts that last until the calculation ends (ruling YR39).
        ("boost_atk", np.int16, (2,)),
        # [attacker, target]: DEF boosts that last until the calculation ends.
        ("boost_def", np.int16, (2,)),
        # Slot of the attacking monster.
        ("attacker", np.int8),
        # Slot of the attacked monster, or THE_PLAYER for a direct attack.
        ("target", np.int8),
        # The `serial` of the attacker and of the target.
        ("attacker_serial", np.uint8),
        ("target_serial", np.uint8),
        # The opponent's monsters at the declaration (ruling YR23), [zone]: slot, NONE for an empty zone.
        ("monsters", np.int8, (limits.MONSTERS,)),
        # The `serial` of each of these monsters.
        ("serials", np.uint8, (limits.MONSTERS,)),
        # 1: the attack was negated.
        ("negated", np.int8),
        # 1: the target was face-down when the Damage Step began.
        ("was_face_down", np.int8),
        # 1: the target was turned face-up in D2.
        ("turned_up", np.int8),
        # 1 once a participant has gone, so that there is no damage calculation (ruling YR32).
        ("broken", np.int8),
        # 1 once damage has been calculated.
        ("calculated", np.int8),
        # Marked monsters: the battle has destroyed them, but they stay on the field until D7 (ruling YR36).
        # Bits: 1 the attacker, 2 the target.
        ("marked", np.int8),
        # Players who take no battle damage from this battle, as bits 1 << player.
        ("no_damage", np.int8),
        # From D7 on: monsters that the battle destroyed. Bits as in `marked`.
        ("destroyed", np.int8),
        # From D7 on: destroyed monsters that were sent to the Graveyard. Bits as in `marked`.
        ("sent", np.int8),
        # [attacker, target]: the monster's last controller (for Time Machine).
        ("controlled", np.int8, (2,)),
        # [attacker, target]: 1 if the monster was in Defense Position (for Time Machine).
        ("defended", np.int8, (2,)),
        # Monsters that lose a counter in D7 instead of being marked (ruling YR44). Bits as in `marked`.
        ("counter_due", np.int8),
        # 1 while Continuous Effects of damage calculation apply (Y8.7, Y12.11).
        ("calculating", np.int8),
        ("spare", np.int8),
    ]
)

GAME = record_of(
    [
        # -- random numbers ---------------------------------------------------------------------------
        # State of the random number generator (rng.py); never 0.
        ("rng", np.uint64),
        # DERIVED (rules/continuous.py `renew`): bit set (1 << terms.Op) of the Continuous Effects of each
        # player's face-up cards.
        ("does", np.int64, (2,)),
        # DERIVED (rules/zones.py updates it for each card that moves): [owner, terms.Zone, word], the sum of
        # CARD.summary over the cards in each list.
        ("sums", np.int64, (2, limits.LISTS, limits.SUMMARY // 8)),
        # -- caps -------------------------------------------------------------------------------------
        # Decisions taken in this turn.
        ("turn_decisions", np.int32),
        # -- cards; owner is slot // limits.HALF -----------------------------------------------------
        # ATK gained or lost until the end of the turn.
        ("boost", np.int16, (limits.SLOTS,)),
        # ATK gained or lost for as long as the monster stays face-up on the field.
        ("gained", np.int16, (limits.SLOTS,)),
        # -- agenda, waiting effects, chain, battle ----------------------------------------------------
        ("agenda", FRAME, (limits.FRAMES,)),
        ("waiting", WAITING, (limits.WAITING,)),
        ("chain", LINK, (limits.LINKS,)),
        ("battle", BATTLE),
        # -- small numbers of two bytes ---------------------------------------------------------------
        ("life_points", np.int16, (2,)),
        # Number of the current turn; the first is 1.
        ("turn", np.int16),
        # The decider's answer (terms.Ask): a slot, a place in a list, 0 or 1; NONE for pass, done, no attack.
        ("answer", np.int16),
        # DERIVED (`renew`): [player], bit set (1 << terms.When): the times of all effects that the player's
        # cards in hand or on the field have, whether or not the time fits now.
        ("could", np.int16, (2,)),
        # DERIVED (`renew`): monsters whose Continuous Effects change the ATK of other monsters now, as bits
        # 1 << (limits.MONSTERS * controller + place).
        ("boosters", np.int16),
        # -- cards, small ------------------------------------------------------------------------------
        # Row of the card table, NONE for an unused slot.
        ("row", np.int8, (limits.SLOTS,)),
        # terms.Zone.
        ("zone", np.int8, (limits.SLOTS,)),
        # The card's controller: on the field the player on whose side it lies, elsewhere its owner.
        ("controller", np.int8, (limits.SLOTS,)),
        # The card's place in the Monster Zones or the back row; NONE for a card off the field.
        ("place", np.int8, (limits.SLOTS,)),
        # Number of times that the card has changed zones: after each change it counts as a new object.
        ("serial", np.uint8, (limits.SLOTS,)),
        # 1 if the card lies face-down on the field.
        ("face_down", np.int8, (limits.SLOTS,)),
        # 1 if the monster is in Defense Position.
        ("in_defense", np.int8, (limits.SLOTS,)),
        # Players who know which card it is, as bits 1 << player. Both know every card that is face-up, in a
        # Graveyard or banished; the owner knows its hand and its set cards.
        ("known", np.int8, (limits.SLOTS,)),
        # Number of counters on the card.
        ("counters", np.int8, (limits.SLOTS,)),
        # Number of times that the monster's original ATK was halved this turn (Shrink).
        ("halved", np.int8, (limits.SLOTS,)),
        # Number of attacks that the monster has declared this turn.
        ("attacks", np.int8, (limits.SLOTS,)),
        # Monster Zones of the turn player whose monsters have attacked this monster this turn, as bits
        # 1 << place.
        ("attacked_from", np.int8, (limits.SLOTS,)),
        # 1 if the card came to the field, or was set there, this turn.
        ("came", np.int8, (limits.SLOTS,)),
        # 1 if the monster's position was changed this turn.
        ("repositioned", np.int8, (limits.SLOTS,)),
        # 1 if the monster was Normal Summoned or turned face-up this turn: a Spirit monster then returns to
        # the hand in the End Phase.
        ("revealed", np.int8, (limits.SLOTS,)),
        # 1 if the monster has used its effect in this battle (Injection Fairy Lily).
        ("used", np.int8, (limits.SLOTS,)),
        # For Call of the Haunted: the slot of the monster that it summoned. For that monster: the slot of the
        # Trap. NONE for other cards.
        ("partner", np.int8, (limits.SLOTS,)),
        # The `serial` of the partner when the two were linked; another value now means a new object.
        ("partner_serial", np.uint8, (limits.SLOTS,)),
        # Numbers of hidden cards that the owner's opponent has seen in the hand, and of the places where they
        # may be (rules/seen_cards.py).
        ("seen", np.uint8, (limits.SLOTS,)),
        # What the owner's opponent knows of a card that an effect has Set, or that was Set and returned to
        # the hand: terms.SetAs, or SELECTED plus the row of a selector.
        ("set_as", np.uint8, (limits.SLOTS,)),
        # [owner, terms.Zone, place]: the cards in each list (slots).
        ("cards", np.uint8, (2, limits.LISTS, limits.HALF)),
        # [owner, terms.Zone]: the number of cards in each list.
        ("count", np.uint8, (2, limits.LISTS)),
        # [controller, place]: slots in the Monster Zones; NONE for an empty zone.
        ("monster", np.int8, (2, limits.MONSTERS)),
        # [controller, place]: slots in the Spell & Trap Zones and the Field Zone; NONE for an empty zone.
        ("back", np.int8, (2, limits.BACKS)),
        # -- the pending decision ---------------------------------------------------------------------
        # The candidates: slots, or other numbers, as the question `asked` says (terms.Ask).
        ("candidate", np.int8, (limits.CANDIDATES,)),
        # The number of candidates.
        ("candidates", np.int8),
        # The cards chosen so far for the frame that asked (slots).
        ("chosen", np.int8, (limits.CHOSEN,)),
        # The number of cards chosen so far.
        ("chosen_count", np.int8),
        # The candidates outside field and hand that the decider can distinguish (decision/options.py).
        ("option", np.int8, (limits.CANDIDATES,)),
        # The number of options.
        ("options", np.int8),
        # The different cards of the decider's hand: one slot for all equal cards.
        ("hand_row", np.int8, (limits.HALF,)),
        # The number of hand rows.
        ("hand_rows", np.int8),
        # The page of hand rows or options, from 0, to which the action numbers apply now.
        ("page", np.int8),
        # The pending question (terms.Ask).
        ("asked", np.int8),
        # The deciding player.
        ("decider", np.int8),
        # 1 if the action `stop` is legal: pass, done, give up the attack.
        ("may_stop", np.int8),
        # 1 if THE_PLAYER is an answer (Ask.TARGET).
        ("may_attack_directly", np.int8),
        # terms.Purpose of CHOOSE.
        ("purpose", np.int8),
        # terms.Verb of the decider's answer, if the question takes one.
        ("verb", np.int8),
        # The card that the decision is about (slot), or NONE.
        ("subject", np.int8),
        # -- progress of the duel ---------------------------------------------------------------------
        # terms.Phase.
        ("phase", np.int8),
        # terms.Moment.
        ("moment", np.int8),
        ("turn_player", np.int8),
        ("first_player", np.int8),
        # 1 once the Normal Summon or Set of the turn is used (ruling YR13).
        ("summoned", np.int8),
        # 1 once the turn player or an effect (Negate Attack) has ended the Battle Phase.
        ("battle_ended", np.int8),
        # 1 once an effect has made it the End Phase (Flashbang).
        ("turn_ended", np.int8),
        # 1 if the last window closed after a chain, 0 if both players passed.
        ("chained", np.int8),
        # Players protected for the turn, as bits 1 << player (Waboku).
        ("protected", np.int8),
        # Players to whose Graveyard a monster has just gone from the field, as bits 1 << player (Michizure).
        ("sent", np.int8),
        # DERIVED (`renew`): 1 if a card on the field has a `partner`.
        ("bound", np.int8),
        # 1 if `does`, `could`, `boosters` and `bound` must be computed again.
        ("stale", np.int8),
        # 1 if something has happened since the last check of the state (ruling YR11).
        ("unsettled", np.int8),
        # The number of frames on the agenda.
        ("frames", np.int8),
        # The number of waiting effects.
        ("waiting_count", np.int8),
        # The number of links of the chain.
        ("links", np.int8),
        # Players who had to draw from an empty deck (ruling YR15), as bits 1 << player.
        ("decked_out", np.int8),
        # -- the end ----------------------------------------------------------------------------------
        # 1 once the duel has ended.
        ("over", np.int8),
        # The winning player; NONE for a draw, after a truncation and while the duel runs.
        ("winner", np.int8),
        # 1 if a cap has ended the duel (ruling YR16).
        ("truncated", np.int8),
        # terms.Fault.
        ("fault", np.int8),
        # 1 under the OCG's rules (copied from MATCH): rules/windows.py reads it to decide what may be
        # activated when.
        ("ocg", np.int8),
        # Makes the record a multiple of 8 bytes.
        ("spare", np.int8, (2,)),
    ]
)

# The decks and settings of one duel.
MATCH = record_of(
    [
        # Rows of the card table, [player, place in the deck]; NONE where there is no card.
        ("row", np.int16, (2, limits.HALF)),
        # The settings of every game, such as the caps (ruling YR16) and the first player (ruling YR12).
        *MATCH_FIELDS,
        # 1 for rules="ocg", 0 for "tcg".
        ("ocg", np.int16),
    ]
)

declare(**argument_types(GAME, CARDS, MATCH))

if __name__ == "__main__":
    print_layouts(
        {"GAME": GAME, "FRAME": FRAME, "CARD": CARD, "EFFECT": EFFECT, "STEP": STEP, "SELECTOR": SELECTOR}
    )

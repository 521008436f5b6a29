"""The record types of the rules: GAME, one fixed-size record per duel, and MATCH, its decks and settings.

See also: the card table (card_table.py).

`python -m zx_env.ygo.state` prints the layouts. No field has a name that np.record already has; fields are
ordered by size so that no record has padding. Changing GAME changes every saved game: raise VERSION, and
write the new LAYOUT.
"""

import numpy as np

from zx_env.compiling.decorators import declare
from zx_env.core.records import MATCH_FIELDS, argument_types, print_layouts, record_of
from zx_env.ygo import limits
from zx_env.ygo.card_table import CARD, CARDS, EFFECT, SELECTOR, STEP

VERSION = 2
"""Version of the GAME layout, written into positions that carry an `engine` string."""

LAYOUT = "2:848983d856754def"
"""VERSION and the digest of GAME's layout: tests/house/test_records.py prints the line to write here."""


# One frame of the agenda, the stack of the duel's next steps (rules/agenda.py).
FRAME = record_of(
    [
        # Row of the effect that is activated or carried out; row of its next step.
        ("effect", np.int16),
        ("step", np.int16),
        # The card that the frame is about (slot), and its `serial` when the frame was pushed.
        ("slot", np.int8),
        ("serial", np.uint8),
        # terms.Frame.
        ("kind", np.int8),
        # The acting player; in WINDOW and CHAIN the one who may activate next.
        ("player", np.int8),
        # Passes in a row (WINDOW, CHAIN).
        ("passes", np.int8),
        # WINDOW: 1 if it closes after one chain. ACTIVATE: 1 if speed 1 is allowed (Ask.MAIN).
        ("one_chain", np.int8),
        # MAIN: terms.Verb with which the player leaves it, once the opponent has had a window.
        ("verb", np.int8),
        # Progress of its rule, counted from 0.
        ("stage", np.int8),
        # The link that resolves (RESOLVE, EFFECT); NONE for another frame.
        ("link", np.int8),
        # CHOOSE: the number of cards, and terms.Purpose.
        ("number", np.int8),
        ("purpose", np.int8),
        # SUMMON: terms.Stand, the position of the monster.
        ("stand", np.int8),
        # 1 once the frame has asked its question and waits for the answer.
        ("has_asked", np.int8),
        # ACTIVATE: the waiting trigger's other card and its serial (terms.Target.THAT_CARD), or NONE.
        ("that_slot", np.int8),
        ("that_serial", np.uint8),
        ("spare", np.int8),
    ]
)

# An effect that has triggered and waits for its chain (ruling YR7).
WAITING = record_of(
    [
        # Row of the effect.
        ("effect", np.int16),
        # The card, the other participant of its battle or NONE, and the `serial` of both when it triggered.
        ("slot", np.int8),
        ("that_slot", np.int8),
        ("serial", np.uint8),
        ("that_serial", np.uint8),
        # The player who controls it.
        ("player", np.int8),
        # 1 once its optional effect was declined or went on the chain; then it is dropped.
        ("is_done", np.int8),
    ]
)

# A link of the chain (ruling YR6); the first is link 0.
LINK = record_of(
    [
        ("effect", np.int16),
        # A number that its cost has settled: the counters of a Spacegate that was sent away.
        ("amount", np.int16),
        # The card of the effect; its target or NONE; the other participant or NONE.
        ("slot", np.int8),
        ("target", np.int8),
        ("that_slot", np.int8),
        # The `serial` of each at the activation.
        ("serial", np.uint8),
        ("target_serial", np.uint8),
        ("that_serial", np.uint8),
        # The player who activated it.
        ("player", np.int8),
        # 1 once its activation has been negated (ruling YR10).
        ("negated", np.int8),
    ]
)

# The current battle; `attacker` is NONE if there is none.
BATTLE = record_of(
    [
        # [player]: battle damage, from the moment it is determined; it stays after it was inflicted (O4, D4).
        ("damage", np.int16, (2,)),
        # Boosts of ATK and DEF until the calculation ends, of attacker and target (ruling YR39).
        ("boost_atk", np.int16, (2,)),
        ("boost_def", np.int16, (2,)),
        # Slots; the target may be THE_PLAYER.
        ("attacker", np.int8),
        ("target", np.int8),
        # The `serial` of both.
        ("attacker_serial", np.uint8),
        ("target_serial", np.uint8),
        # The opponent's monsters at the declaration: slots by zone, NONE for an empty one; serials (YR23).
        ("monsters", np.int8, (limits.MONSTERS,)),
        ("serials", np.uint8, (limits.MONSTERS,)),
        # 1: the attack was negated.
        ("negated", np.int8),
        # 1: the target was face-down when the Damage Step began; 1: it was turned face-up in D2.
        ("was_face_down", np.int8),
        ("turned_up", np.int8),
        # 1 once a participant has gone: no damage calculation (ruling YR32); 1 once it is calculated.
        ("broken", np.int8),
        ("calculated", np.int8),
        # Marked monsters (ruling YR36), bits: 1 the attacker, 2 the target. They stay on the field until D7.
        ("marked", np.int8),
        # Players who take no battle damage from this battle, as bits 1 << player.
        ("no_damage", np.int8),
        # From D7 on, monsters that the battle destroyed, and those of them sent to the Graveyard; such bits.
        ("destroyed", np.int8),
        ("sent", np.int8),
        # For Time Machine, [attacker, target]: its last controller, 1 if it was in Defense Position.
        ("controlled", np.int8, (2,)),
        ("defended", np.int8, (2,)),
        # Bits as in `marked`: instead of the mark, a counter comes off in D7 (ruling YR44).
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
        # DERIVED (rules/zones.py, card by card as it comes and goes): sum of CARD.summary over the cards of
        # each list: [owner, terms.Zone, word].
        ("sums", np.int64, (2, limits.LISTS, limits.SUMMARY // 8)),
        # -- caps -------------------------------------------------------------------------------------
        # Decisions taken in this turn.
        ("turn_decisions", np.int32),
        # -- cards; owner is slot // limits.HALF -----------------------------------------------------
        # Row of the card table, NONE for an unused slot.
        ("row", np.int16, (limits.SLOTS,)),
        # ATK gained or lost until the end of the turn; as long as the monster stays face-up on the field.
        ("boost", np.int16, (limits.SLOTS,)),
        ("gained", np.int16, (limits.SLOTS,)),
        # -- agenda, waiting effects, chain, battle ----------------------------------------------------
        ("agenda", FRAME, (limits.FRAMES,)),
        ("waiting", WAITING, (limits.WAITING,)),
        ("chain", LINK, (limits.LINKS,)),
        ("battle", BATTLE),
        # -- small numbers of two bytes ---------------------------------------------------------------
        ("life_points", np.int16, (2,)),
        # Turns so far, the first is 1.
        ("turn", np.int16),
        # The decider's answer (terms.Ask): a slot, a place in a list, 0 or 1; NONE for pass, done, no attack.
        ("answer", np.int16),
        # DERIVED: bit set (1 << terms.When) of the effects each player could activate from hand or field.
        ("could", np.int16, (2,)),
        # DERIVED: monsters with a Continuous Effect that applies and changes the ATK of others, as bits
        # 1 << (limits.MONSTERS * controller + place).
        ("boosters", np.int16),
        # -- cards, small ------------------------------------------------------------------------------
        ("zone", np.int8, (limits.SLOTS,)),
        # Its controller: on the field the player in whose Monster Zone or back row it lies, else the owner.
        ("controller", np.int8, (limits.SLOTS,)),
        # Its place in the Monster Zones or the back row, NONE elsewhere.
        ("place", np.int8, (limits.SLOTS,)),
        # Count of its zone changes: a card that changed zone is a new object.
        ("serial", np.uint8, (limits.SLOTS,)),
        # 1 if it lies face-down on the field; 1 if in Defense Position.
        ("face_down", np.int8, (limits.SLOTS,)),
        ("in_defense", np.int8, (limits.SLOTS,)),
        # Players who know which card it is, as bits 1 << player. Both know every card that is face-up, in a
        # Graveyard or banished; the owner knows its hand and its set cards.
        ("known", np.int8, (limits.SLOTS,)),
        # Counters on it.
        ("counters", np.int8, (limits.SLOTS,)),
        # Number of times that its original ATK was halved this turn (Shrink).
        ("halved", np.int8, (limits.SLOTS,)),
        # Attacks that it has declared this turn.
        ("attacks", np.int8, (limits.SLOTS,)),
        # Places (bits) of the turn player's Monster Zones whose monster has attacked it this turn.
        ("attacked_from", np.int8, (limits.SLOTS,)),
        # 1 if it came to the field, or was set there, this turn; 1 if its position was changed this turn.
        ("came", np.int8, (limits.SLOTS,)),
        ("repositioned", np.int8, (limits.SLOTS,)),
        # 1 if it was Normal Summoned or turned face-up this turn (a Spirit monster returns).
        ("revealed", np.int8, (limits.SLOTS,)),
        # 1 if it has used its effect in this battle (Injection Fairy Lily).
        ("used", np.int8, (limits.SLOTS,)),
        # Call of the Haunted and its monster: the other's slot, or NONE, and its serial.
        ("partner", np.int8, (limits.SLOTS,)),
        ("partner_serial", np.uint8, (limits.SLOTS,)),
        # The cards in each list (slots), [owner, terms.Zone, place], and their number.
        ("cards", np.uint8, (2, limits.LISTS, limits.HALF)),
        ("count", np.uint8, (2, limits.LISTS)),
        # Slots in the zones of the field, [controller, place]; NONE for an empty one.
        ("monster", np.int8, (2, limits.MONSTERS)),
        ("back", np.int8, (2, limits.BACKS)),
        # -- the pending decision ---------------------------------------------------------------------
        # The candidates; the meaning of a number depends on `asked` (terms.Ask). And their number.
        ("candidate", np.int8, (limits.CANDIDATES,)),
        ("candidates", np.int8),
        # The cards chosen so far for the frame that asked (slots), and their number.
        ("chosen", np.int8, (limits.CHOSEN,)),
        ("chosen_count", np.int8),
        # The candidates outside field and hand that the decider can distinguish (decision/options.py), and
        # their number.
        ("option", np.int8, (limits.CANDIDATES,)),
        ("options", np.int8),
        # Different cards of the decider's hand, one slot for each, and their number.
        ("hand_row", np.int8, (limits.HALF,)),
        ("hand_rows", np.int8),
        # Page of hand or options that has the action numbers.
        ("page", np.int8),
        # terms.Ask, and the deciding player.
        ("asked", np.int8),
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
        # terms.Phase, terms.Moment.
        ("phase", np.int8),
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
        # Players to whose Graveyard a monster has just gone from the field, as bits (Michizure).
        ("sent", np.int8),
        # DERIVED: 1 if a card on the field has a `partner`.
        ("bound", np.int8),
        # 1 if `does`, `could`, `boosters` and `bound` must be computed again.
        ("stale", np.int8),
        # 1 if something has happened since the state was checked (ruling YR11).
        ("unsettled", np.int8),
        # Lengths of agenda, waiting and chain.
        ("frames", np.int8),
        ("waiting_count", np.int8),
        ("links", np.int8),
        # Players (bits) who had to draw from an empty deck (ruling YR15).
        ("decked_out", np.int8),
        # -- the end ----------------------------------------------------------------------------------
        ("over", np.int8),
        # 0, 1, or NONE for a draw, a truncation and while the duel runs.
        ("winner", np.int8),
        ("truncated", np.int8),
        # terms.Fault.
        ("fault", np.int8),
        # 1 for the OCG's rules: a copy of MATCH's field, for the matrix of moments (rules/windows.py).
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
        # Rulings YR16 and YR12.
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

"""The words of the game, as integer enums: the glossary of the project.

If words differ, the game of April 2010 decides. Numbers are stable, because saved games, observations and
card tables contain them: add a new member at the end of its enum.
"""

from enum import IntEnum

from zx_env.ygo import limits

NONE = -1
"""The number for "no card", "no player" or "no row"."""

THE_PLAYER = -2
"""The attack target of a direct attack (ruling YR20)."""

ANY_NUMBER = 127
"""The upper bound of a Level that any Level meets."""
ANY_POINTS = 32000
"""The upper bound of an ATK that any ATK meets."""
POINTS_UNIT = 50
"""Step of ATK, DEF and damage in points; observations count the steps."""


class Zone(IntEnum):
    """The zone of a card. The first four are ordered lists, one for each owner."""

    DECK = 0  # the last card of the list is the top
    HAND = 1  # sorted by the card table
    GRAVEYARD = 2  # the last card of the list is the top
    BANISHED = 3  # "removed from play" in 2010
    MONSTER = 4  # a Monster Zone
    BACK = 5  # a Spell & Trap Zone, or the Field Zone (place limits.FIELD)
    NOWHERE = 6  # an unused slot


class CardKind(IntEnum):
    """The printed kind of a card; selectors hold sets of them as bits `1 << kind`."""

    NORMAL_MONSTER = 0
    EFFECT_MONSTER = 1
    FLIP_MONSTER = 2  # with a Flip Effect
    SPIRIT_MONSTER = 3
    FUSION_MONSTER = 4  # in positions only
    SYNCHRO_MONSTER = 5  # in positions only
    QUICK_PLAY_SPELL = 6
    FIELD_SPELL = 7
    NORMAL_TRAP = 8
    CONTINUOUS_TRAP = 9
    COUNTER_TRAP = 10


class Attribute(IntEnum):
    """The Attribute of a monster, NO_ATTRIBUTE for Spells and Traps; selectors hold sets as bits."""

    NO_ATTRIBUTE = 0
    LIGHT = 1
    DARK = 2
    EARTH = 3
    WATER = 4
    FIRE = 5
    WIND = 6


class Type(IntEnum):
    """The Type of a monster, NO_TYPE for Spells and Traps; selectors hold sets as bits `1 << type`."""

    NO_TYPE = 0
    AQUA = 1
    BEAST = 2
    BEAST_WARRIOR = 3
    DINOSAUR = 4
    DRAGON = 5
    FAIRY = 6
    FIEND = 7
    INSECT = 8
    MACHINE = 9
    PLANT = 10
    PYRO = 11
    ROCK = 12
    SPELLCASTER = 13
    THUNDER = 14
    WARRIOR = 15


class Side(IntEnum):
    """A player, seen from the controller of an effect."""

    OWN = 0
    ENEMY = 1
    ANY = 2


class Face(IntEnum):
    """Condition of a selector: face-up or face-down."""

    ANY_FACE = 0
    UP = 1
    DOWN = 2


class Battle(IntEnum):
    """Condition of a selector: the battle position."""

    ANY_POSITION = 0
    ATTACK = 1
    DEFENSE = 2


class Phase(IntEnum):
    """Ruling YR3: the phases of a turn."""

    DRAW = 0
    MAIN_1 = 1
    BATTLE = 2
    MAIN_2 = 3
    END = 4


class Moment(IntEnum):
    """The moments at which windows open; rules/windows.py lists the effects that may be activated at each.

    D1 to D7 are the substeps of the Damage Step under the TCG's rules, O1 to O8 under the OCG's. Both use the
    same members: O1 is D1, O2 is D2 and D3, O3 is D4, O5 and O6 are D5, O7 is D6, O8 is D7. Only O4 has a
    member of its own.
    """

    MAIN = 0  # outside the Battle Phase: windows of the Main Phases
    START = 1  # Start Step (Y2)
    DECLARED = 2  # in direct answer to the declaration of an attack (ruling YR22)
    BEFORE = 3  # the rest of the Battle Step: the turn player's decision, and before the Damage Step (Y3.3)
    D1 = 4  # start of the Damage Step (Y5)
    D2 = 5  # the face-down monster has been turned face-up (Y6)
    D3 = 6  # before damage calculation (Y7)
    D4 = 7  # during damage calculation (Y8)
    D5 = 8  # after damage calculation: battle damage has been inflicted (Y9)
    D6 = 9  # effects (Y10)
    D7 = 10  # end of the Damage Step (Y11)
    END_STEP = 11  # the End Step of the Battle Phase (ruling YR28)
    O4 = 12  # ocg only: battle damage is inflicted (Y12.12-Y12.15)
    RETARGETED = 13  # in direct answer to the new target after a replay (ruling YR48)


class When(IntEnum):
    """The time of an effect that a player activates; rules/windows.py has the table of its moments."""

    MAIN = 0  # Spell Speed 1: the player's own Main Phase, no chain open
    ANY = 1  # no time of its own: Book of Moon, Waboku
    DECLARATION = 2  # answers the declaration of an attack: Mirror Force
    STATS = 3  # changes ATK or DEF: Shrink
    HONEST = 4  # from the start of the Damage Step up to and including damage calculation: Honest (Y8.14)
    CALCULATION = 5  # during damage calculation: Injection Fairy Lily
    DAMAGE = 6  # reduces battle damage: Kuriboh, Defense Draw, Nutrient Z; D4 in the TCG, O4 in the OCG
    FLASHBANG = 7  # directly after battle damage (Y9.2)
    SENT = 8  # after a monster was sent to the Graveyard, even in the Damage Step: Michizure
    DESTROYED = 9  # after a monster was destroyed by battle and sent to the Graveyard: Time Machine
    ANSWER = 10  # negates an activation: Counter Traps, Herald of Orange Light
    OWN_MAIN = 11  # Spell Speed 2, in the player's own Main Phases: Spacegate
    TARGETED = 12  # answers that a monster becomes the target of an attack: Shift (ruling YR48)


class Event(IntEnum):
    """The event that triggers an effect; "it" is the card with the effect, D1 to D7 the Moment."""

    NO_EVENT = 0
    NORMAL_SUMMONED = 1
    SUMMONED = 2  # it was Normal or Special Summoned
    DAMAGE_STEP_STARTS = 3  # the Damage Step starts, and it attacks a face-down Defense Position monster: D1
    BEFORE_CALCULATION = 4  # damage calculation is next, and it attacks a Defense Position monster: D3
    CALCULATION = 5  # it battles a monster that matches the effect's `that`: D4
    TURNED_UP = 6  # it was turned face-up (this triggers Flip Effects); by an attack: D6
    DIRECT_DAMAGE = 7  # it did battle damage by a direct attack: D6
    BATTLE_DAMAGE = 8  # it did battle damage to the opponent: D6
    AFTER_CALCULATION = 9  # it battled a monster of the opponent: D6
    ATTACKED_FACE_DOWN = 10  # it was attacked while face-down, after calculation: D6
    DESTROYED_BY_BATTLE = 11  # it was destroyed by battle: D7
    DESTROYED_AND_SENT = 12  # it was destroyed by battle and sent to the Graveyard: D7
    DESTROYS_BY_BATTLE = 13  # it has destroyed a monster by battle: D7
    DESTROYS_AND_SENDS = (
        14  # it has destroyed an opponent's monster by battle and sent it to the Graveyard: D7
    )


class EffectKind(IntEnum):
    """The kinds of effects that a card can have."""

    CONTINUOUS = 0  # applies while the card is face-up; never activated
    TRIGGER = 1  # activates when its `event` has happened
    QUICK = 2  # Spell Speed 2, of a monster on the field or in the hand, or of a Continuous Trap
    IGNITION = 3  # Spell Speed 1, of a monster or a Continuous Trap on the field, in the Main Phase
    CARD = 4  # the activation of a Spell or Trap Card


class Place(IntEnum):
    """The place from which an effect is activated."""

    FIELD = 0  # the card with the effect lies face-up on the field
    FROM_HAND = 1  # the card is a monster in the hand
    CARD = 2  # a Spell from the hand or set; a Trap that was set in an earlier turn
    ANYWHERE = 3  # for triggers: any place


class To(IntEnum):
    """The link that an effect must answer; the effect then acts on that link."""

    NOTHING = 0  # it need not answer a link
    MONSTER_EFFECT = 1
    TRAP_CARD = 2
    CARD_ON_OWN_MONSTER = 3  # a Spell or Trap Card of the opponent that targets a monster of one's own: Shift


class Need(IntEnum):
    """A further condition of an activation; `has_need` in rules/needs.py tests it."""

    NO_NEED = 0
    BATTLES = 1  # this monster is attacker or target, and has not used the effect in this battle
    LIGHT_BATTLES = 2  # the player's face-up LIGHT monster battles the opponent's face-up monster (YR37)
    DAMAGE_COMING = 3  # calculated now, the battle would do the player `need_amount` damage or more (YR35)
    ENEMY_DAMAGE_COMING = 4  # like DAMAGE_COMING, but only in the opponent's turn
    ENEMY_ATTACKS = 5  # the opponent's monster attacks
    ENEMY_ATTACKS_MONSTER = 6  # the opponent's monster attacks a monster of one's own
    DIRECT_DAMAGE_TAKEN = 7  # the opponent's monster did damage by a direct attack
    OWN_MONSTER_SENT = 8  # a monster has just gone from the field to the player's Graveyard
    ONE_FELL = 9  # exactly one monster was destroyed by battle and sent to the Graveyard
    HAND_MONSTER_OF_COUNTERS = 10  # the hand has a monster whose Level is at most this card's counters


class Op(IntEnum):
    """Operations of effects: steps below CONTINUOUS_FIRST, Continuous Effects from that number on.

    "target" is the card that the step applies to (Target); "amount" and "side" are fields of the step.
    """

    FINISH = 0
    DESTROY = 1  # destroy target
    BANISH = 2  # banish target
    TO_HAND = 3  # return target to its owner's hand
    DRAW = 4  # the effect's controller draws amount cards
    BOOST = 5  # target gets amount (scale) ATK, with `also_def` the same DEF, for the duration `until`
    HALVE = 6  # target: its original ATK is halved until the end of the turn
    TURN_DOWN = 7  # turn target to face-down Defense Position
    SUMMON = 8  # Special Summon target, or a card that matches the selector, in the position `stand`
    DAMAGE = 9  # amount damage to the player `side`
    GAIN = 10  # the effect's controller gains amount Life Points
    COUNTERS = 11  # put amount counters on the card with the effect
    NEGATE = 12  # negate the link that the effect answers, and destroy the card of that link
    NEGATE_ATTACK = 13
    END_BATTLE_PHASE = 14
    END_TURN = 15  # go to the End Phase at once (ruling YR40)
    REDIRECT_ATTACK = 16  # the effect's target becomes the target of the attack
    REDIRECT_LINK = 17  # the effect's target becomes the target of the link that the effect answers
    NO_BATTLE_DAMAGE = 18  # the effect's controller takes no damage from this battle
    PROTECT = 19  # this turn: no battle damage to the controller, no monster of it destroyed by battle
    DAMAGE_OF_ATK = 20  # damage equal to the attacker's ATK to the player `side`
    STAY = 21  # nothing: a Continuous Trap without a step of its own stays on the field
    # -- Continuous Effects --
    BOOST_ALL = 32  # amount ATK for all face-up monsters that match `who`
    BOOST_BY_COUNTERS = 33  # amount ATK for each counter on it
    BAR_TRAPS = 34  # Traps cannot be activated and have no effect: Jinzo
    NOT_ATTACKED = 35  # it cannot be attacked while its player controls another monster
    NEEDS_NO_OTHERS = 36  # destroyed while its player controls a face-up monster that matches `who`
    NO_DEFENSE = 37  # destroyed in face-up Defense Position
    INDESTRUCTIBLE = 38  # not destroyed by battle
    COUNTER_INSTEAD = 39  # if it has a counter, it loses one in D7 instead of being destroyed by battle
    REFLECT = 40  # the opponent takes the battle damage that its player would take from its battles
    HALF_DAMAGE = 41  # battle damage that it does to the opponent is halved
    DOUBLE_DAMAGE = 42  # battle damage that the opponent takes by attacking it is doubled
    PIERCE = 43  # it does battle damage to the opponent even if the target is in Defense Position
    DIRECT = 44  # it can attack directly
    NOT_DIRECT = 45  # it cannot attack directly
    ATTACKS_TWICE = 46  # it can attack twice in a turn
    ATTACKS_ALL = 47  # it can attack every monster of the opponent once each
    MUST_ATTACK = 48  # it must attack if it can
    RETURNS = 49  # to the hand in the End Phase of the turn it was Normal Summoned or turned face-up
    NO_SPECIAL = 50  # cannot be Special Summoned
    BANISH_INSTEAD = 51  # cards that would go to a Graveyard are banished: Macro Cosmos
    CALCULATION_BOOST = 52  # Skyscraper: amount ATK for an attacker that matches `who` (ruling YR38)
    COUNTER_OFF = 53  # if it battled, it loses a counter in D7; without a counter it is destroyed
    TO_DEFENSE = 54  # if it attacked, it changes to Defense Position in D7
    COUNTER_ON = 55  # it gets a counter in D7 if the opponent's monster was in the battle: Spacegate
    LEAVES_WITH = 56  # it is destroyed with the monster that it summoned, and that monster if it leaves


CONTINUOUS_FIRST = 32
"""The lowest Op that is a Continuous Effect; CARD.does is a bit set of such Ops (`1 << op`)."""


class Target(IntEnum):
    """The card that a step applies to."""

    NOTHING = 0
    THIS = 1  # the card that has the effect, if it is still the same object
    CHOSEN = 2  # the target of the effect, chosen at its activation
    THAT_CARD = 3  # the other participant of the battle, which a trigger remembers
    ALL = 4  # every card that matches the step's selector
    OWN_FIGHTER = 5  # the controller's participant of the battle
    FALLEN = 6  # the one monster that was destroyed by battle and sent to the Graveyard
    LINK = 7  # the card whose activation the effect answers


class Scale(IntEnum):
    """How the amount of a step is determined."""

    FIXED = 0
    ENEMY_ATK = 1  # the ATK of the opponent's participant of the battle, at resolution
    COUNTERS = 2  # SUMMON: the monster's Level is at most the number of counters that this card had


class Until(IntEnum):
    """Duration of a BOOST."""

    TURN_ENDS = 0
    CALCULATION_ENDS = 1  # until damage calculation ends (ruling YR39)
    LEAVES = 2  # as long as the monster stays face-up on the field


class Stand(IntEnum):
    """The position in which a monster is summoned."""

    ATTACK = 0
    DEFENSE = 1  # face-up
    SET = 2  # face-down Defense Position
    EITHER = 3  # face-up, Attack or Defense Position: its player chooses
    AS_IT_STOOD = 4  # in the battle position that it had before: Time Machine


class SetAs(IntEnum):
    """The opponent's knowledge of a card that was Set, from the way it was Set (`g.set_as`)."""

    ANY_CARD = 0  # nothing
    MONSTER = 1  # a monster that needs no Tribute
    ONE_TRIBUTE = 2
    TWO_TRIBUTES = 3
    SPELL_OR_TRAP = 4  # no Field Spell
    FIELD_SPELL = 5
    SELECTED = 6  # plus the row of a selector: a monster that an effect with this selector has Set


class Ask(IntEnum):
    """The pending question (`g.asked`) to the player `g.decider`, and the fields that contain its answers.

    The answer to MAIN, BATTLE, WINDOW and ANSWER is `g.verb` (Verb) and `g.answer` (slot); rules/deeds.py
    (`can_summon` … `can_attack`) and rules/activation.py (`can_activate_at`) determine which are legal. The
    answer to the other questions is only `g.answer`.
    """

    NOTHING = 0
    MAIN = 1  # a Main Phase of the turn player, no chain open: summon, set, activate, position, battle, end
    BATTLE = 2  # the Battle Step of the turn player: attack, activate, end_battle
    WINDOW = 3  # activate as the first link of a chain, or pass (`stop`)
    ANSWER = 4  # answer the last link of the chain, or pass (`stop`)
    TARGET = 5  # attack target: `candidate` slot, THE_PLAYER with `may_attack_directly`, NONE with `may_stop`
    YES_NO = 6  # activate the optional effect of `subject`? 1 or 0
    POSITION = 7  # summon `subject` in Attack Position? 1, or 0 for Defense Position
    CHOOSE = 8  # a card for `purpose` (Purpose) of `subject`: `candidate` slots, NONE with `may_stop`
    TRIGGER = (
        9  # which effect goes on the chain next: `candidate` places in `g.waiting`, NONE with `may_stop`
    )
    OVER = 10  # no question: the duel has ended
    EFFECT = 11  # which effect of `subject` to activate: `candidate` indexes among its effects, from 0


class Purpose(IntEnum):
    """The purpose for which a player chooses cards (`g.purpose`); `subject` is a slot."""

    NO_PURPOSE = 0
    TRIBUTE = 1  # the player's own monsters, for the summon or Set of `subject`
    TARGET = 2  # the target of the effect of `subject`
    DISCARD = 3  # cost of `subject`: cards to discard from the player's hand
    SEND = 4  # cost of `subject`: another card of the hand, which goes to the Graveyard with it
    SUMMON = 5  # the card from deck or hand that the effect of `subject` summons
    HAND_LIMIT = 6  # discards in the End Phase (ruling YR16); no subject


class Verb(IntEnum):
    """The action of a player (`g.verb`) in MAIN, BATTLE, WINDOW and ANSWER; its card is `g.answer`."""

    PASS = 0  # the action `stop`
    SUMMON = 1  # Normal or Tribute Summon of a hand card
    SET = 2  # a hand card: monster, Spell or Trap
    ACTIVATE = 3  # a Spell or a monster's effect from the hand, a card of the back row, a monster's effect
    POSITION = 4  # change the battle position, or Flip Summon
    ENTER_BATTLE = 5
    END_BATTLE = 6
    END_TURN = 7
    ATTACK = 8  # declare an attack with this monster


class Frame(IntEnum):
    """Kinds of frames on the agenda: the next steps of the duel."""

    TURN = 1  # the next turn begins
    DRAW = 2
    MAIN = 3
    MAIN_2 = 4  # the second Main Phase begins
    SUMMON = 5  # Normal or Tribute Summon, or Set of a monster
    BATTLE = 6
    BATTLE_STEP = 7
    DECLARE = 8  # the attacker is known, its target not yet
    BEFORE = 9  # from the declaration to the Damage Step
    REPLAY = 10
    DAMAGE_1 = 11
    DAMAGE_2 = 12
    DAMAGE_3 = 13
    DAMAGE_4 = 14
    RESULT = 15  # after the chain of damage calculation
    INFLICT = 16  # ocg: after the window of O4
    DAMAGE_5 = 17
    DAMAGE_6 = 18
    DAMAGE_7 = 19
    END_STEP = 20
    END = 21
    HAND_LIMIT = 22
    WINDOW = 23
    TRIGGERS = 24
    ACTIVATE = 25
    CHAIN = 26
    RESOLVE = 27
    EFFECT = 28
    CHOOSE = 29


class Fault(IntEnum):
    """The reason why the engine had to stop a duel. It never happens in a duel from valid data.

    `LIMIT_FULL`: the capacity LIMIT of limits.py was too small for the duel. Each
    other fault: a record contains a number that no member of an enum has.
    """

    NO_FAULT = 0
    FRAMES_FULL = 1
    WAITING_FULL = 2
    LINKS_FULL = 3
    CANDIDATES_FULL = 4
    CHOSEN_FULL = 5
    HALF_FULL = 6
    UNKNOWN_FRAME = 7
    UNKNOWN_OP = 8
    UNKNOWN_ASK = 9
    UNKNOWN_NEED = 10

    @property
    def limit(self) -> str:
        """The name in limits.py of the capacity that was too small; empty for another fault."""
        return self.name.removesuffix("_FULL") if self.name.endswith("_FULL") else ""

    @property
    def in_words(self) -> str:
        """The text of the fault for the message of an EngineFault."""
        if not self.limit:
            return f"{self.name}: no rule of the engine knows the number that stands in the game or its cards"
        size = getattr(limits, self.limit)
        return f"{self.name}: {self.limit} = {size} of zx_env/ygo/limits.py is too small"

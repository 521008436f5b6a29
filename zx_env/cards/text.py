"""Says a card's data back in words. A test holds that they are the card's `text`.

A word of the language without a phrase here raises; nothing is passed over in silence. Clauses begin small:
what stands in front of them decides.
"""

from collections import Counter
from collections.abc import Sequence

from zx_env.cards.language import (
    Ability,
    Advent,
    Always,
    AlwaysWord,
    Among,
    AsForce,
    Automatic,
    Awaken,
    Card,
    ChargeUnlimited,
    Choice,
    Condition,
    Copies,
    Cost,
    Damage,
    DamagePlayer,
    Destroy,
    Draw,
    Each,
    Effect,
    EventText,
    EvolSeed,
    FaceUp,
    FromDeck,
    GainPower,
    GainRange,
    Gains,
    If,
    LeaveTo,
    Level,
    MakeToken,
    May,
    Move,
    Pay,
    PlayFree,
    PlayerNamed,
    Power,
    Put,
    Reboot,
    Shuffle,
    Sleep,
    Squares,
    Startup,
    That,
    Then,
    This,
    TurnOf,
    What,
    ZeroOptima,
)
from zx_env.cards.nouns import OWNER, ZONES, all_of, capital, condition, conditions, level_word, noun, place, player_word, tribe_word
from zx_env.terms import (
    ANY_NUMBER,
    Color,
    Icon,
    Limit,
    Occurrence,
    Role,
    Side,
    State,
    Way,
    Zone,
)

_KEYWORDS = {
    Icon.LIFE_RECOVERY: "Life Recovery.",
    Icon.VOID_BRINGER: "Void Bringer.",
    Icon.START_CARD: "Start Card.",
}


_GATES = (PlayerNamed, Level, ZeroOptima)
"""Conditions that stand in front of an ability."""

_WAYS = {
    Way.BY_PLAY: " by being played",
    Way.BY_IGNITION: " by Ignition",
    Way.BY_ABILITY: " by an ability",
    Way.FROM_HAND: " from the hand",
    Way.NOT_FROM_HAND: " from elsewhere than the hand",
    Way.FROM_DYNAMIS: " from the Dynamis",
    Way.FROM_LIFE: " from Life",
}


def say(card: Card) -> str:
    """The abilities of a card in words, a line each: keyword abilities first."""
    lines = [words for icon, words in _KEYWORDS.items() if icon in card.icons]
    if card.reach > 1:
        lines.append(f"{_range(card.reach)}.")
    return "\n".join([*lines, *(say_ability(ability) for ability in card.abilities)])


def say_ability(ability: Ability) -> str:
    """One ability in words, with the sign of its kind in front."""
    match ability:
        case Automatic():
            bounds = _bounds(ability.valid_in, ability.needs)
            head = f"when {_occurrence(ability)}, "
            return f"[Auto] {bounds}{_join(head, _effects(ability.do, ability.valid_in))}"
        case Startup():
            bounds = _bounds(ability.valid_in, ability.needs, ability.limit)
            cost = capital(", ".join(_cost(word) for word in ability.cost) or "for nothing")
            return f"[Startup] {bounds}{cost}: {_join('', _effects(ability.do, ability.valid_in))}"
        case Always():
            gates = [need for need in ability.needs if isinstance(need, _GATES)]
            asked = [need for need in ability.needs if not isinstance(need, _GATES)]
            head = f"while {conditions(asked)}, " if asked else ""
            what = all_of([_always(word) for word in ability.do], "this card ")
            return f"[Always] {_bounds(ability.valid_in, gates)}{_join(head, [what])}"
        case EvolSeed(do=do, needs=needs):
            head = "when this card is put from your deck into your Trash, "
            return f"[Evol Seed] {_bounds(Zone.SQUARE, needs)}{_join(head, _effects(do, Zone.TRASH))}"
        case Advent(of):
            return f"[Advent] {_sacrifices(of)}."
        case Awaken(do):
            return f"[Awaken] {_join('', _effects(do, Zone.DYNAMIS))}"
        case Copies(at_most):
            return f"[Always] (everywhere) Your deck and your Dynamis have up to {at_most} cards of this name."
        case EventText():
            return f"[Event] {_join('', _effects(ability.do, Zone.TEMPORARY))}"


def _sacrifices(of: Sequence[Among]) -> str:
    """What an Advent destroys: "2 red Z/X", "1 red Z/X and 1 black Z/X"."""
    counted = Counter(of)
    return all_of([f"{n} {noun(among, n > 1, False)}" for among, n in counted.items()], "")


# -- sentences ------------------------------------------------------------------------------------------


def _join(head: str, clauses: Sequence[str]) -> str:
    sentences = [head + clauses[0], *clauses[1:]]
    return " ".join(capital(sentence) + ("" if sentence.endswith('."') else ".") for sentence in sentences)


def _bounds(zone: Zone, needs: Sequence[Condition], limit: Limit = Limit.UNLIMITED) -> str:
    """Where, when and how often, in brackets."""
    bounds = [] if zone == Zone.SQUARE else [capital(ZONES[zone])]
    for need in needs:
        match need:
            case PlayerNamed():
                bounds.append(f"Player {player_word(need)}")
            case Level() | ZeroOptima():
                bounds.append(level_word(need))
            case TurnOf(side):
                bounds.append(f"{OWNER[side]} turn")
            case _:
                bounds.append(f"if {condition(need)}")
    if limit == Limit.ONCE_PER_TURN:
        bounds.append("once per turn")
    return f"({'; '.join(bounds)}) " if bounds else ""


# -- which cards ----------------------------------------------------------------------------------------


def _what(what: What, preposition: str = "in") -> str:
    match what:
        case This():
            return "this card"
        case That(_):
            return "that Z/X"
        case Each(among):
            return f"each {noun(among, False, True)} {place(among, preposition)}"
        case Choice(number, among, up_to, total_cost):
            count = "any number of" if number == ANY_NUMBER else f"up to {number}" if up_to else str(number)
            total = "" if total_cost == ANY_NUMBER else f" with total Cost {total_cost} or less"
            return f"{count} {noun(among, number > 1, True)} {place(among, preposition)}{total}"


def _if_it_fits(what: What) -> str:
    if not isinstance(what, That):
        return ""
    meant = noun(what.among, False, True)
    kind = "" if meant == "Z/X" else f"a {meant} "
    return f" if it is {kind}{place(what.among, 'in')}"


def _owner_of(what: What) -> str:
    match what:
        case This():
            return "your"
        case Choice(number, among, _, _):
            if among.zones != (Zone.SQUARE,) and among.side != Side.ANY:
                return OWNER[among.side]
            return "its owner's" if number == 1 else "their owners'"
        case Each(_):
            return "their owners'"
        case That(_):
            return "its owner's"


# -- conditions and occurrences -------------------------------------------------------------------------


def _occurrence(ability: Automatic) -> str:
    match ability.when:
        case Occurrence.APPEARS:
            return "this card appears" + "".join(_WAYS[way] for way in ability.ways)
        case Occurrence.MILLED:
            return "this card is put from your deck into your Trash"
        case Occurrence.ADVENTED:
            return "this card is destroyed for an Advent"
        case Occurrence.ATTACKS:
            return "this card attacks"
        case Occurrence.IS_ATTACKED:
            return "a Z/X attacks this card"
        case Occurrence.BATTLE_STARTS:
            return "a battle of this card starts"
        case Occurrence.BATTLE_ENDS:
            parts = {
                Role.ANY_ROLE: "of this card",
                Role.ATTACKER: "in which this card attacked",
                Role.ATTACKED: "in which a Z/X attacked this card",
            }
            return f"a battle {parts[ability.role]} ends"
        case Occurrence.DESTROYS_IN_BATTLE:
            return "this card destroys an enemy Z/X in battle"
        case Occurrence.IS_DESTROYED:
            return "this card is destroyed"
        case Occurrence.LIFE_DECREASES:
            return f"{OWNER[ability.side]} Life decreases"
        case Occurrence.PHASE_STARTS:
            phase = capital(ability.phase.name.lower()) if ability.phase is not None else "any"
            return f"{OWNER[ability.side]} {phase} Phase starts"
        case Occurrence.TURN_ENDS:
            return f"{OWNER[ability.side]} turn ends"


# -- effects and costs ----------------------------------------------------------------------------------


def _effects(words: Sequence[Effect], home: Zone) -> list[str]:
    """Clauses of an effect; `home` is the zone that the card with the ability is in."""
    return [clause for word in words for clause in _effect(word, home)]


def _effect(word: Effect, home: Zone) -> list[str]:
    match word:
        case May(do, then):
            clauses = [f"you may {_do(do, home)}"]
            if then:
                first, *others = _effects(then, home)
                clauses += [f"if you did, {first}", *others]
            return clauses
        case Then(do, then):
            first, *others = _effects(then, home)
            return [_do(do, home), f"if you did, {first}", *others]
        case If(needs, do):
            first, *others = _effects(do, home)
            return [f"if {conditions(needs)}, {first}", *others]
        case _:
            return [_do(word, home)]


def _cost(word: Cost) -> str:
    match word:
        case Pay(color, number):
            return f"pay {Color(color).name.lower()} {number}"
        case _:
            return _do(word, Zone.SQUARE)


def _do(word: Effect, home: Zone) -> str:
    match word:
        case Damage(amount, to):
            return f"deal {amount} damage to {_what(to)}{_if_it_fits(to)}"
        case DamagePlayer(side, amount):
            return f"deal {amount} damage to {'you' if side == Side.OWN else 'your opponent'}"
        case Destroy(what):
            return f"destroy {_what(what)}{_if_it_fits(what)}"
        case Sleep(what):
            return f"Sleep {_what(what)}{_if_it_fits(what)}"
        case Reboot(what):
            return f"Reboot {_what(what)}{_if_it_fits(what)}"
        case Power(amount, to):
            return f"give {_what(to)} {amount:+} Power until the end of the turn{_if_it_fits(to)}"
        case Draw(number):
            return f"draw {number} card{'s' if number > 1 else ''}"
        case FromDeck(number, to, state):
            cards = "the top card" if number == 1 else f"the top {number} cards"
            return f"put {cards} of your deck into your {ZONES[to]}{_in_state(state)}"
        case FaceUp(tribe, number):
            cards = "card" if number == 1 else "cards"
            return f"turn {number} face-down {tribe_word(tribe)} {cards} in your Dynamis face up"
        case AsForce(what, under):
            return f"put {_what(what, 'from')} under {_what(under)} as Force"
        case MakeToken(named, on, number, up_to):
            return _token(named, on, number, up_to)
        case Shuffle():
            return "shuffle your deck"
        case PlayFree(what):
            return f"play {_what(what, 'from')} without paying its Cost"
        case Move():
            return _move(word)
        case Put():
            return _put(word, home)
        case May() | If() | Then():
            raise ValueError(f"{word} is no single thing to do")


def _token(named: str, on: Squares, number: int, up_to: bool) -> str:
    count = f"up to {number}" if up_to else str(number)
    tokens, each = ("Token", "") if number == 1 else ("Tokens", " each")
    return f'put {count} "{named}" {tokens}{each} on {on.words} without a Z/X'


def _in_state(state: State) -> str:
    return " in Sleep State" if state == State.SLEEP else ""


def _move(word: Move) -> str:
    if word.to == Zone.REMOVED:
        return f"remove {_what(word.what)} from the game{_if_it_fits(word.what)}"
    verb, into = ("return", "to") if word.to in (Zone.HAND, Zone.DECK) else ("put", "into")
    zone = f"{_owner_of(word.what)} {ZONES[word.to]}{'s' if _are_several(word) else ''}"
    return f"{verb} {_what(word.what, 'from')} {into} {zone}{_in_state(word.state)}{_if_it_fits(word.what)}"


def _are_several(word: Move) -> bool:
    return _owner_of(word.what) == "their owners'" and word.to == Zone.HAND


def _put(word: Put, home: Zone) -> str:
    moves = word.what.among.zones == (Zone.SQUARE,) if isinstance(word.what, Choice) else home == Zone.SQUARE
    verb, onto = ("move", "to") if moves else ("put", "on")
    square = word.on.words
    if word.adjacent:
        square = square.replace("a Square", "an adjacent Square", 1)
    if word.empty:
        square += " without a Z/X"
    if word.not_other_player_square:
        square += ", but not to the Player Square of its owner's opponent"
    return f"{verb} {_what(word.what, 'from')} {onto} {square}{_if_it_fits(word.what)}"


# -- Always ---------------------------------------------------------------------------------------------


def _range(reach: int) -> str:
    return "infinite Range" if reach == ANY_NUMBER else f"Range {reach}"


def _always(word: AlwaysWord) -> str:
    match word:
        case GainPower(amount):
            return f"this card has {amount:+} Power"
        case GainRange(reach):
            return f"this card has {_range(reach)}"
        case ChargeUnlimited():
            return "your Charge has no limit"
        case LeaveTo(to, state):
            zone = f"your {ZONES[to]}{_in_state(state)}"
            return f"when this card is destroyed, it goes to {zone} instead of your Charge"
        case Gains(ability):
            return f'this card gains "{say_ability(ability)}"'

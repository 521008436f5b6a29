"""Says a card's data back in words. A test holds that they are the card's `text`.

A word of the language without a phrase here raises; nothing is passed over in silence. Clauses begin small:
what stands in front of them decides.
"""

from collections.abc import Sequence

from zx_env.cards.language import (
    Ability,
    Always,
    AlwaysWord,
    Among,
    AtLeast,
    Automatic,
    Card,
    ChargeUnlimited,
    Choice,
    Condition,
    Cost,
    Damage,
    DamagePlayer,
    Destroy,
    Draw,
    Each,
    Effect,
    EventText,
    FromDeck,
    GainPower,
    GainRange,
    Gains,
    If,
    LeaveTo,
    May,
    Move,
    OwnTurn,
    Pay,
    PlayerNamed,
    PlayFree,
    Power,
    Put,
    Reboot,
    Shuffle,
    SlainBy,
    Sleep,
    Startup,
    That,
    This,
    What,
)
from zx_env.cards.names import Tribe
from zx_env.terms import (
    ANY_NUMBER,
    CardType,
    Color,
    Having,
    Icon,
    Limit,
    Occurrence,
    Role,
    Side,
    State,
    Zone,
)

_KEYWORDS = {
    Icon.LIFE_RECOVERY: "Life Recovery.",
    Icon.VOID_BRINGER: "Void Bringer.",
    Icon.START_CARD: "Start Card.",
}

_ZONES = {
    Zone.DECK: "deck",
    Zone.HAND: "hand",
    Zone.LIFE: "Life",
    Zone.RESOURCE: "Resource",
    Zone.CHARGE: "Charge",
    Zone.TRASH: "Trash",
    Zone.REMOVED: "Remove Zone",
    Zone.DYNAMIS: "Dynamis",
    Zone.TEMPORARY: "Temporary zone",
    Zone.FORCE: "Force zone",
    Zone.SQUARE: "Square",
}

_KINDS = {
    None: ("card", "cards"),
    CardType.ZX: ("Z/X", "Z/X"),
    CardType.EVENT: ("Event", "Events"),
    CardType.PLAYER: ("Player card", "Player cards"),
    CardType.ZX_EX: ("Z/X EX", "Z/X EX"),
    CardType.ZX_OB: ("Z/X Overboost", "Z/X Overboost"),
    CardType.EVENT_EX: ("Event EX", "Event EX"),
    CardType.SHIFT: ("Shift card", "Shift cards"),
    CardType.LINK: ("Link card", "Link cards"),
    CardType.TOKEN: ("Token", "Tokens"),
}

_BEFORE = {Having.NOT_THIS: "other", Having.ATTACKING: "attacking", Having.ATTACKED: "attacked"}
_BEHIND = {Having.ATTACKING_YOU: ", if it attacks you or a card on a Player Square"}

_OWNER = {Side.OWN: "your", Side.ENEMY: "your opponent's", Side.ANY: "either player's"}


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
            cost = _capital(", ".join(_cost(word) for word in ability.cost) or "for nothing")
            return f"[Startup] {bounds}{cost}: {_join('', _effects(ability.do, ability.valid_in))}"
        case Always():
            gates = [need for need in ability.needs if isinstance(need, PlayerNamed)]
            asked = [need for need in ability.needs if not isinstance(need, PlayerNamed)]
            head = f"while {_conditions(asked)}, " if asked else ""
            what = _and([_always(word) for word in ability.do], "this card ")
            return f"[Always] {_bounds(ability.valid_in, gates)}{_join(head, [what])}"
        case EventText():
            return f"[Event] {_join('', _effects(ability.do, Zone.TEMPORARY))}"


# -- sentences ------------------------------------------------------------------------------------------


def _capital(clause: str) -> str:
    return clause[:1].upper() + clause[1:]


def _and(clauses: Sequence[str], shared: str) -> str:
    """One clause of several; words that each begins with are said once."""
    if all(clause.startswith(shared) for clause in clauses):
        clauses = [*clauses[:1], *(clause.removeprefix(shared) for clause in clauses[1:])]
    if len(clauses) < 3:
        return " and ".join(clauses)
    return ", ".join(clauses[:-1]) + f" and {clauses[-1]}"


def _join(head: str, clauses: Sequence[str]) -> str:
    sentences = [head + clauses[0], *clauses[1:]]
    return " ".join(_capital(sentence) + ("" if sentence.endswith('."') else ".") for sentence in sentences)


def _bounds(zone: Zone, needs: Sequence[Condition], limit: Limit = Limit.UNLIMITED) -> str:
    """Where, when and how often, in brackets."""
    bounds = [] if zone == Zone.SQUARE else [_capital(_ZONES[zone])]
    for need in needs:
        match need:
            case PlayerNamed(key):
                bounds.append(f"Player {_capital(key.name.lower())}")
            case OwnTurn():
                bounds.append("your turn")
            case _:
                bounds.append(f"if {_condition(need)}")
    if limit == Limit.ONCE_PER_TURN:
        bounds.append("once per turn")
    return f"({'; '.join(bounds)}) " if bounds else ""


# -- which cards ----------------------------------------------------------------------------------------


def _tribe(tribe: Tribe) -> str:
    return f"[{tribe.name.replace('_', ' ').title()}]"


def _noun(among: Among, many: bool, owned: bool) -> str:
    """What is meant, without where; `owned` if it is to be said whose Z/X on Squares they are."""
    one, more = _KINDS[among.kind]
    on_square = among.zone == Zone.SQUARE
    words = [_BEFORE[having] for having in among.having if having not in _BEHIND]
    if on_square and owned and among.side == Side.ENEMY:
        words.append("enemy")
    if among.state is not None:
        words.append(_capital(among.state.name.lower()))
    if among.color is not None:
        words.append(among.color.name.lower())
    if among.tribe is not None:
        words.append(_tribe(among.tribe))
    words.append(f'"{among.named}"' if among.named else more if many else one)
    noun = " ".join(words)
    if on_square and owned and among.side == Side.OWN:
        noun += " of yours"
    if among.cost_at_most != ANY_NUMBER:
        noun += f" with Cost {among.cost_at_most} or less"
    return noun


def _place(among: Among, preposition: str, owned: bool = True) -> str:
    if among.zone == Zone.SQUARE:
        behind = "".join(_BEHIND[having] for having in among.having if having in _BEHIND)
        return f"on {among.on.words}{behind}"
    return f"{preposition} {_OWNER[among.side] if owned else 'the'} {_ZONES[among.zone]}"


def _what(what: What, preposition: str = "in") -> str:
    match what:
        case This():
            return "this card"
        case That(_):
            return "that Z/X"
        case Each(among):
            return f"each {_noun(among, False, True)} {_place(among, preposition)}"
        case Choice(number, among, up_to, total_cost):
            count = "any number of" if number == ANY_NUMBER else f"up to {number}" if up_to else str(number)
            total = "" if total_cost == ANY_NUMBER else f" with total Cost {total_cost} or less"
            return f"{count} {_noun(among, number > 1, True)} {_place(among, preposition)}{total}"


def _if_it_fits(what: What) -> str:
    if not isinstance(what, That):
        return ""
    noun = _noun(what.among, False, True)
    kind = "" if noun == "Z/X" else f"a {noun} "
    return f" if it is {kind}{_place(what.among, 'in')}"


def _owner_of(what: What) -> str:
    match what:
        case This():
            return "your"
        case Choice(number, among, _, _):
            if among.zone != Zone.SQUARE and among.side != Side.ANY:
                return _OWNER[among.side]
            return "its owner's" if number == 1 else "their owners'"
        case Each(_):
            return "their owners'"
        case That(_):
            return "its owner's"


# -- conditions and occurrences -------------------------------------------------------------------------


def _conditions(needs: Sequence[Condition]) -> str:
    return _and([_condition(need) for need in needs], "you have ")


def _condition(condition: Condition) -> str:
    match condition:
        case AtLeast(number, among):
            noun = _noun(among, number > 1, False)
            count = f"{number} or more " if number > 1 else "" if among.named else "a "
            place = _place(among, "in", owned=among.side == Side.ANY)
            place = place.replace("in the", "in your" if among.side == Side.OWN else "in their")
            match among.side:
                case Side.OWN:
                    return f"you have {count}{noun} {place}"
                case Side.ENEMY:
                    return f"your opponent has {count}{noun} {place}"
                case Side.ANY:
                    return f"there {'are' if number > 1 else 'is'} {count}{noun} {place}"
        case OwnTurn():
            return "it is your turn"
        case PlayerNamed(key):
            return f"your Player is {_capital(key.name.lower())}"
        case SlainBy(tribe):
            return f"a {_tribe(tribe)} of yours destroyed an enemy Z/X by attacking this turn"


def _occurrence(ability: Automatic) -> str:
    match ability.when:
        case Occurrence.APPEARS:
            return "this card appears"
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
            return f"{_OWNER[ability.side]} Life decreases"
        case Occurrence.PHASE_STARTS:
            phase = _capital(ability.phase.name.lower()) if ability.phase is not None else "any"
            return f"{_OWNER[ability.side]} {phase} Phase starts"
        case Occurrence.TURN_ENDS:
            return f"{_OWNER[ability.side]} turn ends"


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
        case If(needs, do):
            first, *others = _effects(do, home)
            return [f"if {_conditions(needs)}, {first}", *others]
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
            return f"put {cards} of your deck into your {_ZONES[to]}{_in_state(state)}"
        case Shuffle():
            return "shuffle your deck"
        case PlayFree(what):
            return f"play {_what(what, 'from')} without paying its Cost"
        case Move():
            return _move(word)
        case Put():
            return _put(word, home)
        case May() | If():
            raise ValueError(f"{word} is no single thing to do")


def _in_state(state: State) -> str:
    return " in Sleep State" if state == State.SLEEP else ""


def _move(word: Move) -> str:
    if word.to == Zone.REMOVED:
        return f"remove {_what(word.what)} from the game{_if_it_fits(word.what)}"
    verb, into = ("return", "to") if word.to in (Zone.HAND, Zone.DECK) else ("put", "into")
    zone = f"{_owner_of(word.what)} {_ZONES[word.to]}{'s' if _are_several(word) else ''}"
    return f"{verb} {_what(word.what, 'from')} {into} {zone}{_in_state(word.state)}{_if_it_fits(word.what)}"


def _are_several(word: Move) -> bool:
    return _owner_of(word.what) == "their owners'" and word.to == Zone.HAND


def _put(word: Put, home: Zone) -> str:
    moves = (word.what.among.zone if isinstance(word.what, Choice) else home) == Zone.SQUARE
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
            zone = f"your {_ZONES[to]}{_in_state(state)}"
            return f"when this card is destroyed, it goes to {zone} instead of your Charge"
        case Gains(ability):
            return f'this card gains "{say_ability(ability)}"'

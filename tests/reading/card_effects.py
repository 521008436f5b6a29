"""Single effects and costs, in the notation: damage, cards that change their zone, Power.

See also: effects.py, effects that contain others; always.py, Always abilities.
"""

from tests.reading.always import UNTIL
from tests.reading.which import (
    JAPANESE,
    SIDES,
    TRAITS,
    ZONES,
    base,
    cards_meant,
    choice_filters,
    filters,
    how_many,
    japanese,
    per,
    signed,
    square,
    target,
    tribes,
)
from zx_env.zx.cards.language import (
    Among,
    AsForce,
    Break,
    CannotFillResource,
    CannotOverboost,
    CannotReboot,
    Choice,
    Damage,
    DamagePlayer,
    Destroy,
    Divide,
    Draw,
    Effect,
    FaceDown,
    FaceUp,
    FromDeck,
    GainCounters,
    GainShields,
    GainStartup,
    Ignite,
    Lasts,
    MakeToken,
    Move,
    Name,
    NamePlayer,
    Overboost,
    Pay,
    Pick,
    PlayEvent,
    PlayFree,
    Power,
    Put,
    PutLink,
    Reboot,
    Redirect,
    Show,
    Shuffle,
    Sleep,
    SpendCounters,
    SpendShield,
    Swap,
    UseUp,
    What,
    WinGame,
)
from zx_env.zx.cards.names import spoken
from zx_env.zx.terms import ANY_NUMBER, Color, Having, Side, State, Zone

_ORDINALS = {2: "second", 3: "third", 4: "fourth", 5: "fifth"}
_INTO = {
    Zone.TRASH: "trash",
    Zone.REMOVED: "remove",
    Zone.CHARGE: "toCharge",
    Zone.LIFE: "toLife",
    Zone.DYNAMIS: "toDyn",
}
_STATES = {State.REBOOT: "reb", State.SLEEP: "slp"}


def deed(word: Effect) -> str:
    match word:
        case Damage(amount, to):
            return f"dmg {base(amount)}{per(amount)} -> {target(to)}"
        case Divide(amount, to):
            return f"divide {base(amount)}{per(amount)} -> {target(to)}"
        case DamagePlayer(side, amount):
            return f"direct {amount}" + ("" if side == Side.ENEMY else " to self")
        case Destroy(what):
            return f"destroy {target(what)}"
        case GainShields(what, number):
            return f"shield {number}: {target(what)}"
        case SpendShield(what):
            return f"spend 1 shield of {target(what)}"
        case Sleep(what):
            # Only a Reboot card can be put to Sleep: that goes without saying.
            return f"sleep {target(what)}".replace(" reb", "")
        case Reboot(what):
            return f"reboot {target(what)}"
        case Power(amount, to, until):
            return f"pow {signed(amount)} {target(to)}{per(amount)} {UNTIL[until]}"
        case Draw(amount, side):
            who = "" if side == Side.OWN else "opponent "
            return f"{who}draw {base(amount)}{per(amount)}"
        case Move():
            return _move(word)
        case Put():
            return _put(word)
        case FromDeck():
            return _from_deck(word)
        case _:
            return _other(word)


def _other(word: Effect) -> str:
    match word:
        case FaceUp(None, named):
            return f"faceup 1 name:{japanese(named)}"
        case FaceUp(tribe):
            return f"faceup 1 {tribes(tribe)}"
        case FaceDown(what):
            return f"facedown {target(what)}"
        case AsForce(what, under):
            return f"force {target(what)} under {target(under)}"
        case Break(what, into):
            return f"break {target(what)} -> {target(into)}"
        case MakeToken(named, _, number, up_to):
            count = f"<={base(number)}" if up_to else base(number)
            return f"token {count} {named} reb @{square(word.on)} empty{per(number)}"
        case Shuffle(side):
            return "shuffle deck" if side == Side.OWN else "shuffle opp deck"
        case PlayFree(what, regular, to):
            away = "" if to == Zone.TRASH else " and remove it"
            return f"playfree {target(what)}" + (" as a regular play" if regular else "") + away
        case Show(what):
            return f"reveal {target(what)}"
        case Redirect(what, to):
            return f"replace next damage of {target(what)} EOT: dealt to 1 other {cards_meant(to)}"
        case Pick(what):
            return f"choose {target(what)}"
        case Swap(what, other):
            return f"swap {target(what)}" + (f" with {target(other)}" if other is not None else "")
        case PlayEvent(what, to):
            return f"play {target(what)} paying its cost and {ZONES[to]} it"
        case PutLink(named, on, up_to):
            name = JAPANESE[named].replace(" ", "_")
            return f"link {'<=' if up_to else ''}1 {name}@{square(on)}"
        case Name(trait, of):
            return f"name a {TRAITS[trait].removesuffix('s')}" + (
                "" if of is None else f" of {cards_meant(of)}"
            )
        case UseUp():
            return "this ability unusable EOT"
        case WinGame(side):
            return "win the game" if side == Side.OWN else "opponent wins the game"
        case GainStartup():
            return "gains 1 STARTUP of it EOT"
        case Overboost(into):
            return f"igob {filters(into)}"
        case GainCounters(kind, number):
            return f"counter +{number} {spoken(kind)}"
        case SpendCounters(kind, number):
            return f"counter -{number} {spoken(kind)}"
        case NamePlayer(keys):
            names = "/".join(key.name.title() for key in keys)
            return f"own Player also counts as {names} for the rest of the game"
        case Ignite(number):
            return f"ignite {number}"
        case Pay(color, number):
            return f"pay {'any' if color == Color.COLORLESS else color.name.lower()}{number}"
        case CannotReboot(side):
            return f"cannot reboot {SIDES[side]} Res EOT"
        case CannotFillResource(side):
            return f"nothing into {SIDES[side]} Res by own abilities EOT"
        case CannotOverboost():
            return "no second IGOB EOT"
        case Lasts():
            from tests.reading.always import lasting

            return lasting(word)
        case _:
            raise TypeError(f"{word} has no word in the notation")


def _from(what: What) -> Zone | None:
    """The one zone the chosen cards come from."""
    among = getattr(what, "among", None)
    return among.zones[0] if among is not None and len(among.zones) == 1 else None


def _is_looked_at(what: What) -> bool:
    among = getattr(what, "among", None)
    return among is not None and Having.LOOKED_AT in among.having


def _to_where(word: Move) -> str:
    """The zone a looked-at card comes to."""
    if word.to == Zone.RESOURCE:
        return f"Res {_STATES[word.state]}"
    if word.to == Zone.DECK:
        return "Deck bottom" if word.bottom else "Deck top"
    return ZONES[word.to].replace("Hand", "hand")


def _move(word: Move) -> str:
    what = word.what
    if _is_looked_at(what) and isinstance(what, Choice):
        chosen = f"{filters(what.among)} {choice_filters(what)}".strip()
        chosen = chosen or ("any" if what.number != ANY_NUMBER else "")
        chosen += " shown" if word.shown else ""
        return f"pick {how_many(what)} {chosen}".strip() + f" -> {_to_where(word)}"
    to = target(what)
    match word.to:
        case Zone.HAND:
            return f"{'bounce' if _from(what) in (Zone.SQUARE, None) else 'salvage'} {to}"
        case Zone.TRASH if _from(what) == Zone.HAND:
            return _discard(word)
        case Zone.DECK:
            return _into_deck(word)
        case Zone.RESOURCE:
            return f"toRes {to} {_STATES[word.state]}"
        case _:
            return f"{_INTO[word.to]} {to}"


def _discard(word: Move) -> str:
    what = word.what
    among = what.among  # type: ignore[union-attr]
    count = how_many(what) if isinstance(what, Choice) else "all"
    verb = {Side.OWN: "discard", Side.ENEMY: "oppDiscard", Side.ANY: "anyDiscard"}[among.side]
    by = " (their choice)" if isinstance(what, Choice) and what.by == Side.ENEMY else ""
    chosen = f"{filters(among)} {choice_filters(what) if isinstance(what, Choice) else ''}".strip()
    return f"{verb} {count}{' ' + chosen if chosen else ''}{by}"


def _into_deck(word: Move) -> str:
    to = target(word.what) + (" shown" if word.shown else "")
    if word.shuffled:
        return f"tuck {to}"
    to += " any order" if word.ordered else ""
    if word.bottom:
        return f"bottom {to}"
    if word.place > 1:
        return f"put {to} {_ORDINALS[word.place]} from top"
    return f"toDeckTop {to}"


def _put(word: Put) -> str:
    what = word.what
    if word.was is not None:
        where = f"the Sq {target(word.was)} was on"
    else:
        where = ("adj" if word.adjacent else "") + square(word.on)
        if word.near is not None:
            near = cards_meant(word.near) if isinstance(word.near, Among) else target(word.near)
            where += f" adjacent to {near}"
    where += " empty" if word.empty else ""
    where += " except opp PSq" if word.not_other_player_square else ""
    whose = "opponent's choice of " if word.by == Side.ENEMY else ""
    if _from(what) == Zone.SQUARE and not _is_looked_at(what):
        return f"move {target(what)} -> {whose}{where}"
    return f"deploy {target(what)} {_STATES[word.state]} @{whose}{where}"


def _from_deck(word: FromDeck) -> str:
    number = base(word.number) + per(word.number)
    who = "" if word.side == Side.OWN else "opponent "
    match word.to:
        case Zone.CHARGE:
            return f"{who}chargeTop {number}"
        case Zone.TRASH:
            return f"{who}mill {number}"
        case Zone.RESOURCE:
            return f"{who}ramp {number} {_STATES[word.state]}"
        case Zone.LIFE:
            return f"{who}recover {number}"
        case Zone.REMOVED:
            return f"{who}remove {number} of deck top"
        case Zone.FORCE:
            return f"force {number} of deck top under this"
        case _:
            return f"{who}{number} of deck top to {ZONES[word.to]}"

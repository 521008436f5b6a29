"""Sets of cards, in the notation: filters, places, numbers."""

from zx_env.zx.cards.language import (
    ANY_SQUARE,
    ARMY,
    EVERYWHERE,
    NORMAL,
    OWN_PLAYER_SQUARE,
    Among,
    Amount,
    Bound,
    Choice,
    CostOf,
    Counted,
    Counters,
    Each,
    It,
    Japanese,
    Pairs,
    Per,
    PerDone,
    PowerOf,
    Squares,
    That,
    This,
    ThisTurn,
    What,
)
from zx_env.zx.cards.names import DRAGONS, PlayerKey, Tribe, spoken
from zx_env.zx.cards.sets import CARDS
from zx_env.zx.terms import ANY_NUMBER, ANY_POWER, CardType, Having, Icon, Side, Trait, Zone

JAPANESE = {card.name: card.japanese for card in CARDS}

SIDES = {Side.OWN: "own", Side.ENEMY: "opp", Side.ANY: "any"}
ZONES = {
    Zone.DECK: "Deck",
    Zone.HAND: "Hand",
    Zone.LIFE: "Life",
    Zone.RESOURCE: "Res",
    Zone.CHARGE: "Charge",
    Zone.TRASH: "Trash",
    Zone.REMOVED: "Rem",
    Zone.DYNAMIS: "Dyn",
    Zone.FORCE: "Force",
    Zone.TEMPORARY: "played",
    Zone.SQUARE: "Sq",
}
ICONS = {
    Icon.IGNITION: "IG",
    Icon.EVOL_SEED: "EvolSeed",
    Icon.LIFE_RECOVERY: "LR",
    Icon.GATE_CARD: "Gate",
    Icon.MULTICOLOR: "Multicolor",
    Icon.STARTING_RESOURCE: "StartRes",
    Icon.VOID_BRINGER: "VB",
    Icon.START_CARD: "StartCard",
    Icon.OVERBOOST: "IGOB",
    Icon.EXTENSION_DRIVE: "ExtensionDrive",
}
_KINDS = {
    CardType.ZX: "Z/X",
    CardType.EVENT: "Event",
    CardType.PLAYER: "Player_card",
    CardType.ZX_EX: "EX",
    CardType.ZX_OB: "Overboost",
    CardType.EVENT_EX: "Event_EX",
    CardType.SHIFT: "Shift",
    CardType.LINK: "Link",
    CardType.TOKEN: "Token",
    CardType.ASCENSION: "Ascension",
    CardType.ASCENSION_EX: "Ascension_EX",
}
_HAVING = {
    Having.NOT_THIS: "other",
    Having.IS_THIS: "this",
    Having.ATTACKING: "attacking",
    Having.ATTACKED: "attacked",
    Having.ATTACKING_YOU: "attacking_you",
    Having.ATTACKING_PLAYER: "attacking_player",
    Having.IS_PLAYER: "Player_card",
    Having.OTHER_NAME: "other-named",
    Having.SAME_NAME: "same-named",
    Having.DAMAGED: "damaged",
    Having.APPEARED_THIS_TURN: "appearedThisTurn",
    Having.IN_BATTLE: "inBattle",
    Having.NOT_IN_BATTLE: "notInBattle",
    Having.HIGHEST_POWER: "highestPower",
    Having.ABILITYLESS: "abilityless",
    Having.HAS_RANGE_2: "KW_Range_2",
    Having.ODD_COST: "c_odd",
    Having.EVEN_COST: "c_even",
    Having.WITH_FORCE: "with_Force",
    Having.WITH_SHIELD: "with_shield",
    Having.WITHOUT_SHIELD: "without_shield",
    Having.WITHOUT_FORCE: "without_Force",
    Having.IN_BREAK: "in_Break",
    Having.LIES_FACE_DOWN: "facedown",
    Having.MORE_POWER: "pow>this",
    Having.NO_EX: "not_EX",
    Having.ON_ITS_SQUARE: "on_its_Square",
    Having.ABOVE_THIS: "above_this",
    Having.KIN_OF_KEPT: "kin_of_kept",
    Having.NAME_OF_PICKED: "named_as_it",
    Having.NAME_OF_KEPT: "named_as_kept",
    Having.OF_NAMED_TRIBE: "of_named_tribe",
    Having.OF_NAMED_COLOR: "of_named_colour",
    Having.OF_NAMED_COST: "of_named_cost",
    Having.RAISED_POWER: "pow>printed",
    Having.COST_WITHIN_RESOURCE: "c<=own_Res",
}
_TRIBES = {
    Tribe.KU_RITO: "Ku-Rito",
    Tribe.OATH_ARMAMENT: "Oath-armament",
    Tribe.SHIFT: "SHiFT",
    Tribe.IDA: "iDA",
}
TRAITS = {Trait.TRIBE: "tribes", Trait.COLOR: "colours", Trait.COST: "costs", Trait.NAME: "names"}
_SAID_ELSEWHERE = {
    Having.ADJACENT,
    Having.FORCE_OF_THIS,
    Having.LOOKED_AT,
    Having.PICKED,
    Having.PRINTED_COST,
    Having.PRINTED_COLOR,
}


def several(value: object) -> list:
    return [] if value is None else list(value) if isinstance(value, tuple) else [value]


def japanese(named: str | Japanese) -> str:
    return named.text if isinstance(named, Japanese) else JAPANESE[named]


def player_name(key: PlayerKey) -> str:
    return key.name.title().replace("_And_", "&").replace("_Ex", "EX").replace("_P", "P")


def tribe_name(tribe: Tribe) -> str:
    return _TRIBES.get(tribe, tribe.name.title())


def tribes(tribe: object) -> str:
    if tribe == DRAGONS:
        return "tribe~Dragon"
    return "tribe:" + "/".join(tribe_name(one) for one in several(tribe))


def filters(among: Among, *, square_kinds: bool = False) -> str:
    """Return one word per filter; "Z/X" only for cards that are not on a Square."""
    words = [_HAVING[having] for having in among.having if having not in _SAID_ELSEWHERE]
    if among.state is not None:
        face = Zone.DYNAMIS in among.zones
        words.append(("facedown", "faceup")[among.state] if face else ("reb", "slp")[among.state])
    if among.color is not None:
        printed = "printed_" if Having.PRINTED_COLOR in among.having else ""
        words.append(printed + "/".join(color.name.lower() for color in several(among.color)))
    cost = "printed_c" if Having.PRINTED_COST in among.having else "c"
    named = f" or name~{among.or_name}" if among.or_name else ""
    if among.costs:
        words.append(f"{cost}=" + "/".join(str(number) for number in among.costs))
    elif among.cost_at_least == among.cost_at_most:
        words.append(f"{cost}={measured(among.cost_at_most)}")
    else:
        words += [f"{cost}>={measured(among.cost_at_least)}"] if among.cost_at_least != 0 else []
        words += [f"{cost}<={measured(among.cost_at_most)}"] if among.cost_at_most != ANY_NUMBER else []
    if named:
        words[-1] += named
    words += [f"pow>={measured(among.power_at_least)}"] if among.power_at_least != -ANY_POWER else []
    words += [f"pow<={measured(among.power_at_most)}"] if among.power_at_most != ANY_POWER else []
    words += [ICONS[icon] for icon in among.icons]
    if among.without_icons:
        words.append("without_" + "/".join(ICONS[icon] for icon in among.without_icons))
    also = f" or Event name~{among.or_event}" if among.or_event else ""
    words += [tribes(among.tribe) + also] if among.tribe is not None else []
    words += ["not_" + tribes(among.not_tribe)] if among.not_tribe is not None else []
    if among.not_color is not None:
        words.append("not_" + "/".join(color.name.lower() for color in several(among.not_color)))
    if among.next_to is not None:
        there = among.next_to
        words.append(f"next_to({cards_meant(there) if isinstance(there, Among) else target(there)})")
    words += [f"under({cards_meant(among.under)})"] if among.under is not None else []
    words += [f"above({cards_meant(force)})" for force in several(among.above)]
    words += ["ability:" + "/".join(several(among.ability)).replace(" ", "_")] if among.ability else []
    words += [f"name:{japanese(among.named)}".replace(" ", "_")] if among.named else []
    words += (
        ["name~" + "/".join(several(among.name_contains)).replace(" ", "_")] if among.name_contains else []
    )
    if among.kind is not None and (
        square_kinds or among.kind != CardType.ZX or among.zones != (Zone.SQUARE,)
    ):
        words.append(_KINDS[among.kind])
    return " ".join(words)


def square(on: Squares) -> str:
    """A named kind of Square, or the picture on the card."""
    named = {ANY_SQUARE: "Sq", NORMAL: "NSq", ARMY: "ownArmy", OWN_PLAYER_SQUARE: "ownPSq"}
    if on in named:
        return named[on]
    by_words = {
        "... xxx ...": "◎",
        "... ... .x.": "ownPSq",
        ".x. ... ...": "oppPSq",
        "... ... xxx": "ownArmy",
    }
    player_squares = ".x. ... .x."
    return "PSq" if on.diagram == player_squares else by_words.get(on.diagram, "◎")


def place(among: Among) -> str:
    """Return the place of the cards."""
    if Having.LOOKED_AT in among.having:
        return "looked"
    if Having.PICKED in among.having:
        return "picked"
    if Having.FORCE_OF_THIS in among.having:
        return "thisForce"
    if set(among.zones) == set(EVERYWHERE):
        return f"{SIDES[among.side]}_All"
    places = []
    if Zone.SQUARE in among.zones:
        adjacent = "adj" if Having.ADJACENT in among.having else ""
        places.append(adjacent + square(among.on))
    zones = [ZONES[zone] for zone in among.zones if zone != Zone.SQUARE]
    return "/".join([*places, *([SIDES[among.side] + "_" + "/".join(zones)] if zones else [])])


def of_yours(among: Among) -> str:
    """Return the conditions of a Z/X EX or a Shift; own Z/X are implied."""
    return ("" if among.side == Side.OWN else f"{SIDES[among.side]} ") + filters(among, square_kinds=True)


def choice_filters(choice: Choice) -> str:
    """Return the filters of a choice on all chosen cards together."""
    words = ["random"] if choice.random else []
    if choice.total_cost_at_most != ANY_NUMBER:
        words.append(f"total_c<={measured(choice.total_cost_at_most)}")
    if choice.total_cost_at_least != 0:
        words.append(f"total_c>={measured(choice.total_cost_at_least)}")
    if choice.total_power_at_most != ANY_POWER:
        words.append(f"total_pow<={measured(choice.total_power_at_most)}")
    if choice.total_power_at_least != 0:
        words.append(f"total_pow>={measured(choice.total_power_at_least)}")
    if choice.one_of_each:
        words.append("each_of_" + "/".join(color.name.lower() for color in choice.one_of_each))
    if choice.different is not None:
        words.append(f"different_{TRAITS[choice.different]}")
    return " ".join(words)


def cards_meant(among: Among, together: str = "") -> str:
    """Side, filters and place: `opp c<=4@NSq`, `Z/X@own_Trash`."""
    on_square = Zone.SQUARE in among.zones and among.side != Side.ANY
    side = SIDES[among.side] if on_square else ""
    return " ".join(filter(None, [side, filters(among), together])) + "@" + place(among)


def counted(count: str, meant: str) -> str:
    """`1 opp@NSq`, and `1@NSq` where no filter stands between."""
    return f"{count}{'' if meant.startswith('@') else ' '}{meant}"


def per(amount: Amount) -> str:
    """Return the factor of an amount, written behind it."""
    match amount:
        case Per(_, among, cards, colors, _):
            each = "colours" if colors else str(cards) if cards > 1 else ""
            meant = counted_cards(among)
            return " per" + ("" if not each else f" {each}") + counted("", meant)
        case PerDone(_, _, cards, altogether):
            done = " per done" if cards == 1 else f" per {cards} done"
            return done + (" altogether" if altogether else "")
        case _:
            return ""


def base(amount: Amount) -> str:
    """The amount itself."""
    match amount:
        case int():
            return "any" if amount == ANY_NUMBER else str(amount)
        case Per(number) | PerDone(number):
            return f"{amount.plus}{number:+}" if amount.plus else str(number)
        case PowerOf(what, 0, False, False):
            return f"(power of {cards_meant(what)})" if isinstance(what, Among) else "(its power)"
        case PowerOf() | CostOf():
            return f"({measured(amount)})"


def measured(bound: Bound) -> str:
    """A number that is worked out, where two are compared: `opp_Hand+2`, `total_c(own_Charge)`."""
    match bound:
        case int():
            return str(bound)
        case Per(amount, among, cards, colors, plus):
            factor = (f"{amount}x" if amount != 1 else "") + (f"1/{cards}x" if cards > 1 else "")
            cards = counted_cards(among)
            number = factor + (f"colours({cards})" if colors else cards)
        case PowerOf(what, plus) | CostOf(what, plus):
            kind = "c" if isinstance(bound, CostOf) else "power"
            whose = {It: "it", This: "this", That: "that"}.get(type(what))
            sort = "highest" if bound.highest else "lowest" if bound.lowest else "total"
            number = f"{kind} of {whose}" if whose else f"{sort}_{kind}({cards_meant(what)})"
            number = (f"{bound.times}x" if isinstance(bound, CostOf) and bound.times > 1 else "") + number
    return number + (f"{plus:+}" if plus else "")


def counted_cards(counted: Counted) -> str:
    """What is counted."""
    match counted:
        case Among():
            return cards_meant(counted)
        case Counters(kind):
            return f"counter {spoken(kind)}"
        case Pairs(among):
            return f"pairs({cards_meant(among)})"
        case ThisTurn():
            return this_turn(counted)


def this_turn(counted: ThisTurn) -> str:
    """What happened to cards this turn."""
    origin = "" if counted.origin is None else f" from {ZONES[counted.origin]}"
    way = "" if counted.way is None else f" {counted.way.name.lower()}"
    return f"{cards_meant(counted.among)} {counted.fate.name.lower()}{origin}{way} this turn"


def signed(amount: Amount) -> str:
    number = base(amount)
    return number if number.startswith(("-", "(")) else f"+{number}"


def how_many(choice: Choice) -> str:
    number = base(choice.number)
    if choice.number == ANY_NUMBER:
        return "any"
    return f"<={number}" if choice.up_to else number


def target(what: What) -> str:
    """Return the target of an effect: `1 opp c<=4@NSq`, `this`, `that`, `it`."""
    match what:
        case This():
            return "this"
        case That(among):
            on_square = among.zones == (Zone.SQUARE,)
            meant = cards_meant(among).removesuffix("@Sq") if on_square else filters(among)
            return counted("that", meant) if meant else "that"
        case It(several=True):
            return "them"
        case It(kept=True):
            return "kept"
        case It():
            return "it"
        case Each(among):
            return counted("all", cards_meant(among))
        case Choice():
            words = counted(how_many(what), cards_meant(what.among, choice_filters(what)))
            return words + per(what.number) + (" (their choice)" if what.by == Side.ENEMY else "")

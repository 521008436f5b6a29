"""Always abilities, and effects that last for a while, in the notation."""

from collections.abc import Sequence

from tests.reading.which import ICONS, SIDES, ZONES, base, cards_meant, filters, measured, per, signed, target
from zx_env.zx.cards.language import (
    AlsoColor,
    AlsoNamed,
    AlwaysWord,
    Among,
    AppearsOnly,
    Cannot,
    CannotDrawByAbility,
    CannotIgnite,
    ChargeMore,
    ChargeUnlimited,
    CostOf,
    CostsLess,
    Destroy,
    Each,
    EveryColor,
    FreePlay,
    FreeStartups,
    GainColor,
    GainCost,
    GainDamage,
    GainIcon,
    GainPlayerDamage,
    GainPower,
    GainRange,
    Gains,
    Grant,
    HandMore,
    Lasts,
    LeaveTo,
    LoseIcon,
    NoDamage,
    NoPlayerDamage,
    PayInstead,
    PayLess,
    PlayFrom,
    PlayRemoved,
    PowerIs,
    PowerOf,
    RaisedTimes,
    RemoveDestroyed,
    Sleep,
    StartupsCostMore,
    This,
    Unaffected,
)
from zx_env.zx.terms import ANY_NUMBER, Bar, CardType, State, Until, Zone

_BARS = {
    Bar.ATTACK: "cannot attack",
    Bar.DEAL_DAMAGE: "cannot deal damage",
    Bar.RECEIVE_DAMAGE: "cannot receive damage",
    Bar.REBOOT: "cannot reboot",
    Bar.USE_STARTUP: "cannot use startup abilities of",
    Bar.NOT_BE_PASSED_OVER: "mustchoose",
    Bar.BE_CHOSEN_BY_ENEMY: "cannot be chosen by opp card effects",
    Bar.BE_CHOSEN_BY_OWN: "cannot be chosen by own card effects",
    Bar.BE_AFFECTED_BY_ENEMY: "unaffected by opp card effects",
    Bar.BE_PLAYED: "cannot be played regularly",
    Bar.BE_PUT_ON_PLAYER_SQUARE: "cannot appear on PSq",
    Bar.APPEAR: "cannot appear by its owner",
    Bar.GET_FORCE: "no Force by card effects",
}
_BARRED_BY = {
    Bar.BE_CHOSEN: "cannot be chosen",
    Bar.BE_CHOSEN_BY_ENEMY: "cannot be chosen by opp",
    Bar.BE_CHOSEN_BY_OWN: "cannot be chosen by own player",
}
"""Bars that hold for abilities of certain cards only."""
_AWAY = {Zone.DECK: "bottom", Zone.TRASH: "trash", Zone.REMOVED: "remove", Zone.RESOURCE: "toRes slp"}
UNTIL = {
    Until.TURN_ENDS: "EOT",
    Until.BATTLE_ENDS: "until end of battle",
    Until.REBOOT_PHASE_ENDS: "in its next Reboot Phase",
    Until.ENEMY_TURN_ENDS: "until end of opp next turn",
    Until.OWN_TURN_ENDS: "until end of own next turn",
}


def always(words: Sequence[AlwaysWord]) -> str:
    return ", ".join(_always(word) for word in words)


def leave(word: LeaveTo) -> str:
    """Where destroyed cards go."""
    zone = "Res slp" if (word.to, word.state) == (Zone.RESOURCE, State.SLEEP) else ZONES[word.to]
    whose = "this" if isinstance(word.of, This) else target(word.of)
    if word.instead_of == Zone.HAND:
        return f"replace when {whose} is bounced: {ZONES[word.to]} instead of hand"
    return f"replace when {whose} is destroyed: {'may ' if word.may else ''}{zone} instead of Charge"


def _range(reach: int) -> str:
    return f"KW Range {'inf' if reach == ANY_NUMBER else reach}"


def _always(word: AlwaysWord) -> str:
    match word:
        case GainPower(PowerOf() | CostOf() as amount, to):
            return f"powstat +({measured(amount)}) {target(to)}"
        case GainPower(amount, to, with_range_2, ranged):
            while_there = " if own Z/X having KW Range 2@Sq" if with_range_2 else ""
            that = " having KW Range" if ranged else ""
            return f"powstat {signed(amount)} {target(to)}{that}{per(amount)}{while_there}"
        case GainCost(amount, to, least):
            return f"cost {signed(amount)} {target(to)}{per(amount)}" + (f" (min {least})" if least else "")
        case GainRange(reach, to, True):
            return f"grant {target(to)} {{{_range(reach)} at opp PSq}}"
        case GainRange(reach, to):
            return f"grant {target(to)} {{{_range(reach)}}}"
        case GainIcon(icon, to):
            return f"grant {target(to)} {{{ICONS[icon]} icon}}"
        case LoseIcon(icon, to):
            return f"lose {ICONS[icon]} icon {target(to)}"
        case Cannot(bar, to, Among() as by):
            whose = _sources(by) + (" Z/X" if by.kind == CardType.ZX else "")
            return f"{_BARRED_BY[bar]} for abilities of {whose}: {target(to)}"
        case Cannot(Bar.BE_CHOSEN, to):
            return f"grant {target(to)} {{KW Isolate}}"
        case Cannot(bar, to):
            return f"{_BARS[bar]}: {target(to)}"
        case Gains(ability, to):
            return f"grant {target(to)} {{{_inside(ability)}}}"
        case RaisedTimes(times, to):
            return f"powgain x{times} {target(to)}"
        case GainDamage(amount, to):
            return f"dmgmod {signed(amount)} by {target(to)}"
        case GainPlayerDamage(amount, to):
            return f"dmgmod {signed(amount)} to the attacked player by {target(to)}"
        case NoDamage(at_least, to, at_most, by_ability):
            bound = f" {'<=' if at_most else '>='}{at_most or at_least} at once"
            by = {None: "", True: " by abilities", False: " in battle"}[by_ability]
            return f"no damage{by}{bound if at_least or at_most else ''}: {target(to)}"
        case LeaveTo():
            return leave(word)
        case _:
            return _rare(word)


def _rare(word: AlwaysWord) -> str:
    match word:
        case AppearsOnly(by, played):
            return f"appears only by {'play by ' if played else ''}abilities of {_sources(by)}"
        case Unaffected(by, to):
            return f"{_kept_off(by)}: {target(to)}"
        case PowerIs(amount):
            return f"printed power of this becomes {measured(amount)}"
        case CannotDrawByAbility(side):
            return f"cannot draw by abilities: {SIDES[side]}"
        case CannotIgnite(side):
            return f"cannot ignite: {SIDES[side]}"
        case StartupsCostMore(amount, side):
            return f"startup abilities of {SIDES[side]} cards cost any{amount} more"
        case NoPlayerDamage():
            return "replace own player damage: none"
        case RemoveDestroyed():
            return "replace when this destroys in battle: remove it"
        case ChargeMore(amount, side):
            return f"limit {SIDES[side]} Charge {signed(amount)}"
        case HandMore(amount, side):
            return f"limit {SIDES[side]} hand {signed(amount)}"
        case ChargeUnlimited():
            return "limit own Charge none"
        case EveryColor():
            return "addcolour this has all colours"
        case AlsoColor(color):
            return f"addcolour this {color.name.lower()}"
        case PayLess():
            return _pay_less(word)
        case PayInstead(cards, to, shown):
            seen = " shown" if shown else ""
            return f"cost free this when played regularly: may {_AWAY[to]} {target(cards)}{seen}"
        case CostsLess(amount, least):
            less = f"cost {signed(amount)} this{per(amount)} when played regularly".replace(
                "cost +", "cost -"
            )
            return less + (f" (min {least})" if least != 1 else "")
        case PlayFrom(unconditional=True):
            return "playfree allowed: this without its condition"
        case PlayFrom(cards, then, free):
            away = "" if then == Zone.TRASH else f", Events then {ZONES[then]}"
            meant = "this" if isinstance(cards, This) else cards_meant(cards)
            return f"{'playfree' if free else 'play'} allowed: {meant}{'' if free else ' paying Cost'}{away}"
        case PlayRemoved():
            return "playfree allowed: Events removed by this card's ability"
        case FreePlay(Each(among)):
            return f"playfree {cards_meant(among)}"
        case FreePlay():
            return "playfree this"
        case FreeStartups():
            return "playfree startup abilities of this"
        case AlsoNamed(part):
            return f"this name also counts as {part}"
        case _:
            raise TypeError(f"{word} has no word in the notation")


def _pay_less(word: PayLess) -> str:
    deed = {Sleep: "sleep", Destroy: "destroy"}.get(type(word.cards), _AWAY[word.to])
    least = "" if word.least == 1 else f" (min {word.least})"
    if isinstance(word.amount, CostOf):
        times = "" if word.amount.times == 1 else f"{word.amount.times}x"
        less = f"-({times}total_c of them) this"
    else:
        less = f"{-word.amount:+} this" + (f" per {word.per} cards" if word.choice.up_to else "")
    meant = target(word.choice)
    # Only a Reboot card can be put to Sleep: that goes without saying.
    meant = meant.replace(" reb", "") if deed == "sleep" else meant
    return f"cost {less} when played regularly{least}: may {deed} {meant}"


def _sources(by: Among) -> str:
    """Whose effects: side and filters, wherever those cards are."""
    return f"{SIDES[by.side]} {filters(by)}".strip()


def _kept_off(by: Among) -> str:
    return f"unaffected by {SIDES[by.side]} {filters(by)} card effects".replace("  ", " ")


def _inside(ability: object) -> str:
    from tests.reading.abilities import reading

    return reading(ability).in_a_line()  # type: ignore[arg-type]


def lasting(word: Lasts) -> str:
    """An effect holds until then, also for cards that come later."""
    said = leave(word.word) if isinstance(word.word, LeaveTo) else _always(word.word)
    return f"{said} {UNTIL[word.until]}"


def granted(word: Grant) -> str:
    """An effect gives it until then."""
    until = UNTIL[word.until]
    match word.gains:
        case GainCost(amount, _, least):
            return f"cost {amount:+}{'' if least == 1 else f' (>={least})'}: {target(word.what)} {until}"
        case PowerIs(amount):
            return f"printed power of {target(word.what)} becomes {base(amount)} {until}"
        case GainColor(color):
            return f"addcolour {target(word.what)} {color.name.lower()} {until}"
        case GainRange(reach):
            return f"grant {target(word.what)} {{{_range(reach)}}} {until}"
        case Cannot(Bar.BE_CHOSEN):
            return f"grant {target(word.what)} {{KW Isolate}} {until}"
        case Unaffected(by):
            return f"{_kept_off(by)}: {target(word.what)} {until}"
        case Cannot(bar):
            return f"{_BARS[bar]}: {target(word.what)} {until}"
        case Gains(ability):
            return f"grant {target(word.what)} {{{_inside(ability)}}} {until}"

"""Kinds of abilities and their gates: levels, Player names, valid zones."""

from collections.abc import Sequence

from tests.reading.which import ZONES, player_name, several, square, tribe_name
from zx_env.zx.cards.language import (
    EVERYWHERE,
    Among,
    AtLeast,
    Condition,
    Level,
    PlayerNamed,
    Squares,
    ZeroOptima,
    zx,
)
from zx_env.zx.cards.names import DRAGONS
from zx_env.zx.terms import Having, Icon, Side, Zone

KEYWORDS = {
    Icon.LIFE_RECOVERY: "KW Life Recovery",
    Icon.VOID_BRINGER: "KW Void Bringer",
    Icon.START_CARD: "KW Start Card",
    Icon.GATE_CARD: "KW Gate Card",
    Icon.MULTICOLOR: "KW Multicolor",
    Icon.STARTING_RESOURCE: "KW Starting Resource",
}


def level(needs: Sequence[Condition]) -> str:
    for need in needs:
        match need:
            case ZeroOptima(number):
                return f"ZO{number}"
            case Level(tribe, number) if tribe == DRAGONS:
                return f"DragonLv{number}"
            case Level(tribe, number):
                return "/".join(tribe_name(one) for one in several(tribe)) + f"Lv{number}"
    return "-"


def player(needs: Sequence[Condition]) -> str:
    for need in needs:
        if isinstance(need, PlayerNamed):
            return "/".join(player_name(key) for key in need.keys)
    return "-"


def stands_on(need: Condition) -> Squares | None:
    """The Squares on which this card must stand, if the condition says nothing else."""
    if isinstance(need, AtLeast) and isinstance(need.among, Among):
        if need == AtLeast(1, zx(Side.OWN, on=need.among.on, having=(Having.IS_THIS,))):
            return need.among.on
    return None


def zone(zones: tuple[Zone, ...], needs: Sequence[Condition]) -> str:
    if zones == EVERYWHERE:
        return "All"
    for need in needs:
        if (on := stands_on(need)) is not None:
            return square(on)
    return "/".join(ZONES[one] for one in zones)


def is_gate(need: Condition) -> bool:
    """Return whether a condition is written in lv=, p= or z= instead of if=."""
    return isinstance(need, Level | ZeroOptima | PlayerNamed) or stands_on(need) is not None

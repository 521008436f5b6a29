"""One ability, and a whole card, in the notation: every field of a row of the facts."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace

from tests.reading import gates
from tests.reading.always import always
from tests.reading.conditions import all_of
from tests.reading.costs import cost
from tests.reading.effects import effect
from tests.reading.limits import limit
from tests.reading.triggers import trigger
from tests.reading.which import japanese, of_yours, player_name
from zx_env.zx.cards.card_types import ASCENSIONS
from zx_env.zx.cards.language import (
    Ability,
    Advent,
    Always,
    Automatic,
    Awaken,
    Card,
    Condition,
    Copies,
    Crisis,
    Effect,
    EventText,
    EvolSeed,
    Idealize,
    If,
    InPhase,
    LastStand,
    Possess,
    Shift,
    SpendCounters,
    Startup,
    TurnOf,
)
from zx_env.zx.terms import CardType, Limit, Occurrence, Zone

FIELDS = ("kind", "level", "player", "valid_zone", "trigger", "condition", "cost", "effect", "limit")
SHORT = dict(zip(FIELDS, ("kind", "lv", "p", "z", "t", "if", "c", "e", "lim"), strict=True))


@dataclass(frozen=True)
class Reading:
    """The fields of one ability; "-" where there is nothing to say."""

    kind: str
    level: str = "-"
    player: str = "-"
    valid_zone: str = "-"
    trigger: str = "-"
    condition: str = "-"
    cost: str = "-"
    effect: str = "-"
    limit: str = "-"

    def in_a_line(self) -> str:
        fields = asdict(self)
        return "; ".join(
            [fields.pop("kind"), *(f"{SHORT[name]}={it}" for name, it in fields.items() if it != "-")]
        )


_KEYWORDS = {
    Limit.HEAVEN_BREAK: "Heaven-break",
    Limit.ASSAULT: "Assault",
    Limit.CINEMA: "Cinema",
    Limit.CREATION: "Creation",
}
"""Keywords of startup abilities of which a player uses one per turn."""

_ISOLATE = Reading("CONT", valid_zone="Sq", effect="grant this {KW Isolate}")


def _asked_first(do: Sequence[Effect]) -> tuple[list[Condition], Sequence[Effect]]:
    """A condition round the whole effect is the ability's condition."""
    if len(do) == 1 and isinstance(do[0], If) and not do[0].otherwise:
        return list(do[0].needs), do[0].do
    return [], do


def _condition(needs: Sequence[Condition], *, turns: bool = True) -> str:
    """Return the conditions that are not written as a gate."""
    return all_of(
        [need for need in needs if not gates.is_gate(need) and (turns or not isinstance(need, TurnOf))]
    )


def _used_if(needs: Sequence[Condition], asked: Sequence[Condition], *, turns: bool = True) -> str:
    """Ruling Z46: what is asked of the use, apart from what the effect asks later."""
    use, later = _condition(needs, turns=turns), _condition(asked, turns=turns)
    return " ; ".join([f"use: {use}"] * (use != "-") + [later] * (later != "-")) or "-"


def _kind(kind: str, name: str) -> str:
    """The kind of an ability, with its printed name."""
    return f"{kind}({name})" if name else kind


def reading(ability: Ability, of: Card | None = None) -> Reading:
    match ability:
        case Automatic(needs=needs, limit=how_often):
            asked, do = _asked_first(ability.do)
            during = (
                [InPhase(ability.phase)] if ability.phase and ability.when != Occurrence.PHASE_STARTS else []
            )
            return Reading(
                _kind("AUTO", ability.keyword),
                gates.level(needs),
                gates.player([*needs, *asked]),
                gates.zone(ability.zones, needs),
                trigger(ability, of),
                _condition([*needs, *during, *asked]),
                "-",
                effect(do),
                limit([], how_often),
            )
        case Startup(needs=needs, limit=how_often):
            asked, do = _asked_first(ability.do)
            heaven_break = how_often == Limit.HEAVEN_BREAK and ability.zones == (Zone.DYNAMIS,)
            return Reading(
                _kind("START", ability.keyword or _KEYWORDS.get(how_often, "")),
                gates.level(needs),
                gates.player([*needs, *asked]),
                gates.zone(ability.zones, needs) + ("(facedown)" if heaven_break else ""),
                "-",
                _used_if(needs, asked, turns=False),
                cost(ability.cost),
                effect(do),
                limit(needs, how_often),
            )
        case Always(needs=needs):
            return Reading(
                _kind("CONT", ability.keyword),
                gates.level(needs),
                gates.player(needs),
                gates.zone(ability.zones, needs),
                "-",
                _condition(needs),
                "-",
                always(ability.do),
                "-" if ability.stacks else "does not stack with same name",
            )
        case _:
            return _without_gates(ability)


def _without_gates(
    ability: EventText
    | EvolSeed
    | Advent
    | Awaken
    | Possess
    | Idealize
    | Shift
    | Copies
    | Crisis
    | LastStand,
) -> Reading:
    match ability:
        case EventText(do=do, needs=needs, limit=how_often):
            asked, do = _asked_first(do)
            return Reading(
                "EVENT",
                gates.level([*needs, *asked]),
                gates.player([*needs, *asked]),
                condition=_used_if(needs, asked),
                effect=effect(do),
                limit=limit([], how_often),
            )
        case EvolSeed(do=do):
            asked, do = _asked_first(do)
            condition = _condition(asked)
            return Reading("EVOL", valid_zone="Trash", trigger="mill", condition=condition, effect=effect(do))
        case Advent(of):
            counted = Counter(of)
            return Reading("ADVENT " + " + ".join(f"{n} {of_yours(one)}" for one, n in counted.items()))
        case Possess(of):
            return Reading("POSSESS " + " + ".join(f"1 {of_yours(one)}" for one in of))
        case Idealize(kind, number):
            return Reading(f"IDEALIZE {effect([SpendCounters(kind, number)])}")
        case Shift(onto=onto, needs=needs):
            return Reading(f"SHIFT if {all_of(needs)}; onto {of_yours(onto)}")
        case Awaken(do):
            return Reading(f"AWAKEN {effect(do)}")
        case Crisis(key):
            return Reading(
                "CRISIS",
                player="-" if key is None else player_name(key),
                trigger="life-(own damaged, after all damage)",
                effect="may turn this faceup onto own Player card",
            )
        case LastStand():
            return Reading(
                "RULE",
                valid_zone="Sq",
                effect="before own damage >= own Life: may shuffle deck, recover 1, this loses the ability "
                "for the game, the damage is received all the same",
            )
        case Copies(at_most, together_with):
            names = "".join(f" and name:{japanese(named)}" for named in together_with)
            counted = f" of this{names} together" if names else ""
            return Reading("CONT", valid_zone="All", effect=f"deckrule up to {at_most} copies{counted}")


def _from_where(one: Reading) -> Reading:
    """Write an effect on the card itself as a move or bounce from a Square, or as leaving another zone."""
    moved = re.sub(r"\bdeploy this reb @", "move this -> ", one.effect)
    salvaged = re.sub(r"\bbounce this\b", "salvage this", one.effect)
    on_square = one.valid_zone in ("Sq", "NSq", "◎") and "destroyed" not in one.trigger
    return replace(one, effect=moved if on_square else salvaged)


def readings(of: Card) -> list[Reading]:
    """Keywords first, then the abilities in their order."""
    words = [Reading(keyword) for icon, keyword in gates.KEYWORDS.items() if icon in of.icons]
    if of.player_keys and of.kind != CardType.PLAYER:
        extra = " EX" if of.kind == CardType.PLAYER_EX else ""
        words.append(Reading("PLAYERNAME " + "/".join(player_name(key) for key in of.player_keys) + extra))
    if of.kind in ASCENSIONS:
        words.append(Reading(f"KW Shields {of.shields}"))
    if of.reach > 1:
        words.append(Reading(f"KW Range {of.reach}"))
    own = [_from_where(reading(ability, of)) for ability in of.abilities]
    return [*words, *(Reading("KW Isolate") if one == _ISOLATE else one for one in own)]

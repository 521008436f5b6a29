"""Limits of abilities, in the notation: how often and in whose turn they may be used."""

from collections.abc import Sequence

from zx_env.zx.cards.language import Condition, TurnOf
from zx_env.zx.terms import Limit, Side

_LIMITS = {Limit.ONCE_PER_TURN: "1/turn", Limit.NAME_LOCK: "name-lock", Limit.HEAVEN_BREAK: "Break 1/turn"}
_LIMITS |= {Limit.WHOLE_NAME_LOCK: "whole name-lock", Limit.USED_UP_BY_NAME: "name-lock once done"}
_LIMITS |= {Limit.TWICE_PER_TURN: "2/turn", Limit.ASSAULT: "Assault name-lock"}
_LIMITS |= {Limit.CINEMA: "Cinema name-lock", Limit.CREATION: "Creation name-lock"}
_LIMITS |= {Limit.ONCE_PER_GAME: "1/game", Limit.EXTENSION_DRIVE: "Extension Drive 1/game"}
_TURNS = {Side.OWN: "own turn", Side.ENEMY: "opp turn"}


def limit(needs: Sequence[Condition], how_often: Limit) -> str:
    """Return both limits: how often a startup ability may be used, and in whose turn."""
    words = [_TURNS[need.side] for need in needs if isinstance(need, TurnOf)]
    words += [_LIMITS[how_often]] if how_often in _LIMITS else []
    return ", ".join(words) or "-"

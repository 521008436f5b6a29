"""Invariants that hold at every decision of every duel, checked for many duels at once."""

from typing import Any

import numpy as np
import numpy.typing as npt

from zx_env.ygo import limits
from zx_env.ygo.cards.pool import card_table
from zx_env.ygo.terms import NONE, Ask, Moment, Phase, Zone

SLOT = np.arange(limits.SLOTS)
OWNER = SLOT // limits.HALF
OF_THE_FIELD = (
    "boost", "gained", "counters", "halved", "face_down", "in_defense", "attacks", "came", "used",
)  # fmt: skip
"""Fields that only cards on the field use."""
WHILE_MARKED = (Moment.D4, Moment.O4, Moment.D5, Moment.D6)
"""Moments in which marked monsters are on the field (ruling YR36)."""


def check(games: npt.NDArray[Any], masks: npt.NDArray[Any]) -> None:
    """Assert the invariants of duels that wait for an answer.

    Args:
        games: [N] of state.GAME, none of them over.
        masks: int8 [N, NUM_ACTIONS].
    """
    _check_places(games)
    _check_lists(games)
    _check_field(games)
    _check_duel(games)
    assert masks.any(axis=1).all(), "somebody is asked who has no answer"


def _check_places(g: npt.NDArray[Any]) -> None:
    """Assert that every card is in exactly one place, and its own fields agree."""
    seen = np.zeros(g["zone"].shape, np.int64)
    n, player, zone, place = np.nonzero(np.arange(limits.HALF) < g["count"][..., None])
    slots = g["cards"][n, player, zone, place].astype(np.int64)
    np.add.at(seen, (n, slots), 1)
    assert (g["zone"][n, slots] == zone).all() and (OWNER[slots] == player).all(), (
        "a list holds another's card"
    )
    for field, zone_of_field in (("monster", Zone.MONSTER), ("back", Zone.BACK)):
        n, player, place = np.nonzero(g[field] != NONE)
        slots = g[field][n, player, place].astype(np.int64)
        np.add.at(seen, (n, slots), 1)
        assert (g["zone"][n, slots] == zone_of_field).all(), field
        assert (g["controller"][n, slots] == player).all() and (g["place"][n, slots] == place).all(), field
    there = g["row"] != NONE
    assert (seen == there).all(), "a card is nowhere, or in two places"
    assert there.all(), "80 cards all the time"


def _check_lists(g: npt.NDArray[Any]) -> None:
    """Assert that hands are sorted by the card table, and that `sums` agrees with the cards of each list."""
    listed = np.arange(limits.HALF) < g["count"][..., None]
    games = np.arange(len(g))[:, None, None, None]
    rows = np.where(listed, g["row"][games, g["cards"]], NONE)
    hand, held = rows[:, :, Zone.HAND], listed[:, :, Zone.HAND]
    assert (np.diff(hand, axis=-1) >= 0)[held[..., 1:]].all(), "a hand is not in the order of the card table"
    summary = np.where(listed[..., None], card_table().record[0]["card"]["summary"][rows], 0)
    assert (summary.sum(axis=-2) == g["sums"]).all(), "`sums` is not what the cards come to"


def _check_field(g: npt.NDArray[Any]) -> None:
    """Assert the fields that only cards on the field use, controllers, and the players who know a card."""
    on_field = (g["zone"] == Zone.MONSTER) | (g["zone"] == Zone.BACK)
    for name in (
        "boost",
        "gained",
        "counters",
        "halved",
        "face_down",
        "in_defense",
        "attacks",
        "came",
        "used",
    ):
        assert (g[name][~on_field] == 0).all(), f"{name} of a card that is not on the field"
    assert (g["place"][~on_field] == NONE).all() and (g["controller"] == OWNER)[~on_field].all()
    back = g["zone"] == Zone.BACK
    assert (g["controller"] == OWNER)[back].all(), "a Spell or Trap of another's"
    down = (g["face_down"] == 1) & (g["zone"] == Zone.MONSTER)
    assert (g["in_defense"][down] == 1).all(), "face-down in Attack Position"
    open_to_all = (on_field & (g["face_down"] == 0)) | np.isin(g["zone"], (Zone.GRAVEYARD, Zone.BANISHED))
    assert (g["known"][open_to_all] == 3).all(), "everybody knows what lies face-up"
    own = (g["zone"] == Zone.HAND) | (on_field & (g["face_down"] == 1))
    knows = g["known"] >> g["controller"] & 1
    assert (knows[own] == 1).all(), "a player knows its hand and what it has set"


def _check_duel(g: npt.NDArray[Any]) -> None:
    """Assert Life Points, chains, battles and the deciding player."""
    assert (g["life_points"] > 0).all() and (g["over"] == 0).all() and (g["fault"] == 0).all()
    # In the middle of an activation or an effect the state is not checked.
    amid = np.isin(g["asked"], (Ask.CHOOSE, Ask.POSITION))
    assert (g["stale"] == 0).all() and (g["unsettled"] == 0)[~amid].all(), "something was left undone"
    calm = np.isin(g["asked"], (Ask.MAIN, Ask.BATTLE, Ask.TARGET))
    assert (g["links"][calm] == 0).all(), "a chain is open where none can be"
    assert (g["waiting_count"][calm] == 0).all(), "something has triggered and was not asked for"
    assert (g["decider"] == g["turn_player"])[calm].all()
    in_battle = g["phase"] == Phase.BATTLE
    assert (in_battle == (g["moment"] != Moment.MAIN)).all(), "a moment of another phase"
    assert (g["battle"]["attacker"][~in_battle] == NONE).all(), "a battle outside the Battle Phase"
    assert not (in_battle & (g["turn"] == 1)).any(), "Y1.1: no Battle Phase in the first turn"
    _check_marked(g)
    n = np.flatnonzero((g["asked"] == Ask.MAIN) & (g["turn_decisions"] == 0))
    hands = g["count"][n, 1 - g["turn_player"][n], Zone.HAND]
    assert (hands <= limits.HAND_LIMIT).all(), "ruling YR16: six cards at the end of a turn"


def _check_marked(g: npt.NDArray[Any]) -> None:
    """Ruling YR36: monsters destroyed by battle stay on the field until D7, and not longer."""
    battle = g["battle"]
    for bit, who in ((1, "attacker"), (2, "target")):
        n = np.flatnonzero(battle["marked"] & bit)
        slots = battle[who][n].astype(np.int64)
        n, slots = n[slots >= 0], slots[slots >= 0]
        there = (g["zone"][n, slots] == Zone.MONSTER) & (g["serial"][n, slots] == battle[f"{who}_serial"][n])
        assert np.isin(g["moment"][n[there]], WHILE_MARKED).all(), "a marked monster after D7"

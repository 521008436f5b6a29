"""The interface of the Yu-Gi-Oh! Battle Phase to core: its `GameSpec`."""

from functools import cache
from pathlib import Path
from typing import Any

from zx_env.compiling.python_records import Rows
from zx_env.core.events.event import EventEncoder
from zx_env.core.observation.normalization import ObservationStats, read_stats
from zx_env.core.spec import GameSpec
from zx_env.ygo.decision.actions import ACTION_TARGETS, BLOCKS, MASK, MORE
from zx_env.ygo.decision.observation import FULL, OBSERVATION, OBSERVATION_FIELDS, OBSERVATION_VERSION
from zx_env.ygo.decision.texts import ActionTexts
from zx_env.ygo.entry_points import ENTRY_POINTS
from zx_env.ygo.rendering.svg import YgoPictures
from zx_env.ygo.rendering.text import board
from zx_env.ygo.saved.positions import read_position, write_position
from zx_env.ygo.saved.record import read_settings, write_settings
from zx_env.ygo.saved.status import status
from zx_env.ygo.settings import (
    Settings,
    card_rows,
    match_rows,
    settings_of,
    settings_of_pairs,
    with_assumed_deck,
)
from zx_env.ygo.state import GAME, VERSION
from zx_env.ygo.terms import Ask, Fault

OBSERVATION_STATS = Path(__file__).parent / "decision" / "observation_stats.json"
"""File with the statistics of the observation."""


def _board(
    games: Rows, table: Rows, settings: Settings, viewer: int | None, color: bool, columns: int | None
) -> str:
    return board(games, table, settings.pool, viewer, color, columns)


@cache
def observation_stats() -> ObservationStats:
    """Read the statistics that `python -m tests.env.observation_stats` has estimated."""
    return read_stats(OBSERVATION_STATS, OBSERVATION_FIELDS)


def _event_encoder() -> EventEncoder:
    from zx_env.ygo.events.encoder import EVENT_ENCODER  # imported, and compiled, on first use

    return EVENT_ENCODER


def _concede(g: Any, player: int) -> None:
    """End the duel because a duelist surrenders; agents have no such action."""
    g.over = 1
    g.winner = 1 - player
    g.asked = Ask.OVER


def _fault(number: int) -> str:
    return Fault(number).in_words


SPEC: GameSpec[Settings] = GameSpec(
    name="ygo",
    version=VERSION,
    game=GAME,
    mask=MASK,
    observation=OBSERVATION,
    full=FULL,
    observation_fields=OBSERVATION_FIELDS,
    blocks=BLOCKS,
    action_targets=ACTION_TARGETS,
    observation_version=OBSERVATION_VERSION,
    observation_stats=observation_stats,
    asked_when_over=Ask.OVER,
    next_page_action=MORE,
    entry_points=ENTRY_POINTS,
    card_rows=lambda settings: card_rows(),
    match_rows=match_rows,
    event_encoder=_event_encoder,
    with_assumed_deck=with_assumed_deck,
    public_agenda_fields=(
        "kind",
        "player",
        "effect",
        "step",
        "passes",
        "stage",
        "link",
        "number",
        "purpose",
        "has_asked",
    ),
    action_texts=lambda g, settings: ActionTexts(g, settings.pool),
    board=_board,
    pictures=YgoPictures(),
    concede=_concede,
    fault=_fault,
    status=status,
    write_position=write_position,
    read_position=read_position,
    make_settings=settings_of,
    make_all_settings=settings_of_pairs,
    write_settings=write_settings,
    read_settings=read_settings,
)

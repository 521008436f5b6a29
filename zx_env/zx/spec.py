"""The interface of Z/X to core: its `GameSpec`."""

from pathlib import Path
from typing import Any

from zx_env.core.events.event import EventEncoder
from zx_env.core.observation.normalization import stats_reader
from zx_env.core.rendering.wording import Wording
from zx_env.core.spec import GameSpec
from zx_env.zx.decision.actions import ACTION_TARGETS, BLOCKS, MASK, MORE, STOP
from zx_env.zx.decision.observation import (
    FULL,
    FULL_FIELDS,
    OBSERVATION,
    OBSERVATION_FIELDS,
    OBSERVATION_VERSION,
)
from zx_env.zx.decision.texts import ActionTexts
from zx_env.zx.entry_points import ENTRY_POINTS
from zx_env.zx.op_groups import Fault
from zx_env.zx.rendering import ZXPictures
from zx_env.zx.rendering.text import board
from zx_env.zx.saved.positions import read_position, write_position
from zx_env.zx.saved.record import read_settings, write_settings
from zx_env.zx.saved.status import status
from zx_env.zx.settings import (
    Settings,
    card_rows,
    draw_decks,
    match_rows,
    settings_of,
    settings_of_pairs,
    symmetries,
    with_assumed_deck,
)
from zx_env.zx.state import GAME, VERSION
from zx_env.zx.terms import Ask

OBSERVATION_STATS = Path(__file__).parent / "decision" / "observation_stats.json"
"""File with the statistics of the observation."""


def _event_encoder() -> EventEncoder:
    from zx_env.zx.events.encoder import EVENT_ENCODER  # imported, and compiled, on first use

    return EVENT_ENCODER


def _wording(card_set: str | None) -> Wording:
    from zx_env.zx.rendering.wording import wording  # it reads all cards, on first use

    return wording(card_set)


def _concede(g: Any, player: int) -> None:
    """CR 101.4: let a player give up and lose at once. Ruling Z8: agents have no action for it."""
    # CR 101.5: no effect can cause or replace a concession, so it needs no rule.
    g.lost[player] = 1
    g.over = 1
    g.winner = 1 - player
    g.asked = Ask.OVER


SPEC: GameSpec[Settings] = GameSpec(
    name="zx",
    version=VERSION,
    game=GAME,
    mask=MASK,
    observation=OBSERVATION,
    full=FULL,
    observation_fields=OBSERVATION_FIELDS,
    full_fields=FULL_FIELDS,
    blocks=BLOCKS,
    action_targets=ACTION_TARGETS,
    observation_version=OBSERVATION_VERSION,
    observation_stats=stats_reader(OBSERVATION_STATS, OBSERVATION_FIELDS),
    symmetries=symmetries,
    asked_when_over=Ask.OVER,
    next_page_action=MORE,
    entry_points=ENTRY_POINTS,
    card_rows=lambda settings: card_rows(settings.card_set),
    match_rows=match_rows,
    event_encoder=_event_encoder,
    with_assumed_deck=with_assumed_deck,
    public_agenda_fields=(
        "kind",
        "player",
        "ability",
        "step",
        "amount",
        "square",
        "low",
        "high",
        "nth",
        "modes",
        "has_asked",
    ),
    pass_action=STOP,
    action_texts=lambda g, settings: ActionTexts(g, settings.pool, card_rows(settings.card_set)),
    board=board,
    pictures=ZXPictures(),
    wording=_wording,
    concede=_concede,
    fault=lambda number: Fault(number).in_words,
    status=status,
    write_position=write_position,
    read_position=read_position,
    make_settings=settings_of,
    make_all_settings=settings_of_pairs,
    draw_settings=draw_decks,
    trusted=("card_set",),
    write_settings=write_settings,
    read_settings=read_settings,
)

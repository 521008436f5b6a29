"""The interface of the Yu-Gi-Oh! Battle Phase to core: its `GameSpec`."""

from pathlib import Path

from zx_env.core.events.event import EventEncoder
from zx_env.core.observation.normalization import stats_reader
from zx_env.core.rendering.wording import Wording
from zx_env.core.spec import GameSpec
from zx_env.ygo.decision.actions import ACTION_TARGETS, BLOCKS, MASK, MORE, STOP
from zx_env.ygo.decision.observation import (
    FULL,
    FULL_FIELDS,
    OBSERVATION,
    OBSERVATION_FIELDS,
    OBSERVATION_VERSION,
)
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


def _event_encoder() -> EventEncoder:
    from zx_env.ygo.events.encoder import EVENT_ENCODER  # imported, and compiled, on first use

    return EVENT_ENCODER


def _wording(card_set: str | None) -> Wording:
    from zx_env.ygo.rendering.wording import wording  # it reads all cards, on first use

    return wording(card_set)


SPEC: GameSpec[Settings] = GameSpec(
    name="ygo",
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
    # No symmetries: cards always go to the first free zone, so no exchange of zones lasts a whole duel.
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
    pass_action=STOP,
    action_texts=lambda g, settings: ActionTexts(g, settings.pool),
    board=board,
    pictures=YgoPictures(),
    wording=_wording,
    fault=lambda number: Fault(number).in_words,
    status=status,
    write_position=write_position,
    read_position=read_position,
    make_settings=settings_of,
    make_all_settings=settings_of_pairs,
    write_settings=write_settings,
    read_settings=read_settings,
)

"""Two games that differ in hidden cards only and are played on by the same visible moves look the same.

Every channel to a player is compared: observation, mask, actions, question, board and pictures, view,
determinized games, events, the seat in text, all payloads of the page, OpenSpiel's strings and the arrays
of batches.
"""

import collections
import json
import pickle
from typing import Any

import numpy as np
import pytest
import zx_agents
from zx_training.games import get_game
from zx_training.serve import analysis, payloads
from zx_training.serve.basis.set_up import SetUp
from zx_training.serve.session import GameSession, Scene

from tests.env.games import YGO, ZX, GameCase, bytes_of
from tests.env.test_view import contents_of
from tests.how_many import GAMES
from tests.properties.histories import History, pairs, record_of
from zx_env import GameBatch, TextSeat
from zx_env.compiling.decorators import PLAIN
from zx_env.compiling.python_records import copy_row, set_row_bytes
from zx_env.zx import limits

try:
    from zx_env.open_spiel import OpenSpielGame
except ImportError:
    OpenSpielGame = None

CASES = pytest.mark.parametrize("case", [ZX, YGO], ids=lambda case: case.name)

RARELY = 4
"""The expensive channels are compared at one decision in so many."""
NUMBER = 8 if PLAIN else 150
"""Decisions that the quick test compares."""
ANALYSTS: dict[str, Any] = {}


def settings_of(case: GameCase) -> Any:
    """Games of all kinds of the case; every other one asks about forced moves, too."""
    return lambda seed: case.varied(seed) | {"skip_forced": seed % 4 < 2}


def game_channels(game: Any, player: int) -> dict[str, Any]:
    """What the methods of a game return for a player."""
    decides = game.to_play == player
    return {
        "to play": (game.to_play, game.turn, game.winner, game.truncated),
        "observation": game.observe(player).tobytes(),
        "mask": game.mask().tobytes() if decides else b"",
        "actions": game.actions() if decides else [],
        "spots": game.spots() if decides else [],
        "board": game.board(player),
        "picture": game.picture(player),
        "narrow picture": game.picture(player, is_narrow=True).svg,
        "events": [(event.as_dict(), str(event)) for event in game.events(player)],
    }


def view_channels(game: Any, player: int) -> dict[str, Any]:
    """What a view of the player is and returns."""
    view = game.view(player)
    text = TextSeat().ask(view)
    found = {
        "text": str(text),
        "text as JSON": json.dumps(text.as_dict()),
        "events of the view": view.events() if view.keeps_events else [],
        "information set": view.information_set,
        "question": view.question,
        "view": pickle.dumps(view),
        "contents of the view": contents_of(view),
        "engine bytes": view.determinize(6).position()["engine"],
    }
    # A view passes over hidden questions to the opponent. `Game.determinize` leaves the question as it is.
    if game.to_play == player:
        found["determinized game"] = bytes_of(game.determinize(player, 5))
    return found


def page_channels(case: GameCase, history: History, player: int, is_narrow: bool) -> dict[str, Any]:
    """All JSON that the page gets for the player's seat."""
    adapter = get_game(case.name)
    game, seat = history.game, str(player)
    decks = tuple(adapter.pair_of(None, None))
    session = GameSession(
        adapter,
        SetUp(case.name, decks, ("person", "person"), 1, 1),
        {},
        lambda *names: None,
        lambda *stored: None,
    )
    session.course.game = game
    session._scenes.extend(Scene.between(*scene) for scene in history.scenes)
    told = {
        "state": session.state(seat, is_narrow),
        "log": session.events_for(seat),
        "scenes": session.scenes(seat, is_narrow),
        "deck": [session.deck(owner) for owner in range(2)],
        "board": payloads.board_of_view(game.view(player), is_narrow),
    }
    return {f"page: {name}": json.dumps(value) for name, value in told.items()}


def environment_channels(case: GameCase, game: Any, player: int) -> dict[str, Any]:
    """What environments return to the player's agent."""
    env = case.raw_env(events=True, **case.usual)
    env.reset(seed=1)
    env._game = game.copy()
    env._make_stepper()
    env._events_read = [0, 0]
    env._add_events_to_info(player)
    seen = env.observe(f"player_{player}")
    batch = GameBatch([game, game])
    batch.determinize(player, [3, 4])
    return {
        "AEC": (seen["observation"].tobytes(), seen["action_mask"].tobytes(), env.infos[f"player_{player}"]),
        "GameBatch": batch.observation.tobytes() if game.to_play == player else b"",
        "determinized GameBatch": [
            bytes_of(batch.game(row)) if game.to_play == player else b"" for row in range(2)
        ],
    }


def step_channels(case: GameCase, game: Any, player: int) -> dict[str, Any]:
    """What a step of `VectorEnv` returns for the first action of the player, by what the step shows.

    Nothing unless the player goes on to act: a hidden card may cause a question to the opponent first. A step
    that turns a hidden card up shows different things of different cards.
    """
    action = int(game.mask().argmax())
    shown = History(game).after(action, player).seen(player)
    env = case.VectorEnv(num_envs=1, **case.usual)
    env.reset(seed=1)
    copy_row(env._games, 0, game._games, 0)
    copy_row(env._masks, 0, game._masks, 0)
    env._matches, env.settings = game._matches, [game.settings]
    obs, mask, to_play, reward, done = env.step([action])
    results = reward.tolist(), done.tolist(), env.truncated.tolist()
    if done[0] or to_play[0] != player:
        return {}
    return {f"VectorEnv after {shown}": (*results, obs.tobytes(), mask.tobytes())}


def open_spiel_channels(case: GameCase, game: Any, player: int) -> dict[str, Any]:
    """What an OpenSpiel state returns for the player."""
    state = OpenSpielGame.of(case.Game, **case.usual).state(game)
    return {
        "information state": state.information_state_string(player),
        "observation string": state.observation_string(player),
        "observation tensor": state.observation_tensor(player),
        "resampled state": bytes_of(state.resample_from_infostate(player, lambda: 0.3).game),
    }


def thoughts_of(case: GameCase, game: Any, player: int) -> dict[str, Any]:
    """What the page says about the player's chances."""
    if case.name not in ANALYSTS:
        ANALYSTS[case.name] = zx_agents.load(analysis.analyst_of(case.name), case.name)
    return {"page: thoughts": json.dumps(analysis.analyze(ANALYSTS[case.name], game.view(player)))}


def channels(case: GameCase, history: History, player: int, point: int) -> dict[str, Any]:
    """Every channel at some points; the cheap ones at all."""
    game = history.game
    found = view_channels(game, player)
    if point % RARELY == 0:
        found |= game_channels(game, player) | page_channels(case, history, player, point % 2 == 0)
        found |= environment_channels(case, game, player)
        if OpenSpielGame is not None:
            found |= open_spiel_channels(case, game, player)
        if game.to_play == player:
            found |= step_channels(case, game, player) | thoughts_of(case, game, player)
    return found


def compare(case: GameCase, number: int, seed: int) -> collections.Counter[str]:
    """Compare at so many decisions; return how often games and decisions were of which kind."""
    counts: collections.Counter[str] = collections.Counter()
    for point, (player, one, two) in enumerate(pairs(case, number, seed, settings_of(case))):
        first, second = (channels(case, history, player, point) for history in (one, two))
        unlike = [name for name, value in first.items() if second.get(name, value) != value]
        asked = one.game.question
        assert not unlike, f"player {player}, turn {one.game.turn}, {asked}: {', '.join(unlike)}\n{one.game}"
        counts["compared"] += len(first)
        counts["hidden cards differ"] += case.dealt(one.game) != case.dealt(two.game)
        counts["own" if one.game.to_play == player else "opponent's"] += 1
        counts["bytes differ"] += bytes_of(one.game) != bytes_of(two.game)
    return counts


@CASES
def test_nothing_tells_histories_apart_that_look_the_same(case: GameCase):
    counts = compare(case, NUMBER, seed=1)
    assert counts["hidden cards differ"] > 0.9 * NUMBER and min(counts["own"], counts["opponent's"]) >= 1


@pytest.mark.compiled
@pytest.mark.long
@CASES
def test_nothing_tells_histories_apart_at_thousands_of_decisions(case: GameCase, report: list[str]):
    """10,000 decisions of each game at 2,000 games."""
    counts = compare(case, 5 * GAMES, seed=2)
    report.append(f"{case.name}: histories that look the same: {dict(counts)}")
    assert counts["hidden cards differ"] > 4.5 * GAMES


@CASES
def test_a_move_that_nobody_sees_does_not_change_the_view_of_the_opponent(case: GameCase):
    """Choices among hidden cards, attackers and cards that are not shown yet."""
    rng = np.random.default_rng(8)
    unseen: collections.Counter[str] = collections.Counter()
    for seed in range(1 if PLAIN else 15):
        game = case.Game.new(
            seed=seed, events=True, **case.usual | case.varied(seed) | {"skip_forced": False}
        )
        for _ in range(40 if PLAIN else 200):
            if game.to_play is None:
                break
            viewer = 1 - game.to_play
            seen = game.to_play, game.observe(viewer).tobytes(), len(game.events(viewer))
            view = None
            for action in np.flatnonzero(game.mask()):
                after = game.copy()
                after.step(int(action))
                if (after.to_play, after.observe(viewer).tobytes(), len(after.events(viewer))) == seen:
                    view = view or view_channels(game, viewer)
                    unseen[game.question.ask] += 1
                    assert view_channels(after, viewer) == view, f"{game.question}: {action}\n{game}"
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    assert unseen or PLAIN, "no such move"


def test_a_view_does_not_show_the_chosen_cards_of_a_choice_that_has_ended():
    """A rule chose cards; a question about something else comes later in the turn."""
    game = ZX.Game.new(seed=3, **ZX.usual)
    rng = np.random.default_rng(0)
    while game.question.ask != "square":
        game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    after = game.copy()
    record = record_of(ZX, after)
    record["chosen_count"][0, limits.FREE_ROW, 0] = 1
    record["chosen"][0, limits.FREE_ROW, 0, 0] = limits.HALF
    set_row_bytes(after._games, 0, record.tobytes())
    for player in range(2):
        assert view_channels(after, player) == view_channels(game, player)

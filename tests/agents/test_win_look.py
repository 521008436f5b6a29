"""The look for a win this turn: it plays what wins whatever the enemy answers and whatever lies hidden."""

from typing import Any

import numpy as np
import pytest
import zx_agents
from numpy.typing import NDArray
from zx_agents.search.tree_search import SearchPlayer
from zx_agents.search.win_look import WinBudget, WinLookPlayer
from zx_agents.zx.presets import MOST_LIFE, close_to_win

from tests.agents.certain_wins import recorded
from tests.agents.test_planner import in_the_middle
from zx_env import GameBatch
from zx_env.errors import AgentError, SettingError
from zx_env.zx.decision.observation import Fact, named
from zx_env.zx.terms import Zone

WON, OVER = "won", "over"
"""Player 0 has won in its turn; its turn is over."""
Next = str | tuple[str, str]
Turns = dict[str, tuple[int, list[Next]]]
"""For each state the player to move, and what follows each action; a pair: by a hidden card."""

HOLD, THREAT, SURE, GUESS = range(4)
TURNS: Turns = {
    "root": (0, [OVER, "threat", "sure", (WON, OVER)]),
    "threat": (1, [WON, OVER]),  # the enemy has one answer that saves it
    "sure": (1, ["left", "right"]),  # each answer of the enemy has an answer
    "left": (0, [WON, OVER]),
    "right": (0, [OVER, WON]),
}
FAVOURITES = {"root": HOLD, "left": 0, "right": 1}


class Turn:
    """A stub of a batch: rows of one made-up turn."""

    num_actions = 4

    def __init__(self, turns: Turns, states: list[str], hidden: NDArray[np.int64]) -> None:
        self.turns, self.states, self.hidden = turns, states, hidden

    def __len__(self) -> int:
        return len(self.states)

    def copy(self, rows: Any = None) -> "Turn":
        taken = range(len(self)) if rows is None else rows
        return Turn(self.turns, [self.states[row] for row in taken], self.hidden[list(taken)])

    def determinize(self, players: Any, seeds: Any) -> None:
        self.hidden = np.asarray(seeds) % 2

    @property
    def player(self) -> NDArray[np.int8]:
        return np.array([self.turns.get(state, (-1, []))[0] for state in self.states], np.int8)

    @property
    def done(self) -> NDArray[np.bool_]:
        return np.array([state == WON for state in self.states])

    @property
    def turn(self) -> NDArray[np.int64]:
        return np.array([5 + (state == OVER) for state in self.states])

    @property
    def reward(self) -> NDArray[np.float32]:
        return np.array([[1, -1] if state == WON else [0, 0] for state in self.states], np.float32)

    @property
    def mask(self) -> NDArray[np.int8]:
        counts = [len(self.turns.get(state, (0, []))[1]) for state in self.states]
        return (np.arange(self.num_actions) < np.array(counts)[:, None]).astype(np.int8)

    @property
    def observation(self) -> NDArray[np.int8]:
        names = [*self.turns, WON, OVER]
        return np.array([[state == name for name in names] for state in self.states], np.int8)

    def step(self, actions: Any) -> None:
        for row, action in enumerate(actions):
            if action >= 0:
                then = self.turns[self.states[row]][1][action]
                self.states[row] = then if isinstance(then, str) else then[self.hidden[row]]


class Network:
    """A stub of a network, which prefers one action in each state, and has the value 0 everywhere."""

    name = "network"

    def evaluate(
        self, observations: NDArray[Any], masks: NDArray[Any]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        logits = np.where(masks != 0, 0.0, -np.inf).astype(np.float32)
        names = [*TURNS, WON, OVER]
        for row, seen in enumerate(observations.argmax(axis=1)):
            logits[row, FAVOURITES.get(names[seen], 0)] += 1.0
        return logits, np.zeros(len(masks), np.float32)

    def act_batch(
        self, observations: NDArray[Any], masks: NDArray[Any], rng: np.random.Generator
    ) -> NDArray[np.int64]:
        return np.asarray(self.evaluate(observations, masks)[0].argmax(axis=1), np.int64)


def without(*actions: int) -> Turns:
    """Return the made-up turn in which these actions end the turn."""
    player, following = TURNS["root"]
    return TURNS | {"root": (player, [OVER if k in actions else next for k, next in enumerate(following)])}


def chosen(turns: Turns, **budget: Any) -> list[int]:
    """Return the actions chosen at the root, with 20 seeds."""
    player = WinLookPlayer(Network(), WinBudget(**({"enough": 1.0} | budget)))
    root: Any = Turn(turns, ["root"], np.zeros(1, np.int64))
    return [int(player.choose(root, np.random.default_rng(seed))[0]) for seed in range(20)]


def test_it_plays_the_line_that_wins_whatever_the_enemy_answers():
    assert set(chosen(TURNS)) == {SURE}


def test_a_line_that_one_answer_of_the_enemy_stops_is_no_certain_win():
    assert set(chosen(without(SURE, GUESS), enough=2.0)) == {HOLD}


def test_a_line_that_needs_luck_is_no_certain_win():
    assert set(chosen(without(SURE, THREAT))) == {HOLD}


def test_a_line_that_wins_against_its_own_answers_is_played_if_it_may_be():
    # The stub answers `threat` with 0, which loses.
    assert set(chosen(without(SURE, GUESS), enough=0.9)) == {THREAT}


def test_it_plays_on_where_its_own_line_wins():
    turns: Turns = {"root": (0, [WON, WON])}
    assert set(chosen(turns)) == {HOLD}


def test_it_looks_only_where_a_win_may_be_near():
    looked: list[int] = []

    def nowhere(observations: NDArray[np.int8]) -> NDArray[np.bool_]:
        looked.append(len(observations))
        return np.zeros(len(observations), np.bool_)

    player = WinLookPlayer(Network(), WinBudget(), nowhere)
    root: Any = Turn(TURNS, ["root", "left"], np.zeros(2, np.int64))
    assert player.choose(root, np.random.default_rng(1)).tolist() == [HOLD, 0] and looked == [2]


def test_a_player_of_zx_looks_in_its_own_turn_when_the_enemy_has_little_life():
    games = [in_the_middle(seed) for seed in range(3, 9)] + recorded()[:2]
    batch = GameBatch(games)
    fields = named(batch.observation)
    near = [
        bool(fields["facts"][row, Fact.IS_TURN_PLAYER] == 1)
        and int(fields["zones"][row, 1, Zone.LIFE]) <= MOST_LIFE
        for row in range(len(games))
    ]
    assert close_to_win(batch.observation).tolist() == near and True in near and False in near


def test_hidden_cards_change_nothing():
    game = recorded()[3]
    assert game.to_play is not None
    player = zx_agents.load("learned+win:lines=6,most=2,deals=2")
    actions = {
        int(player.choose(GameBatch([one]), np.random.default_rng(4))[0])
        for one in (game, game.determinize(game.to_play, 77))
    }
    assert len(actions) == 1
    assert player.act_game(game.view(game.to_play), np.random.default_rng(4)) in np.flatnonzero(game.mask())


def test_its_name_goes_behind_a_network_or_its_search():
    assert zx_agents.load("learned+win").name == "learned+win"
    both: Any = zx_agents.load("learned+search:sims=8+win:lines=5")
    assert isinstance(both.player, SearchPlayer) and both.player.budget.sims == 8
    assert both.budget == WinBudget(lines=5)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("scripted+win", "scripted has no network to draw lines with"),
        ("learned+win:sims=3", "takes no 'sims'; it takes lines, most, deals, enough, temperature"),
        ("learned+win:lines=0", "lines is a whole number from 1"),
        ("learned+win:temperature=0", "temperature is a finite number from 0.001"),
    ],
)
def test_what_it_cannot_take_is_refused(name: str, words: str):
    with pytest.raises(AgentError, match=words):
        zx_agents.load(name)


def test_a_budget_of_no_number_is_refused():
    with pytest.raises(SettingError, match="win: deals is a whole number"):
        WinBudget(deals=0)


def test_it_does_not_act_on_an_observation_alone():
    game = in_the_middle()
    player = zx_agents.load("learned+win")
    with pytest.raises(AgentError, match="needs a view of the game"):
        player.act(game.observe(0), game.mask(), np.random.default_rng(1))

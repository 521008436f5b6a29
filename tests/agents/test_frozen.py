"""Each version of a scripted player is frozen: it plays the recorded turns without a change."""

from typing import Any

import pytest
import zx_agents
from zx_agents.zx.scripted_player import SCORERS

from tests.agents.turns_of_scripted import GAMES, VERSIONS, plays, recorded, start
from zx_env.zx.terms import Ask

LINES = [(game, number) for game in GAMES for number in range(len(recorded(game)))]


@pytest.mark.parametrize(("game", "number"), LINES, ids=lambda value: str(value))
def test_the_version_plays_as_it_did(game: str, number: int):
    line = recorded(game)[number]
    player = zx_agents.load("scripted", game)
    assert getattr(player, "version", None) == VERSIONS[game]
    assert plays(start(game, line), player) == line["plays"], (
        "`scripted` of one version is a fixed reference player: if a rule changed, rewrite the turn and "
        "give the reason (tests/agents/turns_of_scripted.py); a better player gets another name or version"
    )


def test_every_question_but_the_order_of_abilities_is_asked_in_the_recorded_turns():
    asked: set[Any] = set()
    player = zx_agents.ScriptedPlayer()

    class Recorder:
        def act(self, observation: Any, mask: Any, rng: Any) -> int:
            asked.add(Ask(int(observation[: len(Ask)].argmax())))
            return player.act(observation, mask, rng)

    for line in recorded("zx"):
        plays(start("zx", line), Recorder())
    assert set(SCORERS) - asked <= {Ask.RESOLVE}

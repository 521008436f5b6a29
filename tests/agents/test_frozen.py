"""The scripted players are yardsticks: version 1 of each plays the turns that were kept as it always did."""

from typing import Any

import pytest
import zx_agents
from zx_agents.zx.scripted_player import SCORERS

from tests.agents.turns_of_scripted import GAMES, begun, kept, plays
from zx_env.zx.terms import Ask

LINES = [(game, number) for game in GAMES for number in range(len(kept(game)))]


@pytest.mark.parametrize(("game", "number"), LINES, ids=lambda value: str(value))
def test_version_1_plays_as_it_did(game: str, number: int):
    line = kept(game)[number]
    player = zx_agents.load("scripted", game)
    assert getattr(player, "version", None) == 1
    assert plays(begun(game, line), player) == line["plays"], (
        "`scripted` of version 1 is a yardstick and may not change: if a rule did, write the turn anew and "
        "say why (tests/agents/turns_of_scripted.py); a better player gets another name or version"
    )


def test_every_question_but_the_order_of_abilities_is_asked_in_the_kept_turns():
    asked: set[Any] = set()
    player = zx_agents.ScriptedPlayer()

    class Watcher:
        def act(self, observation: Any, mask: Any, rng: Any) -> int:
            asked.add(Ask(int(observation[: len(Ask)].argmax())))
            return player.act(observation, mask, rng)

    for line in kept("zx"):
        plays(begun("zx", line), Watcher())
    assert set(SCORERS) - asked <= {Ask.RESOLVE}

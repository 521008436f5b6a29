"""`pay="auto"`: nobody is asked which Resources sleep; those sleep that the scripted player would choose."""

import numpy as np
import pytest
from zx_agents import load

from tests.made_up import SET
from tests.scenario import Scenario
from zx_env import Game, VectorEnv, deck_names, zx_v0
from zx_env.compiling.decorators import PLAIN
from zx_env.errors import SettingError
from zx_env.zx.terms import Ask


def _asks_to_pay(game: Game) -> bool:
    return int(game._games[0].asked) == Ask.PAY


@pytest.mark.parametrize("decks", [("b01_red_white", "b01_blue_black"), tuple(deck_names("extended")[:2])])
def test_it_pays_as_the_scripted_player_does(decks):
    """The same game twice: once a player answers what the rule of the setting would."""
    scripted, rng = load("scripted"), np.random.default_rng(3)
    paid = 0
    for seed in range(2 if PLAIN else 30):
        asked = Game.new(decks=decks, seed=seed, skip_forced=True)
        auto = Game.new(decks=decks, seed=seed, skip_forced=True, pay="auto")
        while auto.to_play is not None:
            assert not _asks_to_pay(auto)
            while _asks_to_pay(asked):
                asked.step(scripted.act(asked.observe(asked.to_play), asked.mask(), rng))
                paid += 1
            assert (asked.mask() == auto.mask()).all()
            assert (asked.observe(auto.to_play) == auto.observe(auto.to_play)).all(), f"{asked}\n{auto}"
            action = int(rng.choice(np.flatnonzero(auto.mask())))
            asked.step(action)
            auto.step(action)
        assert asked.to_play is None or _asks_to_pay(asked)
    assert paid > 5


def test_it_keeps_a_card_of_several_colours() -> None:
    """Of a red and blue Resource and two red ones, a red one pays: the other is more useful to keep."""
    scenario = Scenario(card_set=SET, settings={"pay": "auto"}).hand(0, "B01-017")
    scenario.resource(0, "Q-080", "B01-003", "B01-003").zx("a3", "B01-013", owner=1)
    g = scenario.begin().do("play B01-017", "choose a3")
    asleep = [card["card"] for card in g.game.position()["players"][0]["resource"] if isinstance(card, dict)]
    assert asleep == ["B01-003"]


def test_a_batch_pays_by_itself():
    rng = np.random.default_rng(1)
    batch = VectorEnv(num_envs=4, decks=("b01_red_white", "b01_blue_black"), seed=2, pay="auto")
    observations, mask, _ = batch.reset()
    for _ in range(30 if PLAIN else 3000):
        assert not zx_v0.named(observations)["asked"][:, Ask.PAY].any()
        observations, mask, *_ = batch.step((rng.random(mask.shape) * mask).argmax(axis=1))


def test_the_setting_is_kept():
    game = Game.new(seed=1, pay="auto")
    assert Game.from_position(game.position()).settings.pay == "auto"
    assert Game.replay(game.record()).settings.pay == "auto"
    assert "settings" not in Game.new(seed=1).position()


@pytest.mark.parametrize("pay", ["automatically", True, None])
def test_another_value_is_refused(pay):
    with pytest.raises(SettingError, match="pay is 'ask' or 'auto'"):
        Game.new(pay=pay)

"""Language models as players: whole games, broken answers, servers that fail; all on loopback."""

import socket
import time
from typing import Any

import numpy as np
import pytest
import zx_agents
from zx_agents.language_model import KEY, LanguageModel, language_model
from zx_training.games import get_game
from zx_training.matches.match import play_match

from tests.agents.language_model_server import Server, actions_in, serving, simple_model
from zx_env import Game, ygo_battle_v0
from zx_env.errors import AgentError, Forfeit

pytest.importorskip("httpx2")

RNG = np.random.default_rng(0)


@pytest.fixture(autouse=True)
def no_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(KEY, raising=False)


def player(server: Server, options: str = "wait=0.01") -> Any:
    return zx_agents.load(f"{server.name}?{options}", "ygo")


def new_game() -> Any:
    return ygo_battle_v0.Game.new(seed=3, events=True, skip_forced=True)


def test_a_model_answers_and_is_told_the_rules_and_the_question():
    game = new_game()
    with serving(simple_model) as server:
        agent = player(server, "temperature=0.5&max_tokens=99")
        action = agent.act_game(game.view(game.to_play), RNG)
    assert game.mask()[action]
    (asked,) = server.requests
    assert (asked["model"], asked["temperature"], asked["max_tokens"]) == ("stub", 0.5, 99)
    system, question = asked["messages"]
    assert "Life Points" in system["content"] and "Yu-Gi-Oh! Battle Phase" in system["content"]
    numbers = sorted(number for number, _ in actions_in(question["content"]))
    assert numbers == np.flatnonzero(game.mask()).tolist()
    assert agent.usage.as_dict() == {
        "decisions": 1,
        "requests": 1,
        "prompt_characters": len(system["content"]) + len(question["content"]),
        "reply_characters": len(simple_model(asked["messages"])),
        "prompt_tokens": 100,
        "completion_tokens": 5,
    }


def test_a_broken_answer_is_asked_again_with_the_reason():
    replies = iter(["I do not know.", "Final Answer: 99999"])

    def reply(messages: list[dict[str, str]]) -> str:
        return next(replies, None) or simple_model(messages)

    game = new_game()
    with serving(reply) as server:
        assert game.mask()[player(server).act_game(game.view(game.to_play), RNG)]
    assert len(server.requests) == 3
    roles = [message["role"] for message in server.requests[-1]["messages"]]
    assert roles == ["system", "user", "assistant", "user", "assistant", "user"]
    assert "'99999' is not a legal action. Legal numbers: " in server.requests[-1]["messages"][-1]["content"]


@pytest.mark.parametrize("reply", ["no", None, (200, b"<html>"), (200, b'{"choices": []}'), (200, b"[1]")])
def test_who_never_answers_legally_gives_up(reply: Any):
    game = new_game()
    with serving(lambda messages: reply) as server:
        with pytest.raises(Forfeit, match="no legal answer in 2 tries"):
            player(server, "tries=2").act_game(game.view(game.to_play), RNG)
    assert len(server.requests) == 2


def test_a_busy_server_is_asked_again_and_one_that_refuses_is_not():
    answers = iter([(503, b"busy"), (429, b"slow down")])
    game = new_game()
    with serving(lambda messages: next(answers, None) or simple_model(messages)) as server:
        assert game.mask()[player(server).act_game(game.view(game.to_play), RNG)]
    assert len(server.requests) == 3
    with serving(lambda messages: (401, b"no such key")) as server:
        with pytest.raises(AgentError, match="status 401, 'no such key'") as refused:
            player(server).act_game(game.view(game.to_play), RNG)
    assert not isinstance(refused.value, Forfeit) and len(server.requests) == 1


def test_a_server_that_is_not_there_or_too_slow_forfeits():
    game = new_game()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{free.getsockname()[1]}"
        agent = zx_agents.load(f"llm:stub@{address}?tries=2&wait=0.01", "ygo")
        with pytest.raises(Forfeit, match="did not answer in 2 attempts: Connect"):
            agent.act_game(game.view(game.to_play), RNG)

    def slow(messages: list[dict[str, str]]) -> str:
        time.sleep(1.0)
        return simple_model(messages)

    with serving(slow) as server, pytest.raises(Forfeit, match="1 attempts: ReadTimeout"):
        player(server, "tries=1&timeout=0.1").act_game(game.view(game.to_play), RNG)


def test_the_key_is_read_from_the_environment_alone(monkeypatch: pytest.MonkeyPatch):
    game = new_game()
    with serving(simple_model) as server:
        player(server).act_game(game.view(game.to_play), RNG)
        monkeypatch.setenv(KEY, "a secret")
        agent = player(server)
        agent.act_game(game.view(game.to_play), RNG)
    assert server.keys == [None, "Bearer a secret"]
    with serving(lambda messages: (401, b"")) as server, pytest.raises(AgentError) as refused:
        player(server).act_game(game.view(game.to_play), RNG)
    assert "secret" not in str(refused.value)


def test_news_are_told_once_in_each_of_two_games_side_by_side():
    games = [ygo_battle_v0.Game.new(seed=seed, events=True, skip_forced=True) for seed in (3, 4)]
    with serving(simple_model) as server:
        agent = player(server)
        told: list[list[str]] = [[], []]
        for _ in range(12):
            for k, game in enumerate(games):
                if game.to_play == 0:
                    action = agent.act_game(game.view(0), RNG)
                    prompt = server.requests[-1]["messages"][1]["content"]
                    news = prompt.partition("Since your last decision:\n")[2].partition("\n\n")[0]
                    told[k] += news.splitlines()
                    assert told[k] == [str(event) for event in game.events(0)]
                    game.step(action)
                elif game.to_play == 1:
                    game.step(int(np.flatnonzero(game.mask())[0]))
    assert min(map(len, told)) > 20


def test_a_match_counts_given_up_games_as_lost():
    adapter = get_game("ygo")
    with serving(lambda messages: "never") as server:
        players = player(server, "tries=1"), zx_agents.load("random", "ygo")
        match = play_match(players, ("stub", "random"), 2, [adapter.pair_of(None, None)], 1, adapter.deal)
    assert (match.wins, match.losses, match.forfeits) == (0, 2, (2, 0))
    assert match.as_dict()["forfeits"] == [2, 0]


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["zx", "ygo"])
def test_the_command_plays_whole_games_of_both_games(game: str, capsys: pytest.CaptureFixture[str]):
    from zx_training.cli import run

    with serving(simple_model) as server:
        assert run(["match", server.name, "scripted", "-n", "2", "--seed", "1", "--game", game]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "of 2 games against scripted (0 drawn)" in printed and len(server.requests) > 20


def test_a_game_without_events_is_played_too():
    game = Game.new(seed=1, skip_forced=True)
    with serving(simple_model) as server:
        agent = zx_agents.load(server.name)
        for _ in range(3):
            game.step(agent.act_game(game.view(game.to_play), RNG))
    assert len(server.requests) == 3


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("llm:", "no model"),
        ("llm:stub", "name it as llm:MODEL@http"),
        ("llm:@http://127.0.0.1", "no model"),
        ("llm:stub@ftp://127.0.0.1", "no model"),
        ("llm:stub@http://127.0.0.1?colour=red", "there is no option 'colour'; there are tries"),
        ("llm:stub@http://127.0.0.1?tries=two", "tries is a number, not 'two'"),
        ("llm:stub@http://127.0.0.1?tries=0", "tries is out of range"),
        ("llm:stub@http://127.0.0.1?timeout=nan", "timeout is out of range"),
    ],
)
def test_a_wrong_name_is_refused(name: str, words: str):
    with pytest.raises(AgentError, match=words):
        zx_agents.load(name)


def test_a_name_with_options_is_read():
    assert language_model("org/model:8b@http://127.0.0.1:80/v1/?tries=2&temperature=0") == LanguageModel(
        "org/model:8b", "http://127.0.0.1:80/v1", tries=2, temperature=0.0
    )

"""`zx serve --mcp`: a client of the SDK plays a whole game, and gets no hidden card and no foreign module."""

import asyncio
import os
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from zx_training.cli import run
from zx_training.games import get_game
from zx_training.serve.mcp_server import GameTools, make_server
from zx_training.serve.session import key_of

from tests.agents.language_model_server import simple_model
from tests.citations import ROOT
from zx_env.compiling.decorators import PLAIN
from zx_env.errors import IllegalAction, SettingError

TOOLS = ["new_game", "act", "question", "card", "rules", "choices"]


def move(text: str) -> str:
    """The answer of a simple player to a question in text."""
    return simple_model([{}, {"content": text}])


async def play(client: Any, game: str) -> list[str]:
    """Play a whole game by the tools; all texts."""
    assert [tool.name for tool in (await client.list_tools()).tools] == TOOLS
    reply = await client.call_tool("new_game", {"game": game, "opponent": "random"})
    texts = [reply.content[0].text]
    while "The game is over" not in texts[-1] and len(texts) < 3000:
        reply = await client.call_tool("act", {"action": move(texts[-1])})
        assert not reply.is_error, reply.content[0].text
        texts.append(reply.content[0].text)
    return texts


@pytest.mark.parametrize("game", ["ygo", pytest.param("zx", marks=pytest.mark.compiled)])
def test_a_client_plays_a_whole_game(game: str):
    mcp = pytest.importorskip("mcp")

    async def session() -> None:
        async with mcp.Client(make_server()) as client:
            texts = await play(client, game)
            assert "The game is over: you have" in texts[-1] and len(texts) > 10
            refused = await client.call_tool("act", {"action": "1"})
            assert refused.is_error and "begin another one" in refused.content[0].text

    asyncio.run(session())


def test_the_command_serves_on_its_standard_streams():
    mcp = pytest.importorskip("mcp")
    environment = {"NUMBA_DISABLE_JIT": str(int(PLAIN)), "PYTHONPATH": os.pathsep.join(sys.path)}
    program = mcp.StdioServerParameters(
        command=sys.executable,
        args=["-m", "zx_training", "serve", "--mcp"],
        env=dict(os.environ) | environment,
        cwd=ROOT,
    )

    async def session() -> None:
        async with mcp.Client(program) as client:
            reply = await client.call_tool("new_game", {"game": "ygo", "seat": 1})
            assert "You decide" in reply.content[0].text
            reply = await client.call_tool("act", {"action": "no such action"})
            assert reply.is_error and "Legal numbers: " in reply.content[0].text
            reply = await client.call_tool("card", {"name": "Dark Magician"})
            assert "2500/2100" in reply.content[0].text

    asyncio.run(session())


def test_tools_tell_what_they_know():
    tools = GameTools(["zx_agents.uniform_player:UniformPlayer"])
    choices = tools.choices("ygo")
    assert {"zx", "ygo"} <= set(choices["games"]) and choices["opponents"][
        -1
    ] == "zx_agents.uniform_player:UniformPlayer"
    assert "Life Points" in tools.rules("ygo")
    text = tools.new_game("ygo", "random", deck=choices["decks"][0], seat=0)
    assert "Seed" not in text and "Life Points" in tools.rules()
    asked = tools.question()
    assert asked["player"] == 0 and asked["actions"]
    with pytest.raises(IllegalAction):
        tools.act("99999")
    assert tools.question()["actions"] == asked["actions"]
    assert tools.act(str(asked["actions"][0]["number"])) != text
    with pytest.raises(SettingError, match="no card is called 'no such card'"):
        tools.card("no such card")


MODULE = """
from zx_env.zx.cards.language import Card
from zx_env.zx.cards.sets import CARDS as SHIPPED
from zx_env.zx.terms import Color

CARDS = [*SHIPPED, Card("PR-911", "Tool Scout", Color.RED, cost=3, power=3500)]
"""


def test_tools_offer_the_decks_and_cards_of_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "mcp_own_set.py").write_text(MODULE)
    monkeypatch.syspath_prepend(str(tmp_path))
    adapter = get_game("zx")
    shipped = adapter.usual_decks()[0]
    text = adapter.deck_text(adapter.load_deck(shipped)).replace(f'name = "{shipped}"', 'name = "scouts"')
    (tmp_path / "scouts.toml").write_text(re.sub(r'"[^"]+" = 2', '"PR-911" = 2', text, count=1))
    tools = GameTools([], [str(tmp_path / "scouts.toml")], "mcp_own_set")
    assert tools.choices("zx")["decks"][0] == "scouts" and "scouts" not in tools.choices("ygo")["decks"]
    for seat in range(2):
        tools.new_game("zx", "random", seat=seat)
        assert tools.card("PR-911")["power"] == 3500
        adapter, game = tools.played.adapter, tools.played.game
        lists = [adapter.deck_in(game, player, "").rows for player in range(2)]
        assert ["PR-911" in map(key_of, rows) for rows in lists] == [seat == 0, seat == 1]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"game": "tests.toy_game"}, "there is no game"),
        ({"opponent": "os:getcwd"}, "there is no opponent 'os:getcwd'"),
        ({"deck": "/etc/hostname"}, "there is no deck '/etc/hostname'"),
        ({"seat": 2}, "seat is 0 or 1"),
    ],
)
def test_a_client_names_what_is_offered_only(arguments: dict[str, Any], words: str):
    with pytest.raises(SettingError, match=words):
        GameTools().new_game(**arguments)
    with pytest.raises(SettingError, match="there is no game yet"):
        GameTools().act("1")


def test_the_command_needs_the_sdk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setitem(sys.modules, "mcp.server", None)
    assert run(["serve", "--mcp"]) == 2
    assert "zx_env[mcp]" in capsys.readouterr().err

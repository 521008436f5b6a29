"""`zx serve`, the command: its options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from zx_training.console import console
from zx_training.options import AGENT, CardSet, OfferedDecks


def serve(
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any that is free.")] = 8765,
    host: Annotated[
        str, typer.Option(help="Listen here; another address than this machine's own lets others in.")
    ] = "127.0.0.1",
    name: Annotated[
        list[str] | None,
        typer.Option("--name", help="A name that the server goes by; say it again for more."),
    ] = None,
    games: Annotated[Path, typer.Option(help="The file that keeps games.")] = Path("runs/games.sqlite"),
    deck: OfferedDecks = None,
    card_set: CardSet = None,
    agent: Annotated[list[str] | None, typer.Option("--agent", help=f"Offer this one, too: {AGENT}.")] = None,
    game: Annotated[
        list[str] | None,
        typer.Option("--game", help="Offer this game, too: package.module of one that registers it."),
    ] = None,
    mcp: Annotated[
        bool,
        typer.Option(
            "--mcp", help="No page: tools for a language model, by MCP on stdin and stdout; zx_env\\[mcp]."
        ),
    ] = False,
) -> None:
    """Play and watch in a browser, on a page of this machine."""
    from zx_training.games import get_game

    for module in game or []:
        get_game(module)
    if mcp:
        from zx_training.serve import mcp_server

        mcp_server.serve(agent or [], deck or [], card_set)
        return
    from zx_training.serve.command import serve as start

    start(console, host, port, name or [], games, agent or [], deck or [], card_set)

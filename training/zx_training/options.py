"""Options and arguments that several commands of `zx` share."""

from __future__ import annotations

from typing import Annotated

import typer

from zx_env.core.games import default_game, games

GAME = default_game().name
"""Default of `--game`."""
TITLES = "; ".join(f"{game.name}: {game.title}" for game in games())
DECKS = "; ".join(f"{game.name}: {game.decks}" for game in games() if game.decks)


def _of_games(setting: str) -> str:
    """Return the help text of a setting that only some games have."""
    takers = [game for game in games() if setting in game.settings]
    return "; ".join(f"for --game {game.name}: {game.settings[setting]}" for game in takers) + "."


Decks = Annotated[
    list[str] | None,
    typer.Option(
        "--deck",
        "--decks",
        "-d",
        help="A shipped deck, a deck file, a group, or a drawn deck such as sealed:B01 or random:B01,B02; "
        f"say it again or put commas between for more. Where left out: {DECKS}.",
    ),
]
OfferedDecks = Annotated[
    list[str] | None,
    typer.Option(
        "--deck",
        "-d",
        help="Offer this one, too: a deck file, or a drawn deck such as sealed:B01; say it again for more.",
    ),
]
Step = Annotated[bool, typer.Option("--step", help="Step by keys: on, back, to a turn.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
SecretSeed = Annotated[
    int | None,
    typer.Option(
        help="The same seed gives the same games. Where left out: a secret one, printed at the end."
    ),
]
CardSet = Annotated[
    str | None,
    typer.Option("--card-set", help=_of_games("card_set")),
]
GameName = Annotated[
    str,
    typer.Option(
        "--game",
        help=f"{TITLES}; or a module that registers one.",
    ),
]
Rules = Annotated[str | None, typer.Option(help=_of_games("rules"))]
Banlist = Annotated[str | None, typer.Option(help=_of_games("banlist"))]
AGENT = "random, scripted, planner, search, learned or a checkpoint.zip (also +search, +win), module:function"

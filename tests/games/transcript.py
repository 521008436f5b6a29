"""Golden games: whole games between scripted players as text that a person reads and a diff shows.

`python -m tests.games.transcript` plays them again and writes the `.txt` files beside this one; look at the
diff before you commit it. The test replays the texts and writes the transcript again.
"""

from pathlib import Path

import numpy as np
import zx_agents

from zx_env import Game, card_table

FOLDER = Path(__file__).parent
ZONES = ("life", "hand", "resource", "charge", "trash")
DEALS = [
    ("b01_red", "b01_white", 3),
    ("b01_blue", "b01_green", 11),
    ("b01_black", "b01_blue_black", 5),
    ("b01_red_white", "b01_black", 29),
    ("b01_green", "b01_green", 8),
]


def file_of(first: str, second: str, seed: int) -> Path:
    return FOLDER / f"{first}_{second}_{seed}.txt"


def begin(first: str, second: str, seed: int) -> Game:
    return Game.new(decks=(first, second), seed=seed)


def play(first: str, second: str, seed: int) -> str:
    """The transcript of the game that two scripted players play."""
    game = begin(first, second, seed)
    player = zx_agents.load("scripted")
    rng = np.random.default_rng(seed)
    texts = []
    while (seat := game.to_play) is not None:
        action = int(player.act(game.observe(seat), game.mask(), rng))
        texts.append(next(a.text for a in game.actions() if a.index == action))
        game.step(action)
    return transcript(first, second, seed, texts)


def transcript(first: str, second: str, seed: int, texts: list[str]) -> str:
    """Every decision on a line, the state of both sides where a turn begins, the result at the end."""
    game = begin(first, second, seed)
    lines = [f"{first} against {second}, seed {seed}"]
    turn = 0
    for text in texts:
        if game.turn != turn:
            turn = game.turn
            lines += ["", f"-- turn {turn}: {_sides(game)}"]
        lines.append(f"{game.to_play} {text}{_named(text)}")
        game.step(text)
    lines += ["", f"-- the end in turn {game.turn}: {_sides(game)}", _result(game)]
    return "\n".join(lines) + "\n"


def _sides(game: Game) -> str:
    position = game.position()
    counts = [
        " ".join(
            f"{zone} {len(side.get(zone, []))}" for zone in ("life", "hand", "resource", "charge", "trash")
        )
        for side in position["players"]
    ]
    board = " ".join(
        f"{square}:{card['card']}{'(s)' if card['state'] == 'sleep' else ''}"
        for square, card in sorted(position["squares"].items())
        if isinstance(card, dict)
    )
    return f"0 [{counts[0]}] 1 [{counts[1]}] {board}".rstrip()


def _named(text: str) -> str:
    numbers = [word.split(":")[-1].split("#")[0] for word in text.split()]
    pool = card_table()
    return "".join(f"  {pool.card_of(number).name}" for number in numbers if number in pool)


def _result(game: Game) -> str:
    if game.truncated:
        return "truncated"
    return "a draw" if game.winner is None else f"player {game.winner} wins"


def texts_of(written: str) -> list[str]:
    """The action texts of a transcript."""
    lines = [line for line in written.splitlines() if line[:2] in ("0 ", "1 ")]
    return [line[2:].split("  ")[0] for line in lines]


if __name__ == "__main__":
    for deal in DEALS:
        file_of(*deal).write_text(play(*deal), encoding="utf-8")
        print(file_of(*deal).name)

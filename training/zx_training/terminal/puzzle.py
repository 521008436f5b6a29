"""A person at a puzzle: the board, the legal actions, and an enemy that refutes what can be refuted."""

from __future__ import annotations

from rich.console import Console

from zx_training.games.adapter import GameAdapter
from zx_training.puzzles.enemy import RefutingEnemy
from zx_training.puzzles.missed import missed_in
from zx_training.puzzles.puzzle import Puzzle
from zx_training.terminal import display
from zx_training.terminal.action_list import chosen, explain, list_choices
from zx_training.terminal.display import say

HELP = (
    "a number, an action's words or their beginning; `? CARD`: what a card does",
    "`hint`: whether the goal is still certain; `again`: from the beginning; `solution`; `quit`",
)


def play_puzzle(console: Console, adapter: GameAdapter, puzzle: Puzzle, number: int) -> bool:
    """Let a person try a puzzle until it is solved or left; return whether it was solved."""
    say(console, f"Puzzle {number}, you are player {puzzle.player}: {puzzle.goal}.", "bold")
    say(console, "Your actions have to work whatever lies hidden and whatever the enemy answers.")
    enemy = RefutingEnemy(puzzle)
    try:
        while not enemy.is_solved:
            enemy = _decision(console, adapter, puzzle, enemy)
    except (EOFError, KeyboardInterrupt):
        console.print("\nleft the puzzle")
        return False
    say(console, f"solved, in at most {puzzle.depth} decisions", "bold")
    return True


def _decision(console: Console, adapter: GameAdapter, puzzle: Puzzle, enemy: RefutingEnemy) -> RefutingEnemy:
    """Ask for one action or command; return the try that goes on."""
    display.show(console, enemy.game, puzzle.player)
    view = enemy.game.view(puzzle.player)
    actions = list_choices(console, view)
    while True:
        typed = console.input("> ").strip()
        if typed == "quit":
            raise EOFError
        if typed == "again":
            return RefutingEnemy(puzzle)
        if typed == "solution":
            say(console, "; ".join(puzzle.solution))
        elif typed == "hint":
            say(console, "the goal is certain" if enemy.is_certain else "no certain plan is left: `again`")
        elif typed.startswith("?") and typed.strip("? "):
            explain(console, adapter, view, typed.lstrip("? "))
        elif typed in ("", "?", "help"):
            for line in HELP:
                say(console, line)
        else:
            fitting = chosen(actions, typed)
            if len(fitting) == 1:
                return _acted(console, puzzle, enemy, int(fitting[0].index))
            say(console, f"that fits {len(fitting)} actions; `help` lists the commands")


def _acted(console: Console, puzzle: Puzzle, enemy: RefutingEnemy, action: int) -> RefutingEnemy:
    """Take an action; if the goal is lost, say what was missed, and begin again."""
    enemy.act(action)
    missed = missed_in(enemy) if enemy.is_over else None
    if missed is None:
        return enemy
    say(console, f"The goal was not certain any more with: {missed.action}. Then:", "bold")
    for line in missed.then:
        say(console, f"  {line}")
    if missed.better:
        say(console, f"A line that reaches it: {'; '.join(missed.better)}.")
    say(console, "From the beginning:", "bold")
    return RefutingEnemy(puzzle)

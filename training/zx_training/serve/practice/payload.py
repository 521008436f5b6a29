"""Payloads of lessons and puzzles: board and moves as of a game, and `attempt`, the words around the try."""

from __future__ import annotations

from typing import Any

from zx_training.games.adapter import GameAdapter
from zx_training.lessons.attempt import LessonAttempt
from zx_training.lessons.lesson import load as lessons_of
from zx_training.puzzles.enemy import RefutingEnemy
from zx_training.puzzles.missed import better_in, missed_in
from zx_training.puzzles.puzzle import shipped
from zx_training.serve import payloads
from zx_training.serve.basis.set_up import PERSON
from zx_training.serve.event_payloads import event_payloads
from zx_training.serve.practice.tries import Try

ENEMY = "the enemy"


def offered(adapter: GameAdapter) -> dict[str, Any]:
    """Return titles and goals of all lessons and puzzles of a game."""
    lessons = [
        {"number": one.number, "title": one.title, "goal": one.goal} for one in lessons_of(adapter.name)
    ]
    puzzles = [
        {
            "number": number,
            "goal": one.goal,
            "difficulty": one.difficulty,
            "decisions": one.depth,
            "themes": list(one.themes),
        }
        for number, one in enumerate(shipped(adapter.name), 1)
    ]
    return {"lessons": lessons, "puzzles": puzzles}


def state_of(
    adapter: GameAdapter, one: Try, number: int, is_narrow: bool, since: int, is_shown: bool
) -> dict[str, Any]:
    """Return the payload of a try, with the keys of a game's payload (`GameSession.state`).

    Args:
        adapter: The game.
        one: The try.
        number: Number of the lesson or puzzle.
        is_narrow: Whether the page is on a phone.
        since: Number of log entries that the page has already.
        is_shown: Whether the player wants to see the solution.
    """
    game, player = one.game, one.player
    view = game.view(player)
    if one.is_over:
        board = payloads.board_of_view(view, is_narrow) | {"moves": [], "hint": ""}
    else:
        board = payloads.payload_of_view(adapter, view, is_narrow)
        for move in board["moves"]:  # a try goes on by itself where there is no choice
            if len(move.get("then", ())) == 1:
                del move["then"]
    events = event_payloads(game, player)
    return board | {
        "n": len(one.actions),
        "logged": len(events),
        "seat": str(player),
        "to_play": player,
        "turn": game.turn,
        "thinking": False,
        "over": one.is_over,
        "winner": game.winner,
        "fault": None,
        "seats": [PERSON if seat == player else ENEMY for seat in range(2)],
        "decks": ["", ""],
        "game": adapter.name,
        "log": events[since:],
        "attempt": _words(adapter, one, number, is_shown),
    }


def _words(adapter: GameAdapter, one: Try, number: int, is_shown: bool) -> dict[str, Any]:
    words: dict[str, Any] = {"number": number, "solved": one.is_solved}
    if isinstance(one, LessonAttempt):
        lesson = one.lesson
        return words | {
            "kind": "lessons",
            "of": len(lessons_of(adapter.name)),
            "title": lesson.title,
            "words": lesson.words,
            "goal": lesson.goal,
            "hint": lesson.hint,
            "line": one.line() if is_shown else [],
        }
    missed = missed_in(one) if one.is_over else None
    return (
        words
        | _puzzle_words(one, is_shown and not one.is_over)
        | {
            "action": missed.action if missed else "",
            "then": list(missed.then) if missed else [],
            **({"line": list(missed.better)} if missed else {}),
        }
    )


def _puzzle_words(one: RefutingEnemy, is_shown: bool) -> dict[str, Any]:
    puzzle = one.puzzle
    decisions = "1 decision" if puzzle.depth == 1 else f"at most {puzzle.depth} decisions"
    return {
        "kind": "puzzles",
        "of": len(shipped(puzzle.game)),
        "title": f"{puzzle.goal[0].upper()}{puzzle.goal[1:]}",
        "words": "Whatever lies hidden and whatever the enemy answers, there is a way. The enemy here finds "
        "the answer that stops you, if there is one.",
        "goal": f"{puzzle.goal[0].upper()}{puzzle.goal[1:]}: {decisions}, {puzzle.difficulty}.",
        "hint": "A way is still there." if one.is_certain else "No certain way is left: take a move back.",
        "line": list(better_in(one)) if is_shown else [],
    }

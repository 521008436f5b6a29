"""Lessons and puzzles on the page: every lesson can be reached and missed; tries say nothing hidden."""

import json
from typing import Any

import numpy as np
import pytest

pytest.importorskip("starlette")
pytest.importorskip("httpx2")

from zx_training.games import get_game
from zx_training.lessons.attempt import LessonAttempt
from zx_training.lessons.lesson import FOLDER, Lesson, load, numbered
from zx_training.puzzles.enemy import RefutingEnemy
from zx_training.puzzles.puzzle import shipped
from zx_training.serve.practice.payload import state_of
from zx_training.serve.practice.tries import MOST_TRIES, Tries

from tests.registered import GAME_NAMES
from tests.training.test_serve import client_of
from zx_env.errors import SettingError

LESSONS = [lesson for path in sorted(FOLDER.glob("*.toml")) for lesson in load(path.stem)]
EACH = pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: f"{one.game}-{one.number}")


@pytest.fixture(scope="module")
def client() -> Any:
    with client_of() as made:
        yield made


def index_of(game: Any, text: str) -> int:
    """Return the first action whose text begins so."""
    return next(action.index for action in game.actions() if action.text.startswith(text))


# -- lessons ----------------------------------------------------------------------------------------------


def test_each_game_has_ten_lessons_that_differ():
    assert {lesson.game for lesson in LESSONS} == set(GAME_NAMES)
    for game in GAME_NAMES:
        lessons = load(game)
        assert [lesson.number for lesson in lessons] == list(range(1, 11))
        assert len({lesson.title for lesson in lessons}) == len({str(one.position) for one in lessons}) == 10
        for words in (word for one in lessons for word in (one.title, one.words, one.goal, one.hint)):
            assert words and (words[-1] in ".?" or words in {one.title for one in lessons})


@EACH
def test_the_solution_reaches_the_goal_with_its_last_action(lesson: Lesson):
    one = LessonAttempt(lesson)
    for text in lesson.solution:
        assert not one.is_over and int(one.game.mask().sum()) > 1
        one.act(index_of(one.game, text))
    assert one.is_over and one.is_solved
    assert len(one.line()) == len(lesson.solution) == len(one.actions)


@EACH
def test_doing_nothing_misses_the_goal(lesson: Lesson):
    one = LessonAttempt(lesson)
    while not one.is_over:
        texts = [action.text for action in one.game.actions()]
        stop = next(text for text in ("end turn", "end battle", "pass", "no", texts[0]) if text in texts)
        one.act(index_of(one.game, stop))
    assert not one.is_solved


@EACH
def test_a_try_answers_always_in_the_same_way_and_its_copy_goes_on_by_itself(lesson: Lesson):
    rng, one = np.random.default_rng(lesson.number), LessonAttempt(lesson)
    while not one.is_over:
        before, taken = one, one.actions
        one = one.copy()
        one.act(int(rng.choice(np.flatnonzero(one.game.mask()))))
        assert before.actions == taken and not before.is_over
    again = LessonAttempt(lesson)
    for action in one.actions:
        again.act(action)
    assert again.is_solved == one.is_solved and again.game.events() == one.game.events()


def test_numbers_begin_at_one_and_others_are_refused():
    assert numbered("zx", 1) == load("zx")[0] and not load("chess")
    for game, number, says in (
        ("zx", 0, "lessons are 1 to 10"),
        ("zx", 11, "1 to 10"),
        ("chess", 1, "no less"),
    ):
        with pytest.raises(SettingError, match=says):
            numbered(game, number)


# -- over the routes --------------------------------------------------------------------------------------


def look(client: Any, path: str, status: int = 200, **query: Any) -> dict[str, Any]:
    answer = client.get(f"/api/practice{path}", params=query)
    assert answer.status_code == status, answer.text
    return answer.json()


@pytest.mark.parametrize("game", GAME_NAMES)
def test_what_is_offered_can_be_opened(client: Any, game: str):
    offered = look(client, "", game=game)
    assert len(offered["lessons"]) == 10
    for kind, rows in offered.items():
        for row in rows[:2]:
            state = look(client, f"/{kind}/{game}/{row['number']}")
            assert state["moves"] and not state["over"] and state["attempt"]["kind"] == kind
            assert state["attempt"]["of"] == len(rows) and state["svg"].startswith("<svg")
    assert {row["difficulty"] for row in offered["puzzles"]} <= {"easy", "middle", "hard"}


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_lesson_is_played_taken_back_and_shown(client: Any, game: str):
    lesson, path = numbered(game, 1), f"/lessons/{game}/1"
    first = look(client, path)
    line = look(client, path, show="1")["attempt"]["line"]
    assert len(line) == len(lesson.solution) and not first["attempt"]["line"]
    one = LessonAttempt(lesson)
    for text in lesson.solution:
        one.act(index_of(one.game, text))
    given = ".".join(map(str, one.actions))
    ended = look(client, path, actions=given)
    assert ended["over"] and ended["attempt"]["solved"] and not ended["moves"]
    assert ended["logged"] == len(ended["log"]) > 0
    assert look(client, path, actions=given, since=str(ended["logged"]))["log"] == []
    assert look(client, path) == first
    refused = look(client, path, 409, actions=f"{given}.0")
    assert "over" in refused["error"]


def test_a_puzzle_is_refuted_with_the_line_that_was_missed(client: Any):
    number, puzzle = next(
        (number, puzzle)
        for number, puzzle in enumerate(shipped("ygo"), 1)
        if any(action.text == "end turn" for action in puzzle.begin().actions())
    )
    path = f"/puzzles/ygo/{number}"
    assert look(client, path, show="1")["attempt"]["line"]
    lost = look(client, path, actions=str(index_of(puzzle.begin(), "end turn")))
    words = lost["attempt"]
    assert lost["over"] and not words["solved"] and words["action"] and words["then"] and words["line"]
    assert "seed" not in json.dumps(lost)


@pytest.mark.parametrize(
    ("path", "query", "status", "says"),
    [
        ("/lessons/zx/11", {}, 404, "no lesson 11"),
        ("/puzzles/ygo/0", {}, 404, "no puzzle 0"),
        ("/riddles/zx/1", {}, 404, "lessons and puzzles"),
        ("/lessons/chess/1", {}, 409, "no such game"),
        ("/lessons/zx/1", {"actions": "1,2"}, 409, "numbers"),
        ("/lessons/zx/1", {"actions": "-1"}, 409, "numbers"),
        ("/lessons/zx/1", {"actions": "99999"}, 409, "not legal"),
        ("/lessons/zx/1", {"actions": "1"}, 409, "not legal"),
        ("/lessons/zx/1", {"actions": ".".join(["0"] * 61)}, 409, "at most 60"),
        ("", {}, 409, "no such game"),
    ],
)
def test_what_is_none_is_refused_in_words(client: Any, path: str, query: dict, status: int, says: str):
    assert says in look(client, path, status, **query)["error"]


def test_tries_are_bounded_and_a_dropped_one_is_the_same_again():
    tries = Tries("lessons")
    first = tries.at("zx", 1, [])
    legal = np.flatnonzero(first.game.mask())
    for number in range(2, 11):
        for action in np.flatnonzero(tries.at("zx", number, []).game.mask()):
            tries.at("zx", number, [int(action)])
    assert len(tries._recent) <= MOST_TRIES
    again = Tries("lessons").at("zx", 1, [int(legal[-1])])
    assert again.game.events() == tries.at("zx", 1, [int(legal[-1])]).game.events()


@pytest.mark.parametrize("game", GAME_NAMES)
def test_answers_do_not_change_with_what_is_hidden(game: str):
    """The hidden cards of the position are re-dealt: the try sends the same."""
    adapter, rng = get_game(game), np.random.default_rng(1)
    for lesson in load(game):
        one = LessonAttempt(lesson)
        sent = json.dumps(state_of(adapter, one, lesson.number, False, 0, False))
        other = one.copy()
        other.game = one.game.determinize(one.player, rng)
        assert sent == json.dumps(state_of(adapter, other, lesson.number, False, 0, False))


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_puzzle_sends_the_same_whatever_its_deals_are(game: str):
    """The hidden cards of the first decision are those of another seed."""
    adapter, puzzle = get_game(game), shipped(game)[0]
    sent = [json.dumps(state_of(adapter, RefutingEnemy(puzzle, seed), 1, False, 0, False)) for seed in (1, 2)]
    assert sent[0] == sent[1]

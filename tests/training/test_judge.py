"""The judge of a game that is over: one pair of eyes, a line that ends, decisions named for a change."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import zx_agents
from zx_training.games import get_game
from zx_training.record_files import Frame, frames_of
from zx_training.serve.analysis import analyze
from zx_training.serve.judge import turning
from zx_training.serve.judge.chances import Judge, decides_nothing
from zx_training.serve.judge.moments import best_at, moment_of
from zx_training.serve.judge.plays import done_at, labels_of, words_of
from zx_training.serve.judge.turning import LEAST, MOST, turning_points
from zx_training.serve.judge.verdict import verdict_on

from tests.registered import GAME_NAMES


def played(game: str, seed: int, decisions: int = 60, gives_up: int | None = 1) -> list[Frame]:
    """The positions of a game by random moves, at whose end a player gives up."""
    adapter, rng = get_game(game), np.random.default_rng(seed)
    one = adapter.deal(adapter.pair_of(None, None), seed)
    for _ in range(decisions):
        if one.to_play is not None:
            one.step(int(rng.choice(np.flatnonzero(one.mask()))))
    if gives_up is not None and one.to_play is not None:
        one.concede(gives_up)
    return list(frames_of(adapter, one.record()))


@pytest.fixture(scope="module", params=GAME_NAMES)
def frames(request: pytest.FixtureRequest) -> list[Frame]:
    return played(request.param, 5)


@pytest.fixture(scope="module")
def zx() -> list[Frame]:
    return played("zx", 5)


def learned(frames: list[Frame], seat: int) -> Judge:
    return Judge(zx_agents.load("learned", frames[0].game.game_spec.name), seat)


# -- the line ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_the_line_has_one_pair_of_eyes_and_ends_at_0_or_1(frames: list[Frame], seat: int):
    judge = learned(frames, seat)
    line = judge.line(frames)
    assert line[-1] == (1.0 if seat == 0 else 0.0)
    seen = [at for at, chance in enumerate(line[:-1]) if chance is not None]
    assert len(seen) > 5
    for at in seen:
        game = frames[at].game
        assert game.to_play == seat and not game.goes_on and game.mask().sum() > 1
        assert line[at] == analyze(judge.player, game.view(seat))["win"]


def test_a_draw_is_worth_a_half():
    drawn = SimpleNamespace(to_play=None, winner=None)
    assert Judge(zx_agents.load("random"), 1).chance(drawn) == 0.5


class Tree:
    """A game whose questions are a tree: a list of answers, or the winner."""

    def __init__(self, node: Any) -> None:
        self.node = node
        self.goes_on = False

    to_play = property(lambda self: 0 if isinstance(self.node, list) else None)
    winner = property(lambda self: self.node)

    def mask(self) -> Any:
        return np.ones(len(self.node), np.int8)

    def copy(self) -> "Tree":
        return Tree(self.node)

    def step(self, number: int) -> None:
        self.node = self.node[number]


DEEP: list[Any] = [[[[1, 1], 1], 1], 1]


@pytest.mark.parametrize(
    ("node", "decides"),
    [
        ([1], False),
        ([1, 1], False),
        ([1, 0], True),
        ([[1, 1], [1], 1], False),
        ([[1, 1], [1, 0]], True),
        ([None, None], False),
        ([1, 1, 1, 1, 1], True),  # too many answers to try them all
        (DEEP, True),  # too deep
    ],
)
def test_a_question_that_ends_the_game_alike_with_every_answer_decides_nothing(node: Any, decides: bool):
    assert decides_nothing(Tree(node)) != decides


def test_a_second_half_decides_nothing_by_itself(zx: list[Frame]):
    halves = [frame.game for frame in zx if frame.action is not None and frame.game.goes_on]
    assert halves and all(map(decides_nothing, halves))


# -- turning points ---------------------------------------------------------------------------------------


class Given(Judge):
    """A judge whose opinions are given: chances by the number of the position, at some a liked action."""

    def __init__(self, seat: int, frames: list[Frame], likes: dict[int, int] | None = None) -> None:
        super().__init__(zx_agents.load("random"), seat)
        self.frames, self.likes = frames, likes or {}
        self.own: dict[int, float] = {}

    def _at(self, game: Any) -> int:
        taken = game.taken()
        return next(at for at, frame in enumerate(self.frames) if frame.game.taken() == taken)

    def own_chance(self, game: Any) -> float:
        return self.own.get(self._at(game), 0.5)

    def shares(self, game: Any) -> dict[int, float]:
        """All of it for what was done, unless another action is liked."""
        legal = [int(number) for number in np.flatnonzero(game.mask())]
        try:
            at = self._at(game)
        except StopIteration:  # a play that was not chosen
            return dict.fromkeys(legal, 0.0) | {legal[0]: 1.0}
        action = self.frames[at].action
        liked = self.likes.get(at, legal[0] if action is None else action.index)
        return dict.fromkeys(legal, 0.0) | {liked: 1.0}


def decisions_of(frames: list[Frame], player: int) -> list[int]:
    """The positions at which a player decides something in a turn, and does not only pass."""
    return [
        at
        for at, frame in enumerate(frames)
        if frame.action is not None
        and frame.game.to_play == player
        and frame.game.turn > 0
        and frame.action.verb not in frame.game.wording.stops
        and not decides_nothing(frame.game)
    ]


def line_of(frames: list[Frame], chances: dict[int, float]) -> list[float | None]:
    return [chances.get(at) for at in range(len(frames))]


def other_than_done(frame: Frame) -> int:
    assert frame.action is not None
    return next(int(n) for n in np.flatnonzero(frame.game.mask()) if n != frame.action.index)


def test_what_a_player_did_is_named_for_what_it_gained(zx: list[Frame]):
    own = decisions_of(zx, 0)
    begin = own[0]
    end = next(at for at in range(begin + 1, len(zx)) if zx[at].game.to_play == 0)
    (point,) = turning_points(Given(0, zx), zx, line_of(zx, {begin: 0.3, end: 0.7}))
    assert (point.at, point.player, point.before, point.after) == (begin, 0, 0.3, 0.7)
    assert point.did == words_of(zx[begin].game, done_at(zx, begin)) and point.would == ""


def test_a_mistake_of_the_player_who_lost_is_named_first(zx: list[Frame]):
    own, enemys = decisions_of(zx, 0), decisions_of(zx, 1)
    begin = next(at for at in own if any(at < enemy < len(zx) - 2 for enemy in enemys))
    end = len(zx) - 2
    first = next(at for at in enemys if at > begin)
    line = line_of(zx, {begin: 0.7, end: 0.3})
    judge = Given(0, zx)
    judge.own[first] = 0.1  # from here the enemy's chance rises
    (point,) = turning_points(judge, zx, line)
    assert point.at == first and point.player == 1 and point.would == ""
    liked = other_than_done(zx[begin])
    (point,) = turning_points(Given(0, zx, {begin: liked}), zx, line)
    assert point.at == begin and point.player == 0
    assert point.would and point.would != point.did


def test_the_deed_is_named_by_which_the_chance_of_its_player_rose_most(zx: list[Frame]):
    begin = decisions_of(zx, 0)[0]
    end = len(zx) - 2
    enemys = [at for at in decisions_of(zx, 1) if begin < at < end]
    assert len(enemys) > 2
    for named in enemys[:3]:
        judge = Given(0, zx)
        decided = [at for at, frame in enumerate(zx) if frame.action and frame.game.to_play == 1]
        judge.own = {at: 0.2 if at <= named else 0.8 for at in decided}
        (point,) = turning_points(judge, zx, line_of(zx, {begin: 0.6, end: 0.1}))
        assert point.at == named


def test_a_turning_point_of_two_halves_leads_to_the_half_that_was_wrong(zx: list[Frame]):
    begin = next(at for at in decisions_of(zx, 0) if len(done_at(zx, at)) == 2)
    assert zx[begin + 1].game.mask().sum() > 1
    end = next(at for at in range(begin + 2, len(zx)) if zx[at].game.to_play == 0)
    line = line_of(zx, {begin: 0.7, end: 0.3})
    (point,) = turning_points(Given(0, zx, {begin + 1: other_than_done(zx[begin + 1])}), zx, line)
    assert point.at == begin + 1 and point.did != point.would
    (point,) = turning_points(Given(0, zx, {begin: other_than_done(zx[begin])}), zx, line)
    assert point.at == begin


def test_yes_is_told_with_its_card():
    for frame in played("zx", 5, 150, None):
        if frame.action is not None and frame.action.verb == "yes" and frame.game.question.name:
            words = words_of(frame.game, [frame.action.index])
            assert words.startswith(f"{frame.game.question.name}: ")
            break
    else:
        raise AssertionError("no question of yes or no about a card")


def test_what_only_passes_is_no_turning_point(zx: list[Frame], monkeypatch: pytest.MonkeyPatch):
    """The chance rises by a drawn card, say, and nobody has done anything for it."""
    begin = decisions_of(zx, 0)[0]
    end = next(at for at in range(begin + 1, len(zx)) if zx[at].game.to_play == 0)
    line = line_of(zx, {begin: 0.3, end: 0.7})
    assert turning_points(Given(0, zx), zx, line)
    monkeypatch.setattr(turning, "_stops", lambda frame: True)
    assert not turning_points(Given(0, zx), zx, line)


def test_giving_up_is_no_turning_point(frames: list[Frame]):
    last = max(at for at in decisions_of(frames, 0))
    assert frames[-2].gives_up == 1
    line = line_of(frames, {last: 0.1, len(frames) - 1: 1.0})
    assert not turning_points(Given(0, frames), frames, line)


def test_three_largest_changes_are_told_in_their_order(zx: list[Frame]):
    own = decisions_of(zx, 0)[:5]
    chances = dict(zip(own, (0.5, 0.6, 0.2, 0.24, 0.9), strict=True))
    judge = Given(0, zx, {own[1]: other_than_done(zx[own[1]])})
    points = turning_points(judge, zx, line_of(zx, chances))
    assert len(points) == MOST and [point.at for point in points] == sorted(point.at for point in points)
    assert {(point.before, point.after) for point in points} == {(0.5, 0.6), (0.6, 0.2), (0.24, 0.9)}
    small = line_of(zx, {own[0]: 0.5, own[1]: 0.5 + LEAST / 2})
    assert not turning_points(Given(0, zx), zx, small)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_verdict_of_the_trained_player_fits_its_line(frames: list[Frame], seat: int):
    verdict = verdict_on(learned(frames, seat), frames, "the trained player", seat)
    assert verdict["seat"] == seat and verdict["judge"] == "the trained player"
    line = verdict["line"]
    for point in verdict["turning"]:
        at = point["at"]
        begin = at - frames[at].game.goes_on
        assert not decides_nothing(frames[begin].game) and abs(point["after"] - point["before"]) >= LEAST
        assert {point["before"], point["after"]} <= set(line) and point["did"] != point["would"]
        assert frames[at].game.turn == point["turn"] and frames[at].game.to_play == point["player"]


# -- words ------------------------------------------------------------------------------------------------


def test_a_reader_is_told_on_whose_side_a_card_lies():
    """The enemy's choice among "your" and "the enemy's" cards reads the other way round."""
    told = 0
    for frame in played("zx", 5, 120, None):
        game = frame.game
        if game.to_play is None:
            continue
        mine, theirs = labels_of(game), labels_of(game, 1 - game.to_play)
        for action in game.actions():
            words = mine[action.index], theirs[action.index]
            if action.verb == "choose" and action.owner is not None:
                is_own = action.owner == game.to_play
                assert ("your " in words[0]) == is_own and ("the enemy's " in words[0]) != is_own
                assert ("your " in words[1]) != is_own and ("the enemy's " in words[1]) == is_own
                told += 1
            else:
                assert "the enemy's" in words[0] or words[0] == words[1]
    assert told > 3


def test_a_play_is_told_with_both_of_its_halves(frames: list[Frame]):
    plays = {at: done_at(frames, at) for at, frame in enumerate(frames) if frame.action is not None}
    whole = {at: words_of(frames[at].game, play) for at, play in plays.items() if len(play) == 2}
    for at, words in whole.items():
        game = frames[at].game
        first, second = labels_of(game)[plays[at][0]], labels_of(frames[at + 1].game)[plays[at][1]]
        if frames[at].action.verb == "attack":
            assert words.startswith("Attack ") and " with " in words and words != first
        else:
            assert words.lower().endswith(f"{first}: {second}".lower())
    assert whole
    assert done_at(frames, len(frames) - 1) == done_at(frames, len(frames) - 2) == []


# -- moments ----------------------------------------------------------------------------------------------


def test_a_moment_says_what_the_judge_would_do_and_what_was_done(frames: list[Frame]):
    judge = learned(frames, 0)
    for at, frame in enumerate(frames[:30]):
        found = moment_of(judge, frame)
        assert found is not None and found["player"] == frame.game.to_play
        labels, shares, done = zip(*found["choices"], strict=True)
        own = analyze(judge.player, frame.game.view(frame.game.to_play))["shares"]
        assert shares[0] == max(own.values()) and set(labels) <= set(labels_of(frame.game).values())
        assert labels[done.index(True)] == labels_of(frame.game)[frame.action.index] and sum(done) == 1
        assert best_at(judge, frame.game)[0] == max(own, key=lambda number: own[number]), at
    assert moment_of(judge, frames[-1]) is None

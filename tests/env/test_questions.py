"""One table defines the decisions: the legal actions of games are those of its blocks."""

import itertools

import numpy as np
import pytest

from tests.citations import ROOT
from zx_env import Game, deck_names
from zx_env.compiling.decorators import PLAIN
from zx_env.zx import entry_points, limits
from zx_env.zx.decision import options
from zx_env.zx.decision.actions import BLOCKS
from zx_env.zx.decision.questions import QUESTIONS
from zx_env.zx.terms import Ask, Verb

BLOCK_OF = [name for name, shape in BLOCKS for _ in range(int(np.prod(shape)))]
"""The block of each action."""
EVERYWHERE = {"stop", "more"}
BESIDE = {
    Ask.MAIN: {"use", "extra"},
    Ask.BATTLE_EVENT: {"use", "extra"},
    Ask.ATTACK_TARGET: {"target_player"},
}
"""Blocks of a question that are no plain row of the hand, Square or option."""
WORDS = {
    "stop": {"pass", "done", "start"},
    "choose_hand": {"choose"},
    "choose_square": {"choose"},
    "choose_option": {"choose"},
    "target_player": {"target"},
    "use_elsewhere": {"use", "play"},
    "extra": {"ex", "shift"},
}
"""First words of the actions of a block; of any other block its own name."""


def blocks_of(ask: Ask) -> set[str]:
    question = QUESTIONS[ask]
    named = {question.yes, question.no, question.hand, question.zx, question.squares, question.options}
    return (named - {""}) | BESIDE.get(ask, set())


def test_every_question_has_its_blocks_and_every_block_a_question() -> None:
    assert set(QUESTIONS) == set(Ask) - {Ask.NOTHING, Ask.OVER}
    assert set().union(*map(blocks_of, QUESTIONS)) | EVERYWHERE == {name for name, _ in BLOCKS}


def test_legal_actions_are_of_the_blocks_of_what_is_asked() -> None:
    rng = np.random.default_rng(3)
    seen: dict[Ask, set[str]] = {ask: set() for ask in QUESTIONS}
    decks = itertools.cycle((*deck_names("extended"), *deck_names("2017")))
    for seed, deck in enumerate(itertools.islice(decks, 2 if PLAIN else 60)):
        game = Game.new(decks=(deck, deck), seed=seed)
        for _ in range(100 if PLAIN else 10_000):
            if game.to_play is None:
                break
            ask = Ask(int(game._games[0].asked))
            legal = np.flatnonzero(game.mask())
            seen[ask] |= {BLOCK_OF[action] for action in legal}
            for action in game.actions():
                block = BLOCK_OF[action.index]
                assert action.kind in WORDS.get(block, {block}), f"{action} in the block {block}"
            game.step(int(rng.choice(legal)))
    for ask, blocks in seen.items():
        assert blocks <= blocks_of(ask) | EVERYWHERE, f"{ask.name}: {blocks}"


@pytest.mark.skipif(not PLAIN, reason="compiled rules are called by compiled code alone")
@pytest.mark.parametrize("verb", Verb)
def test_a_deed_is_read_as_it_was_written(verb: Verb) -> None:
    for place, use in itertools.product(range(limits.ABILITIES_OF_CARD), repeat=2):
        if verb != Verb.USE and use > 0:
            continue
        number = options.deed(verb, place, use)
        assert 0 <= number <= np.iinfo(np.int8).max
        assert options.parts_of(number) == (verb, place, use)


class _Mask:
    def __init__(self, legal: np.ndarray) -> None:
        self.cell = legal.tolist()


@pytest.mark.skipif(not PLAIN, reason="the number of actions is a constant of compiled rules")
@pytest.mark.parametrize("number", [1, 7, 8, 15, 16, 17, 190, 191, 192, 196, 255, 256, 300, 2040])
def test_legal_actions_are_counted_whatever_their_number(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One more action is no other rule: the counting fits every number of actions."""
    monkeypatch.setattr(entry_points, "NUM_ACTIONS", number)
    rng = np.random.default_rng(number)
    for chance in (0.02, 0.3, 1.0):
        legal = (rng.random(number) < chance).astype(int)
        legal[rng.integers(number)] = 1
        mask, places = _Mask(legal), np.flatnonzero(legal)
        assert entry_points.num_legal(mask) == len(places)
        assert entry_points.first_action(mask) == places[0]
        for rolled in range(len(places)):
            monkeypatch.setattr(entry_points, "roll", lambda g, n, rolled=rolled: rolled)
            assert entry_points.random_action(None, mask) == places[rolled]


def test_too_many_actions_are_refused_where_a_block_is_added() -> None:
    source = (ROOT / "zx_env/zx/decision/actions.py").read_text(encoding="utf-8")
    grown = source.replace('("yes", (1,)),', '("yes", (1,)),\n    ("more_than_fits", (2000,)),')
    assert grown != source
    with pytest.raises(Exception, match="the blocks have 2190 actions and can have 2040: give fewer rows"):
        exec(compile(grown, "actions.py", "exec"), {"__name__": "grown_actions"})

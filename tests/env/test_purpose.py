"""Observations contain the purpose of a choice: the fate of the card, the number of cards, and the rule."""

import numpy as np
import pytest

from zx_env import Game, deck_names
from zx_env.zx.decision.purpose import ASKING, RULES, purpose
from zx_env.zx.op_groups import Frame
from zx_env.zx.terms import Ask

GROUPS = ("b01", "2017", "extended")


def decisions(seeds):
    rng = np.random.default_rng(1)
    for seed in seeds:
        names = deck_names(GROUPS[seed % len(GROUPS)])
        game = Game.new(decks=tuple(rng.choice(names, 2).tolist()), seed=seed)
        while game.to_play is not None:
            yield game
            legal = np.flatnonzero(game.mask())
            game.step(int(rng.choice(legal)))


@pytest.mark.compiled
def test_every_frame_that_asks_for_a_card_says_why():
    frames = set()
    for game in decisions(range(60)):
        g = game._games[0]
        if int(g.asked) not in ASKING:
            continue
        place = int(g.frames) - 1
        if int(g.agenda[place].kind) == Frame.CHOOSE:
            place -= 1
        frame = Frame(int(g.agenda[place].kind))
        if frame != Frame.EFFECT:
            frames.add(frame)
            why = purpose(g, game._table[0])
            assert why and why in " ".join(game.board(game.to_play, columns=200).split()), frame
            assert why not in " ".join(game.board(1 - game.to_play, columns=200).split()), frame
    assert frames <= set(RULES) and Frame.HAND_LIMIT in frames and Frame.CHARGE_EXCESS in frames


@pytest.mark.compiled
def test_nearly_every_choice_of_an_effect_says_what_becomes_of_the_card():
    with_purpose = [
        bool(purpose(game._games[0], game._table[0]))
        for game in decisions(range(30))
        if game._games[0].asked == Ask.CHOOSE
    ]
    assert len(with_purpose) > 300 and np.mean(with_purpose) > 0.95


def test_a_card_too_many_in_the_hand_goes_to_trash():
    """CR 507.8."""
    position = {
        "format": "zx-position/1",
        "seed": 1,
        "turn": 3,
        "turn_player": 0,
        "phase": "end",
        "players": [
            {"deck": ["B01-001"] * 9, "life": ["B01-001"] * 3, "hand": ["B01-006"] * 7},
            {"deck": ["B01-021"] * 9, "life": ["B01-021"] * 3},
        ],
    }
    game = Game.from_position(position)
    assert game.to_play == 0
    last_line = game.board(0).splitlines()[-1]
    assert last_line == "You decide: a card to be put into Trash: there are too many in the hand"
    assert game.board(1).splitlines()[-1] == "The enemy decides"

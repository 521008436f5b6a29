"""Every kind of event has a sentence and a rule, and every frame a number of the rulebook."""

import numpy as np
import pytest

from tests.citations import BATTLE_PHASE, COMPREHENSIVE_RULES, read_rules
from zx_env import Game, deck_names
from zx_env.core.events.encoding import EVENT
from zx_env.core.events.event import NAMES, Event
from zx_env.core.events.sentences import Viewer, counted, third_person
from zx_env.ygo.events import kinds as duel_kinds
from zx_env.ygo.events.sentences import PHASES, STEPS
from zx_env.ygo.terms import Ask as DuelAsk
from zx_env.ygo.terms import Frame as DuelFrame
from zx_env.ygo.terms import Moment
from zx_env.ygo.terms import Phase as DuelPhase
from zx_env.ygo_battle_v0 import Game as Duel
from zx_env.zx.events import kinds
from zx_env.zx.events.sentences import GIFTS, STEPS_OF_BATTLE, UNTIL
from zx_env.zx.op_groups import Frame
from zx_env.zx.rules.grants import LASTING_OPS
from zx_env.zx.terms import (
    Ask,
    BattleStep,
    Op,
    Until,
)

GAMES = [(Game, kinds), (Duel, duel_kinds)]


def test_every_frame_has_its_rule():
    assert set(kinds.RULE_OF_FRAME) == set(Frame)
    assert set(duel_kinds.RULE_OF_FRAME) == set(DuelFrame)


def test_rules_are_in_the_rulebook():
    rules = read_rules(COMPREHENSIVE_RULES)
    numbers = {*kinds.RULE_OF_FRAME.values(), *kinds.RULE_OF_OP.values(), *kinds.RULE_OF_INSTANT.values()}
    assert numbers <= set(rules)
    digest = read_rules(BATTLE_PHASE)
    assert {*duel_kinds.RULE_OF_FRAME.values(), *duel_kinds.RULE_OF_INSTANT.values()} <= set(digest)


def test_steps_and_gifts_have_words():
    assert set(STEPS_OF_BATTLE) == set(BattleStep) - {BattleStep.NO_BATTLE}
    assert set(UNTIL) == set(Until)
    # Power has words of its own; what rules keep in mind is no gift.
    silent = {Op.GAIN_POWER, Op.REMEMBER_WAY, Op.USE_UP}
    assert set(GIFTS) == {*LASTING_OPS, Op.GAIN_ABILITY} - silent
    assert set(PHASES) == set(DuelPhase) and set(STEPS) == set(Moment)


@pytest.mark.parametrize(("game", "module"), GAMES, ids=["zx", "ygo"])
def test_every_kind_has_a_sentence_for_every_viewer(game, module):
    """Also for one who knows neither card: then no sentence has their names."""
    encoder = game.game_spec.event_encoder()
    settings = game.new().settings
    assert list(encoder.kinds) == [kind.name.lower() for kind in module.Kind]
    cards = settings.pool.cards
    row, other = 3, 5
    for kind in module.Kind:
        one = np.zeros(1, EVENT)
        one["instant"], one["kind"], one["row"], one["other"] = 1, kind, row, other
        one["by"], one["ability"] = -1, 100 if game is Game else -1  # of another card than those two
        one["amount"], one["frame"], one["op"] = 1, 1, Op.BAR
        one["zone"], one["state"] = 4, 1 if game is Game else 2  # Charge; a Monster Zone
        if kind.name == "ANSWER":
            one["state"] = Ask.YES_NO if game is Game else DuelAsk.YES_NO
        for known in (0, 3):
            one["known"] = one["other_known"] = known
            for viewer in (None, 0, 1):
                found = encoder.decode(one, settings, viewer)
                # The event names its player; it need not name the other.
                assert len(found) == 1 or viewer == 1
                for event in found:
                    assert event.kind == kind.name.lower() and not event.text[0].islower()
                    assert set(event.as_dict()) <= set(NAMES)
                    if viewer is not None and not known:
                        names = {cards[row].name, cards[other].name, cards[row].name[:12]}
                        assert not any(name in str(event.as_dict()) for name in names)


HIDDEN_PASSES = {
    Game: (kinds.Kind.PASS, Ask, {Ask.CHOOSE, Ask.START_CARD}),
    Duel: (duel_kinds.Kind.PASS, DuelAsk, {DuelAsk.WINDOW, DuelAsk.ANSWER, DuelAsk.TRIGGER, DuelAsk.CHOOSE}),
}
"""The kind of a pass, the questions of the game, and those that the opponent cannot see to be asked."""


@pytest.mark.parametrize("game", HIDDEN_PASSES, ids=["zx", "ygo"])
def test_a_pass_among_hidden_cards_is_shown_to_the_passing_player_only(game):
    """It would show that there was a choice."""
    kind, questions, hidden = HIDDEN_PASSES[game]
    encoder, settings = game.game_spec.event_encoder(), game.new().settings
    for question in set(questions) - {questions.NOTHING, questions.OVER}:
        row = np.zeros(1, EVENT)
        row["instant"], row["kind"], row["state"] = 1, kind, question
        row["row"] = row["other"] = row["by"] = row["ability"] = -1
        for who in (0, 1):
            row["who"] = who
            seen_by = [viewer for viewer in (None, 0, 1) if encoder.decode(row, settings, viewer)]
            assert seen_by == ([None, who] if question in hidden else [None, 0, 1]), question


@pytest.mark.parametrize(
    ("game", "decisions", "others"),
    [(Game, 50, {"decks": (deck_names("b01")[0],) * 2}), (Duel, 20, {})],
    ids=["zx", "ygo"],
)
def test_passes_of_a_game_reach_the_opponent_only_where_all_can_see_the_question(game, decisions, others):
    hidden = HIDDEN_PASSES[game][2]
    unseen = {question.name.lower() for question in hidden}
    played, rng = game.new(seed=0, events=True, **others), np.random.default_rng(0)
    for _ in range(decisions):
        played.step(int(rng.choice(np.flatnonzero(played.mask()))))
    passes = [event for event in played.events() if event.kind == "pass"]
    assert {event.state for event in passes} & unseen, "no pass among hidden cards"
    for viewer in (0, 1):
        for event in played.events(viewer):
            assert event.kind != "pass" or event.who == viewer or event.state not in unseen
        seen = sum(event.kind == "pass" for event in played.events(viewer))
        assert seen == sum(event.who == viewer or event.state not in unseen for event in passes)


def test_verbs_are_of_who_does_it():
    words = {"draw": "draws", "pass": "passes", "go": "goes", "have": "has", "lose": "loses"}
    for verb, of_another in words.items():
        assert third_person(verb) == of_another
    assert Viewer(0).does(0, "draw a card") == "you draw a card"
    assert Viewer(1).does(0, "draw a card") == "the enemy draws a card"
    assert Viewer(None).does(0, "draw a card") == "player 0 draws a card"
    assert Viewer(None).does(1, "reload: 3 cards") == "player 1 reloads: 3 cards"
    assert Viewer(1).does(0, "Special Summon Kuriboh") == "the enemy Special Summons Kuriboh"
    assert Viewer(1).does(0, "do not play it") == "the enemy does not play it"
    assert Viewer(1).whose(1) == "your" and Viewer(1).whose(0) == "the enemy's"
    assert (counted(1, "card"), counted(2, "card")) == ("1 card", "2 cards")


def test_an_event_is_a_value():
    event = Event(kind="draw", text="You draw a card", turn=3, together=False, from_="deck", to="hand")
    assert event.as_dict() == {
        "kind": "draw",
        "text": "You draw a card",
        "turn": 3,
        "together": False,
        "from": "deck",
        "to": "hand",
    }
    with pytest.raises(AttributeError):
        event.kind = "play"  # type: ignore[misc]

"""Hints and labels: new players read what a question is about, and what each action does."""

import numpy as np
import pytest
from zx_training.games import get_game
from zx_training.serve import payloads
from zx_training.serve.event_payloads import event_payloads

from tests.registered import GAME_NAMES
from tests.scenario import PLAIN_CARD, Scenario
from zx_env import Action
from zx_env.core.actions import Question
from zx_env.core.game.moves import _Words, moves_of
from zx_env.core.rendering.wording import NO_HINT
from zx_env.ygo.decision.questions import PURPOSES
from zx_env.ygo.decision.questions import QUESTIONS as OF_YGO
from zx_env.ygo.terms import Ask as AskOfYgo
from zx_env.ygo.terms import Purpose
from zx_env.zx.decision.purpose import DEEDS, RULES
from zx_env.zx.decision.questions import QUESTIONS as OF_ZX
from zx_env.zx.terms import Ask, Zone

DEEDS_OF_ZX = [
    *(frame.name.lower() for frame in RULES),
    *(op.name.lower() for op, words in DEEDS.items() if "{zone}" not in words),
    *(f"to {zone.name.lower()}" for zone in Zone if zone != Zone.NOWHERE),
]
QUESTIONS = {
    "zx": [
        *(ask.name.lower() for ask in OF_ZX),
        *(f"{ask} {deed}" for ask in ("choose", "choose_square") for deed in DEEDS_OF_ZX),
    ],
    "ygo": [
        *(ask.name.lower() for ask in OF_YGO if ask != AskOfYgo.CHOOSE),
        *(f"choose {purpose.name.lower()}" for purpose in PURPOSES if purpose != Purpose.NO_PURPOSE),
    ],
}


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_question_has_its_hint_and_every_hint_a_question(game: str):
    assert set(get_game(game).wording.hints) == set(QUESTIONS[game])
    assert NO_HINT not in get_game(game).wording.hints.values()


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_hint_says_why_in_sentences_and_its_labels_are_no_sentences(game: str):
    for why, stop, yes, _ in get_game(game).wording.hints.values():
        assert why.endswith(".") and not stop.endswith(".") and not yes.endswith(".")


def test_hints_are_found_by_the_kind_of_question():
    adapter = get_game("zx")
    assert adapter.wording.hint(None) == NO_HINT
    question = Question(ask="attack_target", player=0, words="any words")
    assert adapter.wording.hint(question).why.startswith("A Z/X takes")
    choice = Question(ask="choose", player=0, words="any words", purpose="tribute")
    assert "stronger monster" in get_game("ygo").wording.hint(choice).why


def test_a_reworded_question_keeps_its_hint(monkeypatch: pytest.MonkeyPatch):
    adapter = get_game("zx")
    game = adapter.deal(("b01_black", "b01_blue"), 11)
    while game.question.ask == "start_card":  # its words depend on the cards of the deck
        game.step(game.actions()[0].index)
    before = payloads.payload_of_view(adapter, game.view(game.to_play), False)
    ask = Ask[game.question.ask.upper()]
    monkeypatch.setitem(OF_ZX, ask, OF_ZX[ask]._replace(words="an entirely new wording"))
    after = payloads.payload_of_view(adapter, game.view(game.to_play), False)
    assert after["asked"] == "You decide: an entirely new wording" != before["asked"]
    assert after["hint"] == before["hint"] != ""
    assert [move["label"] for move in after["moves"]] == [move["label"] for move in before["moves"]]


def test_a_play_is_followed_by_its_squares():
    """Where one choice follows another of the same play, the page shows both at once."""
    g = Scenario().hand(0, PLAIN_CARD).resource(0, PLAIN_CARD, times=6).zx("b2", PLAIN_CARD).begin()
    moves = payloads.payload_of_view(get_game("zx"), g.game.view(0), False)["moves"]
    halves = {move["label"]: [half["label"] for half in move["then"]] for move in moves}
    (play,) = (label for label in halves if label.startswith("Play"))
    squares = halves.pop(play)
    assert len(squares) > 3 and all(label.startswith("Put it on ") for label in squares)
    name = get_game("zx").wording.name(PLAIN_CARD)
    assert halves == {"End the turn": [], f"Attack the player with {name} (b2)": []}
    assert [move.get("asks") for move in moves] == ["on which Square?", None, None]
    assert [move.get("stop") for move in moves] == [None, None, True]


def test_a_question_of_its_own_is_no_second_half():
    """The main phase of the player who puts a card into Resource follows without a decision of the other."""
    adapter = get_game("zx")
    game, moves = adapter.deal(("b01_red", "b01_blue"), 7), []
    while not any(move.label.endswith("into Resource") for move in moves):
        if moves:
            game.step(moves[-1].action.index)
        moves = moves_of(game.view(game.to_play))
    assert not any(move.then for move in moves)
    after = game.copy()
    after.step(moves[0].action.index)
    assert after.to_play == game.to_play and not after.goes_on


def test_passing_says_what_it_means_and_a_move_names_its_card():
    adapter = get_game("zx")
    game = adapter.deal(("b01_black", "b01_blue"), 11, events=True)
    seen = {}
    while len(seen) < 3:
        view = game.view(game.to_play)
        shown = payloads.payload_of_view(adapter, view, False)
        labels = [move["label"] for move in shown["moves"]]
        for words in ("No card into Resource", "End the turn"):
            if words in labels:
                seen[words] = shown["hint"]
        starts = [move for move in shown["moves"] if move["label"].startswith("Start with")]
        if starts:
            seen["start"] = shown["hint"]
            assert starts[0]["card"].startswith("B01-") and "Power" in starts[0]["facts"]
        assert "Pass" not in labels
        game.step(shown["moves"][-1]["index"])
    assert "pay for what you play" in seen["No card into Resource"]
    assert "Play cards" in seen["End the turn"] and "Start Card" in seen["start"]


def test_yes_says_what_it_means_and_shows_the_card_in_question():
    adapter = get_game("zx")
    game = adapter.deal(("b01_black", "b01_blue"), 11, events=True)
    rng = np.random.default_rng(1)
    found: list[dict] = []
    while not found:
        shown = payloads.payload_of_view(adapter, game.view(game.to_play), False)
        found = [move for move in shown["moves"] if move["label"] == "Yes, play it"]
        game.step(int(rng.choice([move["index"] for move in shown["moves"]])))
    assert found[0]["card"] and "IG" in shown["hint"] and found[0]["card"] not in shown["asked"]


def test_an_answer_shows_the_card_that_it_chooses_and_not_the_one_that_asks():
    adapter, rng, found = get_game("zx"), np.random.default_rng(1), 0
    game = adapter.deal(("b01_black", "b01_blue"), 11)
    while found < 3:
        view = game.view(game.to_play)
        shown = payloads.payload_of_view(adapter, view, False)["moves"]
        asks = view.question.card
        actions = {action.index: action for action in view.actions()}
        for move in shown:
            action = actions[move["index"]]
            assert move["card"] == action.card or not action.card
            assert move["card"] or not asks
            found += bool(asks and action.card not in (None, asks))
        game.step(int(rng.choice([move["index"] for move in shown])))


ZX_LABELS = [
    ({"verb": "start none"}, "", "No Start Card"),
    ({"verb": "target player"}, "", "Attack the player"),
    ({"verb": "start", "card": "B01-063"}, "B01-064", "Start with Bone Keeper"),
    ({"verb": "at", "place": "b1"}, "", "Put it on b1"),
    ({"verb": "at", "place": "b1"}, "B01-063", "Put it on b1, in the place of Bone Keeper"),
    ({"verb": "attack", "owner": 0, "place": "b2"}, "B01-063", "Attack with Bone Keeper (b2)"),
    ({"verb": "use", "owner": 0, "place": "b2", "ability": 2}, "B01-063", "Use Bone Keeper (b2#2)"),
    ({"verb": "choose", "owner": 1, "place": "b2"}, "B01-063", "Choose the enemy's Bone Keeper (b2)"),
    ({"verb": "choose", "owner": 0, "place": "b2"}, "B01-063", "Choose your Bone Keeper (b2)"),
    ({"verb": "choose", "place": "b2"}, "B01-063", "Choose b2"),
    (
        {"verb": "use", "zone": "charge", "owner": 0, "card": "B01-063", "ability": 1},
        "",
        "Use Bone Keeper (charge)",
    ),
    (
        {"verb": "choose", "zone": "charge", "owner": 1, "card": "B01-063", "state": "sleep", "nth": 2},
        "B01-064",
        "Choose Bone Keeper (the enemy's charge, sleep#2)",
    ),
    ({"verb": "choose", "zone": "charge", "owner": 1, "nth": 2}, "", "Choose the enemy's charge#2"),
    (
        {"verb": "choose", "zone": "player", "owner": 1, "card": "B01-063"},
        "",
        "Choose Bone Keeper (the enemy's player)",
    ),
    ({"verb": "pay", "group": "red Beast"}, "", "Pay with a Resource: red Beast"),
    ({"verb": "pay", "group": "red", "card": "B01-063"}, "", "Pay with a Resource: red Bone Keeper"),
    ({"verb": "resolve", "owner": 1, "card": "B01-063"}, "", "Next: the enemy's Bone Keeper"),
]
YGO_LABELS = [
    ({"verb": "battle phase"}, "", "Battle Phase"),
    ({"verb": "attack position"}, "", "Attack position"),
    ({"verb": "summon", "owner": 0, "card": "Kuriboh"}, "Kuriboh", "Summon Kuriboh"),
    (
        {"verb": "activate", "zone": "hand", "owner": 0, "card": "Kuriboh"},
        "Kuriboh",
        "Activate Kuriboh (hand)",
    ),
    (
        {"verb": "target", "zone": "monster", "place": "m2", "owner": 1},
        "",
        "Attack the enemy's face-down card (m2)",
    ),
    (
        {"verb": "target", "zone": "monster", "place": "m1", "owner": 1, "card": "Kuriboh"},
        "Kuriboh",
        "Attack the enemy's Kuriboh (m1)",
    ),
    ({"verb": "effect", "ability": 2}, "", "Effect 2"),
]


@pytest.mark.parametrize(
    ("game", "values", "there", "label"),
    [("zx", *row) for row in ZX_LABELS] + [("ygo", *row) for row in YGO_LABELS],
)
def test_labels_are_made_from_values(game: str, values: dict, there: str, label: str):
    assert get_game(game).wording.label(Action(0, "any text", values | {"player": 0}), there) == label


def test_a_card_of_a_pile_has_its_own_numbers():
    """A card below the top of a pile shows its own printed numbers, one on a Square those of now."""
    scene = Scenario().zx("b2", "B01-013").charge(0, "B01-064", "B01-063").deck(0, *[PLAIN_CARD] * 9)
    view = scene.begin().game.view(0)
    words = _Words(view, view.picture())
    chosen = Action(
        0, "any text", {"verb": "choose", "zone": "charge", "owner": 0, "card": "B01-063", "player": 0}
    )
    move = words.plain(chosen, "0:charge")
    assert (move.card, move.facts) == ("B01-063", "cost 3, Power 4500")
    attack = words.plain(
        Action(0, "any text", {"verb": "attack", "place": "b2", "owner": 0, "player": 0}), "b2"
    )
    assert (attack.card, attack.facts) == ("B01-013", "Power 8000")
    hidden = words.plain(
        Action(0, "any text", {"verb": "choose", "zone": "hand", "owner": 1, "player": 0}), "1:hand"
    )
    assert (hidden.card, hidden.facts) == ("", "")


def test_a_question_names_its_card_once():
    question = Question(ask="free_play", player=0, words="whether", card="B01-066", name="Miseria")
    assert (question.text, question.named) == ("whether (B01-066 Miseria)", "whether (Miseria)")
    duel = Question(ask="yes_no", player=0, words="whether", card="Kuriboh", name="Kuriboh")
    assert duel.text == duel.named == "whether (Kuriboh)"


@pytest.mark.parametrize("game", GAME_NAMES)
def test_what_the_page_says_of_events_is_their_sentence_and_source(game: str):
    adapter = get_game(game)
    played = adapter.deal(adapter.pair_of(None, None), 3, events=True)
    rng = np.random.default_rng(3)
    for _ in range(60):
        if played.to_play is not None:
            played.step(int(rng.choice(np.flatnonzero(played.mask()))))
    for event, payload in zip(played.events(), event_payloads(played, None), strict=True):
        assert event.text == (f"{event.sentence} ({event.source})" if event.source else event.sentence)
        if event.rule is None:
            assert payload["text"] == event.text and "rule" not in payload
        else:
            assert payload["text"] in (event.sentence, f"{event.sentence}, by {event.by}")
            assert payload["rule"] == event.source

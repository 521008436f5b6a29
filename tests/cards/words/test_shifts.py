"""Shift: laying one on a Z/X, what it adds, when it goes home; the printed Shift cards and their Tokens."""

import pytest

from tests.citations import cr
from tests.made_up import EVERYBODY, SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game
from zx_env.errors import CardError, PositionError
from zx_env.zx import limits
from zx_env.zx.board import NAMES
from zx_env.zx.cards.decks import Deck, check_deck
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    Advent,
    Always,
    Automatic,
    Card,
    Draw,
    EveryColor,
    LeaveTo,
    Shift,
    Startup,
    zx,
)
from zx_env.zx.cards.sentences.abilities import say_ability
from zx_env.zx.decision.actions import EXTRA
from zx_env.zx.decision.observation import Marker, MarkerFact, named
from zx_env.zx.terms import CardType, Color, Limit, Occurrence, Side, Zone

GREEN, WHITE = "B01-083", "B01-043"
SIEGER, RINDOU, YUDI, LAWRENCIUM = "B22-071", "B01-094", "B18-094", "B02-036"


def _dynamis(g: Play, player: int = 0) -> list[object]:
    return list(g.game.position()["players"][player].get("dynamis", []))


def _up(*numbers: str) -> list[object]:
    return [{"card": number, "face": "up"} for number in numbers]


def _board(shift: str, bearer: str = PLAIN_CARD, resources: int = 5, **keys: object) -> Scenario:
    """A Z/X on b2 and a Shift in the Dynamis of player 0, whose Player has every name."""
    return (
        Scenario(card_set=SET, **keys)
        .zx("b2", bearer)
        .cards(0, "dynamis", [shift])
        .resource(0, PLAIN_CARD, times=resources)
        .player_card(0, EVERYBODY)
    )


def _on(g: Play, square: str) -> object:
    there = g.game.position()["squares"].get(square, {})
    return there.get("shift")


def _seen_on(g: Play) -> str:
    """The Square where player 0 sees its Shift."""
    markers = named(g.game.observe(0))["markers"]
    return NAMES[int(markers[0, Marker.SHIFT, MarkerFact.SQUARE]) - 1]


# -- 202.8 -------------------------------------------------------------------------------------------------


@cr("202.8", "H41")
def test_a_shift_is_laid_on_a_card_for_nothing() -> None:
    g = _board("L-010").zx("a1", GREEN, state="sleep").zx("c3", GREEN, owner=1).begin()
    (laying,) = (action.index for action in g.game.actions() if action.text == "shift L-010")
    assert EXTRA <= laying < EXTRA + limits.OPTION_ROWS
    g.do("shift L-010")
    assert g.texts == ["choose a1", "choose b2"]
    # It has been shown: the opponent knows what it is.
    assert g.game._games[0].known[g.game._games[0].subject] == 3
    g.do("choose b2")
    assert _on(g, "b2") == "L-010"
    assert _dynamis(g) == []
    assert g.asleep(0) == 0
    # Its ability is one of the Z/X: it drew 1.
    assert len(g.zone(0, "hand")) == 1


@cr("202.8", "204")
def test_a_shift_adds_name_colour_and_tribe() -> None:
    board = _board("L-010", "B01-094").zx("a1", PLAIN_CARD, owner=1).zx("a3", GREEN).hand(0, "L-006")
    g = board.begin().do("shift L-010", "choose a3", "play L-006")
    # Hourai 500, blue 1000, the Shift's name 2000; no longer without abilities.
    assert g.damage("a3") == 3500
    assert g.damage("b2") == 500
    assert g.on("a1") is None  # 4000 to the one without abilities
    # The Shift's abilities are those of its card, which had none.
    g = _board("L-010", "B01-016").hand(0, "L-006").begin().do("shift L-010", "choose b2", "play L-006")
    assert g.damage("b2") == 3500


@cr("Z21")
def test_shift_has_a_use_of_its_own_beside_the_ex() -> None:
    board = Scenario(card_set=SET).resource(0, PLAIN_CARD, times=6).cards(0, "dynamis", ["B16-019", "L-010"])
    for square in ("a1", "b1", "c1"):
        board.zx(square, "B01-013")
    g = board.begin().do("ex B16-019", "at b2", "choose a1", "choose b1", "no")
    assert g.starting("shift") == ["L-010"]
    g.do("shift L-010", "choose c1")
    board = Scenario(card_set=SET).resource(0, PLAIN_CARD, times=6).cards(0, "dynamis", ["B16-019", "L-010"])
    for square in ("a1", "b1", "c1"):
        board.zx(square, "B01-013")
    g = board.begin().do("shift L-010", "choose c1")
    assert g.starting("ex") == ["B16-019"]


@cr("Z21")
def test_the_next_shift_waits_for_the_next_turn() -> None:
    board = _board("L-010").cards(0, "dynamis", ["L-010", "L-011"]).hand(0, "L-003").zx("a1", PLAIN_CARD)
    g = board.begin().do("shift L-010", "choose b2", "play L-003", "choose b2")
    # The first has gone home, and there is a card for the second.
    assert (_dynamis(g), g.starting("shift")) == (["L-011", *_up("L-010")], [])


@cr("202.8", "H41")
def test_one_shift_a_player_on_squares_and_once_a_turn() -> None:
    board = _board("L-010").cards(0, "dynamis", ["L-010", "L-011"]).hand(0, "L-003")
    g = board.zx("a1", PLAIN_CARD).begin().do("shift L-010", "choose b2")
    assert g.starting("shift") == []
    # Also in the next turn, as long as it lies there.
    g.do("pass", "pass", "pass", "pass", "pass")
    while g.to_play != 0 or "pass" not in g.texts or not g.starting("attack"):
        g.do("pass")
    assert _on(g, "b2") == "L-010"
    assert g.starting("shift") == []
    # Gone home face up, it is not laid again; the other may be.
    g.do("play L-003", "choose b2")
    assert g.starting("shift") == ["L-011"]


@cr("H41")
def test_a_shift_needs_its_condition_and_a_card() -> None:
    assert _board("G06-042", RINDOU).begin().starting("shift") == ["G06-042"]
    assert _board("G06-042", RINDOU, resources=4).begin().starting("shift") == []
    assert _board("G06-042", YUDI).begin().starting("shift") == []
    assert (
        Scenario(card_set=SET)
        .zx("b2", PLAIN_CARD, owner=1)
        .cards(0, "dynamis", ["L-010"])
        .begin()
        .starting("shift")
        == []
    )


@cr("H42")
def test_what_a_shift_adds_stays_when_the_turn_ends() -> None:
    g = _board("L-011").begin().do("shift L-011", "choose b2")
    power = g.power("b2")
    assert power == 3500 + 1500
    g.do("pass")
    assert g.power("b2") == power
    assert _on(g, "b2") == "L-011"


@cr("H42")
def test_what_a_shift_does_to_its_player() -> None:
    board = _board("L-011", turn_player=1).zx("b2", PLAIN_CARD)
    board.position["squares"] = {
        "a1": [{"card": PLAIN_CARD, "owner": 0, "shift": "L-011"}],
        "b2": [{"card": PLAIN_CARD, "owner": 1}],
    }
    g = board.cards(0, "dynamis", []).begin().attack("b2", "player").pass_both()
    assert len(g.zone(0, "life")) == 4


# -- 913 ---------------------------------------------------------------------------------------------------


@cr("913.1")
def test_the_shift_goes_home_when_its_card_leaves() -> None:
    board = _board("L-010").hand(0, "L-003")
    g = board.begin().do("shift L-010", "choose b2", "play L-003", "choose b2")
    assert g.on("b2") is None
    assert _dynamis(g) == _up("L-010")
    assert g.starting("shift") == []
    # What the card had gained by it is forgotten.
    g.do("pass")
    assert g.game._games[0].granted_count == 0


@cr("913.1")
def test_the_shift_stays_from_square_to_square() -> None:
    g = _board("L-011").hand(0, "L-004").begin().do("shift L-011", "choose b2", "play L-004")
    g.do("choose b2", "choose c3")
    assert (g.on("c3"), _on(g, "c3"), g.power("c3")) == (PLAIN_CARD, "L-011", 5000)
    assert _seen_on(g) == "c3"
    board = _board("L-011").zx("a1", GREEN).hand(0, "L-005")
    g = board.begin().do("shift L-011", "choose b2", "play L-005", "choose a1", "choose b2")
    assert (g.on("a1"), _on(g, "a1"), _on(g, "b2")) == (PLAIN_CARD, "L-011", None)
    assert _seen_on(g) == "a1"
    g = board.zx("c1", GREEN).begin().do("shift L-011", "choose b2", "play L-005", "choose b2", "choose c1")
    assert (_on(g, "c1"), _seen_on(g)) == ("L-011", "c1")


@cr("913.1", "901.2a")
def test_a_card_replaced_on_its_square_loses_its_shift() -> None:
    g = _board("L-010").hand(0, PLAIN_CARD).begin()
    g.do("shift L-010", "choose b2", f"play {PLAIN_CARD}", "at b2")
    assert _dynamis(g) == _up("L-010")
    assert _on(g, "b2") is None


@cr("H42", "Z13")
def test_what_waits_for_the_card_leaving_still_triggers() -> None:
    board = _board("L-010").zx("b3", RINDOU, owner=1)
    g = board.begin().do("shift L-010", "choose b2")
    hand = len(g.zone(0, "hand"))
    g.attack("b2", "b3").pass_both()
    assert g.on("b2") == PLAIN_CARD  # an attacker is dealt no damage
    g.do("pass")
    while not g.starting("attack"):
        g.do("pass")
    before = len(g.zone(0, "hand"))
    assert before == hand
    g.attack("b3", "b2").pass_both()
    assert g.on("b2") is None
    assert len(g.zone(0, "hand")) == before + 2


# -- positions, and what is seen ---------------------------------------------------------------------------


def test_a_position_keeps_a_shift() -> None:
    g = _board("L-011").begin().do("shift L-011", "choose b2")
    written = g.game.position()
    again = {key: value for key, value in written.items() if key != "engine"}
    restored = Play(Game.from_position(again, card_set=SET))
    assert {**restored.game.position(), "engine": ""} == {**written, "engine": ""}
    assert restored.power("b2") == g.power("b2")
    assert "L-011" in str(g.game)
    assert Game.replay(g.game.record(), card_set=SET).position() == written


@pytest.mark.parametrize(
    ("squares", "words"),
    [
        ({"a1": {"card": PLAIN_CARD, "owner": 0, "shift": PLAIN_CARD}}, "no Shift card"),
        (
            {
                "a1": {"card": PLAIN_CARD, "owner": 0, "shift": "L-010"},
                "b1": {"card": PLAIN_CARD, "owner": 0, "shift": "L-011"},
            },
            "another Shift",
        ),
    ],
)
def test_a_wrong_shift_is_refused(squares: dict[str, object], words: str) -> None:
    with pytest.raises(PositionError, match=words):
        Scenario(card_set=SET, squares=squares).begin()


# -- the deck rules ----------------------------------------------------------------------------------------


@cr("Z1")
def test_only_the_extended_format_has_shift_cards() -> None:
    def problems(form: str) -> list[str]:
        deck = Deck("d", [PLAIN_CARD] * 50, dynamis=["G06-037"], format=form)
        return [problem for problem in check_deck(deck) if "G06-037" in problem]

    assert problems("extended") == []
    assert problems("manual_2017") == [
        "a Dynamis has only Z/X EX; G06-037 Sword Oath Death, Ayase is a SHIFT card (1 in it)"
    ]


# -- the cards ---------------------------------------------------------------------------------------------


def test_death_fills_charge_and_destroys_after_a_discard() -> None:
    board = _board("G06-037", SIEGER).zx("b3", PLAIN_CARD, owner=1).zx("a3", PLAIN_CARD, owner=1)
    g = board.zx("c3", RINDOU, owner=1).hand(0, GREEN).begin().do("shift G06-037", "choose b2")
    assert g.zone(0, "charge") == [PLAIN_CARD]
    g.attack("b2", "b3").pass_both()
    while not g.starting("choose hand"):
        g.do(next(text for text in g.texts if not text.startswith(("done", "pass"))))
    g.do(f"choose hand:{GREEN}")
    assert g.texts == ["choose a3"]
    g.do("choose a3")
    assert g.zone(0, "trash") == [GREEN]
    assert g.on("a3") is None


def test_emperor_fills_resource_after_a_kill_by_attacking() -> None:
    g = _board("G06-042", RINDOU).zx("b3", PLAIN_CARD, owner=1).begin()
    g.do("shift G06-042", "choose b2").attack("b2", "b3").pass_both()
    assert len(g.zone(0, "resource")) == 6
    assert g.asleep(0) == 0


def test_fool_puts_a_yudi_from_resource_until_the_end_of_the_turn() -> None:
    board = _board("G06-045", YUDI).cards(0, "resource", [GREEN] * 4 + [YUDI]).zx("a1", GREEN)
    g = board.begin().do("shift G06-045", "choose b2")
    uses = g.starting("use b2")
    g.do(f"use b2{uses[-1]}")
    while "choose resource:B18-094" not in g.texts:
        g.do(g.texts[0])
    g.do("choose resource:B18-094", "choose c1")
    assert g.on("c1") == YUDI
    # Once a turn.
    assert len(g.starting("use b2")) == len(uses) - 1
    g.do("pass")
    while g.on("c1") is not None:
        g.do(g.texts[0])
    assert YUDI in g.zone(0, "resource")


def test_world_makes_as_many_tokens_as_cards_left_charge() -> None:
    def tokens(charge: int, *texts: str) -> list[str | None]:
        board = _board("G06-046", "B29-070").charge(0, *[PLAIN_CARD] * charge)
        g = board.begin().do("shift G06-046", "choose b2", "use b2", *texts)
        assert g.state("b2") == "sleep"
        return [g.on(square) for square in ("a1", "c1")]

    card = f"choose charge:{PLAIN_CARD}"
    assert tokens(3, card, card, "choose a1", "choose c1") == ["B29-072", "B29-072"]
    assert tokens(3, card, "done", "choose c1") == [None, "B29-072"]
    assert tokens(3, "done") == [None, None]


def test_animal_valentine_counts_resources_in_threes() -> None:
    board = _board("PR09-005", GREEN, resources=8).zx("a1", SIEGER).zx("c1", "E09-055")
    g = board.begin().do("shift PR09-005")
    assert g.texts == ["choose b2"]
    before = g.power("b2")
    g.do("choose b2")
    assert g.power("b2") == before + 2000


def test_theogonias_fills_resource_and_returns_a_zx() -> None:
    g = _board("E21-034", "B11-012").begin().do("shift E21-034", "choose b2")
    assert g.asleep(0) == 1
    assert g.texts == ["choose resource:B01-003", "choose resource:B01-003 sleep"]
    g.do("choose resource:B01-003")
    assert g.zone(0, "hand") == [PLAIN_CARD]
    assert len(g.zone(0, "resource")) == 5


def test_strength_draws_and_discards() -> None:
    g = _board("B34-072", LAWRENCIUM).hand(0, GREEN).begin().do("shift B34-072", "choose b2")
    assert len(g.zone(0, "hand")) == 2
    g.do(f"choose hand:{GREEN}")
    assert g.zone(0, "trash") == [GREEN]
    g.do("pass")
    # It lies on no Overboost.
    assert "counters" not in g.game.position()["players"][0]


def test_strength_on_an_overboost_gives_a_key_at_the_end_of_the_turn() -> None:
    g = _board("B34-072", "L-035").hand(0, GREEN).begin().do("shift B34-072", "choose b2")
    g.do(f"choose hand:{GREEN}")
    assert "counters" not in g.game.position()["players"][0]
    g.do("pass")
    assert g.game.position()["players"][0]["counters"] == {"dream_key": 1}


@pytest.mark.parametrize(
    ("bearer", "turn_player", "asked"), [("L-035", 1, True), ("L-035", 0, False), (LAWRENCIUM, 1, False)]
)
def test_strength_returns_a_zx_when_its_overboost_leaves_in_the_enemys_turn(
    bearer: str, turn_player: int, asked: bool
) -> None:
    board = (
        _board("G06-042", bearer, turn_player=turn_player).cards(0, "dynamis", []).hand(turn_player, "L-003")
    )
    board.position["squares"]["b2"][0]["shift"] = "B34-072"
    board.zx("a3", PLAIN_CARD, owner=1).zx("c3", RINDOU, owner=1)
    g = board.begin().do("play L-003", "choose b2")
    # Cost 5 or less.
    assert g.starting("choose") == (["a3"] if asked else [])
    if asked:
        g.do("choose a3")
        assert g.zone(1, "hand") == [PLAIN_CARD]


def test_gol_goroth_destroys_for_a_card_and_leaves_a_token() -> None:
    def board(*resources: str) -> Scenario:
        start = (
            Scenario(card_set=SET).zx("a1", PLAIN_CARD).zx("b2", RINDOU, owner=1).zx("b3", SIEGER, owner=1)
        )
        start.zx("a3", SIEGER, owner=1).charge(0, "B29-068").player_card(0, EVERYBODY)
        return start.resource(0, *resources)

    g = board("B29-070", PLAIN_CARD).begin().do("use charge:B29-068", "choose a1")
    assert (g.on("a3"), g.starting("choose")) == (SIEGER, [])
    g = board("B29-070").begin()
    g.do("use charge:B29-068", "choose a1")
    # Cost 5 or less on a Normal Square.
    assert g.texts == ["choose a3"]
    g.do("choose a3", "choose a3")
    assert (g.on("a3"), g.power("a3")) == ("B29-072", 5000)
    assert g.starting("use") == []


@pytest.mark.parametrize(
    ("mine", "lies", "theirs", "tokens"),
    [([], True, False, False), (_up("L-010"), True, False, True), (["L-010"], True, False, False),
     (_up("L-010", "L-011"), False, False, True), ([], True, True, True), ([], False, True, False)],
)  # fmt: skip
def test_moonbeast_counts_shifts(mine: list[object], lies: bool, theirs: bool, tokens: bool) -> None:
    board = Scenario(card_set=SET).zx("a1", PLAIN_CARD).zx("a3", PLAIN_CARD, owner=1)
    board.cards(0, "dynamis", mine).hand(0, "B29-070").resource(0, PLAIN_CARD, times=7)
    if lies:
        board.position["squares"]["a1"][0]["shift"] = "G06-037"
    if theirs:
        board.position["squares"]["a3"][0]["shift"] = "G06-037"
    g = board.begin().do("play B29-070", "at b1")
    assert bool(g.starting("choose")) == tokens
    if tokens:
        g.do("choose a2", "choose c2")
        assert (g.on("a2"), g.on("c2")) == ("B29-072", "B29-072")


# -- words and refusals ------------------------------------------------------------------------------------


def test_the_words_are_said() -> None:
    assert say_ability(Shift(onto=zx(Side.OWN, cost_at_least=5))) == (
        "[Shift] On 1 Z/X of yours with Cost 5 or more."
    )


def _shift(*abilities: object, **keys: object) -> Card:
    return Card("T-001", "T", Color.RED, CardType.SHIFT, abilities=list(abilities), **keys)  # type: ignore[arg-type]


_ANY = Shift(onto=zx(Side.OWN))
REFUSED = [
    (_shift(), "abilities", "one ability Shift"),
    (_shift(_ANY, _ANY), "abilities", "one ability Shift"),
    (Card("T-001", "T", Color.RED, abilities=[_ANY]), "abilities", "one ability Shift"),
    (_shift(Shift(onto=zx(Side.ENEMY))), "abilities[0].onto", "own Z/X"),
    (_shift(Shift(onto=zx(Side.OWN, zone=Zone.CHARGE))), "abilities[0].onto", "own Z/X"),
    (_shift(_ANY, power=500), "the card", "only a Z/X has Power"),
    (_shift(_ANY, Advent([zx(Side.OWN)])), "abilities[1]", "a Shift adds"),
    (
        _shift(_ANY, Startup(valid_in=Zone.CHARGE, cost=[], do=[Draw(1)])),
        "abilities[1].valid_in",
        "works on Squares",
    ),
    (
        _shift(_ANY, Startup(cost=[], do=[Draw(1)], limit=Limit.TWICE_PER_TURN)),
        "abilities[1].limit",
        "once per turn",
    ),
    (_shift(_ANY, Automatic(when=Occurrence.TURN_ENDS, do=[Draw(1)])), "abilities[1]", "how often"),
    (
        _shift(_ANY, Automatic(when=Occurrence.APPEARS, do=[Draw(1)], limit=Limit.NAME_LOCK)),
        "abilities[1]",
        "how often",
    ),
    (
        _shift(_ANY, Automatic(when=Occurrence.STARTUP_IS_USED, uses=2, do=[Draw(1)])),
        "abilities[1].uses",
        "printed on one card",
    ),
    (_shift(_ANY, Always(do=[LeaveTo(Zone.HAND)])), "abilities[1].do", "lets a Shift add"),
    (_shift(_ANY, Always(do=[EveryColor()])), "abilities[1].do", "lets a Shift add"),
]


@pytest.mark.parametrize(
    ("bad", "field", "words"), REFUSED, ids=[field + words for _, field, words in REFUSED]
)
def test_a_bad_shift_card_is_refused_by_field(bad: Card, field: str, words: str) -> None:
    with pytest.raises(CardError) as caught:
        encode([bad])
    assert caught.value.field == field
    assert words in str(caught.value)

"""Z/X EX and the Dynamis, levels, Evol Seed, Force, Tokens, ways of appearing: what they do in a game."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game, card_table
from zx_env.errors import CardError
from zx_env.zx.cards.decks import check_deck
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    ANY_SQUARE,
    THIS,
    Advent,
    AsForce,
    Automatic,
    Awaken,
    Card,
    Copies,
    Damage,
    Draw,
    Level,
    MakeToken,
    May,
    Move,
    ZeroOptima,
    card,
    choose,
    each,
    zx,
)
from zx_env.zx.cards.names import DRAGONS, Tribe
from zx_env.zx.cards.sentences.abilities import say_ability
from zx_env.zx.cards.sentences.card import say
from zx_env.zx.cards.sets import CARDS
from zx_env.zx.decision.observation import BoardFact, Fact, Numbered, SubjectFact, named
from zx_env.zx.terms import CardType, Color, Icon, Occurrence, Side, State, Way, Zone

UP = "up"


def _up(*numbers: str) -> list[object]:
    return [{"card": number, "face": UP} for number in numbers]


def _dynamis(g: Play, player: int = 0) -> list[object]:
    return list(g.game.position()["players"][player].get("dynamis", []))


def _red_board() -> Scenario:
    """Two red Z/X whose Costs add up to 6, and six Resources that sleep."""
    asleep = [{"card": PLAIN_CARD, "state": "sleep"}] * 6
    return (
        Scenario()
        .zx("a1", "B01-013")
        .zx("b1", "B01-003")
        .cards(0, "resource", asleep)
        .cards(0, "dynamis", ["B16-019"])
    )


# -- Advent --------------------------------------------------------------------------------------------------


@cr("313", "Z15", "H10", "M7")
def test_advent_destroys_and_pays_nothing() -> None:
    g = _red_board().zx("c2", PLAIN_CARD, owner=1).begin()
    g.do("ex B16-019")
    # Ruling Z15: on the Square of one that the Advent will destroy, too.
    assert {"a1", "b1", "c1", "a2"} <= set(g.starting("at"))
    g.do("at a1")
    assert sorted(g.starting("choose")) == ["a1", "b1"]
    g.do("choose a1", "choose b1")
    assert g.on("a1") == "B16-019"
    assert g.on("b1") is None
    assert sorted(g.zone(0, "charge")) == ["B01-003", "B01-013"]
    # It appeared from the Dynamis: its ability asks.
    g.do("yes", "choose charge:B01-003", "choose charge:B01-013", "choose c2")
    assert g.zone(1, "removed") == [PLAIN_CARD]
    assert _dynamis(g) == []


@cr("Z15", "H10", "M7")
def test_the_ex_being_played_is_shown_to_both_before_its_square_is_chosen() -> None:
    g, row = _red_board().begin(), card_table().row_of("B16-019")
    assert not named(g.game.observe(1))["subject"].any()
    assert "B16-019" not in g.game.board(1)
    g.do("ex B16-019")
    for player in range(2):
        seen = named(g.game.observe(player))
        assert seen["subject"][SubjectFact.OWN] == (player == 0)
        high, low = seen["card_numbers"][Numbered.SUBJECT].astype(int)
        assert high * 128 + low == row + 1
        assert "B16-019" in g.game.board(player)
    g.do("at a1")  # shown still, while the Z/X that are destroyed for it are chosen
    assert named(g.game.observe(1))["subject"].any()


@cr("M7")
def test_advent_needs_as_many_resources_as_its_cost_and_the_total_cost() -> None:
    assert "ex B16-019" in _red_board().begin().texts
    assert "ex B16-019" not in _red_board().resource(0, PLAIN_CARD, times=5).begin().texts
    # Sleep Z/X, blue ones, and Costs of 4 together do not do.
    board = Scenario().resource(0, PLAIN_CARD, times=6).cards(0, "dynamis", ["B16-019"])
    assert "ex B16-019" not in board.zx("a1", PLAIN_CARD).zx("b1", PLAIN_CARD).begin().texts
    board = Scenario().resource(0, PLAIN_CARD, times=6).cards(0, "dynamis", ["B16-019"])
    assert "ex B16-019" not in board.zx("a1", "B01-013").zx("b1", "B01-013", state="sleep").begin().texts
    board = Scenario().resource(0, PLAIN_CARD, times=6).cards(0, "dynamis", ["B16-019"])
    assert "ex B16-019" not in board.zx("a1", "B01-013").zx("b1", "B01-033").begin().texts


@cr("H12")
def test_advent_offers_only_what_can_be_completed() -> None:
    # Costs 2, 2 and 5: one of those that are chosen has to be the big one.
    g = _red_board().zx("c1", PLAIN_CARD).begin().do("ex B16-019", "at a2")
    assert sorted(g.starting("choose")) == ["a1", "b1", "c1"]
    g.do("choose b1")
    assert g.starting("choose") == ["a1"]


@cr("Z21", "Z59", "M9")
def test_an_ex_is_played_once_a_turn_and_not_face_up() -> None:
    board = Scenario().resource(0, PLAIN_CARD, times=9)
    for square in ("a1", "b1", "c1", "a2"):
        board.zx(square, "B01-013")
    g = board.cards(0, "dynamis", ["B16-019", "B16-019"]).begin()
    g.do("ex B16-019", "at b2", "choose a1", "choose b1", "no")
    assert g.on("b2") == "B16-019"
    assert g.starting("ex") == []
    g = _red_board().cards(0, "dynamis", _up("B16-019")).begin()
    assert g.starting("ex") == []
    assert _awaken_board().begin().starting("ex") == ["B18-017"]
    assert _awaken_board().cards(0, "dynamis", _up("B18-017")).begin().starting("ex") == []


@cr("Z21")
def test_an_ex_is_played_once_a_turn_where_a_card_waits_for_a_shift() -> None:
    """L-010 waits for a Shift; the Dynamis is listed then though an EX has been played."""
    board = Scenario(card_set=SET).resource(0, PLAIN_CARD, times=9)
    for square in ("a1", "b1", "c1", "a2"):
        board.zx(square, "B01-013")
    g = board.cards(0, "dynamis", ["B16-019", "B16-019", "L-010"]).begin()
    assert g.starting("ex") == ["B16-019"]
    g.do("ex B16-019", "at b2", "choose a1", "choose b1", "no")
    assert (g.starting("ex"), g.starting("shift")) == ([], ["L-010"])


def test_an_advent_of_five_colors() -> None:
    numbers = {"a1": PLAIN_CARD, "b1": "B01-022", "c1": "B01-043", "a2": "B01-063", "b2": "B01-083"}
    board = Scenario(card_set=SET).resource(0, PLAIN_CARD, times=10).cards(0, "dynamis", ["X-010"])
    for square, number in numbers.items():
        board.zx(square, number)
    g = board.begin()
    total = sum(card.cost for card in CARDS for number in numbers.values() if card.number == number)
    assert ("ex X-010" in g.texts) == (total >= 10)
    g.do("ex X-010", "at c2")
    for square in numbers:
        assert g.starting("choose") == [square]
        g.do(f"choose {square}")
    assert g.on("c2") == "X-010"


def test_who_is_destroyed_for_an_advent_knows() -> None:
    g = (
        Scenario()
        .zx("a1", "B16-045")
        .zx("b1", "B01-043")
        .zx("c1", "B16-045")
        .resource(0, PLAIN_CARD, times=6)
        .charge(0, PLAIN_CARD)
        .cards(0, "dynamis", ["B17-058"])
        .begin()
    )
    g.do("ex B17-058", "at a2", "choose a1", "choose c1")
    # Both wait, and the ability of the Z/X EX; only a card of another name is returned.
    assert len(g.starting("resolve")) == 3
    g.do("resolve B16-045")
    assert g.texts == ["done", f"choose charge:{PLAIN_CARD}"]


# -- Awaken --------------------------------------------------------------------------------------------------


def _awaken_board() -> Scenario:
    return (
        Scenario()
        .resource(0, PLAIN_CARD, times=5)
        .trash(0, "B01-013", "B01-012", PLAIN_CARD)
        .cards(0, "dynamis", ["B18-017"])
    )


@cr("804.2", "203", "Z15", "M8")
def test_awaken_pays_then_does_what_it_says() -> None:
    g = _awaken_board().begin()
    g.do("ex B18-017", "at b1")
    assert g.asleep(0) == 5
    assert len(g.starting("choose trash")) == 2
    g.do("choose trash:B01-013", "choose trash:B01-012")
    assert sorted(g.zone(0, "removed")) == ["B01-012", "B01-013"]
    assert g.on("b1") == "B18-017"
    # Its ability: from the Remove Zone, with Cost 5 or less, and back to the hand at the end of the turn.
    g.do("choose removed:B01-012", "choose a1", "pass")
    assert g.zone(0, "hand") == ["B01-012"]


@cr("M8")
def test_awaken_must_be_possible_and_paid() -> None:
    assert _awaken_board().begin().starting("ex") == ["B18-017"]
    assert _awaken_board().trash(0, "B01-013", PLAIN_CARD).begin().starting("ex") == []
    assert _awaken_board().resource(0, PLAIN_CARD, times=4).begin().starting("ex") == []
    assert _awaken_board().resource(0, "B01-022", times=5).begin().starting("ex") == []


def test_awaken_shuffles_the_hand_cards_and_draws() -> None:
    g = (
        Scenario()
        .resource(0, "B01-022", times=5)
        .hand(0, "B01-035", "B01-036", "B01-022")
        .cards(0, "dynamis", ["B18-037"])
        .begin()
    )
    g.do("ex B18-037", "at b1", "choose hand:B01-035", "choose hand:B01-036")
    assert g.on("b1") == "B18-037"
    assert len(g.zone(0, "hand")) == 3
    assert len(g.zone(0, "deck")) == 10


# -- 910 -----------------------------------------------------------------------------------------------------


@cr("910.1")
@pytest.mark.parametrize("event", ["X-003", "X-004", "X-007", "T-222"])
def test_an_ex_that_leaves_the_squares_lies_face_up_in_the_dynamis(event: str) -> None:
    g = (
        Scenario(card_set=SET)
        .zx("a1", "B16-019")
        .hand(0, event)
        .resource(0, PLAIN_CARD, times=2)
        .begin()
        .do(f"play {event}", "choose a1")
    )
    assert _dynamis(g) == _up("B16-019")
    assert g.zone(0, "charge") == g.zone(0, "hand") == g.zone(0, "removed") == []
    assert len(g.zone(0, "resource")) == 2


def test_a_position_with_ex_force_and_token_comes_back() -> None:
    position = {
        "format": "zx-position/1",
        "turn": 3,
        "turn_player": 0,
        "card_set": SET,
        "players": [
            {"life": [PLAIN_CARD], "deck": [PLAIN_CARD], "dynamis": [*_up("B16-039"), "B16-019"]},
            {"life": [PLAIN_CARD], "deck": [PLAIN_CARD]},
        ],
        "squares": {
            "a1": {"card": "B16-019", "owner": 0, "force": [PLAIN_CARD]},
            "c3": {"card": "X-001", "owner": 1},
        },
    }
    written = Game.from_position(position, card_set=SET).position()
    assert written["squares"]["a1"]["force"] == [PLAIN_CARD]
    assert written["squares"]["c3"]["card"] == "X-001"
    assert written["players"][0]["dynamis"] == [*_up("B16-039"), "B16-019"]
    again = {key: value for key, value in written.items() if key != "engine"}
    assert {**Game.from_position(again, card_set=SET).position(), "engine": ""} == {**written, "engine": ""}


# -- levels --------------------------------------------------------------------------------------------------


def _uzume(*dynamis: object) -> Play:
    g = Scenario().zx("c2", PLAIN_CARD, owner=1).hand(0, "B16-010").resource(0, PLAIN_CARD, times=4)
    return g.cards(0, "dynamis", list(dynamis)).begin().do("play B16-010", "at b1")


@cr("810")
def test_a_level_counts_face_up_cards_of_the_tribe() -> None:
    assert _uzume(*_up("B16-019")).starting("choose") == ["c2"]
    assert _uzume("B16-019").starting("choose") == []
    assert _uzume(*_up("B18-017")).starting("choose") == []


def test_dragon_level_and_face_up() -> None:
    board = Scenario().hand(0, "E09-001").resource(0, PLAIN_CARD, times=3).zx("c2", "B16-015", owner=1)
    g = board.cards(0, "dynamis", [*_up("E09-054", "E09-054", "E09-054"), "E09-054"]).begin()
    g.do("play E09-001", "at b1")
    assert g.starting("use") == []
    assert g.starting("choose") == ["dynamis:E09-054"]
    g.do("choose dynamis:E09-054")
    assert _dynamis(g) == _up(*["E09-054"] * 4)
    assert g.starting("use") == ["b1"]


def test_face_up_then() -> None:
    board = Scenario().hand(0, "B16-020").resource(0, PLAIN_CARD).zx("b2", "B01-013", owner=1)
    g = board.cards(0, "dynamis", ["B16-019", "B16-039"]).begin().do("play B16-020")
    # Ruling Z25: the Dynamis is hidden, so it may be declined.
    assert g.texts == ["done", "choose dynamis:B16-019", "choose dynamis:B16-039"]
    g.do("choose dynamis:B16-039", "choose b2")
    assert g.damage("b2") == 6000 or g.on("b2") is None
    assert _dynamis(g) == ["B16-019", *_up("B16-039")]
    g = board.cards(0, "dynamis", _up("B16-019")).begin().do("play B16-020")
    # Nothing to turn: nothing is dealt.
    assert g.damage("b2") == 0
    assert g.starting("choose") == []


@cr("1108.1")
@pytest.mark.parametrize(("ignitions", "holds"), [(1, False), (2, True)])
def test_zero_optima_counts_ignition_icons_in_resource(ignitions: int, holds: bool) -> None:
    resources = ["B01-001"] * ignitions + [PLAIN_CARD] * 3
    g = Scenario().zx("b2", "B13-007").zx("b3", PLAIN_CARD, owner=1).cards(0, "resource", resources).begin()
    g.attack("b2", "b3")
    assert bool(g.starting("choose")) == holds


# -- ways of appearing ---------------------------------------------------------------------------------------


def test_by_ignition_and_not_by_a_paid_play() -> None:
    board = Scenario(phase="ignition").charge(0, PLAIN_CARD).deck(0, "B02-001", *[PLAIN_CARD] * 5)
    g = board.zx("a2", PLAIN_CARD, owner=1).begin()
    g.do("ignite B01-003", "yes", "at b1")
    assert g.starting("choose") == ["a2"]
    g = Scenario().hand(0, "B02-001").resource(0, PLAIN_CARD, times=2).zx("a2", PLAIN_CARD, owner=1).begin()
    assert g.do("play B02-001", "at b1").starting("choose") == []


@cr("H11")
def test_by_play_and_by_ability_from_hand() -> None:
    def drawn(play: str, number: str, *texts: str) -> int:
        board = Scenario(card_set=SET).hand(0, *{play, number}).resource(0, PLAIN_CARD, times=3)
        before = len(board.position["players"][0]["hand"])
        g = board.begin().do(f"play {play}", *texts)
        return len(g.zone(0, "hand")) - (before - len({play, number}))

    assert drawn("X-011", "X-011", "at b1") == 1
    assert drawn("X-012", "X-012", "at b1") == 0
    assert drawn("X-008", "X-011", "choose hand:X-011", "choose a1") == 0
    assert drawn("X-008", "X-012", "choose hand:X-012", "choose a1") == 1


# -- Evol Seed -----------------------------------------------------------------------------------------------


@cr("Z14")
def test_evol_seed_by_an_effect_and_by_a_failed_ignition() -> None:
    board = Scenario(card_set=SET).hand(0, "X-006").resource(0, PLAIN_CARD).zx("a2", PLAIN_CARD, owner=1)
    g = board.deck(0, "B04-014", *[PLAIN_CARD] * 5).begin().do("play X-006")
    assert g.starting("choose") == ["a2"]
    g.do("choose a2")
    assert g.damage("a2") == 2000
    board = Scenario(phase="ignition").charge(0, PLAIN_CARD).deck(0, "B04-014", *[PLAIN_CARD] * 5)
    g = board.zx("a2", PLAIN_CARD, owner=1).begin().do("ignite B01-003")
    assert g.starting("choose") == ["a2"]


@cr("Z14")
def test_evol_seed_resolves_after_a_reload() -> None:
    board = Scenario(card_set=SET).hand(0, "X-006").resource(0, PLAIN_CARD).zx("a2", PLAIN_CARD, owner=1)
    g = board.deck(0, PLAIN_CARD, "B04-014").begin().do("play X-006")
    assert g.zone(0, "trash") in ([], ["X-006"])
    assert g.starting("choose") == ["a2"]


def test_no_evol_seed_from_the_hand() -> None:
    g = Scenario(phase="end").hand(0, *["B04-014"] * 7).zx("a2", PLAIN_CARD, owner=1).begin()
    g.do("choose hand:B04-014")
    assert "choose a2" not in g.texts


# -- Force ---------------------------------------------------------------------------------------------------


def _force_of(g: Play, square: str) -> list[str]:
    return list(g._on(square)[-1].get("force", []))


@cr("312", "908.1", "1009")
def test_alter_force_and_what_becomes_of_it() -> None:
    board = Scenario(card_set=SET).resource(0, *["B01-083"] * 6).hand(0, "B11-091")
    g = board.trash(0, "B04-014", PLAIN_CARD).begin().do("play B11-091", "at b1")
    g.do("choose trash:B04-014")
    assert _force_of(g, "b1") == ["B04-014"]
    # A Force leaves with its card.
    board = Scenario(card_set=SET).zx("a1", "B11-091").hand(0, "X-003").resource(0, PLAIN_CARD, times=2)
    board.position["squares"]["a1"][0]["force"] = ["B04-014"]
    g = board.begin().do("play X-003", "choose a1")
    assert g.zone(0, "hand") == ["B11-091"]
    assert sorted(g.zone(0, "trash")) == ["B04-014", "X-003"]


def test_force_pays_and_travels_along() -> None:
    board = Scenario(card_set=SET).zx("a1", "B11-091").zx("c1", "B11-091").hand(0, "X-005", PLAIN_CARD)
    board.resource(0, PLAIN_CARD, times=2)
    board.position["squares"]["a1"][0]["force"] = ["B04-014"]
    g = board.begin()
    assert g.starting("use") == ["a1"]
    g.do("play X-005", "choose a1", "choose a2")
    assert _force_of(g, "a2") == ["B04-014"]
    g.do("use a2", "choose force:B04-014")
    assert "B04-014" in g.zone(0, "trash")


def test_force_under_a_chosen_zx() -> None:
    board = Scenario().zx("a1", "B01-022").zx("b1", PLAIN_CARD).zx("a2", PLAIN_CARD, owner=1)
    g = board.hand(0, "B09-038").resource(0, "B01-022", times=2).trash(0, "B01-001").begin()
    g.do("play B09-038", "choose a1", "choose trash:B01-001", "choose a2")
    assert _force_of(g, "a1") == ["B01-001"]
    assert g.zone(1, "hand") == [PLAIN_CARD]


# -- Tokens --------------------------------------------------------------------------------------------------


@cr("912.1", "Z37")
@pytest.mark.parametrize("event", ["X-003", "X-004", "X-007", "T-222"])
def test_a_token_vanishes_in_any_other_zone(event: str) -> None:
    board = Scenario(card_set=SET).hand(0, "X-002", event).resource(0, PLAIN_CARD, times=3)
    g = board.begin().do("play X-002", "choose a1", "choose c1")
    assert g.on("a1") == g.on("c1") == "X-001"
    g.do(f"play {event}", "choose a1")
    assert g.on("a1") is None
    for zone in ("charge", "hand", "removed", "trash", "deck"):
        assert "X-001" not in g.zone(0, zone)
    assert len(g.zone(0, "resource")) == 3


@cr("Z37", "1207", "M10")
def test_a_token_moves_fights_and_is_made_again() -> None:
    board = Scenario(card_set=SET).hand(0, "X-002", "X-005").resource(0, PLAIN_CARD, times=3)
    g = board.zx("a3", "B01-001", owner=1).begin()
    g.do("play X-002", "choose a1", "done")
    assert g.on("c1") is None
    g.do("play X-005", "choose a1", "choose a2")
    assert g.on("a2") == "X-001"
    g.attack("a2", "a3").pass_both()
    assert g.on("a3") is None
    assert g.zone(1, "charge") == ["B01-001"]


def test_baal_makes_slaves_and_harms_who_appears() -> None:
    dear = "B01-012"  # Cost 5
    board = Scenario().resource(0, *[dear] * 10).hand(0, dear).charge(0, dear).trash(0, dear)
    g = board.cards(0, "dynamis", ["E08-051"]).hand(1, PLAIN_CARD).resource(1, PLAIN_CARD, times=3).begin()
    g.do("ex E08-051", "at b1", f"choose hand:{dear}")
    g.do(g.texts[0], *(f"choose {zone}:{dear}" for zone in ("charge", "trash")))
    assert len(g.zone(0, "deck")) == 14
    assert len(g.zone(0, "resource")) == 9
    g.do("choose a1", "choose c1", "pass")
    assert [g.on(square) for square in ("a1", "b1", "c1")] == ["E08-T01", "E08-051", "E08-T01"]
    while "play " + PLAIN_CARD not in g.texts:
        g.do("pass")
    g.do(f"play {PLAIN_CARD}", "at a3")
    assert g.on("a3") is None


# -- deck rules ----------------------------------------------------------------------------------------------


def test_copies_of_a_name() -> None:
    from zx_env.zx.cards.decks import Deck

    def problems(number: str, count: int) -> list[str]:
        return [
            p for p in check_deck(Deck("d", [number] * count)) if "of this name" in p or "of one name" in p
        ]

    assert problems("B16-084", 20) == []
    assert problems("B16-084", 21) == [
        "a deck has at most 20 cards of this name; B16-084 Assault Force is there 21 times"
    ]
    assert problems(PLAIN_CARD, 5)


# -- words and refusals --------------------------------------------------------------------------------------


def test_the_words_are_said() -> None:
    assert say_ability(Advent([zx(Side.OWN, color=Color.RED), zx(Side.OWN, color=Color.BLACK)])) == (
        "[Advent] 1 red Z/X and 1 black Z/X."
    )
    two = Automatic(
        when=Occurrence.APPEARS,
        needs=[Level(DRAGONS, 4), ZeroOptima(2)],
        way=(Way.BY_ABILITY, Way.NOT_FROM_HAND),
        do=[MakeToken("Sprout", ANY_SQUARE, 2, up_to=True)],
    )
    assert say_ability(two) == (
        "[Auto] (Dragon Lv 4; Zero Optima 2) When this card appears by an ability from elsewhere than the "
        'hand, put up to 2 "Sprout" Tokens each on a Square without a Z/X.'
    )


def _ex(*abilities: object, **keys: object) -> Card:
    return Card(
        "T-001", "T", Color.RED, CardType.ZX_EX, cost=3, power=5000, abilities=list(abilities), **keys
    )  # type: ignore[arg-type]


_RED = zx(Side.OWN, color=Color.RED)
REFUSED = [
    (_ex(), "abilities", "a Z/X EX, and nothing else"),
    (Card("T-001", "T", Color.RED, abilities=[Advent([_RED])]), "abilities", "a Z/X EX, and nothing else"),
    (_ex(Advent([_RED]), icons=(Icon.IGNITION,)), "icons", "no such icon"),
    (Card("T-001", "T", Color.RED, icons=(Icon.EVOL_SEED,)), "icons", "go together"),
    (_ex(Advent([])), "abilities[0].of", "takes 1 to 9"),
    (_ex(Advent([zx(Side.ENEMY)])), "abilities[0].of[0]", "own Z/X on Squares"),
    (_ex(Advent([zx(Side.OWN, state=State.SLEEP)])), "abilities[0].of[0]", "own Z/X on Squares"),
    (_ex(Awaken([])), "abilities[0].do", "does nothing"),
    (_ex(Awaken([May(Draw(1))])), "abilities[0].do[0]", "done in full"),
    (_ex(Awaken([Damage(500, each(zx()))])), "abilities[0].do[0]", "number of cards"),
    (_ex(Advent([_RED]), Copies(0)), "abilities[1].at_most", "none"),
    (
        _ex(Advent([_RED]), Automatic(when=Occurrence.APPEARS, do=[MakeToken("No One", ANY_SQUARE)])),
        "abilities[1].do[0].named",
        "no Token",
    ),
    (
        _ex(
            Advent([_RED]),
            Automatic(
                when=Occurrence.APPEARS,
                do=[AsForce(choose(1, card(Side.OWN, Zone.TRASH)), under=each(zx()))],
            ),
        ),
        "abilities[1].do[0].under",
        "under THIS",
    ),
    (
        _ex(Advent([_RED]), Automatic(when=Occurrence.ATTACKS, way=Way.BY_PLAY, do=[Draw(1)])),
        "abilities[1].way",
        "appears",
    ),
    (
        _ex(Advent([_RED]), Automatic(when=Occurrence.MILLED, do=[Move(THIS, Zone.HAND)])),
        "abilities[1].when",
        "EvolSeed",
    ),
    (
        _ex(Advent([_RED]), Automatic(when=Occurrence.APPEARS, needs=[Level(Tribe.WAKER, 0)], do=[Draw(1)])),
        "abilities[1].needs[0].number",
        "always holds",
    ),
]


@pytest.mark.parametrize(
    ("bad", "field", "words"), REFUSED, ids=[field + words for _, field, words in REFUSED]
)
def test_a_bad_card_is_refused_by_field(bad: Card, field: str, words: str) -> None:
    with pytest.raises(CardError) as caught:
        encode([bad])
    assert caught.value.field == field
    assert words in str(caught.value)


@pytest.mark.parametrize("number", [one.number for one in CARDS if one.kind == CardType.ZX_EX])
def test_every_ex_says_how_it_comes(number: str) -> None:
    found = next(one for one in CARDS if one.number == number)
    ways = (
        "[Advent]",
        "[Awaken]",
        "[Possess]",
        "[Idealize]",
        "[Always] (Everywhere) This card cannot be played.",
    )
    assert any(line.startswith(ways) for line in say(found).splitlines())


# -- what is seen --------------------------------------------------------------------------------------------


@cr("312", "313")
@pytest.mark.parametrize("player", [0, 1])
def test_a_player_sees_faces_and_force(player: int) -> None:
    board = Scenario().zx("a1", "B11-091").cards(0, "dynamis", [*_up("B16-019"), "B16-019"])
    board.position["squares"]["a1"][0]["force"] = ["B04-014", PLAIN_CARD]
    game = board.cards(1, "dynamis", _up("B16-019", "B16-039")).begin().game
    seen = named(game.observe(player))
    assert seen["facts"][Fact.FACE_UP_IN_DYNAMIS] == 1 + player
    assert seen["facts"][Fact.ENEMY_FACE_UP_IN_DYNAMIS] == 2 - player
    assert seen["board"][8 * player, BoardFact.FORCE] == 2

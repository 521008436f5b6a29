"""`Game` of Z/X: what its texts, boards, records and positions say, and what they refuse."""

import json
import re

import numpy as np
import pytest

from zx_env import Deck, Game, deck_names, load_deck
from zx_env.compiling.python_records import row_bytes
from zx_env.errors import (
    CardError,
    DeckError,
    IllegalAction,
    PositionError,
    RecordError,
    SettingError,
    ZXError,
)
from zx_env.zx.state import VERSION

VANILLA = "B01-003"


def bytes_of(game: Game) -> bytes:
    return row_bytes(game._games, 0)


def played(seed: int, decisions: int) -> Game:
    game = Game.new(seed=seed)
    rng = np.random.default_rng(seed)
    for _ in range(decisions):
        if game.to_play is not None:
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    return game


def position(**changes) -> dict:
    """A position in the main phase of player 0: four Life, five cards of deck each."""
    players = [{"life": [VANILLA] * 4, "deck": [VANILLA] * 5} for _ in range(2)]
    return {"format": "zx-position/1", "turn": 3, "players": players} | changes


def texts(game: Game) -> list[str]:
    return [action.text for action in game.actions()]


# -- going on ---------------------------------------------------------------------------------------------


def test_a_refusal_names_a_reason():
    game = Game.from_position(position(squares={"b1": {"card": VANILLA, "owner": 0, "state": "sleep"}}))
    with pytest.raises(IllegalAction, match="only a Reboot Z/X"):
        game.step("attack b1")
    with pytest.raises(IllegalAction, match="not in the hand"):
        game.step("play B01-006")


@pytest.mark.cr("101.4", "101.5", "Z8")
def test_either_player_may_concede_at_any_time():
    for player in range(2):
        game = played(2, 30)
        game.concede(player)
        assert game.winner == 1 - player
        assert bytes_of(Game.replay(game.record())) == bytes_of(game)
    with pytest.raises(SettingError, match="0 or 1"):
        Game.new().concede(2)


def test_the_first_player_can_be_fixed():
    for player in range(2):
        for seed in range(4):
            game = Game.new(seed=seed, first_player=player, decks=("b01_white", "b01_white"))
            while game.turn == 0:
                game.step(game.actions()[-1].index)
            assert game.position()["turn_player"] == player


def test_a_page_further_on_is_reached_by_text():
    # Thirteen different cards of Cost 3 and less: the hand has two pages.
    numbers = [f"B01-{n:03d}" for n in range(1, 14)]
    held = position()
    held["players"][0]["hand"] = numbers
    held["phase"] = "resource"
    held["turn"] = 5
    game = Game.from_position(held)
    assert "more" in texts(game) and "resource B01-013" not in texts(game)
    twin = game.copy()
    twin.step("more")
    assert texts(twin) == ["pass", "more", "resource B01-013"]
    game.step("resource B01-013")
    assert game.position()["players"][0]["resource"] == ["B01-013"]
    assert bytes_of(Game.replay(game.record())) == bytes_of(game)
    with pytest.raises(IllegalAction):
        twin.step("resource B01-020")


def test_a_re_deal_keeps_the_page_of_its_player_and_begins_the_opponents_anew():
    held = position(turn=5, phase="resource")
    held["players"][0]["hand"] = [f"B01-{n:03d}" for n in range(1, 14)]
    game = Game.from_position(held)
    game.step("more")
    assert texts(game.determinize(0, 1)) == texts(game) == ["pass", "more", "resource B01-013"]
    assert len(texts(game.determinize(1, 1))) > 5


# -- views ------------------------------------------------------------------------------------------


def test_the_board_hides_what_the_viewer_does_not_know():
    held = position()
    held["players"][1]["hand"] = ["B01-059"]
    game = Game.from_position(held)
    assert "B01-059" in str(game) and "B01-059" in game.board(1) and "B01-059" not in game.board(0)
    assert "\x1b[" in game.board(1, color=True) and "\x1b[" not in game.board(1)


def test_a_board_of_later_cards_fits_a_terminal_and_says_whose_each_card_is():
    later = deck_names("extended")
    for seed, decks in enumerate(zip(later, [*later[1:], later[0]], strict=True)):
        game = Game.new(decks=decks, seed=seed, skip_forced=True)
        rng = np.random.default_rng(seed)
        while game.to_play is not None:
            board = game.board()
            assert re.sub(r"\x1b\[\d+m", "", game.board(color=True)) == board
            for lines in (board.splitlines(), game.board(game.to_play).splitlines()):
                assert max(map(len, lines)) <= 79
                drawn = [part for line in lines for part in line.split("|") if " of pl" in part]
                assert all(re.search(r"^ [abc][123] .* of player [01] *$", part) for part in drawn)
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))


def test_a_board_shows_the_state_of_a_z_x_with_a_long_number():
    held = position()
    held["squares"] = {"b2": {"card": "IG12-060", "owner": 1, "state": "sleep", "damage": 2500}}
    game = Game.from_position(held)
    (row,) = [k for k, line in enumerate(game.board().splitlines()) if "b2 IG12-060 of player 1" in line]
    assert "7500 -2500 sleep" in game.board().splitlines()[row + 2]


# -- records ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_a_record_is_the_game(seed):
    game = played(seed, 10**6)
    record = game.record()
    again = Game.replay(record)
    assert bytes_of(again) == bytes_of(game) and again.record() == record
    header, *lines = [json.loads(line) for line in record.splitlines()]
    assert header["seed"] == seed and len(header["decks"][0]["cards"]) == 50
    assert all(isinstance(line, str) for line in lines)


def broken_records() -> list[tuple[str, str]]:
    record = played(1, 30).record()
    header, *lines = record.splitlines()
    fields = json.loads(header)
    return [
        ("", "line 1"),
        ("hello", "line 1"),
        ("{}\n", "begins with"),
        (json.dumps(fields | {"version": 0}), "version"),
        (json.dumps(fields | {"decks": fields["decks"][:1]}), "pair"),
        (json.dumps({k: v for k, v in fields.items() if k != "decks"}), "incomplete"),
        (json.dumps(fields | {"sleeves": "black"}), "unknown"),
        (json.dumps(fields | {"seed": -4}), "seed"),
        ("\n".join([header, *lines[:5], "{", *lines[5:]]), "line 7 is no JSON"),
        ("\n".join([header, *lines[:5], '"fly"', *lines[5:]]), "line 7: 'fly' is not legal"),
        ("\n".join([header, *lines[:5], "17", *lines[5:]]), "line 7: neither"),
        ("\n".join([header, '{"concede": 3}']), "line 2"),
        ("\n".join([header, '{"concede": 1}', *lines]), "line 3"),
    ]


@pytest.mark.parametrize(("record", "words"), broken_records())
def test_a_broken_record_names_the_line(record, words):
    with pytest.raises(RecordError, match=words):
        Game.replay(record)


# -- positions ------------------------------------------------------------------------------------------


def test_a_written_position_can_be_set_up_from_its_readable_part():
    game = played(6, 10)
    while game.to_play is not None:
        written = game.position()
        if written["phase"] == "main" and "pass" in texts(game) and "temporary" not in written:
            del written["engine"]
            again = Game.from_position(written)
            readable = again.position()
            assert {k: readable[k] for k in written} == written
            assert texts(again) == texts(game)
            break
        game.step(game.actions()[0].index)
    else:
        pytest.fail("no main phase in this game")


def test_a_hand_written_position_stands_where_it_says():
    game = Game.from_position(
        position(
            turn_player=1,
            squares={
                "b2": {"card": "B01-003", "owner": 1},
                "b1": {"card": "B01-013", "owner": 0, "state": "sleep", "damage": 500},
            },
        )
    )
    assert game.to_play == 1 and game.turn == 3
    assert texts(game) == ["pass", "attack b2"]
    game.step("attack b2")
    assert texts(game) == ["target b1"]
    after = game.position()
    assert after["squares"]["b1"] == {"card": "B01-013", "owner": 0, "state": "sleep", "damage": 500}


@pytest.mark.parametrize("phase", ["reboot", "draw", "resource", "ignition", "end"])
def test_a_position_at_the_start_of_a_phase_goes_on_to_the_first_decision(phase):
    held = position(phase=phase)
    held["players"][0]["hand"] = ["B01-013"]
    held["players"][0]["charge"] = ["B01-013"]
    held["players"][0]["deck"] = [VANILLA] * 20
    game = Game.from_position(held)
    assert game.to_play is not None
    drawn = 2 if phase in ("reboot", "draw") else 0
    if phase != "end":
        assert len(game.position()["players"][0]["hand"]) == 1 + drawn
        assert game.turn == 3
    else:
        assert game.position()["turn_player"] == 1


def test_building_a_position_never_moves_the_game_on():
    held = position(settings={"skip_forced": True})
    assert texts(Game.from_position(held)) == ["pass"]


def impossible() -> list[tuple[dict, str]]:
    def players(**changes):
        return {"players": [position()["players"][0] | changes, position()["players"][1]]}

    stands = {"card": VANILLA, "owner": 0}
    return [
        ({"format": "zx-position/9"}, "format"),
        ({"wings": 2}, "wings"),
        ({"turn": 0}, "turn"),
        ({"turn_player": 2}, "turn_player"),
        ({"phase": "lunch"}, "phase"),
        ({"seed": "x"}, "seed"),
        ({"card_set": "tests.nowhere"}, "card set"),
        ({"settings": {"turn_cap": 0}}, "turn_cap"),
        ({"settings": {"speed": 2}}, "speed"),
        ({"players": []}, "list of two"),
        ({"temporary": []}, "temporary"),
        (players(hands=[]), "hands"),
        (players(hand="B01-001"), "list of cards"),
        (players(hand=["B01-999"]), "B01-999"),
        (players(hand=[7]), "dict"),
        (players(hand=[{"card": "B01-001", "state": "sleep"}]), "state"),
        (players(resource=[{"card": "B01-001", "state": "tired"}]), "tired"),
        (players(hand=[{"card": "B01-001", "face": "sideways"}]), "sideways"),
        (players(hand=["B03-104"]), "no card of a deck"),
        (players(player_card="B01-001"), "no Player card"),
        (players(trash=[VANILLA] * 60), "there is room for 52"),
        (players(trash=[VANILLA] * 40, charge=[VANILLA] * 20), "50"),
        (players(life=[]), "903.1"),
        (players(deck=[]), "903.2"),
        (players(deck=[], trash=[VANILLA]), "Reload"),
        (players(charge=[VANILLA] * 5), "rule effect"),
        (players(trash=[{"card": VANILLA, "face": "down"}]), "face up"),
        (players(dynamis=[VANILLA]), "a card of a deck lies face up there"),
        ({"squares": {"d4": stands}}, "d4"),
        ({"squares": {"b2": stands | {"face": "down"}}}, "face up"),
        ({"squares": {"b1": {"card": VANILLA}}}, "owner"),
        ({"squares": {"b1": stands | {"owner": 2}}}, "owner"),
        ({"squares": {"b1": stands | {"damage": -1}}}, "damage"),
        ({"squares": {"b1": stands | {"card": "B01-018"}}}, "no Z/X"),
        ({"squares": {"b3": stands}}, "rule effect"),
        ({"squares": {"b2": [stands, stands]}}, "rule effect"),
        ({"squares": {"b2": stands | {"damage": 9000}}}, "rule effect"),
        ({"engine": "soup"}, "version"),
        ({"engine": f"{VERSION}:!!"}, "damaged"),
        ({"engine": f"{VERSION}:AAAA"}, "damaged"),
    ]


@pytest.mark.parametrize(("changes", "words"), impossible(), ids=lambda x: x if isinstance(x, str) else "")
def test_an_impossible_position_says_why(changes, words):
    with pytest.raises(PositionError, match=words):
        Game.from_position(position(**changes))


def test_a_position_that_contradicts_its_engine_string_is_refused():
    written = played(3, 60).position()
    written["turn"] += 1
    with pytest.raises(PositionError, match="`turn` and the `engine`"):
        Game.from_position(written)


# -- settings ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "error", "words"),
    [
        ({"decks": ("b01_rd", "b01_blue")}, DeckError, "did you mean 'b01_red'"),
        ({"decks": ("no.toml", "b01_blue")}, DeckError, "cannot be read"),
        ({"decks": ("b01_red",)}, SettingError, "pair"),
        ({"decks": "b01_red"}, SettingError, "pair"),
        ({"decks": (3, "b01_red")}, DeckError, "name of a shipped deck"),
        ({"decks": (Deck("mine", ["B01-001"] * 50), "b01_red")}, DeckError, "at most 4"),
        ({"seed": -1}, SettingError, "seed"),
        ({"seed": 1.5}, SettingError, "seed"),
        ({"seed": 2**64}, SettingError, "seed"),
        ({"first_player": 2}, SettingError, "first_player"),
        ({"skip_forced": 1}, SettingError, "skip_forced"),
        ({"turn_cap": 0}, SettingError, "turn_cap"),
        ({"turn_decision_cap": 10**6}, SettingError, "turn_decision_cap"),
        ({"card_set": "no such set"}, CardError, "card_set"),
    ],
)
def test_bad_settings_are_refused_with_what_to_do(settings, error, words):
    with pytest.raises(error, match=words) as refused:
        Game.new(**settings)
    assert isinstance(refused.value, ZXError)


def test_decks_may_be_given_as_decks():
    red = load_deck("b01_red")
    assert bytes_of(Game.new(decks=(red, red), seed=1)) == bytes_of(
        Game.new(decks=("b01_red", "b01_red"), seed=1)
    )

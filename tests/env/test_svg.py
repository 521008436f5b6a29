"""Boards as SVG pictures: their contents, the places of actions, and pixel arrays for recorders."""

import copy
import html
import json
import pickle
import re
import sys
import xml.etree.ElementTree as ET
from typing import Any

import gymnasium
import numpy as np
import pytest

from tests.env.games import PIG, YGO, ZX, GameCase
from tests.made_up import SET
from tests.scenario import Scenario
from zx_env import Game, load_deck
from zx_env.compiling.decorators import PLAIN
from zx_env.core.rendering.svg import (
    CELL,
    DIM,
    ENEMY,
    GOOD,
    HARM,
    HEIGHT,
    INK,
    LINE,
    NARROW,
    OWN,
    SMALL,
    SMALL_NARROW,
    TABLE,
    WIDE,
    Box,
    cut,
    lines_of,
    owner_mark,
    width_of,
)
from zx_env.errors import SettingError
from zx_env.ygo.cards.set import CARDS as YGO_CARDS
from zx_env.ygo.rendering import faces as duel_faces
from zx_env.zx.cards.sets import CARDS
from zx_env.zx.rendering import faces

SVG = "{http://www.w3.org/2000/svg}"
BELONGS = {"svg", "g", "rect", "text", "polygon", "circle", "line"}
"""Elements that load nothing and run nothing."""


def parts_of(svg: str) -> list[ET.Element]:
    return [one for one in ET.fromstring(svg).iter(f"{SVG}g") if "data-spot" in one.attrib]


def some_games(case: GameCase) -> list[Any]:
    return [case.played(seed, case.decisions + 7 * seed) for seed in range(3 if PLAIN else 12)]


@pytest.mark.parametrize("is_narrow", [False, True])
def test_a_picture_is_svg_that_loads_nothing_and_lies_inside_its_borders(case: GameCase, is_narrow: bool):
    for game in some_games(case):
        for viewer in (None, 0, 1):
            picture = game.picture(viewer, is_narrow)
            root = ET.fromstring(picture.svg)
            assert {one.tag.removeprefix(SVG) for one in root.iter()} <= BELONGS
            attributes = " ".join(name for one in root.iter() for name in one.attrib)
            assert "href" not in attributes and "style" not in attributes and " on" not in attributes
            assert picture.width == (NARROW if is_narrow else WIDE)
            for part in picture.parts:
                assert part.label
                x, y, w, h = part.box
                assert x >= 0 and y >= 0 and x + w <= picture.width + 1 and y + h <= picture.height + 1, part


@pytest.mark.parametrize("is_narrow", [False, True])
def test_no_part_lies_on_another(case: GameCase, is_narrow: bool):
    parts = case.in_the_middle().picture(0, is_narrow).parts
    for i, one in enumerate(parts):
        for other in parts[i + 1 :]:
            (x, y, w, h), (left, top, width, height) = one.box, other.box
            is_beside = x + w <= left + 1 or left + width <= x + 1
            assert is_beside or y + h <= top + 1 or top + height <= y + 1, (one, other)


def test_every_action_that_is_about_something_on_the_board_has_its_part_there(case: GameCase):
    for game in some_games(case):
        rng = np.random.default_rng(3)
        for _ in range(20 if PLAIN else 60):
            if game.to_play is None:
                break
            for is_narrow in (False, True):
                spots = {part.spot for part in game.picture(game.to_play, is_narrow).parts}
                there = dict(zip([str(one) for one in game.actions()], game.spots(), strict=True))
                assert {spot for spot in there.values() if spot} <= spots, there
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))


@pytest.mark.parametrize(
    ("case", "words"),
    [(ZX, {"pass", "done", "yes", "no", "keep"}), (YGO, {"pass", "end turn", "battle", "yes", "no"})],
    ids=["zx", "ygo"],
)
def test_an_action_that_is_about_nothing_on_the_board_has_no_spot(case: GameCase, words: set[str]):
    found = set()
    for game in some_games(case):
        rng = np.random.default_rng(3)
        for _ in range(20):
            if game.to_play is None:
                break
            there = dict(zip([str(one) for one in game.actions()], game.spots(), strict=True))
            found |= words & set(there)
            assert {there[word] for word in words & set(there)} <= {""}, there
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    assert found


def test_an_attack_is_an_arrow_from_one_z_x_to_the_other():
    game = Scenario().zx("b1", "B01-013").zx("b2", "B01-003", owner=1).begin().attack("b1", "b2").game
    picture = game.picture(0)
    (own, enemy) = (next(part.box for part in picture.parts if part.spot == spot) for spot in ("b1", "b2"))
    (arrow,) = re.findall(r'<line x1="([\d.]+)" y1="([\d.]+)" x2="([\d.]+)" y2="([\d.]+)"', picture.svg)
    x, y, to_x, to_y = map(float, arrow)
    assert x == to_x == own[0] + own[2] / 2
    assert own[1] + own[3] / 2 > y > to_y > enemy[1] + enemy[3] / 2, "the middles stay free"


def test_cards_show_name_cost_and_power_and_whether_they_sleep():
    game = Game.from_position(
        {
            "format": "zx-position/1",
            "turn": 3,
            "turn_player": 0,
            "players": [{"hand": ["B01-006"], "life": ["B01-001"], "deck": ["B01-002"]}] * 2,
            "squares": {
                "b2": {"card": "B01-006", "owner": 0, "damage": 500},
                "a3": {"card": "B01-030", "owner": 1, "state": "sleep"},
            },
        }
    )
    card = game.settings.pool.card_of("B01-006")
    parts = {part.spot: part for part in game.picture(0).parts}
    assert parts["b2"].label == f"Square b2: Your {card.name}, Power {card.power}, damage 500, Reboot State"
    assert "Sleep State" in parts["a3"].label and ">SLEEP<" in parts["a3"].drawn
    assert f">{card.power}<" in parts["b2"].drawn and ">-500<" in parts["b2"].drawn
    assert f"cost {card.cost}" in parts["0:hand:B01-006"].label
    assert parts["1:hand"].cards == () and "1:hand:B01-006" not in parts
    assert "1:hand:B01-006" in {part.spot for part in game.picture().parts}
    # Whose a card is, without colors: which way the triangle points, and whether the border is whole.
    assert "stroke-dasharray" in parts["a3"].drawn


@pytest.mark.parametrize("is_narrow", [False, True])
def test_every_place_says_whose_it_is(case: GameCase, is_narrow: bool):
    """In words for who cannot see it, by a triangle that points up or down for all others."""
    if case is PIG:
        return
    game = case.in_the_middle()
    for viewer, words in ((None, ("Player 0", "Player 1")), (0, ("You", "Enemy")), (1, ("Enemy", "You"))):
        below = viewer or 0
        marks = [owner_mark(0, 0, player == below, 1).split("fill")[1] for player in range(2)]
        names = rf"\d:(?!hand)[a-z]+|{1 - below}:hand" if is_narrow else r"\d:(?!hand)[a-z]+"
        places = [part for part in game.picture(viewer, is_narrow).parts if re.fullmatch(names, part.spot)]
        assert len(places) >= 8
        for part in places:
            player = int(part.spot[0])
            assert part.label.removeprefix("The ").lower().startswith(words[player].lower()), part.label
            own = part.drawn.split("<rect")[1]  # of the place, not of the card that lies there
            assert marks[player] in own and marks[1 - player] not in own, part


def test_resources_and_charge_say_it_in_words():
    game = ZX.in_the_middle()
    for viewer, words in ((None, "Player 1's"), (0, "The enemy's"), (1, "Your")):
        drawn = {part.spot: html.unescape(part.drawn) for part in game.picture(viewer).parts}
        assert f">{words} Resources<" in drawn["1:resource"] and f">{words} Charge<" in drawn["1:charge"]


def test_a_z_x_says_which_squares_it_threatens():
    """CR 1104: those next to it, and with Range farther ones; none is its owner's Player Square."""
    game = Scenario().zx("a1", "B01-013").zx("b2", "B01-004", owner=1).zx("c3", "B01-013").begin().game
    reach = {part.spot: set(part.reach) for part in game.picture(0).parts if part.reach}
    assert reach["a1"] == {"a2"} and reach["c3"] == {"b3", "c2"}
    assert reach["b2"] == {"a1", "a2", "a3", "b1", "c1", "c2", "c3"}


def test_words_fit_their_room():
    assert cut("Steel Castle", 400, 12) == "Steel Castle"
    assert width_of(cut("Steel Castle Technetium", 60, 12), 12) <= 60
    assert lines_of("Steel Castle Technetium", 80, 12, 3) == ("Steel", "Castle", "Technetium")
    (line,) = lines_of("Steel Castle Technetium", 90, 12, 1)
    assert line.endswith("…")


def test_notebooks_show_games_views_and_decks(case: GameCase):
    game = case.in_the_middle()
    assert game._repr_svg_() == game.picture().svg
    assert game.view(1)._repr_svg_() == game.view(1).picture().svg


def test_notebooks_show_positions_as_boards(case: GameCase):
    game = case.in_the_middle()
    position = game.position()
    for one in (position, copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
        assert one == dict(one) == json.loads(json.dumps(one)) and one._repr_svg_() == game._repr_svg_()
    position["format"] = "something else"
    assert position._repr_svg_() is None


def test_positions_of_made_up_cards_are_drawn():
    game = Game.new(card_set=SET)
    assert game.position()._repr_svg_() == game._repr_svg_()


def test_a_view_shows_no_more_than_the_seat_knows():
    game = ZX.played(3, ZX.decisions)
    assert game.view(0).picture().svg == game.picture(0).svg
    assert game.view(game.to_play).spots() == game.spots()
    assert game.view(1 - game.to_play).spots() == []


def test_a_deck_is_a_table_in_notebooks():
    shown = load_deck("b01_red")._repr_html_()
    assert "<table" in shown and "B01-006" in shown
    assert sum(int(n) for n in re.findall(r"<td>(\d+)x</td>", shown)) == 50
    rows = re.findall(r"<td>(B01-0(?:06|19))</td><td>[^<]*</td><td>(\d*)</td><td>(\d*)</td>", shown)
    assert rows == [("B01-006", "3", "5000"), ("B01-019", "2", "")], "an Event has no Power"


def test_a_picture_is_an_array_of_pixels(case: GameCase):
    pytest.importorskip("resvg_py")
    pixels = case.in_the_middle().picture().pixels()
    assert pixels.shape == (HEIGHT, WIDE, 3) and pixels.dtype == np.uint8
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 5


def test_without_what_draws_pixels_a_sentence_says_what_to_install(monkeypatch):
    env = ZX.single(render_mode="rgb_array", **ZX.usual)
    env.reset(seed=1)
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(SettingError, match=r"zx_env\[pictures\]"):
        env.render()


def test_frames_are_collected():
    pytest.importorskip("resvg_py")
    made = gymnasium.make("zx_env/ZX-v0", render_mode="rgb_array", **ZX.usual)
    env = gymnasium.wrappers.RenderCollection(made)
    _, info = env.reset(seed=1)
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    first, second = env.render()
    assert first.shape == second.shape == (HEIGHT, WIDE, 3) and (first != second).any()


def test_a_recorder_films_a_game(tmp_path):
    """RecordVideo itself needs moviepy, which asks for an older Pillow than other libraries here."""
    pytest.importorskip("resvg_py")
    pytest.importorskip("moviepy")
    made = gymnasium.make("zx_env/ZX-v0", render_mode="rgb_array", **ZX.usual)
    env = gymnasium.wrappers.RecordVideo(made, str(tmp_path / "films"), disable_logger=True)
    _, info = env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(3):
        *_, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
    env.close()
    (film,) = (tmp_path / "films").glob("*.mp4")
    assert film.stat().st_size > 1000


@pytest.mark.compiled
def test_stable_baselines_makes_the_environment_by_its_id():
    contrib = pytest.importorskip("sb3_contrib")
    from stable_baselines3.common.env_util import make_vec_env

    many = make_vec_env("zx_env/ZX-v0", 2)
    assert many.reset().shape[0] == 2
    many.close()
    model = contrib.MaskablePPO("MlpPolicy", "zx_env/ZX-v0", n_steps=8, batch_size=8, n_epochs=1)
    model.learn(8)
    assert model.num_timesteps >= 8


def lightness(color: str) -> float:
    """Return the relative luminance of "#rrggbb"."""
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    high, low = sorted((lightness(one), lightness(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_words_stand_out_from_cards_and_borders_from_places():
    """WCAG 2.2: 4.5 to 1 for words, 3 to 1 for what is large or a border."""
    grounds = [*faces._FACES.values(), *(duel_faces.color_of(card) for card in YGO_CARDS[:200])]
    for ground in grounds:
        assert contrast(INK, ground) >= 4.5 and contrast(DIM, ground) >= 4.5, ground
        assert min(contrast(color, ground) for color in (HARM, GOOD, OWN, ENEMY)) >= 3, ground
    for ground in (TABLE, CELL):
        assert contrast(DIM, ground) >= 4.5 and contrast(LINE, ground) >= 3


@pytest.mark.parametrize("is_narrow", [False, True])
def test_no_type_is_smaller_than_the_smallest_size(is_narrow: bool):
    for case in (ZX, YGO):
        for game in some_games(case):
            svg = game.picture(None, is_narrow).svg
            sizes = {float(size) for size in re.findall(r'font-size="([\d.]+)"', svg)}
            assert min(sizes) >= (SMALL_NARROW if is_narrow else SMALL)


def test_no_two_cards_have_the_same_picture():
    box = Box(0, 0, 100, 80)
    assert len({faces.likeness(card, box) for card in CARDS}) == len(CARDS) > 2000
    assert len({duel_faces.likeness(card, box) for card in YGO_CARDS}) == len(YGO_CARDS) > 50
    card = CARDS[0]
    assert faces.likeness(card, box) == faces.likeness(copy.copy(card), box)


@pytest.mark.parametrize("is_narrow", [False, True])
@pytest.mark.parametrize("state", ["reboot", "sleep"])
def test_no_card_lies_on_the_name_of_its_square(is_narrow: bool, state: str):
    game = Scenario().zx("b2", "B01-013", state=state).zx("c1", "B01-030", owner=1, state=state).begin().game
    drawn = {part.spot: part.drawn for part in game.picture(0, is_narrow).parts}
    for square in ("b2", "c1"):
        text = re.search(rf'<text x="([\d.]+)" y="([\d.]+)" font-size="(\d+)"[^>]*>{square}<', drawn[square])
        assert text
        left, baseline, size = map(float, text.groups())
        _, card = re.findall(r'<rect x="([\d.]+)" y="([\d.]+)"', drawn[square])[:2]  # after the Square's own
        is_beside = float(card[0]) >= left + width_of(square, size)
        assert is_beside if state == "reboot" else float(card[1]) >= baseline

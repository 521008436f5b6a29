"""Cards of the Dynamis turned face down again (H183), and startup abilities that are used up (H184)."""

import pytest

from tests.citations import cr
from tests.made_up import EVERYBODY, SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    Always,
    Card,
    CardType,
    Color,
    Draw,
    EventText,
    FaceDown,
    Gains,
    Limit,
    Side,
    Startup,
    State,
    UseUp,
    Zone,
    card,
    choose,
    each,
    zx,
)

COAL, TANK = PLAIN_CARD, "B01-013"
EX, OTHER = "E47-073", "E47-078"
"""Z/X EX."""
BOTH = [0, 1]


def _scene(player: int, *up: str, down: tuple[str, ...] = (), turn_player: int | None = None) -> Scenario:
    scene = Scenario(player if turn_player is None else turn_player, card_set=SET)
    scene.player_card(player, EVERYBODY).resource(player, *["B01-026"] * 7)
    return scene.cards(player, "dynamis", [*({"card": one, "face": "up"} for one in up), *down])


def _up(g: Play, player: int) -> list[str]:
    """The cards face up in the Dynamis of the player."""
    there = g.game.position()["players"][player].get("dynamis", [])
    return [one["card"] for one in there if isinstance(one, dict) and one.get("face") == "up"]


@cr("H183")
@pytest.mark.parametrize("player", BOTH)
def test_it_is_face_down_and_both_know_it(player: int) -> None:
    g = _scene(player, EX, OTHER, down=("E47-081",)).hand(player, "RX-001").begin().do("play RX-001")
    assert len(g.starting("choose")) == 2
    g.do(next(text for text in g.texts if EX in text))
    assert _up(g, player) == [OTHER] and sorted(g.zone(player, "dynamis")) == sorted([EX, OTHER, "E47-081"])
    assert EX in g.game.board(viewer=1 - player) and "E47-081" not in g.game.board(viewer=1 - player)


@cr("H183")
@pytest.mark.parametrize("player", BOTH)
def test_it_can_be_played_again(player: int) -> None:
    own, beside = ("b1", "a1") if player == 0 else ("b3", "a3")
    scene = _scene(player, EX).hand(player, "RX-001").zx(own, COAL, player).zx(beside, COAL, player)
    g = scene.begin()
    assert g.starting("ex") == []
    g.do("play RX-001")
    g.do(*g.texts[:1] if g.starting("choose") else [])
    assert g.starting("ex") == [EX]


@cr("H183")
@pytest.mark.parametrize("player", BOTH)
def test_the_cost_takes_one_that_lies_face_up(player: int) -> None:
    scene = _scene(player, down=(EX,)).zx("b2", "RX-002", player)
    assert "use b2" not in scene.begin().texts
    scene = _scene(player, EX, down=(OTHER,)).zx("b2", "RX-002", player)
    g = scene.begin().do("use b2")
    g.do(*g.texts[:1] if g.starting("choose") else [])
    assert _up(g, player) == [] and len(g.zone(player, "hand")) == 1
    assert "use b2" not in g.texts


@cr("H183", "Z19")
@pytest.mark.parametrize(("up", "cards"), [((EX, OTHER), 1), ((EX,), 2)])
def test_if_you_did_asks_for_all_of_them(up: tuple[str, ...], cards: int) -> None:
    g = _scene(0, *up).hand(0, "RX-003").begin().do("play RX-003")
    while "yes" in g.texts or g.starting("choose"):
        g.do("yes" if "yes" in g.texts else g.texts[0])
    assert len(g.zone(0, "hand")) == cards


@cr("H184")
@pytest.mark.parametrize("player", BOTH)
@pytest.mark.parametrize("used_up", [True, False])
def test_a_startup_of_the_hand_is_used_up_by_name(player: int, used_up: bool) -> None:
    scene = _scene(player).hand(player, "RX-004", "RX-004", TANK)
    g = scene.begin().do("use hand:RX-004")
    g.do(next(t for t in g.texts if TANK in t) if used_up else "no" if "no" in g.texts else "done")
    assert ("use hand:RX-004" in g.texts) != used_up


@cr("H184")
@pytest.mark.parametrize("player", BOTH)
def test_on_a_square_only_that_card_has_used_it_up(player: int) -> None:
    scene = _scene(player).zx("a2", "RX-005", player).zx("c2", "RX-005", player).hand(player, TANK, COAL)
    g = scene.begin().do("use a2")
    g.do("no" if "no" in g.texts else "done")
    assert g.power("a2") == 5500 and "use a2" in g.texts
    g.do("use a2")
    g.do(next(t for t in g.texts if TANK in t))
    assert g.power("a2") == 6000 and "use a2" not in g.texts and "use c2" in g.texts


# -- cards -------------------------------------------------------------------------------------------


@cr("H184")
@pytest.mark.parametrize("turned", [True, False])
def test_e47_098_is_used_up_if_it_turned_one_face_down(turned: bool) -> None:
    g = _scene(0, "E47-097").hand(0, "E47-098", "E47-098").zx("b2", COAL, 1).begin()
    g.do("use hand:E47-098", *(["choose b2"] if "choose b2" in g.texts else []))
    while "use hand:E47-098" not in g.texts and g.to_play == 0 and "pass" not in g.texts:
        takes = [t for t in g.texts if "E47-097" in t or t == "yes" or t == "choose b2"]
        g.do(takes[0] if turned or "choose b2" in takes else next(t for t in g.texts if t in ("no", "done")))
    assert (_up(g, 0) == []) == turned
    assert ("use hand:E47-098" in g.texts) != turned


def test_e47_099_brings_one_of_the_dynamis() -> None:
    scene = _scene(0, "E47-097", "E47-098").zx("b2", "E47-099")
    g = scene.begin().do(
        "use b2", "choose dynamis:E47-097 face up", "choose dynamis:E47-098 face up", "choose c1"
    )
    assert (
        g.on("c1") == "E47-098"
        and "E47-098" not in g.zone(0, "dynamis")
        and _up(g, 0) == []
        and g.asleep(0) == 1
    )


@cr("H183")
@pytest.mark.parametrize("player", BOTH)
@pytest.mark.parametrize(("trash", "state"), [(24, "sleep"), (25, "reboot")])
def test_b49_019_reboots_for_a_rumor_that_it_turns_face_down(player: int, trash: int, state: str) -> None:
    scene = (
        _scene(player, "RX-006").zx("b2", "B49-019", player, state="sleep").trash(player, COAL, times=trash)
    )
    g = scene.begin().do("use b2")
    g.do(*g.texts[:1] if g.starting("choose") else [])
    assert _up(g, player) == [] and g.state("b2") == state


def test_b49_019_appears_once_a_turn() -> None:
    scene = _scene(0).hand(0, "B49-019", "B49-019").resource(0, *["B49-019"] * 14)
    g = scene.begin().do("play B49-019", "at a2")
    assert g.starting("play") == []


# -- refusals ----------------------------------------------------------------------------------------


def _card(*abilities: object) -> Card:
    return Card("X-001", "Probe", Color.RED, cost=3, power=3000, abilities=abilities)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("ability", "words"),
    [
        (FaceDown(choose(1, card(Side.OWN, Zone.DYNAMIS))), "face up in the own Dynamis"),
        (FaceDown(choose(1, card(Side.ENEMY, Zone.DYNAMIS, state=State.FACE_UP))), "face up in the own"),
        (FaceDown(choose(1, zx(Side.OWN))), "face up in the own Dynamis"),
    ],
)
def test_only_cards_face_up_in_the_own_dynamis_are_turned(ability: FaceDown, words: str) -> None:
    with pytest.raises(CardError, match=words):
        encode([_card(Startup(cost=[ability], do=[Draw(1)]))])


def test_what_uses_up_has_its_limit() -> None:
    event = EventText(do=[Draw(1), UseUp()])
    with pytest.raises(CardError, match="only an Automatic or a startup ability"):
        encode([Card("X-001", "Probe", Color.RED, kind=CardType.EVENT, abilities=[event])])
    with pytest.raises(CardError, match="go together"):
        encode([_card(Startup(cost=[], do=[Draw(1)], limit=Limit.USED_UP))])
    given = Gains(Startup(cost=[], do=[Draw(1), UseUp()], limit=Limit.USED_UP), each(zx(Side.OWN)))
    with pytest.raises(CardError, match="no rule uses up an ability that is given"):
        encode([_card(Always(do=[given]))])

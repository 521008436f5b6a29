"""Z/X that appear in no other way than by abilities of certain cards (ruling H182)."""

import pytest

from tests.citations import cr
from tests.made_up import EVERYBODY, SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    EVERYWHERE,
    Always,
    AppearsOnly,
    Card,
    CardType,
    Color,
    Side,
    Zone,
    zx,
)

COAL = PLAIN_CARD
BOTH = [0, 1]
ANY_WAY, BY_PLAY = "RY-001", "RY-002"
PUTS, PLAYS, PLAYS_TOO = "RY-003", "RY-004", "RY-005"
"""Z/X that put a card of the hand on a Square, that play one, and one of another name that plays one."""


def _scene(player: int) -> Scenario:
    scene = Scenario(player, card_set=SET).player_card(player, EVERYBODY)
    return scene.resource(player, COAL, times=6)


@cr("H182", "804.2")
@pytest.mark.parametrize("player", BOTH)
@pytest.mark.parametrize("only", [ANY_WAY, BY_PLAY])
def test_the_rules_do_not_play_it(player: int, only: str) -> None:
    g = _scene(player).hand(player, only, COAL).begin()
    assert g.starting("play") == [COAL]


@cr("H182")
@pytest.mark.parametrize("player", BOTH)
@pytest.mark.parametrize(
    ("only", "by", "appears"),
    [
        (ANY_WAY, PUTS, True),
        (ANY_WAY, PLAYS, True),
        (ANY_WAY, PLAYS_TOO, False),
        (BY_PLAY, PUTS, False),
        (BY_PLAY, PLAYS, True),
        (BY_PLAY, PLAYS_TOO, False),
        (COAL, PLAYS_TOO, True),
    ],
)
def test_it_appears_by_the_abilities_named(player: int, only: str, by: str, appears: bool) -> None:
    g = _scene(player).hand(player, only).zx("b2", by, player).begin()
    if "use b2" in g.texts:
        g.do("use b2")
    while (
        texts := [t for t in g.texts if only in t or t in ("at a2", "choose a2")]
    ) and "pass" not in g.texts:
        g.do(texts[0])
    assert (g.on("a2") == only) == appears
    assert (only in g.zone(player, "hand")) != appears


@cr("H182")
@pytest.mark.parametrize("player", BOTH)
@pytest.mark.parametrize("owner", BOTH)
@pytest.mark.parametrize("only", [ANY_WAY, BY_PLAY, COAL])
def test_no_ability_of_either_player_puts_it_there(player: int, owner: int, only: str) -> None:
    g = _scene(player).hand(player, "RY-006").trash(owner, only).begin().do("play RY-006")
    while (texts := [t for t in g.texts if only in t or t == "choose a2"]) and "pass" not in g.texts:
        g.do(texts[0])
    assert (g.on("a2") == only) == (only == COAL)


@cr("H182")
@pytest.mark.parametrize("player", BOTH)
@pytest.mark.parametrize(("face", "appears"), [("up", True), ("down", False)])
def test_a_player_extra_plays_it(player: int, face: str, appears: bool) -> None:
    scene = _scene(player).hand(player, "RY-008")
    scene.position["players"][player]["under_player"] = {"card": "RY-010", "face": face}
    g = scene.begin()
    assert g.starting("play") == []
    uses = g.starting("use")
    assert bool(uses) == appears
    if appears:
        g.do(f"use {uses[0]}")
        g.do(next(text for text in g.texts if "RY-008" in text), "at a2")
    assert (g.on("a2") == "RY-008") == appears


@cr("H182")
@pytest.mark.parametrize("player", BOTH)
def test_on_squares_it_moves(player: int) -> None:
    g = _scene(player).hand(player, "RY-007").zx("b2", ANY_WAY, player).begin()
    assert g.do("play RY-007", "choose b2", "choose a2").on("a2") == ANY_WAY


@cr("H182", "505.3a")
@pytest.mark.parametrize("player", BOTH)
def test_ignition_does_not_play_it(player: int) -> None:
    for only, offered in (("RY-008", False), ("B01-026", True)):
        scene = Scenario(player, card_set=SET, phase="ignition").player_card(player, EVERYBODY)
        scene.charge(player, COAL).deck(player, only, COAL)
        g = scene.begin().do(f"ignite {COAL}")
        assert ("yes" in g.texts) == offered


@cr("H182")
@pytest.mark.parametrize("player", BOTH)
def test_a_zx_ex_that_appears_only_so_is_not_awakened(player: int) -> None:
    assert _scene(player).cards(player, "dynamis", ["RY-009"]).begin().starting("ex") == []


def _played(extra: str, card: str, hand: tuple[str, ...] = ()) -> Play:
    """The Player Extra has just played the card onto a2; an enemy Z/X stands on c2."""
    scene = _scene(0).hand(0, card, *hand).zx("c2", COAL, 1)
    scene.position["players"][0]["under_player"] = {"card": extra, "face": "up"}
    g = scene.begin()
    return g.do(f"use {g.starting('use')[0]}", f"choose hand:{card}", "at a2")


@cr("H182")
def test_ig06_041_appears_by_its_player_extra_and_destroys() -> None:
    g = _played("RY-021", "IG06-041")
    assert g.do("choose c2").on("c2") is None and g.on("a2") == "IG06-041"


@cr("H182")
def test_ig06_043_appears_by_its_player_extra_and_destroys() -> None:
    g = _played("RY-022", "IG06-043")
    g.do("yes", "yes", "no")
    assert g.do("choose c2").on("c2") is None and len(g.zone(0, "trash")) == 2


@pytest.mark.parametrize(
    ("extra", "card"), [("RY-022", "IG06-041"), ("RY-021", "IG06-043"), ("RY-010", "IG06-043")]
)
def test_no_other_player_extra_plays_them(extra: str, card: str) -> None:
    scene = _scene(0).hand(0, card)
    scene.position["players"][0]["under_player"] = {"card": extra, "face": "up"}
    g = scene.begin()
    g.do(
        f"use {g.starting('use')[0]}", *([f"choose hand:{card}"] if f"choose hand:{card}" in g.texts else [])
    )
    assert g.zone(0, "hand") == [card]


@pytest.mark.parametrize("card", ["IG06-041", "IG06-043"])
def test_with_a_shield_it_isolates_itself(card: str) -> None:
    for shields, chosen in ((1, False), (0, True)):
        scene = _scene(0).hand(0, "RY-019").zx("a2", card, 1, shields=shields).zx("c2", COAL, 1)
        g = scene.begin().do("play RY-019")
        assert ("choose a2" in g.texts) == chosen


def _card(*words: object, kind: CardType = CardType.ZX, **keys: object) -> Card:
    always = Always(do=list(words), **keys)  # type: ignore[arg-type]
    return Card("X-001", "Probe", Color.RED, kind, cost=3, power=3000, abilities=[always])


@pytest.mark.parametrize("zones", [Zone.SQUARE, Zone.HAND, (Zone.HAND, Zone.TRASH)])
def test_it_says_so_everywhere(zones: Zone | tuple[Zone, ...]) -> None:
    with pytest.raises(CardError, match="valid_in=EVERYWHERE"):
        encode([_card(AppearsOnly(by=zx(Side.OWN)), valid_in=zones)])


def test_its_sources_are_described_by_what_they_are() -> None:
    for by in (zx(Side.OWN, power_at_least=5000), zx(Side.OWN, cost_at_least=5)):
        with pytest.raises(CardError, match="printed Cost"):
            encode([_card(AppearsOnly(by=by), valid_in=EVERYWHERE)])

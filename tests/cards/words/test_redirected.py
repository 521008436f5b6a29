"""Damage that another Z/X takes, chosen when it would be dealt (ruling H135)."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Play, Scenario
from zx_env import Game
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import NORMAL, Card, CardType, Color, EventText, Redirect, choose, zx
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say
from zx_env.zx.terms import Having, Side, Zone

DEFLECT, SELF, SHARE, HIT, WATCHER, ARCHER = "RD-001", "RD-002", "RD-003", "RD-004", "RD-005", "RD-006"
LEAVES = "RD-007"
NOT_BY_ZX, BARRED, BY_DEAR, NOT_BY_EVENTS, DEAR = "WM-021", "B01-094", "WM-020", "RA-005", "WM-026"
MAGIC, GUARDIAN = "B06-060", "B04-048"
EACH_3000, STURDY, ISOLATED, MORE, REMOVER = "S-108", "S-038", "S-011", "S-016", "S-019"
COAL, TANK = "B01-003", "B01-013"


def _square(player: int, square: str) -> str:
    """The Square that player 1 sees as player 0 sees this one."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _again(g: Play) -> Play:
    return Play(Game.from_position(g.game.position(), card_set=SET))


def _guarded(*hand: str) -> Play:
    """Player 0 has a Watcher on b2 whose next damage another takes; others on a1 and b3 (the enemy's)."""
    board = Scenario(card_set=SET).hand(0, DEFLECT, *hand).zx("b2", WATCHER).zx("a1", TANK).zx("a3", TANK, 1)
    return board.begin().do(f"play {DEFLECT}", "choose b2")


@cr("H135", "604.3a")
@pytest.mark.parametrize("player", [0, 1])
def test_magical_deflect_in_a_battle_of_the_enemys_turn(player: int) -> None:
    foe, at, from_ = 1 - player, _square(player, "b2"), _square(player, "a2")
    board = Scenario(card_set=SET, turn_player=foe).hand(player, MAGIC).resource(player, "B01-042", times=3)
    board = board.zx(at, "B04-042", player).zx(from_, TANK, foe).zx(_square(player, "c1"), COAL, player)
    g = board.begin().attack(from_, at).do("pass", f"play {MAGIC}", f"choose {at}", "pass", "pass")
    assert g.to_play == player
    # Both other Z/X, not the one itself.
    assert sorted(g.starting("choose")) == sorted([from_, _square(player, "c1")])
    assert g.game.question is not None
    assert "be dealt the damage instead" in g.game.question.words
    g = _again(g).do(f"choose {from_}")
    assert (g.on(at), g.damage(at), g.zone(foe, "charge")) == ("B04-042", 0, [TANK])


@cr("H135")
@pytest.mark.parametrize("taker", ["a1", "a3"])
def test_the_next_damage_only(taker: str) -> None:
    g = _guarded(HIT, HIT).do(f"play {HIT}", "choose b2", f"choose {taker}")
    assert (g.damage(taker), g.damage("b2"), len(g.zone(0, "hand"))) == (4000, 0, 1)
    g.do(f"play {HIT}", "choose b2")
    # The second is dealt to the Watcher, which draws for it.
    assert (g.damage("b2"), g.damage(taker), len(g.zone(0, "hand"))) == (4000, 4000, 1)


@cr("H135", "Z51")
def test_damage_to_each_adds_up_on_the_one_that_takes_it() -> None:
    g = _guarded(EACH_3000).do(f"play {EACH_3000}")
    assert (g.damage("a1"), g.damage("a3"), g.damage("b2")) == (3000, 3000, 0)
    assert _again(g).do("choose a3").damage("a3") == 6000


@cr("H135")
def test_a_share_of_divided_damage() -> None:
    g = _guarded(SHARE).do(f"play {SHARE}", "choose a1", "choose b2", "choose a1", "choose b2")
    while "choose b2" in g.texts:
        g.do("choose b2")
    assert sorted(g.starting("choose")) == ["a1", "a3"]
    g.do("choose a3")
    assert (g.damage("b2"), g.damage("a1") + g.damage("a3")) == (0, 4000)


@cr("H135")
def test_the_turn_ends_it() -> None:
    g = _guarded(HIT)
    while g.game.turn < 7 or f"play {HIT}" not in g.texts:
        g.do("pass" if "pass" in g.texts else g.texts[0])
    assert g.do(f"play {HIT}", "choose b2").damage("b2") == 4000


@cr("H135")
def test_without_another_zx_it_is_dealt_and_the_effect_is_spent() -> None:
    board = Scenario(card_set=SET).hand(0, DEFLECT, HIT, HIT, COAL).zx("b2", TANK).zx("b3", TANK, 1)
    g = board.begin().do(f"play {DEFLECT}", "choose b2", f"play {HIT}", "choose b2")
    assert g.damage("b2") == 4000  # b3 is a Player Square


@cr("H135")
def test_damage_that_is_not_dealt_is_not_the_next() -> None:
    board = Scenario(card_set=SET).hand(0, DEFLECT, EACH_3000, HIT).zx("b2", STURDY).zx("a3", TANK, 1)
    g = board.begin().do(f"play {DEFLECT}", "choose b2", f"play {EACH_3000}")
    assert (g.damage("b2"), g.damage("a3")) == (0, 3000)
    g.do(f"play {HIT}", "choose b2")
    g.do("choose a3")
    assert (g.damage("b2"), g.damage("a3")) == (0, 7000)


@cr("H135")
def test_what_takes_it_may_be_dealt_none() -> None:
    board = Scenario(card_set=SET).hand(0, DEFLECT, EACH_3000).zx("b2", WATCHER).zx("a3", STURDY, 1)
    g = board.begin().do(f"play {DEFLECT}", "choose b2", f"play {EACH_3000}")
    g.do("choose a3")
    assert (g.damage("b2"), g.damage("a3")) == (0, 0)


@cr("H135")
def test_what_cannot_be_chosen_takes_nothing() -> None:
    board = (
        Scenario(card_set=SET).hand(0, DEFLECT, HIT).zx("b2", TANK).zx("a3", TANK, 1).zx("b3", ISOLATED, 1)
    )
    g = board.begin().do(f"play {DEFLECT}", "choose b2", f"play {HIT}", "choose b2")
    assert (g.damage("b2"), g.damage("a3")) == (4000, 0)


@cr("H135")
def test_it_goes_on_from_one_to_the_next() -> None:
    board = (
        Scenario(card_set=SET).hand(0, DEFLECT, DEFLECT, HIT).zx("b2", TANK).zx("a1", TANK).zx("a3", TANK, 1)
    )
    g = board.begin().do(f"play {DEFLECT}", "choose b2", f"play {DEFLECT}", "choose a1")
    g.do(f"play {HIT}", "choose b2", "choose a1")
    g = _again(g).do("choose a3")
    assert [g.damage(square) for square in ("b2", "a1", "a3")] == [0, 0, 4000]


@cr("H135")
def test_the_amount_is_the_one_that_would_have_been_dealt() -> None:
    """S-016 lets its own Z/X deal 4000 more to the enemy's: 7500, and so much to one of its own side."""
    board = Scenario(card_set=SET, turn_player=1).hand(0, DEFLECT).zx("b2", TANK).zx("a2", COAL, 1)
    g = board.zx("b3", MORE, 1).begin().attack("a2", "b2")
    g.do("pass", f"play {DEFLECT}", "choose b2", "pass", "pass", "choose a2")
    assert (g.on("a2"), g.damage("b2")) == (None, 0)
    board = Scenario(card_set=SET, turn_player=1).hand(0, DEFLECT).zx("b2", TANK).zx("a2", COAL, 1)
    g = board.zx("b3", MORE, 1).zx("c1", TANK).begin().attack("a2", "b2")
    g.do("pass", f"play {DEFLECT}", "choose b2", "pass", "pass", "choose c1")
    assert (g.damage("b2"), g.damage("c1")) == (0, 7500)


@cr("H135")
def test_the_attacker_deals_it_and_does_not_destroy_in_battle() -> None:
    board = (
        Scenario(card_set=SET, turn_player=1)
        .hand(0, DEFLECT)
        .zx("b2", TANK)
        .zx("a1", COAL)
        .zx("a2", ARCHER, 1)
    )
    g = (
        board.begin()
        .attack("a2", "b2")
        .do("pass", f"play {DEFLECT}", "choose b2", "pass", "pass", "choose a1")
    )
    assert (len(g.zone(1, "hand")), g.zone(0, "charge")) == (1, [COAL])
    board = (
        Scenario(card_set=SET, turn_player=1)
        .hand(0, DEFLECT)
        .zx("b2", TANK)
        .zx("a1", COAL)
        .zx("a2", REMOVER, 1)
    )
    g = (
        board.begin()
        .attack("a2", "b2")
        .do("pass", f"play {DEFLECT}", "choose b2", "pass", "pass", "choose a1")
    )
    assert (g.zone(0, "removed"), g.zone(0, "charge")) == ([], [COAL])


@cr("H135")
def test_by_its_own_ability_and_only_to_the_enemy() -> None:
    board = (
        Scenario(card_set=SET).hand(0, HIT).zx("b2", SELF).zx("a1", COAL).zx("a3", TANK, 1).zx("c3", TANK, 1)
    )
    g = board.begin().do("use b2", f"play {HIT}", "choose b2")
    assert sorted(g.starting("choose")) == ["a3", "c3"]
    assert g.do("choose c3").damage("c3") == 4000


@cr("H135")
def test_what_the_effect_destroys_is_not_what_takes_it() -> None:
    board = Scenario(card_set=SET).hand(0, DEFLECT, HIT).zx("b2", TANK).zx("a3", COAL, 1)
    g = board.begin().do(f"play {DEFLECT}", "choose b2", f"play {HIT}", "choose b2", "choose a3")
    assert (g.on("a3"), g.zone(0, "hand")) == (None, [])


# -- who may be chosen, and who is affected ----------------------------------------------------------------


def _redirected(player: int, by: str, *foes: str) -> list[str]:
    """The Squares of Z/X that can take the damage of the player's b2, which an effect of `by` redirects.

    The other player has `foes` on a2, c2 and b3, as the player sees them. An Event of the player deals it.
    """
    at = _square(player, "b2")
    board = Scenario(player, card_set=SET).hand(player, *([by] if by == DEFLECT else []), HIT)
    board.zx(at, by if by == SELF else DEAR, player).deck(player, *[COAL] * 9)
    if by == LEAVES:
        board.zx(_square(player, "b1"), by, player)
    for square, number in zip(("a2", "c2", "b3"), foes, strict=False):
        board.zx(_square(player, square), number, 1 - player)
    g = board.begin()
    if by == DEFLECT:
        g.do(f"play {by}", f"choose {at}")
    else:
        g.do(f"use {at if by == SELF else _square(player, 'b1')}")
        if by == LEAVES:
            g.do(f"choose {at}")
    g = _again(g).do(f"play {HIT}", f"choose {at}")
    assert g.to_play == player
    return sorted(_square(player, square) for square in _again(g).starting("choose"))


@cr("H135", "H223")
@pytest.mark.parametrize("player", [0, 1])
def test_the_card_whose_effect_it_is_chooses_and_not_the_damaged_one(player: int) -> None:
    # A Z/X of Cost 7 would be dealt the damage; what its opponent bars is choices for Z/X, or for dear cards.
    assert _redirected(player, DEFLECT, BARRED, NOT_BY_ZX) == ["a2", "c2"]
    assert _redirected(player, DEFLECT, BY_DEAR, COAL) == ["a2", "c2"]
    # By a startup ability of the damaged Z/X itself they are barred.
    assert _redirected(player, SELF, BARRED, NOT_BY_ZX, COAL) == ["b3", "c2"]


@cr("H135", "H99")
@pytest.mark.parametrize("player", [0, 1])
def test_what_its_card_does_not_affect_takes_nothing(player: int) -> None:
    assert _redirected(player, SELF, COAL, TANK, NOT_BY_EVENTS) == ["a2", "b3", "c2"]
    g = Scenario(player, card_set=SET).hand(player, DEFLECT, HIT).zx(_square(player, "b2"), DEAR, player)
    for square, number in (("a2", COAL), ("c2", TANK), ("b3", NOT_BY_EVENTS)):
        g.zx(_square(player, square), number, 1 - player)
    play = g.begin().do(f"play {DEFLECT}", f"choose {_square(player, 'b2')}")
    play.do(f"play {HIT}", f"choose {_square(player, 'b2')}")
    # No Z/X can take it: it is dealt as it was.
    assert play.damage(_square(player, "b2")) == 4000


@cr("H135")
@pytest.mark.parametrize("player", [0, 1])
def test_a_card_that_has_gone_into_a_deck_is_not_asked(player: int) -> None:
    assert _redirected(player, LEAVES, BARRED, NOT_BY_ZX) == ["a2", "c2"]


def test_what_it_says() -> None:
    assert say(card_table(SET).card_of(MAGIC)) == (
        "[Event] The next damage that would be dealt to 1 [Guardian] Z/X of yours on a Square this turn is "
        "dealt to 1 other Z/X on a Normal Square of your choice instead."
    )


@pytest.mark.parametrize(
    ("word", "path"),
    [
        (Redirect(choose(1, zx(Side.ENEMY)), to=zx(on=NORMAL)), "do[0].what"),
        (Redirect(choose(1, zx(Side.OWN, zone=Zone.HAND)), to=zx(on=NORMAL)), "do[0].what"),
        (Redirect(choose(1, zx(Side.OWN)), to=zx(zone=Zone.TRASH)), "do[0].to"),
        (Redirect(choose(1, zx(Side.OWN)), to=zx(having=(Having.DAMAGED,))), "do[0].to"),
        (Redirect(choose(1, zx(Side.OWN)), to=zx(power_at_least=3000)), "do[0].to"),
    ],
)
def test_what_no_rule_redirects_is_refused(word: Redirect, path: str) -> None:
    with pytest.raises(CardError) as error:
        encode([Card("T-001", "T", Color.RED, CardType.EVENT, abilities=[EventText(do=[word])])])
    assert path in str(error.value)

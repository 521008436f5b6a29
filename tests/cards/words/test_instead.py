"""CR 814: destroyed Z/X that go elsewhere than into Charge: by other cards, if one likes, for a while."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    THIS,
    Always,
    Card,
    CardType,
    Color,
    EventText,
    Lasts,
    LeaveTo,
    Until,
    each,
    zx,
)
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say
from zx_env.zx.terms import Side, State, Zone

PRIDE, SORREL, TWO, BATTLE, LONG, GIVE, EX = (
    "IN-001",
    "IN-002",
    "IN-003",
    "IN-004",
    "IN-005",
    "IN-006",
    "IN-007",
)
STRIKE, SPENT, TOKENS, THREE, BARRED = "IN-008", "IN-009", "IN-010", "IN-011", "IN-012"
RUIN, SPAWN = "K-101", "RM-009"
LEAFER, CARAWAY, TANK = "B05-093", "B03-094", "B01-013"
REMOVER = "S-019"


def _square(player: int, square: str) -> str:
    """The Square that player 1 sees as player 0 sees this one."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _board(player: int = 0, *hand: str) -> Scenario:
    return (
        Scenario(card_set=SET, turn_player=player).hand(player, *hand).resource(player, PLAIN_CARD, times=2)
    )


def _again(g: Play) -> Play:
    """The game from its own position: a question in between is saved."""
    return Play(Game.from_position(g.game.position(), card_set=SET))


# -- other cards -------------------------------------------------------------------------------------------


@cr("814")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("turn", [0, 1])
def test_caraway_lets_own_leafers_go_to_resource(player: int, turn: int) -> None:
    """Itself among them, though all are destroyed together; neither other Z/X nor the enemy's Leafers."""
    leafer = "B03-082"
    board = Scenario(card_set=SET, turn_player=turn).hand(turn, RUIN)
    board = board.zx(_square(player, "a1"), CARAWAY, player).zx(_square(player, "b2"), leafer, player)
    board = board.zx(_square(player, "c1"), TANK, player).zx(_square(player, "a3"), leafer, 1 - player)
    g = board.begin().do(f"play {RUIN}")
    assert (sorted(g.zone(player, "resource")), g.asleep(player)) == (sorted([CARAWAY, leafer]), 2)
    assert (g.zone(player, "charge"), g.zone(1 - player, "charge")) == ([TANK], [leafer])


@cr("814")
def test_nothing_goes_into_a_resource_that_own_abilities_cannot_fill() -> None:
    board = _board(0, BARRED, RUIN).zx("a1", CARAWAY).zx("b1", SORREL)
    g = board.begin().do(f"play {BARRED}", f"play {RUIN}")
    assert (len(g.zone(0, "resource")), len(g.zone(0, "charge"))) == (2, 2)


# -- as its owner likes ------------------------------------------------------------------------------------


@cr("814", "H130")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize(("answer", "zone"), [("yes", "resource"), ("no", "charge")])
def test_sorrel_goes_where_its_owner_likes(player: int, turn: int, answer: str, zone: str) -> None:
    board = Scenario(card_set=SET, turn_player=turn).hand(turn, STRIKE).resource(player, PLAIN_CARD, times=9)
    at = _square(player, "b2")
    g = board.zx(at, "B07-085", player).begin().do(f"play {STRIKE}", f"choose {at}")
    assert (g.to_play, g.texts) == (player, ["yes", "no"])
    assert g.game.question is not None
    assert "Resource in Sleep State instead of Charge" in g.game.question.words
    g = _again(g).do(answer)
    assert "B07-085" in g.zone(player, zone)
    assert g.asleep(player) == (1 if answer == "yes" else 0)
    assert len(g.zone(turn, "hand")) == 1  # one was destroyed all the same


@cr("814")
def test_sorrel_needs_nine_cards_in_the_resource() -> None:
    board = _board(0, STRIKE).resource(0, PLAIN_CARD, times=8).zx("b2", "B07-085")
    g = board.begin().do(f"play {STRIKE}", "choose b2")
    assert g.zone(0, "charge") == ["B07-085"]


@cr("814", "904")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("answer", "zone"), [("yes", "hand"), ("no", "charge")])
def test_a_mans_pride_in_the_battle_of_the_enemy(player: int, answer: str, zone: str) -> None:
    foe, at = 1 - player, _square(player, "b2")
    board = Scenario(card_set=SET, turn_player=foe).hand(player, "B06-038").resource(player, "B01-022")
    board = board.zx(at, PLAIN_CARD, player).zx(_square(player, "b3"), TANK, foe)
    g = board.begin().attack(_square(player, "b3"), at).do("pass", "play B06-038", "pass", "pass")
    assert (g.to_play, g.texts) == (player, ["yes", "no"])
    g = _again(g).do(answer)
    assert g.zone(player, zone) == [PLAIN_CARD]


@cr("H131")
def test_a_mans_pride_holds_for_what_comes_later_on_normal_squares_only_and_for_the_turn() -> None:
    board = _board(0, "B06-038", STRIKE, STRIKE, STRIKE, SPENT).resource(0, "B01-022", *[PLAIN_CARD] * 9)
    g = board.zx("b1", TANK).zx("b3", TANK, 1).begin().do("play B06-038", f"play {SPENT}", "at a1")
    g.do(f"play {STRIKE}", "choose b1")
    assert g.zone(0, "charge") == [TANK]
    g.do(f"play {STRIKE}", "choose b3")
    assert g.zone(1, "charge") == [TANK]
    g.do(f"play {STRIKE}", "choose a1", "yes")
    assert SPENT in g.zone(0, "hand")
    late = _board(0, PRIDE, STRIKE).zx("a1", TANK).begin().do(f"play {PRIDE}")
    while late.game.turn < 7 or f"play {STRIKE}" not in late.texts:
        late.do("pass" if "pass" in late.texts else late.texts[0])
    assert late.do(f"play {STRIKE}", "choose a1").zone(0, "charge") == [TANK]


@cr("H131")
@pytest.mark.parametrize(("event", "zone"), [(BATTLE, "removed"), (LONG, "charge")])
def test_it_ends_with_the_battle_or_with_the_next_turn_of_the_enemy(event: str, zone: str) -> None:
    """IN-004 removes what the enemy loses in this battle; IN-005 sends own cards to Trash longer."""
    board = Scenario(card_set=SET).hand(0, event, STRIKE, RUIN).zx("b2", TANK).zx("b3", PLAIN_CARD, 1)
    g = board.zx("a3", PLAIN_CARD, 1).begin().attack("b2", "b3").do(f"play {event}", "pass", "pass")
    assert g.zone(1, zone) == [PLAIN_CARD]
    g.do(f"play {RUIN}")
    assert g.zone(1, "charge") == [PLAIN_CARD] * (1 if event == BATTLE else 2)
    assert g.zone(0, "charge") == ([TANK] if event == BATTLE else [])


@cr("H131")
def test_it_holds_in_the_next_turn_of_the_enemy_and_not_after() -> None:
    def _after(turns: int) -> Play:
        board = Scenario(card_set=SET).hand(0, LONG, RUIN).hand(1, RUIN).zx("a1", TANK)
        g = board.begin().do(f"play {LONG}")
        while g.game.turn < 5 + turns or f"play {RUIN}" not in g.texts:
            g.do("pass" if "pass" in g.texts else g.texts[0])
        return g.do(f"play {RUIN}")

    assert TANK in _after(1).zone(0, "trash")
    assert TANK in _after(2).zone(0, "charge")


# -- several -----------------------------------------------------------------------------------------------


@cr("H130")
@pytest.mark.parametrize(
    ("answers", "zone"), [(["yes"], "hand"), (["no", "yes"], "resource"), (["no", "no"], "charge")]
)
def test_of_two_that_may_be_each_is_offered(answers: list[str], zone: str) -> None:
    g = _board(0, PRIDE, STRIKE).zx("a1", SORREL).begin().do(f"play {PRIDE}", f"play {STRIKE}", "choose a1")
    for answer in answers:
        g = _again(g).do(answer)
    assert SORREL in g.zone(0, zone)


@cr("H130")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("answer", "zone"), [("yes", "hand"), ("no", "trash")])
def test_of_two_that_must_be_its_owner_picks_one(player: int, answer: str, zone: str) -> None:
    g = _board(0, STRIKE).zx("b2", TWO, player).begin().do(f"play {STRIKE}", "choose b2")
    assert g.to_play == player
    assert TWO in g.do(answer).zone(player, zone)


@cr("Z12", "H130")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(
    ("answers", "zone"), [(["yes"], "removed"), (["no", "yes"], "resource"), (["no", "no"], "removed")]
)
def test_the_removal_of_the_attacker_and_one_that_may_be(player: int, answers: list[str], zone: str) -> None:
    foe = 1 - player
    at, from_ = _square(player, "b3"), _square(player, "b2")
    board = (
        Scenario(card_set=SET, turn_player=player).zx(from_, REMOVER, player).zx(at, SORREL, foe, damage=2000)
    )
    g = board.begin().attack(from_, at).pass_both()
    for number, answer in enumerate(answers):
        assert g.to_play == (player if number == 0 else foe)
        g = _again(g).do(answer)
    assert g.zone(foe, zone) == [SORREL]


@cr("Z40", "H130")
@pytest.mark.parametrize("player", [0, 1])
def test_of_several_the_turn_player_decides_first_and_all_leave_together(player: int) -> None:
    board = _board(player, RUIN).zx("a1", SORREL, 0).zx("b2", SORREL, 1).zx("c1", SORREL, 0)
    g = board.begin().do(f"play {RUIN}")
    asked = []
    for answer in ("yes", "no", "yes"):
        asked.append(g.to_play)
        assert {g.on("a1"), g.on("b2"), g.on("c1")} == {SORREL}
        g = _again(g).do(answer)
    assert asked == ([0, 0, 1] if player == 0 else [1, 0, 0])
    yes = {0: 1, 1: 1} if player == 0 else {1: 1, 0: 1}
    assert [g.zone(one, "resource").count(SORREL) for one in (0, 1)] == [yes[0], yes[1]]
    assert (g.on("a1"), g.on("b2"), g.on("c1")) == (None, None, None)


@cr("814")
def test_chosen_cards_are_destroyed_after_the_answers() -> None:
    g = _board(0, THREE).zx("a1", SORREL).zx("b2", TANK, 1).begin()
    g.do(f"play {THREE}", "choose a1", "choose b2", "done" if "done" in g.texts else "yes")
    while g.starting("done"):
        g.do("done")
    if g.texts == ["yes", "no"]:
        g.do("yes")
    assert (SORREL in g.zone(0, "resource"), g.zone(1, "charge")) == (True, [TANK])


# -- costs, Advents, Tokens, granted -----------------------------------------------------------------------


@cr("814")
@pytest.mark.parametrize(("answer", "zone"), [("yes", "hand"), ("no", "charge")])
def test_what_pays_a_cost_by_its_destruction_may_go_elsewhere(answer: str, zone: str) -> None:
    g = _board().zx("a1", SPENT).begin().do("use a1")
    assert g.zone(0, "hand") == []
    g = _again(g).do(answer)
    assert SPENT in g.zone(0, zone)
    assert len(g.zone(0, "hand")) == (2 if zone == "hand" else 1)


@cr("814", "M7")
def test_what_is_destroyed_for_an_advent_may_go_elsewhere() -> None:
    board = _board().cards(0, "dynamis", [EX]).resource(0, PLAIN_CARD, times=4)
    g = board.zx("a1", SORREL).zx("c1", SORREL).zx("b2", SORREL).begin().do(f"ex {EX}", "at b1")
    g.do("choose a1", "choose b2")
    assert g.texts == ["yes", "no"]
    g = _again(g).do("no")
    g = _again(g).do("yes")
    assert (g.zone(0, "charge"), g.zone(0, "resource")[-1], g.on("b1")) == ([SORREL], SORREL, EX)


@cr("Z52")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_token_that_may_go_elsewhere_is_gone(answer: str) -> None:
    g = (
        _board(0, SPAWN, TOKENS, RUIN)
        .begin()
        .do(f"play {SPAWN}", "choose b2", f"play {TOKENS}", f"play {RUIN}")
    )
    g.do(answer)
    assert (g.on("b2"), g.zone(0, "charge"), len(g.zone(0, "life"))) == (None, [], 4)


@cr("814")
def test_an_ability_that_is_given_sends_it_elsewhere() -> None:
    g = (
        _board(0, GIVE, STRIKE)
        .zx("a1", TANK)
        .begin()
        .do(f"play {GIVE}", "choose a1", f"play {STRIKE}", "choose a1")
    )
    # It goes on top of the deck, and the Event draws a card.
    assert (g.zone(0, "charge"), g.zone(0, "hand")) == ([], [TANK])


# -- words and refusals ------------------------------------------------------------------------------------


SAID = {
    "B06-038": "[Event] You may let each Z/X of yours on a Normal Square go to your hand instead of Charge "
    "when it is destroyed, until the end of the turn.",
    "IN-002": "[Always] When this card is destroyed, you may put it into your Resource in Sleep State "
    "instead of your Charge.",
    "IN-004": "[Event] Each enemy Z/X on a Square goes to its owner's Remove Zone instead of Charge when it "
    "is destroyed, until the end of the battle.",
}


# -- instead of the hand -----------------------------------------------------------------------------------

BATTERY, NIGEL, BOUNCE, WATCH, GO, STAY, RECALL_ALL = (
    "B07-031",
    "B07-073",
    "IN-013",
    "IN-014",
    "IN-015",
    "IN-016",
    "K-102",
)


def _pair(player: int, *hand: str, partner: str = NIGEL) -> Scenario:
    """Player `player` has Battery and its partner in Resource, an own Z/X on b1 and an enemy one on b2."""
    board = Scenario(card_set=SET, turn_player=player).hand(player, *hand)
    board.resource(player, BATTERY, partner, PLAIN_CARD, PLAIN_CARD)
    board.zx(_square(player, "b1"), TANK, player).zx(_square(player, "b2"), TANK, 1 - player)
    return board


@cr("H138")
@pytest.mark.parametrize("player", [0, 1])
def test_battery_lets_enemy_zx_go_to_charge_and_not_to_the_hand(player: int) -> None:
    board = _pair(player, BOUNCE).zx(_square(player, "a1"), WATCH, player)
    g = board.begin().do(f"play {BOUNCE}", f"choose {_square(player, 'b2')}")
    assert (g.zone(1 - player, "charge"), g.zone(1 - player, "hand")) == ([TANK], [])
    # It was not returned: no card is drawn for it, and WATCH sees no return.
    assert (g.zone(player, "hand"), g.zone(player, "removed"), len(g.zone(player, "trash"))) == ([], [], 2)


@cr("H138")
@pytest.mark.parametrize("player", [0, 1])
def test_own_zx_return_and_without_the_partner_enemy_ones_too(player: int) -> None:
    board = _pair(player, BOUNCE).zx(_square(player, "a1"), WATCH, player)
    g = board.begin().do(f"play {BOUNCE}", f"choose {_square(player, 'b1')}")
    assert (TANK in g.zone(player, "hand"), len(g.zone(player, "hand"))) == (True, 2)
    assert (g.zone(player, "charge"), len(g.zone(player, "removed"))) == ([], 1)
    g = (
        _pair(player, BOUNCE, partner=PLAIN_CARD)
        .begin()
        .do(f"play {BOUNCE}", f"choose {_square(player, 'b2')}")
    )
    assert (g.zone(1 - player, "charge"), g.zone(1 - player, "hand")) == ([], [TANK])


@cr("H138", "Z51")
def test_of_all_that_return_only_those_of_the_enemy_go_to_charge() -> None:
    g = _pair(0, RECALL_ALL).resource(0, BATTERY, NIGEL, *[PLAIN_CARD] * 6).begin().do(f"play {RECALL_ALL}")
    assert (g.zone(0, "hand"), g.zone(0, "charge")) == ([TANK], [])
    assert (g.zone(1, "hand"), g.zone(1, "charge")) == ([], [TANK])


@cr("H138")
def test_the_enemy_that_returns_its_own_zx_loses_it_to_charge() -> None:
    board = _pair(0)
    board.position["turn_player"] = 1
    g = board.zx("c3", GO, 1).begin().do("use c3")
    assert (g.zone(1, "charge"), GO in g.zone(1, "hand")) == ([GO], False)


@cr("H138")
def test_the_destruction_of_such_a_zx_is_as_always_and_other_zones_too() -> None:
    g = Scenario(card_set=SET).zx("b1", STAY).hand(0, STRIKE, BOUNCE).resource(0, PLAIN_CARD, times=2).begin()
    destroyed = Play(Game.from_position(g.game.position(), card_set=SET)).do(f"play {STRIKE}", "choose b1")
    assert (destroyed.zone(0, "charge"), len(destroyed.zone(0, "hand"))) == ([STAY], 2)
    g.do(f"play {BOUNCE}", "choose b1")
    assert (g.zone(0, "charge"), g.zone(0, "hand")) == ([STAY], [STRIKE])


def test_what_goes_to_charge_instead_of_the_hand_is_said() -> None:
    assert say(card_table(SET).card_of(STAY)) == (
        "[Always] This card goes to your Charge instead of returning to your hand."
    )


@pytest.mark.parametrize("number", SAID)
def test_what_they_say(number: str) -> None:
    assert say(card_table(SET).card_of(number)) == SAID[number]


_EACH = each(zx(Side.OWN))


@pytest.mark.parametrize(
    ("word", "path", "reason"),
    [
        (LeaveTo(Zone.CHARGE), "do[0].to", "no rule moves"),
        (LeaveTo(Zone.TRASH, instead_of=Zone.HAND), "do[0].instead_of", "into Charge"),
        (LeaveTo(Zone.CHARGE, may=True, instead_of=Zone.HAND), "do[0].instead_of", "nobody decides"),
        (LeaveTo(Zone.CHARGE, State.SLEEP, instead_of=Zone.HAND), "do[0].state", "no State"),
        (LeaveTo(Zone.TRASH, instead_of=Zone.LIFE), "do[0].instead_of", "Zone.HAND"),
        (LeaveTo(Zone.HAND, State.SLEEP), "do[0].state", "no State"),
        (LeaveTo(Zone.HAND, of=each(zx(zone=Zone.TRASH))), "do[0].of", "on no Square"),
        (LeaveTo(Zone.HAND, of=each(zx(power_at_least=5000))), "do[0].of", "Power"),
    ],
)
def test_what_no_always_ability_does(word: LeaveTo, path: str, reason: str) -> None:
    with pytest.raises(CardError) as error:
        encode([Card("T-001", "T", Color.RED, abilities=[Always(do=[word])])])
    assert path in str(error.value)
    assert reason in str(error.value)


@pytest.mark.parametrize(
    ("word", "path", "reason"),
    [
        (Lasts(LeaveTo(Zone.HAND)), "do[0].word.of", "of which"),
        (Lasts(LeaveTo(Zone.CHARGE, of=_EACH, instead_of=Zone.HAND)), "word.instead_of", "lasts"),
        (Lasts(LeaveTo(Zone.HAND, of=THIS)), "do[0].word.of", "of which"),
        (Lasts(LeaveTo(Zone.SQUARE, of=_EACH)), "do[0].word.to", "no rule moves"),
        (Lasts(LeaveTo(Zone.HAND, of=each(zx(zone=Zone.RESOURCE)))), "do[0].word.of", "on Squares"),
        (Lasts(LeaveTo(Zone.HAND, of=_EACH), until=Until.GAME_ENDS), "do[0].until", "GAME_ENDS"),
    ],
)
def test_what_lasts_for_no_while(word: Lasts, path: str, reason: str) -> None:
    with pytest.raises(CardError) as error:
        encode([Card("T-001", "T", Color.RED, CardType.EVENT, abilities=[EventText(do=[word])])])
    assert path in str(error.value)
    assert reason in str(error.value)

"""An Event EX of the Dynamis that cards pay for instead of its Cost (ruling H236), and B34-081 to B34-086."""

import numpy as np
import pytest

from tests.citations import cr
from tests.made_up import EVERYBODY, SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import Always, Card, Draw, EventText, PayInstead, card, choose
from zx_env.zx.terms import CardType, Color, Side, Zone

GIVEN = "B34-086"  # Hand It Over, Meow!: a white Event EX of Cost 1
TAKES = "B01-045"  # Maine Coon Takes It and Runs
TIED = "B01-047"  # white, Cost 4
TALE, TRASHED = "WA-140", "WA-141"
IDEA = "WA-142"  # the Idea that B34-081 names


def _square(player: int, square: str) -> str:
    """The Square that player 1 sees as player 0 sees this one."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _board(player: int, number: str, *hand: str, resource: tuple[str, ...] = (), turn: int = -1) -> Scenario:
    board = Scenario(card_set=SET, turn_player=player if turn < 0 else turn).player_card(player, EVERYBODY)
    board.cards(player, "dynamis", [number, "P49-020"]).hand(player, *hand)
    return board.resource(player, *resource)


def _dynamis(g: Play, player: int) -> list[object]:
    return list(g.game.position()["players"][player]["dynamis"])


# -- the payment -------------------------------------------------------------------------------------------


@cr("H236", "H192", "Z21")
@pytest.mark.parametrize("player", [0, 1])
def test_two_cards_of_the_hand_pay_where_no_resource_does(player: int) -> None:
    """Without Resource of the color nothing is asked; it is the one Extra play of the turn."""
    g = _board(player, GIVEN, TAKES, TAKES, TIED, resource=(PLAIN_CARD,)).begin()
    assert GIVEN in g.starting("ex")
    before = len(g.zone(player, "deck"))
    g.do(f"ex {GIVEN}")
    # It is face up before the cards are chosen.
    assert _dynamis(g, player)[0] == {"card": GIVEN, "face": "up"}
    assert (g.to_play, g.texts) == (player, [f"choose hand:{TAKES}"])
    g.do(f"choose hand:{TAKES}", f"choose hand:{TAKES}")
    assert (g.zone(player, "hand"), g.asleep(player)) == ([TIED], 0)
    assert g.zone(player, "deck")[before:] == [TAKES, TAKES]
    assert g.starting("ex") == []


@cr("H236", "H103")
@pytest.mark.parametrize(("answer", "asleep", "deck"), [("yes", 0, 2), ("no", 1, 0)])
def test_a_player_who_can_pay_is_asked(answer: str, asleep: int, deck: int) -> None:
    g = _board(0, GIVEN, TAKES, TAKES, resource=(TIED,)).begin()
    before = len(g.zone(0, "deck"))
    g.do(f"ex {GIVEN}")
    assert sorted(g.texts) == ["no", "yes"]
    g.do(answer)
    while g.starting("choose hand"):
        g.do(g.texts[0])
    assert (g.asleep(0), len(g.zone(0, "deck")) - before) == (asleep, deck)


@cr("H236", "H192")
@pytest.mark.parametrize(
    ("hand", "resource"),
    [((TAKES, TIED), ()), ((TIED, TIED), (PLAIN_CARD,)), ((TAKES,), (PLAIN_CARD, PLAIN_CARD)), ((), ())],
)
def test_too_few_cards_pay_nothing(hand: tuple[str, ...], resource: tuple[str, ...]) -> None:
    """Cards of another name, one card alone, and Resource of another color do not."""
    assert GIVEN not in _board(0, GIVEN, *hand, resource=resource).begin().starting("ex")


@cr("H236", "Z43")
def test_without_the_player_named_only_resources_pay() -> None:
    board = Scenario(card_set=SET).player_card(0, "T-127").cards(0, "dynamis", [GIVEN])
    board.hand(0, TAKES, TAKES)
    assert board.begin().starting("ex") == []
    g = board.resource(0, TIED).begin().do(f"ex {GIVEN}")
    assert (g.asleep(0), len(g.zone(0, "hand"))) == (1, 2)


@cr("H236", "102.8")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("first", [PLAIN_CARD, TIED])
def test_the_cards_are_shown_and_lie_in_the_order_of_the_choice(player: int, first: str) -> None:
    """In the opponent's turn, which is when WA-140 can be paid for so; the opponent goes on to know them."""
    second = TIED if first == PLAIN_CARD else PLAIN_CARD
    board = _board(player, TALE, PLAIN_CARD, TIED, turn=1 - player)
    at, own = _square(1 - player, "b3"), _square(1 - player, "b2")
    g = board.zx(own, PLAIN_CARD, 1 - player).begin()
    assert g.to_play == 1 - player
    g.attack(own, "player")
    while g.to_play != player:
        g.do("pass")
    g.do(f"ex {TALE}", f"choose hand:{first}")
    # A position in the middle is kept, and a world that is dealt anew goes on.
    again = Game.from_position(g.game.position(), card_set=SET)
    assert [action.text for action in again.actions()] == g.texts
    world = g.game.view(1 - player).determinize(np.random.default_rng(1))
    assert world.status() == []
    g.do(f"choose hand:{second}")
    assert g.zone(player, "deck")[-2:] == [first, second]
    for seed in range(3):
        world = g.game.view(1 - player).determinize(np.random.default_rng(seed))
        deck = world.position()["players"][player]["deck"]
        assert [str(entry) if isinstance(entry, str) else entry["card"] for entry in deck[-2:]] == [
            first,
            second,
        ]
    g.do(f"choose {own}")
    assert g.on(own) is None and g.on(at) is None


@cr("H236")
def test_one_card_may_go_into_trash() -> None:
    """WA-141: a choice of up to one card where Resources can pay as well."""
    g = _board(0, TRASHED, TIED, resource=(PLAIN_CARD,) * 3).begin().do(f"ex {TRASHED}")
    assert sorted(g.texts) == sorted([f"choose hand:{TIED}", "done"])
    g.do(f"choose hand:{TIED}")
    assert (g.zone(0, "trash"), g.asleep(0), len(g.zone(0, "hand"))) == ([TIED], 0, 1)


# -- attacking a player itself -----------------------------------------------------------------------------


@cr("H237", "603.1b")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("defended", [False, True])
def test_only_a_zx_that_attacks_the_player_is_destroyed(player: int, defended: bool) -> None:
    """One that attacks a Z/X on the Player Square is not."""
    attacker, own = _square(1 - player, "b2"), _square(player, "b1")
    board = _board(player, GIVEN, TAKES, TAKES, turn=1 - player).zx(attacker, PLAIN_CARD, 1 - player)
    if defended:
        board.zx(own, "B01-013", player)
    g = board.begin().attack(attacker, own if defended else "player")
    while g.to_play != player:
        g.do("pass")
    g.do(f"ex {GIVEN}")
    while g.starting("choose hand"):
        g.do(g.texts[0])
    assert g.starting("choose") == ([] if defended else [attacker])
    if not defended:
        g.do(f"choose {attacker}")
        assert g.on(attacker) is None


# -- what the cards do face up -----------------------------------------------------------------------------


def _up(player: int, number: str, keys: int, *dynamis: object) -> Scenario:
    board = Scenario(card_set=SET, turn_player=player).player_card(player, EVERYBODY)
    board.cards(player, "dynamis", [{"card": number, "face": "up"}, *dynamis])
    board.position["players"][player]["counters"] = {"dream_key": keys}
    return board


@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("keys", "idea"), [(1, True), (1, False), (0, True)])
def test_b34_086_raises_cost_and_power_of_a_maine_coon(player: int, keys: int, idea: bool) -> None:
    at = _square(player, "b2")
    board = _up(player, GIVEN, keys).zx(_square(player, "a1"), TAKES, player)
    g = (board.zx(at, "G24-021", player) if idea else board).begin()
    use = f"use dynamis:{GIVEN} face up"
    assert (use in g.texts) == (keys > 0)
    if keys == 0:
        return
    g.do(use)
    assert sorted(g.starting("choose")) == (sorted([at, _square(player, "a1")]) if idea else [])
    if idea:
        g.do(f"choose {at}")
        assert g.power(at) == 9000
        assert use not in g.texts
    assert "counters" not in g.game.position()["players"][player]


@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("face_up", [True, False])
def test_b34_081_destroys_what_costs_7_if_its_idea_lies_face_up(player: int, face_up: bool) -> None:
    """G24-021 is not the Idea that it names; WA-142 is. The Player Square is no Normal one."""
    idea = {"card": IDEA, "face": "up"} if face_up else IDEA
    board = _up(player, "B34-081", 2, idea, {"card": "G24-021", "face": "up"})
    board.resource(player, *[PLAIN_CARD] * 2)
    dear, cheap, edge = (_square(player, at) for at in ("b2", "a2", "b3"))
    for at, number in ((dear, "B01-036"), (cheap, "B01-013"), (edge, "B01-036")):
        board.zx(at, number, 1 - player)
    g = board.begin().do("use dynamis:B34-081 face up")
    assert (g.on(dear) is None, g.on(cheap), g.on(edge)) == (face_up, "B01-013", "B01-036")
    assert g.asleep(player) == 2


@pytest.mark.parametrize("player", [0, 1])
def test_b34_085_gives_a_guardian_power_and_isolate(player: int) -> None:
    at = _square(player, "b2")
    board = _up(player, "B34-085", 3, {"card": "WA-143", "face": "up"}).zx(at, "B01-046", player)
    g = board.zx(_square(player, "a1"), TAKES, player).begin().do("use dynamis:B34-085 face up")
    assert g.starting("choose") in ([], [at])
    if g.starting("choose"):
        g.do(f"choose {at}")
    assert g.power(at) == 8000
    assert g.game.position()["players"][player]["counters"] == {"dream_key": 1}


# -- refusals ----------------------------------------------------------------------------------------------

_OWN_HAND = card(Side.OWN, Zone.HAND)


def _made(kind: CardType, word: PayInstead) -> Card:
    text = [EventText(do=[Draw(1)])] if kind == CardType.EVENT_EX else []
    price = Always(do=[word], valid_in=Zone.DYNAMIS)
    return Card("T-001", "T", Color.RED, kind, cost=5, abilities=[price, *text])


@pytest.mark.parametrize(
    ("made", "path", "reason"),
    [
        (_made(CardType.EVENT_EX, PayInstead(choose(2, _OWN_HAND), Zone.DECK)), "shown", "are shown"),
        (_made(CardType.EVENT_EX, PayInstead(choose(1, _OWN_HAND), shown=True)), "shown", "leave it out"),
        (_made(CardType.ZX, PayInstead(choose(1, _OWN_HAND))), "do[0]", "no ZX is from the Dynamis"),
    ],
)
def test_what_no_rule_does_is_refused(made: Card, path: str, reason: str) -> None:
    with pytest.raises(CardError) as error:
        encode([made])
    assert path in str(error.value)
    assert reason in str(error.value)

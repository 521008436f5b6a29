"""Cards that cost less when they are played, and what may be put away for it."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Scenario
from zx_env import Game
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    Advent,
    Always,
    Card,
    CardType,
    CostsLess,
    PayInstead,
    PayLess,
    card,
    choose,
    zx,
)
from zx_env.zx.terms import Color, Side, Zone

FOR_TWO_ZX, FOR_HAND, FOR_BOTH = "LE-001", "LE-002", "LE-003"
CHEAPER, BY_TRASH, CHEAP_HAND, EVENT = "LE-004", "LE-005", "LE-006", "LE-007"


def _square(player: int, square: str) -> str:
    """The Square that player 1 sees as player 0 sees this one."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _board(player: int, *hand: str, times: int = 6) -> Scenario:
    board = Scenario(card_set=SET, turn_player=player)
    return board.hand(player, *hand).resource(player, PLAIN_CARD, times=times)


def _army(board: Scenario, player: int, *squares: str) -> Scenario:
    for square in squares:
        board.zx(_square(player, square), PLAIN_CARD, player)
    return board


# -- all of them or none -----------------------------------------------------------------------------------


@cr("H103", "804.2")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("answer", "asleep", "trash"), [("yes", 2, 2), ("no", 6, 0)])
def test_two_zx_are_put_away_or_none(player: int, answer: str, asleep: int, trash: int) -> None:
    at = _square(player, "b2")
    board = _army(_board(player, FOR_TWO_ZX), player, "a1", "c1")
    g = board.begin().do(f"play {FOR_TWO_ZX}", f"at {at}")
    assert g.to_play == player
    g.do(answer)
    for square in ("a1", "c1") if answer == "yes" else ():
        if g.starting("choose"):
            assert "done" not in g.texts
            g.do(f"choose {_square(player, square)}")
    assert (g.on(at), g.asleep(player), len(g.zone(player, "trash"))) == (FOR_TWO_ZX, asleep, trash)


@cr("H61", "H103")
def test_what_is_needed_for_the_payment_is_not_asked() -> None:
    g = _army(_board(0, FOR_TWO_ZX, times=2), 0, "a1", "c1").begin().do(f"play {FOR_TWO_ZX}", "at b2")
    assert "yes" not in g.texts
    while g.starting("choose"):
        g.do(g.texts[0])
    assert (g.on("b2"), g.asleep(0), len(g.zone(0, "trash"))) == (FOR_TWO_ZX, 2, 2)


@cr("H103")
def test_with_too_few_cards_nothing_is_put_away() -> None:
    """One own Reboot Z/X, one that sleeps and one of the opponent's are not two."""
    board = _board(0, FOR_TWO_ZX).zx("a1", PLAIN_CARD).zx("c1", PLAIN_CARD, state="sleep")
    g = board.zx("a3", PLAIN_CARD, owner=1).begin().do(f"play {FOR_TWO_ZX}", "at b2")
    assert (g.on("b2"), g.asleep(0)) == (FOR_TWO_ZX, 6)
    assert _army(_board(0, FOR_TWO_ZX, times=5), 0, "a1").begin().starting("play") == []


@cr("H103")
def test_the_square_may_be_that_of_a_zx_that_is_put_away() -> None:
    g = _army(_board(0, FOR_TWO_ZX, times=2), 0, "a1", "c1").begin().do(f"play {FOR_TWO_ZX}", "at a1")
    while g.starting("choose"):
        g.do(g.texts[0])
    assert (g.on("a1"), g.on("c1"), len(g.zone(0, "trash"))) == (FOR_TWO_ZX, None, 2)


@cr("H103")
def test_an_event_can_be_paid_for_so_too() -> None:
    g = _army(_board(0, EVENT, times=3), 0, "a1", "c1").begin().do(f"play {EVENT}")
    while g.starting("choose"):
        g.do(g.texts[0])
    assert (g.asleep(0), len(g.zone(0, "removed")), len(g.zone(0, "hand"))) == (3, 2, 1)


# -- as many as one likes ----------------------------------------------------------------------------------


@cr("H61")
@pytest.mark.parametrize(("number", "asleep"), [(0, 4), (1, 3), (2, 2)])
def test_cards_of_the_hand_are_discarded_for_it(number: int, asleep: int) -> None:
    g = _board(0, FOR_HAND, *[PLAIN_CARD] * 3).begin().do(f"play {FOR_HAND}", "at b2")
    for _ in range(number):
        g.do(f"choose hand:{PLAIN_CARD}")
    if number < 2:
        g.do("done")
    assert (g.asleep(0), len(g.zone(0, "trash"))) == (asleep, number)


# -- cards instead of the Cost -----------------------------------------------------------------------------

FOR_ONE, FOR_TRASH = "LE-008", "LE-009"


@cr("H192")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("gives", "asleep", "trash"), [(True, 0, 1), (False, 5, 0)])
def test_one_zx_pays_for_all_of_it_or_the_cost_is_paid(
    player: int, gives: bool, asleep: int, trash: int
) -> None:
    at = _square(player, "b2")
    g = _army(_board(player, FOR_ONE), player, "a1").begin().do(f"play {FOR_ONE}", f"at {at}")
    away = f"choose {_square(player, 'a1')}"
    assert (g.to_play, sorted(g.texts)) == (player, [away, "done"])
    g.do(away if gives else "done")
    assert (g.on(at), g.asleep(player), len(g.zone(player, "trash"))) == (FOR_ONE, asleep, trash)


@cr("H192")
@pytest.mark.parametrize("resource", [[], [PLAIN_CARD] * 2, ["B01-030"] * 6])
def test_where_resources_cannot_pay_the_card_cannot_be_kept(resource: list[str]) -> None:
    """With none, with too few, and with none of the color."""
    board = Scenario(card_set=SET).hand(0, FOR_ONE).resource(0, *resource)
    g = _army(board, 0, "a1").begin().do(f"play {FOR_ONE}", "at b2")
    assert g.texts == ["choose a1"]
    g.do("choose a1")
    assert (g.on("b2"), g.on("a1"), g.asleep(0)) == (FOR_ONE, None, 0)
    # A Z/X that sleeps, or one of the opponent's, pays for nothing.
    board = Scenario(card_set=SET).hand(0, FOR_ONE).resource(0, *resource)
    board.zx("a1", PLAIN_CARD, state="sleep").zx("a3", PLAIN_CARD, owner=1)
    assert board.begin().starting("play") == []


@cr("H192", "H103")
@pytest.mark.parametrize(("answer", "asleep", "trash", "deck"), [("yes", 0, 0, 2), ("no", 5, 2, 0)])
def test_two_cards_go_to_the_bottom_of_the_deck(answer: str, asleep: int, trash: int, deck: int) -> None:
    board = _board(0, FOR_TRASH).trash(0, "B01-022", "B01-030")
    g = board.begin()
    before = len(g.zone(0, "deck"))
    g.do(f"play {FOR_TRASH}", "at b2", answer)
    while g.starting("choose"):
        assert "done" not in g.texts
        g.do(g.texts[0])
    after = (g.asleep(0), len(g.zone(0, "trash")), len(g.zone(0, "deck")) - before)
    assert (g.on("b2"), *after) == (FOR_TRASH, asleep, trash, deck)
    assert {"B01-022", "B01-030"} == set(g.zone(0, "deck")[-2:]) or deck == 0
    assert _board(0, FOR_TRASH, times=4).trash(0, "B01-022").begin().starting("play") == []


@cr("H192")
def test_it_keeps_its_cost() -> None:
    """LE-006 puts a card with Cost 3 or less of the hand away."""
    g = _army(_board(0, CHEAP_HAND, FOR_ONE), 0, "a1").begin().do(f"play {CHEAP_HAND}")
    assert g.zone(0, "hand") == [FOR_ONE]


# -- two ways on one card ----------------------------------------------------------------------------------


@cr("H61", "H103")
@pytest.mark.parametrize(
    ("answers", "asleep"), [(("h", "t"), 1), (("h", ""), 4), (("", "t"), 4), (("", ""), 7)]
)
def test_two_prices_are_asked_one_after_the_other(answers: tuple[str, str], asleep: int) -> None:
    board = _board(0, FOR_BOTH, PLAIN_CARD, times=7).trash(0, "B01-022")
    g = board.begin().do(f"play {FOR_BOTH}", "at b2")
    for answer, text in zip(answers, (f"choose hand:{PLAIN_CARD}", "choose trash:B01-022"), strict=True):
        assert sorted(g.texts) == sorted([text, "done"])
        g.do(text if answer else "done")
    assert (g.asleep(0), len(g.zone(0, "removed"))) == (asleep, len("".join(answers)))


@cr("H61", "H103")
def test_the_first_price_leaves_to_the_second_what_it_can_pay() -> None:
    board = _board(0, FOR_BOTH, PLAIN_CARD, times=4).trash(0, "B01-022")
    g = board.begin().do(f"play {FOR_BOTH}", "at b2", "done")
    assert g.texts == ["choose trash:B01-022"]
    g.do("choose trash:B01-022")
    assert (g.on("b2"), g.asleep(0)) == (FOR_BOTH, 4)
    # With one Resource both are needed.
    g = _board(0, FOR_BOTH, PLAIN_CARD, times=1).trash(0, "B01-022").begin()
    g.do(f"play {FOR_BOTH}", "at b2")
    assert g.texts == [f"choose hand:{PLAIN_CARD}"]
    assert _board(0, FOR_BOTH, times=3).trash(0, "B01-022").begin().starting("play") == []


@cr("H103")
def test_a_position_in_the_middle_is_kept() -> None:
    board = _army(_board(0, FOR_TWO_ZX, FOR_BOTH, PLAIN_CARD, times=7), 0, "a1", "c1").trash(0, "B01-022")
    for played in (FOR_TWO_ZX, FOR_BOTH):
        g = board.begin().do(f"play {played}")
        for text in ("at b2", None):
            written = g.game.position()
            again = Game.from_position(written, card_set=SET)
            assert [action.text for action in again.actions()] == g.texts
            assert again.status() == []
            if text is not None:
                g.do(text)


@cr("102.8")
def test_what_the_opponent_could_put_away_is_dealt_anew_as_one_that_fits() -> None:
    """The opponent asks among the hand: a world dealt for the other player has a card there that fits."""
    board = Scenario(card_set=SET, turn_player=1).hand(1, FOR_BOTH, PLAIN_CARD, "B01-022")
    g = board.resource(1, PLAIN_CARD, times=7).begin().do(f"play {FOR_BOTH}", "at b2")
    assert g.to_play == 1
    import numpy as np

    for seed in range(5):
        world = g.game.view(0).determinize(np.random.default_rng(seed))
        assert len(world.actions()) >= 2
        world.step(world.actions()[0].text)
        assert world.status() == []


@cr("H103")
def test_lament_cards() -> None:
    diva, slave, domina = "IG11-016", "IG11-030", "IG11-019"
    g = _board(0, diva, domina, times=4).trash(0, "IG11-018").begin()
    assert diva in g.starting("play")
    black = "B01-062"
    board = _board(0, slave).trash(0, domina).resource(0, black, *[PLAIN_CARD] * 3)
    g = board.begin().do(f"play {slave}", "at b2", f"choose trash:{domina}")
    assert g.asleep(0) == 1
    few = _board(0, slave).trash(0, domina).resource(0, black, *[PLAIN_CARD] * 2)
    assert few.begin().starting("play") == []


@cr("803", "507.3")
def test_ao_of_lament_plays_another_and_destroys_it_at_the_end_of_the_turn() -> None:
    slave, domina = "IG11-028", "IG11-019"
    board = _board(0, slave, domina, "IG11-016").resource(0, "B01-022", *[PLAIN_CARD] * 3)
    g = board.begin().do(f"play {slave}", "at b2")
    # Cost 7 is more than the 4 Resources; no blue card is needed for a free play.
    assert g.starting("choose") == [f"hand:{domina}"]
    g.do(f"choose hand:{domina}", "at a1")
    assert (g.on("a1"), g.asleep(0)) == (domina, 4)
    while g.to_play == 0 and g.game.turn == 5:
        g.do("no" if "no" in g.texts else "pass" if "pass" in g.texts else g.texts[0])
    assert g.on("a1") is None
    assert domina in g.zone(0, "charge")


# -- cheaper only as played --------------------------------------------------------------------------------


@cr("203", "H104")
@pytest.mark.parametrize("player", [0, 1])
def test_a_card_that_costs_less_to_play_keeps_its_cost(player: int) -> None:
    g = _board(player, CHEAPER, CHEAP_HAND, times=3).begin()
    assert CHEAPER in g.starting("play")
    # LE-006 asks for a card of Cost 3 or less in the hand.
    g.do(f"play {CHEAP_HAND}")
    assert g.starting("choose") == []
    g.do(f"play {CHEAPER}", f"at {_square(player, 'b2')}")
    assert g.asleep(player) == 3


@cr("H104", "Z17")
@pytest.mark.parametrize(("trash", "asleep"), [(0, 5), (2, 3), (3, 2), (9, 2)])
def test_it_is_counted_and_stops_at_its_limit(trash: int, asleep: int) -> None:
    board = _board(0, BY_TRASH).trash(0, *[PLAIN_CARD] * trash)
    assert board.begin().do(f"play {BY_TRASH}", "at b2").asleep(0) == asleep


# -- from the Dynamis --------------------------------------------------------------------------------------


def _from_dynamis(player: int, number: str, resources: int, trash: int = 1) -> Scenario:
    board = _board(player).cards(player, "dynamis", [number]).trash(player, *[PLAIN_CARD] * trash)
    return board.resource(player, *[PLAIN_CARD] * resources)


@cr("H104")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(
    ("number", "resources", "trash", "asleep"),
    [
        ("WA-060", 1, 1, 1),
        ("WA-060", 3, 1, 1),
        ("WA-060", 0, 1, None),
        ("WA-061", 4, 1, 4),
        ("WA-061", 3, 2, 3),
        ("WA-061", 2, 9, 2),
        ("WA-061", 3, 1, None),
        ("WA-061", 1, 9, None),
    ],
)
def test_it_is_cheaper_from_the_dynamis(
    player: int, number: str, resources: int, trash: int, asleep: int | None
) -> None:
    """An Event EX of 3 for 2 less; a Z/X EX of 5 for 1 less for each card in Trash, at least 2."""
    g = _from_dynamis(player, number, resources, trash).begin()
    assert g.starting("ex") == ([] if asleep is None else [number])
    if asleep is not None:
        g.do(f"ex {number}")
        while "pass" not in g.texts:
            g.do(g.texts[0])
        assert g.asleep(player) == asleep


@cr("H104", "H55")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("resources", "played"), [(1, True), (0, False)])
def test_a_possession_that_is_cheaper(player: int, resources: int, played: bool) -> None:
    """A Z/X of Cost 2 and one Resource pay for one of 5 that costs 2 less."""
    board = _from_dynamis(player, "WA-062", resources).zx("c2", PLAIN_CARD, player)
    assert (board.begin().starting("ex") == ["WA-062"]) == played


@cr("H104")
@pytest.mark.parametrize(("resources", "ways"), [(4, 2), (3, 1), (1, 0)])
def test_an_advent_needs_as_many_resources_as_the_cost(resources: int, ways: int) -> None:
    """WA-063 of Cost 4 costs 2 to Awaken; its Advent needs 4 Resources and a Z/X of 4 or more."""
    g = _from_dynamis(0, "WA-063", resources).zx("c2", "B01-009").begin()
    assert len(g.starting("ex")) == ways


@cr("H104")
@pytest.mark.parametrize("player", [0, 1])
def test_its_cost_is_the_printed_one_in_the_dynamis(player: int) -> None:
    """WA-064 draws if a card of Cost 3 or more is in the Dynamis."""
    g = _from_dynamis(player, "WA-060", 0).hand(player, "WA-064").zx("c2", PLAIN_CARD, player).begin()
    assert len(g.do("play WA-064", "choose c2").zone(player, "hand")) == 1


# -- refusals ----------------------------------------------------------------------------------------------


def _in_hand(*words: object, **keys: object) -> Card:
    ability = Always(do=list(words), valid_in=Zone.HAND, **keys)  # type: ignore[arg-type]
    return Card("T-001", "T", Color.RED, cost=5, abilities=[ability])


_TRASH = card(Side.OWN, Zone.TRASH)
_TWICE = [Always(do=[PayLess(1, choose(1, _TRASH))], valid_in=Zone.HAND)] * 2
REFUSED = [
    (_in_hand(PayLess(1, choose(2, _TRASH), per=2)), "per", "all of the cards or none"),
    (_in_hand(PayLess(1, choose(1, _TRASH), to=Zone.HAND)), "to", "bottom of the deck"),
    (_in_hand(PayLess(1, choose(1, _TRASH), to=Zone.TRASH)), "cards", "no rule puts"),
    (_in_hand(PayLess(1, choose(1, zx(Side.OWN)))), "cards", "no rule puts"),
    (_in_hand(PayLess(1, choose(1, card(Side.OWN, Zone.RESOURCE)), to=Zone.TRASH)), "cards", "no rule puts"),
    (_in_hand(PayLess(1, choose(1, zx(Side.ENEMY)), to=Zone.TRASH)), "cards", "own ones"),
    (_in_hand(PayLess(1, choose(2, _TRASH, random=True))), "cards", "no other condition"),
    (_in_hand(PayLess(0, choose(1, _TRASH))), "amount", "0"),
    (_in_hand(CostsLess(0)), "amount", "above 0"),
    (_in_hand(CostsLess(-2)), "amount", "above 0"),
    (
        Card("T-001", "T", Color.RED, cost=5, abilities=[Always(do=[CostsLess(2)])]),
        "valid_in",
        "a play from the hand",
    ),
    (Card("T-001", "T", Color.RED, cost=5, abilities=_TWICE), "abilities", "different zones"),
    (_in_hand(PayLess(127, choose(1, _TRASH))), "amount", "PayInstead pays all of it"),
    (_in_hand(PayInstead(choose(1, _TRASH, up_to=True), Zone.DECK)), "cards", "no `up_to`"),
    (_in_hand(PayInstead(choose(1, _TRASH))), "cards", "no rule puts"),
    (
        Card("T-001", "T", Color.RED, cost=5, abilities=[Always(do=[CostsLess(2)], valid_in=Zone.DYNAMIS)]),
        "do[0]",
        "no ZX is from the Dynamis",
    ),
    (
        Card(
            "T-001",
            "T",
            Color.RED,
            cost=5,
            abilities=[
                Always(do=[PayLess(1, choose(1, _TRASH))], valid_in=Zone.HAND),
                Always(do=[PayInstead(choose(1, zx(Side.OWN)))], valid_in=Zone.HAND),
            ],
        ),
        "abilities",
        "combines a PayInstead",
    ),
    (
        Card(
            "T-001",
            "T",
            Color.RED,
            cost=5,
            abilities=[
                Always(do=[PayLess(3, choose(1, _TRASH), least=0)], valid_in=Zone.HAND),
                Always(do=[PayLess(2, choose(1, card(Side.OWN, Zone.CHARGE)))], valid_in=Zone.HAND),
            ],
        ),
        "abilities",
        "the same lowest price",
    ),
    (
        Card(
            "T-001",
            "T",
            Color.RED,
            CardType.ZX_EX,
            cost=5,
            abilities=[Always(do=[CostsLess(2)], valid_in=Zone.DYNAMIS), Advent([zx(Side.OWN)])],
        ),
        "abilities",
        "nothing is paid",
    ),
]


@pytest.mark.parametrize(("card", "path", "reason"), REFUSED)
def test_what_no_rule_does_is_refused(card: Card, path: str, reason: str) -> None:
    with pytest.raises(CardError) as error:
        encode([card])
    assert path in str(error.value)
    assert reason in str(error.value)

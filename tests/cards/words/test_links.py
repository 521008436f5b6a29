"""Links on Squares, abilities that use themselves up, Assault; the printed Link cards."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game
from zx_env.errors import CardError, PositionError
from zx_env.zx.cards.decks import Deck, check_deck
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    ANY_SQUARE,
    NORMAL,
    THIS,
    Always,
    AtEndOfTurn,
    Automatic,
    CameBy,
    Card,
    Destroy,
    Draw,
    EventText,
    GainPower,
    If,
    Look,
    Per,
    Put,
    PutLink,
    Startup,
    UseUp,
    card,
    choose,
    each,
)
from zx_env.zx.cards.pool import card_table
from zx_env.zx.decision.observation import BoardFact, Fact, Marker, MarkerFact, Numbered, named
from zx_env.zx.terms import CardType, Color, Limit, Occurrence, Side, Way, Zone

BARD, THEOGONIAS = "E40-025", "E40-016"
BIG = "B01-094"
EVENT = "B01-059"
_DRAGON = "L-034"
BODY = "L-033"
"""A Z/X of Cost 1 without abilities."""


def _links(g: Play) -> list[tuple[str, int, str]]:
    found = g.game.position().get("links", [])
    return [(link["card"], link["owner"], link["square"]) for link in found]


def _board(*links: tuple[str, str], **keys: object) -> Scenario:
    """A board with Links of player 0 on Squares, and Resources."""
    there = [{"card": number, "owner": 0, "square": square} for square, number in links]
    return Scenario(card_set=SET, links=there, **keys).resource(0, PLAIN_CARD, times=4)


# -- Links -------------------------------------------------------------------------------------------------


@cr("202.2a", "H43")
def test_a_link_is_put_on_any_square_whatever_is_there() -> None:
    g = Scenario(card_set=SET).zx("b2", PLAIN_CARD, owner=1).hand(0, "L-020").begin().do("play L-020")
    assert len(g.starting("choose")) == 9
    g.do("choose b2")
    assert _links(g) == [("E40-057", 0, "b2")]
    assert g.on("b2") == PLAIN_CARD
    # It is in nobody's way, and lies there in the next turn, too.
    g.do("pass")
    assert _links(g) == [("E40-057", 0, "b2")]
    assert "b2 E40-057 Link: Meiraru" in str(g.game)
    (square,) = (part for part in g.game.picture(1).parts if part.spot == "b2")
    assert "The enemy's Link: Meiraru" in square.label and "E40-057" in square.cards
    assert "Link: Meiraru" in square.drawn


@cr("Z16")
def test_a_link_that_lies_there_divides_no_resources_as_one_that_is_put_does_not() -> None:
    """The Link of Theogonias asks for her in Resource, too; it is no card of the deck."""
    board = _board(("b2", THEOGONIAS)).hand(0, PLAIN_CARD).resource(0, PLAIN_CARD, "B01-001", "B01-006")
    g = board.begin().do(f"play {PLAIN_CARD}", "at a1")
    assert g.starting("pay") == []
    assert g.on("a1") == PLAIN_CARD


@cr("H43")
def test_a_printed_link_vanishes_for_another_own_link() -> None:
    g = _board((("b2"), THEOGONIAS)).hand(0, "L-020").begin()
    g.do("play L-020", "choose b2")
    assert _links(g) == [("E40-057", 0, "b2")]
    # The other player's Links are no own ones.
    board = _board(("b2", THEOGONIAS)).hand(1, "L-020")
    g = board.begin().do("pass")
    while "play L-020" not in g.texts:
        g.do("pass" if "pass" in g.texts else g.texts[0])
    g.do("play L-020", "choose b2")
    assert sorted(_links(g)) == [(THEOGONIAS, 0, "b2"), ("E40-057", 1, "b2")]


@cr("H43")
def test_several_links_lie_on_one_square_and_do_what_they_say() -> None:
    g = Scenario(card_set=SET).zx("b2", PLAIN_CARD).zx("a1", PLAIN_CARD).hand(0, "L-024", "L-003").begin()
    g.do("play L-024", "choose b2", "choose b2")
    assert _links(g) == [("L-030", 0, "b2")] * 2
    assert (g.power("b2"), g.power("a1")) == (5500, 3500)
    # Neither chosen nor gone with the Z/X.
    g.do("play L-003")
    assert g.texts == ["choose a1", "choose b2"]
    g.do("choose b2")
    assert _links(g) == [("L-030", 0, "b2")] * 2


def test_own_links_on_squares_are_counted() -> None:
    def drawn(number: int, owner: int) -> int:
        links = [{"card": "L-030", "owner": owner if i == 0 else 0, "square": "b2"} for i in range(number)]
        g = Scenario(card_set=SET, links=links).hand(0, "L-036").begin().do("play L-036")
        return len(g.zone(0, "hand"))

    assert (drawn(3, 0), drawn(2, 0), drawn(3, 1)) == (3, 1, 1)


def test_a_position_keeps_links() -> None:
    g = _board(("b2", THEOGONIAS), ("c3", "L-030")).begin()
    written = g.game.position()
    assert _links(g) == [(THEOGONIAS, 0, "b2"), ("L-030", 0, "c3")]
    again = {key: value for key, value in written.items() if key != "engine"}
    assert Game.from_position(again, card_set=SET).position() == written
    assert Game.from_position(written, card_set=SET).position() == written


@cr("H43")
@pytest.mark.parametrize("player", [0, 1])
def test_both_players_see_links_and_shift_cards(player: int) -> None:
    board = _board(("c2", THEOGONIAS), ("c2", "L-030")).zx("a1", PLAIN_CARD)
    board.position["squares"]["a1"][0]["shift"] = "G06-037"
    seen = named(board.begin().game.observe(player))
    side, corner, middle = (0, 0, 5) if player == 0 else (1, 8, 3)
    facts = [BoardFact.SHIFT, BoardFact.OWN_LINKS, BoardFact.ENEMY_LINKS]
    assert seen["board"][corner, facts].tolist() == [1, 0, 0]
    assert seen["board"][middle, facts].tolist() == [0, *((2, 0) if player == 0 else (0, 2))]
    markers = seen["markers"]
    assert markers[side, :, MarkerFact.SQUARE].tolist() == [corner + 1, middle + 1]
    assert not markers[1 - side].any()
    rows = [card_table(SET).row_of(number) + 1 for number in ("G06-037", "L-030")]
    first = Numbered.MARKERS + len(Marker) * side
    numbers = seen["card_numbers"][first : first + len(Marker)]
    assert [high * 128 + low for high, low in numbers.tolist()] == rows


@pytest.mark.parametrize(
    ("link", "words"),
    [
        ({"card": PLAIN_CARD, "owner": 0, "square": "b2"}, "no Link card"),
        ({"card": THEOGONIAS, "owner": 0}, "where and whose"),
        ({"card": THEOGONIAS, "owner": 0, "square": "d4"}, "where and whose"),
        ({"card": THEOGONIAS, "owner": 0, "square": "b2", "state": "sleep"}, "state"),
    ],
)
def test_a_wrong_link_is_refused(link: dict[str, object], words: str) -> None:
    with pytest.raises(PositionError, match=words):
        Scenario(card_set=SET, links=[link]).begin()
    with pytest.raises(PositionError, match="list"):
        Scenario(card_set=SET, links="b2").begin()


def test_a_link_is_in_no_deck() -> None:
    problems = check_deck(Deck("d", [PLAIN_CARD] * 46 + [THEOGONIAS] * 4, format="extended"))
    assert any("E40-016 Link: Theogonias is a LINK card" in problem for problem in problems)


# -- the printed ones --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("link", "number", "has_icon"),
    [
        (THEOGONIAS, BARD, True),
        ("E40-057", "L-033", True),
        # The whole name is asked, not a part of one.
        ("E40-057", "T-983", False),
        ("E40-064", "L-031", True),
        ("E40-064", BARD, False),
    ],
)
def test_a_link_gives_its_card_the_ignition_icon_wherever_it_is(
    link: str, number: str, has_icon: bool
) -> None:
    board = _board(("b2", link), phase="ignition").charge(0, PLAIN_CARD).deck(0, number, *[PLAIN_CARD] * 5)
    g = board.begin().do(f"ignite {PLAIN_CARD}")
    assert ("yes" in g.texts) == has_icon
    assert (number in g.zone(0, "trash")) == (not has_icon)


@cr("H44")
def test_theogonias_destroys_once_a_turn_when_a_card_appears_on_its_square() -> None:
    board = _board(("c1", THEOGONIAS)).zx("a3", PLAIN_CARD, owner=1).zx("c3", PLAIN_CARD, owner=1)
    g = board.zx("b2", BIG, owner=1).hand(0, BODY, BODY, BODY).begin()
    # On another Square nothing happens; a declined one is not used up.
    g.do("play L-033", "at a1")
    assert g.starting("choose") == []
    g.do("play L-033", "at c1")
    assert g.texts == ["done", "choose a3", "choose c3"]
    g.do("done", "play L-033", "at c1")
    g.do("choose a3")
    assert g.on("a3") is None


@cr("H44")
def test_an_ability_that_is_used_up_does_not_wait_again_this_turn() -> None:
    board = _board(("c1", THEOGONIAS)).zx("a3", PLAIN_CARD, owner=1).zx("c3", PLAIN_CARD, owner=1)
    g = board.hand(0, BODY, BODY).begin().do("play L-033", "at c1", "choose a3")
    g.do("play L-033", "at c1")
    assert g.starting("choose") == []
    assert g.on("c3") == PLAIN_CARD


@cr("H44")
def test_an_ability_that_is_used_up_while_it_waits_is_not_carried_out() -> None:
    board = _board(("c1", THEOGONIAS)).zx("a3", PLAIN_CARD, owner=1).zx("c3", PLAIN_CARD, owner=1)
    g = board.hand(0, "L-027", BODY, "B01-003").begin().do("play L-027")
    g.do("choose hand:L-033", "choose hand:B01-003", "choose c1", "choose c1")
    # Both appeared before anything was carried out: it waits twice.
    assert g.texts == ["resolve c1:E40-016"]
    assert named(g.game.observe(0))["facts"][Fact.WAITING_ABILITIES] == 2
    g.do(g.texts[0], "choose a3")
    assert g.starting("choose") == []
    assert g.on("c3") == PLAIN_CARD


def test_meiraru_returns_a_removed_card_for_a_destruction_by_an_own_ability() -> None:
    def board() -> Scenario:
        start = _board(("b3", "E40-057")).zx("b2", BIG).zx("b3", PLAIN_CARD, owner=1)
        return start.cards(0, "removed", [PLAIN_CARD, "B01-083"]).zx("a1", PLAIN_CARD, owner=1)

    g = board().hand(0, "L-026", "L-026").begin().do("play L-026", "choose b3")
    # Red or black.
    assert g.texts == ["done", f"choose removed:{PLAIN_CARD}"]
    g.do(f"choose removed:{PLAIN_CARD}")
    assert PLAIN_CARD in g.zone(0, "hand")
    # Not for another Square.
    g = board().hand(0, "L-026").begin().do("play L-026", "choose a1")
    assert g.starting("choose") == []
    # Not for a destruction in battle.
    g = board().begin().attack("b2", "b3").pass_both()
    assert g.on("b3") is None
    assert g.starting("choose") == []


@cr("304.4")
def test_nino_reveals_up_to_four_one_by_one() -> None:
    def board() -> Scenario:
        start = _board(("c1", "E40-059")).deck(0, PLAIN_CARD, EVENT, EVENT, *["B01-083"] * 4)
        return start.hand(0, BODY, "B01-033")

    g = board().begin().do("play L-033", "at c1")
    assert g.texts == ["yes", "no"]
    g.do("yes", "yes", "no")
    assert g.texts == ["done", f"choose deck:{EVENT}"]
    g.do(f"choose deck:{EVENT}", "choose hand:B01-033")
    assert g.zone(0, "hand") == [EVENT]
    assert g.zone(0, "deck") == [EVENT, *["B01-083"] * 4, PLAIN_CARD]
    # None at all: it is used up all the same.
    g = board().hand(0, BODY, BODY).begin().do("play L-033", "at c1", "no")
    assert len(g.zone(0, "deck")) == 7
    g.do("play L-033", "at c1")
    assert "yes" not in g.texts


def test_barahara_puts_a_cruel_dragon_for_black_1_in_the_own_turn() -> None:
    def board(**keys: object) -> Scenario:
        start = _board(("b2", "E40-060"), **keys).resource(0, "B01-063", "B01-063")
        return start.zx("b2", PLAIN_CARD).trash(0, _DRAGON, BIG)

    g = board().hand(0, "L-026").begin().do("play L-026", "choose b2")
    assert g.texts == ["yes", "no"]
    g.do("yes")
    g.do(f"choose trash:{_DRAGON}", "choose a1")
    assert g.on("a1") == _DRAGON
    assert g.asleep(0) == 1
    # Not in the other player's turn.
    board1 = board(turn_player=1).hand(1, "L-026")
    g = board1.begin().do("play L-026", "choose b2")
    assert "yes" not in g.texts


@pytest.mark.parametrize(
    ("driver", "square", "gone"), [(True, "b2", False), (False, "b2", True), (True, "a2", True)]
)
def test_lilfy_is_not_affected_in_the_enemys_turn(driver: bool, square: str, gone: bool) -> None:
    board = _board(("b2", "E40-064"), turn_player=1).zx(square, "L-031").hand(1, "L-026")
    if driver:
        board.zx("a1", "L-032")
    g = board.begin().do("play L-026", f"choose {square}")
    assert (g.on(square) is None) == gone


@cr("H71")
@pytest.mark.parametrize(("driver", "power"), [(True, 3000), (False, 1000)])
def test_lilfy_is_not_weakened_by_an_always_ability_of_the_enemy(driver: bool, power: int) -> None:
    # B19-056 takes 2000 Power from enemy Z/X.
    board = _board(("b2", "E40-064"), turn_player=1).zx("b2", "L-031").zx("c3", "B19-056", owner=1)
    if driver:
        board.zx("a1", "L-032")
    assert board.resource(1, "B01-041", times=7).begin().power("b2") == power


# -- Assault -----------------------------------------------------------------------------------------------


@cr("1001.2", "Z18")
def test_assault_after_damage_to_a_player_once_a_turn() -> None:
    board = _board().hand(0, BARD, BARD, "L-029")
    g = board.begin()
    assert g.starting("use") == []
    g.do("play L-029")
    while g.to_play != 0 or not g.starting("use"):
        g.do(g.texts[-1])
    g.do(f"use hand:{BARD}")
    assert "choose b1" not in g.texts
    g.do("choose c2")
    assert (g.on("c2"), g.state("c2")) == (BARD, "sleep")
    assert g.asleep(0) == 0
    # Its ability: a Link on a Square, and a card for the Assault in the own turn.
    g.do("choose a1")
    assert _links(g) == [(THEOGONIAS, 0, "a1")]
    assert g.texts == ["yes", "no"]
    before = len(g.zone(0, "hand"))
    g.do("yes")
    assert len(g.zone(0, "hand")) == before + 1
    assert g.starting("use") == []


@cr("Z18")
def test_assault_needs_a_normal_square_without_a_zx() -> None:
    board = _board().hand(0, BARD, "L-028")
    for square in ("a1", "c1", "a2", "b2", "c2", "a3", "c3"):
        board.zx(square, PLAIN_CARD)
    g = board.begin().do("play L-028")
    while g.to_play != 0 or "pass" not in g.texts:
        g.do(g.texts[-1])
    assert g.starting("use") == []


def test_a_bard_that_is_played_puts_its_link_and_draws_nothing() -> None:
    g = _board().hand(0, BARD).begin().do(f"play {BARD}", "at c2")
    assert "done" in g.texts
    g.do("choose c2")
    assert _links(g) == [(THEOGONIAS, 0, "c2")]
    assert g.zone(0, "hand") == []
    g = _board().hand(0, BARD).begin().do(f"play {BARD}", "at c2", "done")
    assert _links(g) == []


def test_assault_in_the_other_players_turn_draws_nothing() -> None:
    board = _board(turn_player=1).hand(0, BARD).zx("b2", PLAIN_CARD, owner=1).zx("a3", PLAIN_CARD, owner=1)
    g = board.zx("a2", BIG).begin().attack("b2", "player").pass_both()
    assert len(g.zone(0, "life")) == 3
    # In the event step of the next battle it is this player's chance, too.
    g.attack("a3", "a2").do("pass")
    assert g.to_play == 0
    g.do(f"use hand:{BARD}", "choose c2", "choose c2")
    assert _links(g) == [(THEOGONIAS, 0, "c2")]
    assert "yes" not in g.texts
    assert g.zone(0, "hand") == []


# -- refusals ----------------------------------------------------------------------------------------------


def _zx(*abilities: object, kind: CardType = CardType.ZX) -> Card:
    return Card("T-001", "T", Color.RED, kind, abilities=list(abilities))  # type: ignore[arg-type]


def _auto(*do: object, **keys: object) -> Automatic:
    return Automatic(when=Occurrence.APPEARS, do=list(do), **keys)  # type: ignore[arg-type]


_LINK = CardType.LINK
REFUSED = [
    (_zx(_auto(PutLink("No One", ANY_SQUARE))), "abilities[0].do[0].named", "no Link card"),
    (
        _zx(_auto(Destroy(choose(1, card(Side.ANY, Zone.SQUARE, kind=CardType.LINK))))),
        "abilities[0].do[0].what.among.kind",
        "nothing chooses",
    ),
    (
        _zx(_auto(Destroy(each(card(Side.ANY, Zone.SQUARE, kind=CardType.SHIFT))))),
        "abilities[0].do[0].what.among.kind",
        "nothing chooses",
    ),
    (_zx(_auto(UseUp())), "abilities[0].limit", "go together"),
    (_zx(_auto(Draw(1), limit=Limit.USED_UP)), "abilities[0].limit", "go together"),
    (_zx(Automatic(when=Occurrence.PLAYER_IS_DAMAGED, do=[Draw(1)])), "abilities[0].when", "Happened"),
    (_zx(Startup(cost=[], do=[UseUp()])), "abilities[0].limit", "go together"),
    (_zx(_auto(Draw(1), needs=[CameBy(Way.BY_PLAY)])), "abilities[0].needs[0]", "say `way`"),
    (
        _zx(_auto(AtEndOfTurn([If([CameBy(Way.BY_PLAY)], [Draw(1)])]))),
        "abilities[0].do[0].do[0].needs",
        "no rule knows",
    ),
    (
        _zx(Startup(cost=[], do=[If([CameBy(Way.BY_PLAY)], [Draw(1)])])),
        "abilities[0].do[0].needs",
        "no rule knows",
    ),
    (_zx(_auto(Put(THIS, NORMAL, way=Way.FROM_LIFE))), "abilities[0].do[0].way", "only BY_ASSAULT"),
    (
        _zx(_auto(Look(Per(1, card(Side.OWN, Zone.HAND)), up_to=True))),
        "abilities[0].do[0].number",
        "that is known",
    ),
    (_zx(Startup(cost=[], do=[Draw(1)]), kind=_LINK), "abilities[0]", "a Link has"),
    (_zx(_auto(Draw(1), valid_in=Zone.TRASH), kind=_LINK), "abilities[0]", "a Link has"),
    (_zx(Always(do=[GainPower(500)]), kind=_LINK), "abilities[0].do", "each of some cards"),
    (_zx(EventText(do=[Draw(1)]), kind=_LINK), "abilities[0]", "a Link has"),
]


@pytest.mark.parametrize(
    ("bad", "field", "words"), REFUSED, ids=[field + words for _, field, words in REFUSED]
)
def test_a_bad_card_is_refused_by_field(bad: Card, field: str, words: str) -> None:
    with pytest.raises(CardError) as caught:
        encode([bad])
    assert caught.value.field == field
    assert words in str(caught.value)

"""Abilities that are used once in a game: by a name, and Extension Drives of whatever card."""

from typing import Any

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Play, Scenario
from zx_env import Game
from zx_env.errors import CardError, PositionError
from zx_env.zx import limits
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    THIS,
    Ability,
    Automatic,
    Card,
    CardType,
    Color,
    Draw,
    EventText,
    Gains,
    Grant,
    Limit,
    Occurrence,
    Startup,
)
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say
from zx_env.zx.decision.columns import Fact
from zx_env.zx.decision.observation import named

COAL, MOVE = "B01-003", "S-127"
BOTH = pytest.mark.parametrize("me", [0, 1])


def _board(me: int = 0) -> Scenario:
    deck = [COAL] * 30
    return Scenario(me, card_set=SET).deck(0, *deck).deck(1, *deck)


def _home(me: int, column: str = "a") -> str:
    return f"{column}{3 if me else 1}"


def _until_turn(g: Play, turn: int, me: int) -> Play:
    """Pass until the Main Phase of that turn."""
    while not (g.game.turn == turn and g.game.to_play == me and g.game.position()["phase"] == "main"):
        g.do("pass" if "pass" in g.texts else g.texts[0])
    return g


def _uses(g: Play) -> list[str]:
    return sorted(g.starting("use"))


@cr("H88")
@BOTH
def test_an_extension_drive_is_used_once_in_a_game(me: int) -> None:
    """Not this turn, not in a later one, and by no other card with an Extension Drive."""
    g = _board(me).zx(_home(me), "Y-040", me).zx(_home(me, "c"), "Y-041", me).begin()
    assert _uses(g) == sorted([_home(me), _home(me, "c")])
    g.do(f"use {_home(me)}")
    assert len(g.zone(me, "hand")) == 1
    assert _uses(g) == []
    assert _uses(_until_turn(g, 7, me)) == []


@cr("H88")
def test_the_opponent_has_an_extension_drive_of_its_own() -> None:
    g = _board().zx("a1", "Y-040").zx("a3", "Y-040", 1).begin().do("use a1")
    assert _uses(_until_turn(g, 6, 1)) == ["a3"]
    g.do("use a3")
    assert _uses(_until_turn(g, 8, 1)) == []


@cr("H88")
@BOTH
def test_once_per_game_is_by_name_and_ability(me: int) -> None:
    """The second ability of the name, and cards of other names, are used all the same."""
    g = _board(me).zx(_home(me), "Y-042", me).zx(_home(me, "c"), "Y-042", me).zx(_home(me, "b"), "Y-040", me)
    play = g.begin()
    first = [text for text in play.texts if text.startswith(f"use {_home(me)}")]
    assert len(first) == 2
    play.do(first[0])
    assert len(play.zone(me, "hand")) == 1
    assert len([text for text in play.texts if text.startswith("use")]) == 3
    _until_turn(play, 7, me)
    assert len([text for text in play.texts if text.startswith("use")]) == 3


@cr("H88")
def test_a_card_of_the_name_that_comes_later_cannot_use_it() -> None:
    g = _board().zx("a1", "Y-040").hand(0, "Y-040").resource(0, *[COAL] * 3).begin()
    g.do("use a1", "play Y-040", "at c1")
    assert _uses(g) == []


@cr("H88")
def test_an_automatic_ability_once_per_game() -> None:
    """The first move draws a card; no later one does, of another card of the name or in another turn."""
    g = _board().hand(0, MOVE, MOVE, MOVE).zx("a1", "Y-043").zx("c1", "Y-043").begin()
    g.do(f"play {MOVE}", "choose a1", "choose a2")
    assert len(g.zone(0, "hand")) == 3
    g.do(f"play {MOVE}", "choose c1", "choose c2")
    assert len(g.zone(0, "hand")) == 2
    _until_turn(g, 7, 0)
    before = len(g.zone(0, "hand"))
    g.do(f"play {MOVE}", "choose a2", "choose a1")
    assert len(g.zone(0, "hand")) == before - 1


@cr("H88")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_one_that_was_carried_out_is_used_even_if_nothing_was_done(answer: str) -> None:
    g = _board().hand(0, MOVE).zx("a1", "Y-044").zx("c1", "Y-040").begin()
    assert _uses(g) == ["c1"]
    g.do(f"play {MOVE}", "choose a1", "choose a2", answer)
    assert _uses(g) == []


@cr("H88")
@BOTH
def test_a_saved_game_keeps_it(me: int) -> None:
    g = _board(me).zx(_home(me), "Y-040", me).begin().do(f"use {_home(me)}")
    saved = _until_turn(g, 7, me).game.position()
    assert _uses(Play(Game.from_position(saved, card_set=SET))) == []
    del saved["engine"]
    assert saved["players"][me]["used_up"] == ["extension_drive"]
    assert _uses(Play(Game.from_position(saved, card_set=SET))) == []
    del saved["players"][me]["used_up"]
    assert _uses(Play(Game.from_position(saved, card_set=SET))) == [_home(me)]


# -- in a position -------------------------------------------------------------------------------------------

SECOND = {"card": "Y-042", "ability": 2}


def _used(me: int, used_up: Any) -> Scenario:
    """Y-040 with an Extension Drive, Y-042 with two abilities, and the same of the opponent."""
    board = _board(me)
    for player in range(2):
        board.zx(_home(player), "Y-040", player).zx(_home(player, "c"), "Y-042", player)
    board.position["players"][me]["used_up"] = used_up
    return board


@cr("H88")
@BOTH
@pytest.mark.parametrize(
    ("used_up", "left"),
    [
        ([], ["a", "c", "c#2"]),
        (["extension_drive"], ["c", "c#2"]),
        ([{"card": "Y-042", "ability": 1}], ["a", "c#2"]),
        ([SECOND, "extension_drive"], ["c"]),
        (["Y-043"], ["a", "c", "c#2"]),
    ],
)
def test_a_position_says_what_a_player_has_used_for_the_game(
    me: int, used_up: list[Any], left: list[str]
) -> None:
    g = _used(me, used_up).begin()
    mine = {"a": _home(me), "c": _home(me, "c"), "c#2": f"{_home(me, 'c')}#2"}
    assert _uses(g) == sorted(mine[place] for place in left)
    theirs = _until_turn(g, 6, 1 - me)
    assert len(_uses(theirs)) == 3
    assert _uses(_until_turn(g, 7, me)) == sorted(mine[place] for place in left)


@BOTH
def test_what_a_position_says_of_it_is_written_again(me: int) -> None:
    used_up = ["extension_drive", {"card": "Y-042", "ability": 1}, SECOND, "Y-043"]
    position = _used(me, used_up).begin().game.position()
    assert position["players"][me]["used_up"] == used_up
    assert "used_up" not in position["players"][1 - me]
    assert Game.from_position(position, card_set=SET).position() == position
    del position["engine"]
    assert Game.from_position(position, card_set=SET).position()["players"][me]["used_up"] == used_up


@pytest.mark.parametrize(
    ("used_up", "why"),
    [
        ("Y-043", "`used_up` of player 0 is a list of cards, not 'Y-043'"),
        ([["Y-043"]], "an entry in `used_up` of player 0"),
        (["Y-999"], "`used_up` of player 0: .*Y-999"),
        ([COAL], "B01-003 has no ability that is used once a game by name"),
        (["Y-040"], '"extension_drive" stands for all Extension Drives'),
        (["Y-042"], 'Y-042 has several: say which by "ability", 1 to 2'),
        ([{"card": "Y-042", "ability": 3}], "`ability`"),
        ([{"card": "Y-043", "place": 1}], "place"),
        ([SECOND, SECOND], "what is used once is listed once"),
        (["extension_drive"] * 2, "what is used once is listed once"),
    ],
)
def test_a_position_with_anything_else_is_refused(used_up: Any, why: str) -> None:
    with pytest.raises(PositionError, match=why):
        _used(0, used_up).begin()


def test_a_position_lists_no_more_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "NAME_LOCKS", 2)
    _used(0, ["Y-043", SECOND]).begin()
    with pytest.raises(PositionError, match="has 3 entries, there is room for 2"):
        _used(0, ["extension_drive", "Y-043", SECOND]).begin()


@pytest.mark.parametrize(("card", "locks"), [("Y-040", 1), ("S-001", 0)])
def test_both_players_observe_how_many_are_used(card: str, locks: int) -> None:
    g = _board().zx("a1", card).begin()
    if locks:
        g.do("use a1")
    facts = [named(_until_turn(g, 7, 0).game.observe(player))["facts"] for player in range(2)]
    assert [int(facts[0][Fact.LOCKS]), int(facts[1][Fact.ENEMY_LOCKS])] == [locks, locks]


@pytest.mark.parametrize("chosen", [0, 2])
def test_benihime_exchanges_resources_for_as_many_of_the_deck(chosen: int) -> None:
    """B31-079: what is shuffled into the deck is counted, and comes back in Reboot State."""
    g = _board().zx("a1", "B31-079").hand(0, COAL, COAL).charge(0, COAL)
    play = g.resource(0, *[{"card": "B01-004", "state": "sleep"}] * 4).begin().do("use a1")
    play.do(*[text for text in play.texts if text.startswith("choose hand")])
    while "done" not in play.texts:
        play.do(next(text for text in play.texts if text.startswith("choose")))
    play.do(*["choose resource:B01-004 sleep"] * chosen, "done")
    assert len(play.zone(0, "resource")) == 4
    assert play.asleep(0) == 4 - chosen
    assert (len(play.zone(0, "hand")), len(play.zone(0, "charge")), _uses(play)) == (0, 0, [])


def test_what_they_say() -> None:
    pool = card_table(SET)
    assert (
        say(pool.card_of("Y-040")) == "[Startup] (Extension Drive, once per game) For nothing: Draw 1 card."
    )
    assert (
        say(pool.card_of("Y-043"))
        == "[Auto] (once per game by name) When this card moves to another Square, draw 1 card."
    )


@pytest.mark.parametrize(
    ("ability", "why"),
    [
        (Startup(cost=[], do=[Draw(1)], limit=Limit.EXTENSION_DRIVE), "has its icon"),
        (
            Automatic(
                when=Occurrence.APPEARS,
                do=[Grant(THIS, Gains(Startup(cost=[], do=[Draw(1)], limit=Limit.ONCE_PER_GAME)))],
            ),
            "an ability that is given",
        ),
        (EventText(do=[Draw(1)], limit=Limit.ONCE_PER_GAME), "NAME_LOCK, or none"),
    ],
)
def test_what_no_rule_remembers_is_refused(ability: Ability, why: str) -> None:
    kind = CardType.EVENT if isinstance(ability, EventText) else CardType.ZX
    with pytest.raises(CardError, match=why):
        encode([Card("T-001", "T", Color.RED, kind, abilities=[ability])])

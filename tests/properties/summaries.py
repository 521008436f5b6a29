"""Fields of GAME that summarize other fields, and a check of the value of each.

The rules store some fields only to save a search: `heard` contains the occurrences that anything waits for,
`held` the player who holds a Square. A rule that forgets to update one of them fails silently. So every field
is either independent of all others (`PRIMARY`), or a function here recomputes it from the fields of `PRIMARY`
and from the card table and asserts that both agree. The functions take whole arrays of games at a decision.

A summary may be exact or contain too much. `MORE` lists the largest values of the latter: a game with these
values takes longer and is otherwise the same game.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

from zx_env.compiling.decorators import PLAIN
from zx_env.compiling.python_records import row_bytes
from zx_env.zx import limits
from zx_env.zx.cards.pool import STANDARD, card_table
from zx_env.zx.decision.texts import owner_of
from zx_env.zx.rules.listed import ALL_STALE
from zx_env.zx.rules.slots import NO_CARD
from zx_env.zx.rules.summed import (
    IN_CHARGE,
    IN_DECK_AND_LIFE,
    IN_REMOVED,
    IN_TRASH,
    RESOURCE_REBOOT,
    RESOURCE_SLEEP,
)
from zx_env.zx.rules.zones import ALL_ZONES
from zx_env.zx.state import GAME
from zx_env.zx.terms import NONE, Ask, CardType, Extra, State, Zone

OWNERS = np.array([owner_of(slot) for slot in range(limits.SLOTS)])
PLAYER_SLOTS = [limits.PLAYER_CARD, limits.HALF + limits.PLAYER_CARD]
FIRST_TOKEN = 2 * limits.HALF

PRIMARY = frozenset(
    # What happened so far, and what effects have given.
    "caused "
    "rng happened returned shuffled shuffles slayers slew takers gained_keys turn_decisions turn fates deeds "
    "used triggered was_on "
    "serial locked locked_count played_ex played_shift player_barred lost counters player_damage revealed "
    "no_resource "
    "last_power last_slot last_serial last_cost last_count harmed harmed_by harmed_how harmed_count "
    "note notes noted_before lasting lasting_count granted_count delayed_count moving moving_to "
    # The cards: which they are, where they lie, in which order, and who knows them.
    "row zone square state known damage boost raised cards standing force_of player_card under_player "
    "player_extra "
    # Where the game is, and what it does next.
    "phase turn_player first_player agenda frames waiting waiting_count battle depth harm origin way "
    "told_from those_from those_slot those_serial those_count over winner truncated fault spare together "
    # The pending decision; `options` below is worked out from it.
    "asked decider may_stop page answer verb mode place subject candidate candidates chosen chosen_count "
    "looked looked_serial looked_count".split()
)

_TABLE = card_table(STANDARD).record[0]
_CARDS = _TABLE["card"]
_LISTED = np.arange(limits.ZONE_CARDS)
_SQUARES = 1 << np.arange(limits.SQUARES)
_SUMMED = (
    (IN_DECK_AND_LIFE, (Zone.DECK, Zone.LIFE), None),
    (IN_CHARGE, (Zone.CHARGE,), None),
    (IN_TRASH, (Zone.TRASH,), None),
    (IN_REMOVED, (Zone.REMOVED,), None),
    (RESOURCE_REBOOT, (Zone.RESOURCE,), State.REBOOT),
    (RESOURCE_SLEEP, (Zone.RESOURCE,), State.SLEEP),
)


def as_array(games: Any) -> Any:
    """Rows of GAME as a numpy array, in either mode."""
    if not PLAIN:
        return games
    return np.frombuffer(b"".join(row_bytes(games, i) for i in range(len(games))), GAME)


# -- the cards in the game, summarized -------------------------------------------------------------------


def rows_of(games: Any, player: int) -> np.ndarray:
    """The rows of all cards that are a player's in the game, [n, cards]; NONE where there is none."""
    beside = [games["player_card"][:, player], games["under_player"][:, player]]
    return np.column_stack([games["row"][:, player == OWNERS], *beside])


def _all_bits(field: str, rows: np.ndarray) -> np.ndarray:
    """The bits that a field of CARD or PRESENCE has for any of these cards, [n]."""
    of_cards = (_CARDS if field in _CARDS.dtype.names else _TABLE["presence"])[field]
    values = np.append(of_cards, np.zeros(1, of_cards.dtype))  # the last one is for NONE
    return np.bitwise_or.reduce(values[rows], axis=1)


def _has_had_tokens(games: Any) -> np.ndarray:
    """Return where a Token or a Link has been made: another may have had its slot before it."""
    return (games["row"][:, FIRST_TOKEN:] != NONE).any(axis=1)


def assert_bits(games: Any, summary: np.ndarray, needed: np.ndarray) -> None:
    """Assert that a summary has all needed bits, and beyond them only bits of Tokens that have left."""
    assert (needed & ~summary == 0).all()
    assert ((summary == needed) | _has_had_tokens(games)).all()


def _check_of_players(field: str) -> Callable[[Any], None]:
    """The check of a summary of each player's cards, which has the name of the field of CARD or PRESENCE."""

    def check(games: Any) -> None:
        for player in range(2):
            assert_bits(games, games[field][:, player], _all_bits(field, rows_of(games, player)))

    return check


def _all_rows(games: Any) -> np.ndarray:
    return np.column_stack([rows_of(games, player) for player in range(2)])


def check_always(games: Any) -> None:
    rows = _all_rows(games)
    assert_bits(games, games["always"], _all_bits("always", rows) | _all_bits("auras", rows))


def check_heard(games: Any) -> None:
    assert_bits(games, games["heard"], _all_bits("listens", _all_rows(games)))


def check_given(games: Any) -> None:
    assert_bits(games, games["given"], _all_bits("gives", _all_rows(games)))


def check_asked_causes(games: Any) -> None:
    assert_bits(games, games["asked_causes"], _all_bits("asks_causes", _all_rows(games)))


def check_weakening(games: Any) -> None:
    assert_bits(games, games["weakening"], _all_bits("weakens", _all_rows(games)))


def check_bars_choices_only(games: Any) -> None:
    assert_bits(games, 1 - games["bars_choices_only"], _all_bits("bars_more", _all_rows(games)))


def check_asked_tribes(games: Any) -> None:
    """Ruling Z16: the cards of a deck ask, and Tokens and Links are no cards of a deck."""
    for player in range(2):
        half = games["row"][:, player * limits.HALF : (player + 1) * limits.HALF]
        assert (games["asked_tribes"][:, player] == _all_bits("asks_tribes", half)).all()
        assert (games["asks_more"][:, player] == _all_bits("asks_more", half)).all()


# -- the zones --------------------------------------------------------------------------------------------


def _kinds(games: Any) -> np.ndarray:
    kinds = np.append(_CARDS["kind"], np.int8(NONE))
    return kinds[games["row"]]


def _is_on_square(games: Any) -> np.ndarray:
    return games["zone"] == Zone.SQUARE


def check_count(games: Any) -> None:
    """Tokens that left the Squares lie in no zone."""
    for player in range(2):
        zone = games["zone"][:, player == OWNERS]
        for listed in range(limits.ZONE_LISTS):
            assert (games["count"][:, player, listed] == (zone == listed).sum(axis=1)).all()


def check_standing_count(games: Any) -> None:
    """All that is on a Square stands there but for Player cards, Links and Shift cards."""
    kinds = _kinds(games)
    stands = _is_on_square(games) & (kinds != CardType.LINK) & (kinds != CardType.SHIFT)
    stands[:, PLAYER_SLOTS] = False
    for square in range(limits.SQUARES):
        there = (stands & (games["square"] == square)).sum(axis=1)
        assert (games["standing_count"][:, square] == there).all()


def check_held(games: Any) -> None:
    """The newest Z/X holds the Square for its owner."""
    count = games["standing_count"].astype(np.int64)
    newest = np.take_along_axis(games["standing"], np.maximum(count - 1, 0)[:, :, None], 2)[:, :, 0]
    for player in range(2):
        held = ((count > 0) & (OWNERS[newest] == player)) @ _SQUARES
        assert (games["held"][:, player] == held).all()


def check_crowded(games: Any) -> None:
    assert (games["crowded"] == (games["standing_count"] > 1) @ _SQUARES).all()


def check_links(games: Any) -> None:
    """Ruling H43: a Link lies on a Square."""
    is_link = _is_on_square(games) & (_kinds(games) == CardType.LINK)
    assert (games["links"] == is_link.sum(axis=1)).all()


def _check_only_one(games: Any, field: str, kind: CardType, none: int) -> None:
    """The field is the slot of the player's only card of the kind on a Square."""
    there = _is_on_square(games) & (_kinds(games) == kind)
    for player in range(2):
        own = there & (player == OWNERS)
        assert (own.sum(axis=1) <= 1).all()
        assert (games[field][:, player] == np.where(own.any(axis=1), own.argmax(axis=1), none)).all()


def check_shift(games: Any) -> None:
    _check_only_one(games, "shift", CardType.SHIFT, NO_CARD)


def check_overboost(games: Any) -> None:
    _check_only_one(games, "overboost", CardType.ZX_OB, NONE)


def check_row_of_player_extra(games: Any) -> None:
    """A Player Extra that lies face up gives its row to the slot of its Player card."""
    for player, slot in enumerate(PLAYER_SLOTS):
        face_up = games["player_extra"][:, player] & Extra.FACE_UP != 0
        row = np.where(face_up, games["under_player"][:, player], games["player_card"][:, player])
        assert ((games["row"][:, slot] == row) | (games["player_card"][:, player] == NONE)).all()


def check_hurt(games: Any) -> None:
    """The field may stay true after the Z/X has left, until the turn ends."""
    hurt = _is_on_square(games) & ((games["damage"] > 0) | (games["boost"] < 0))
    assert (games["hurt"][hurt.any(axis=1)] == 1).all()


def check_sums(games: Any) -> None:
    """At a decision the sums equal those of the cards of the zones."""
    row = games["row"].astype(np.int64)
    for place, zones, state in _SUMMED:
        for player in range(2):
            total = np.zeros((len(games), limits.SUMMARY // 8), np.int64)
            for zone in zones:
                slot = games["cards"][:, player, zone].astype(np.int64)
                counts = _LISTED < games["count"][:, player, zone][:, None]
                if state is not None:
                    counts &= np.take_along_axis(games["state"], slot, 1) == state
                words = _TABLE["summary"][np.take_along_axis(row, slot, 1)]
                total += np.where(counts[:, :, None], words, 0).sum(axis=1)
            assert (games["sums"][:, player, place] == total).all(), (place, player)


_SEVERAL = (
    (limits.LISTED_HIDDEN, limits.LISTED_RETURNED, 3, (Zone.DECK, Zone.LIFE)),
    (limits.LISTED_TRASH, limits.LISTED_CHARGE, 3, (Zone.TRASH,)),
    (limits.LISTED_CHARGE, limits.LISTED_REMOVED, 3, (Zone.CHARGE,)),
    (limits.LISTED_REMOVED, limits.LISTED_FACE_UP, 3, (Zone.REMOVED,)),
    (limits.LISTED_RESOURCE, limits.LISTED_CELLS, 4, (Zone.RESOURCE,)),
)
"""First and last cell, width of a row and zones of each list of different cards."""


def _listed(game: Any, player: int, zones: tuple[Zone, ...]) -> list[tuple[int, ...]]:
    """Number, copies and how many sleep, of each different card in the order of the card table."""
    slots = [
        int(slot) for zone in zones for slot in game["cards"][player, zone][: game["count"][player, zone]]
    ]
    if zones in ((Zone.TRASH,), (Zone.CHARGE,), (Zone.REMOVED,), (Zone.RESOURCE,)):
        slots = slots[::-1]
    found: dict[int, list[int]] = {}
    for slot in slots:
        counts = found.setdefault(int(game["row"][slot]) + 1, [0, 0])
        counts[0] += 1
        counts[1] += int(game["state"][slot] == State.SLEEP)
    return [(number, *counts) for number, counts in found.items()]


def check_listed(games: Any) -> None:
    """The lists contain the cards of the zones, without the oldest or the last of the card table if full."""
    for game in games[:: max(1, len(games) // 8)]:
        for player in range(2):
            for first, last, width, zones in _SEVERAL:
                rows = game["listed"]["cells"][player][first:last].reshape(-1, width).astype(int)
                rows = rows[rows.any(axis=1)]
                listed = [(int(high) * 128 + int(low), *map(int, counts)) for high, low, *counts in rows]
                wanted = [row[: width - 1] for row in _listed(game, player, zones)]
                most = (last - first) // width
                expected = sorted(wanted)[:most] if zones[0] == Zone.DECK else sorted(wanted[:most])
                assert listed == expected, (player, zones)


def check_listed_dynamis(games: Any) -> None:
    """The lists of a Dynamis contain its face-up or face-down cards, the first ones of the card table."""
    sections = (
        (limits.LISTED_FACE_UP, limits.LISTED_FACE_DOWN, State.FACE_UP),
        (limits.LISTED_FACE_DOWN, limits.LISTED_RESOURCE, State.FACE_DOWN),
    )
    for game in games[:: max(1, len(games) // 8)]:
        for player in range(2):
            slots = game["cards"][player, Zone.DYNAMIS][: game["count"][player, Zone.DYNAMIS]]
            for first, last, state in sections:
                there = Counter(int(game["row"][slot]) + 1 for slot in slots if game["state"][slot] == state)
                rows = game["listed"]["cells"][player][first:last].reshape(-1, 3).astype(int)
                listed = [(int(high) * 128 + int(low), int(n)) for high, low, n in rows if n]
                assert listed == sorted(there.items())[: limits.DYNAMIS_CARDS], (player, state)
                assert not rows[len(listed) :].any()


def check_lists(games: Any) -> None:
    check_listed(games)
    check_listed_dynamis(games)


def check_face_up(games: Any) -> None:
    for player in range(2):
        slot = games["cards"][:, player, Zone.DYNAMIS].astype(np.int64)
        is_there = _LISTED < games["count"][:, player, Zone.DYNAMIS][:, None]
        is_up = is_there & (np.take_along_axis(games["state"], slot, 1) == State.FACE_UP)
        assert (games["face_up"][:, player] == is_up.sum(axis=1)).all()


def check_stale(games: Any) -> None:
    """All sums are up to date before a decision is shown."""
    assert (games["stale"] == 0).all()


# -- the options of a pending decision ---------------------------------------------------------------------


def check_hand_rows(games: Any) -> None:
    """Each different card of the decider's hand has one row, in the order of the card table."""
    every = np.arange(len(games))
    matters = np.isin(games["asked"], (Ask.MAIN, Ask.BATTLE_EVENT, Ask.RESOURCE, Ask.CHOOSE))
    hand = games["cards"][every, games["decider"], Zone.HAND].astype(np.int64)
    rows = np.take_along_axis(games["row"], hand, 1)
    in_hand = games["count"][every, games["decider"], Zone.HAND][:, None] > _LISTED
    is_new = in_hand.copy()
    is_new[:, 1:] &= rows[:, 1:] != rows[:, :-1]
    assert (games["hand_rows"] == np.where(matters, is_new.sum(axis=1), 0)).all()
    listed = games["hand_rows"][:, None] > _LISTED
    shown = np.take_along_axis(games["row"], games["hand_row"].astype(np.int64), 1)
    for game in np.flatnonzero(matters):
        assert (shown[game][listed[game]] == rows[game][is_new[game]]).all()
        assert np.isin(games["hand_row"][game][listed[game]], hand[game][in_hand[game]]).all()


def check_options(games: Any) -> None:
    """The options fit in the list, and no option is listed twice."""
    assert (games["options"] <= limits.CANDIDATES).all()
    for game in np.flatnonzero(games["options"] > 1):
        n = int(games["options"][game])
        listed = zip(games["option"][game, :n], games["option_deed"][game, :n], strict=True)
        assert len(set(listed)) == n


DERIVED: dict[str, Callable[[Any], None]] = {
    "always": check_always,
    "auras": _check_of_players("auras"),
    "aura_zones": _check_of_players("aura_zones"),
    "startup_zones": _check_of_players("startup_zones"),
    "listen_zones": _check_of_players("listen_zones"),
    "heard": check_heard,
    "given": check_given,
    "asked_causes": check_asked_causes,
    "weakening": check_weakening,
    "bars_choices_only": check_bars_choices_only,
    "asked_tribes": check_asked_tribes,
    "asks_more": check_asked_tribes,
    "count": check_count,
    "standing_count": check_standing_count,
    "held": check_held,
    "crowded": check_crowded,
    "links": check_links,
    "shift": check_shift,
    "overboost": check_overboost,
    "hurt": check_hurt,
    "sums": check_sums,
    "listed": check_lists,
    "face_up": check_face_up,
    "stale": check_stale,
    "hand_row": check_hand_rows,
    "hand_rows": check_hand_rows,
    "options": check_options,
    "option": check_options,
    "option_deed": check_options,
}
"""The function that recomputes and checks a summary, by field of GAME."""

_ALL = -1
MORE: dict[str, int] = {
    "always": _ALL,
    "auras": _ALL,
    "heard": _ALL,
    "given": _ALL,
    "asked_causes": (1 << limits.CAUSES) - 1,
    "aura_zones": ALL_ZONES,
    "startup_zones": ALL_ZONES,
    "listen_zones": ALL_ZONES,
    "weakening": 1,
    "hurt": 1,
    "bars_choices_only": 0,
    "stale": ALL_STALE,
}
"""The largest value of a summary that may contain too much, by field of GAME."""

MORE_OF_CARD: dict[str, int] = {
    "always": _ALL,
    "auras": _ALL,
    "startup_zones": ALL_ZONES | 1 << Zone.SQUARE,
    "weakens": 1,
}
"""The largest values by field of CARD."""

MORE_OF_PRESENCE: dict[str, int] = {
    "listens": _ALL,
    "gives": _ALL,
    "aura_zones": ALL_ZONES,
    "listen_zones": ALL_ZONES,
    "bars_more": 1,
}
"""The largest values by field of PRESENCE."""


def check_summaries(games: Any) -> None:
    """Assert that every summary is correct, in every row of an array of games at decisions."""
    for check in dict.fromkeys(DERIVED.values()):
        check(games)
    check_row_of_player_extra(games)

"""Entry points of the Yu-Gi-Oh! Battle Phase: the stepping loop of all games, with the rules of this game.

The functions here are those that only this game has: positions set up by hand, ATK and DEF.
"""

from typing import Any

from zx_env.compiling.decorators import entry
from zx_env.core import stepping
from zx_env.core.stepping.single import show
from zx_env.ygo import rng
from zx_env.ygo.decision import encode_observation, mask, options, reading
from zx_env.ygo.rules import assumed_deck, determinize, progress, setup
from zx_env.ygo.rules.agenda import push
from zx_env.ygo.rules.continuous import atk_of, def_of
from zx_env.ygo.rules.placement import pair, put_down
from zx_env.ygo.rules.progress import advance
from zx_env.ygo.terms import NONE, Ask


@entry
def place_card(
    games: Any,
    i: int,
    card_table: Any,
    player: int,
    row: int,
    zone: int,
    controller: int,
    face_down: int,
    in_defense: int,
    counters: int,
    known: int,
) -> int:
    """Add a card that the player owns to `games[i]`; return its slot, or NONE if no slot or zone is free.

    `row` is its row in the card table, `zone` a terms.Zone, `known` bits `1 << player` of who knows it. Flags
    are 0 or 1.
    """
    return put_down(
        games[i], card_table[0], player, row, zone, controller, face_down, in_defense, counters, known
    )


@entry
def pair_cards(games: Any, i: int, one: int, two: int) -> None:
    """Bind a Call of the Haunted of `games[i]` and the monster that it has summoned to each other."""
    pair(games[i], one, two)


@entry
def resume_game(
    games: Any, i: int, card_table: Any, matches: Any, m: int, masks: Any, k: int, frame: int
) -> None:
    """Advance a position that has been set up to its first decision, beginning with the terms.Frame `frame`.

    MAIN asks the turn player in the Main Phase `g.phase`; TURN begins the next turn. Even with `skip_forced`,
    no decision is taken here.
    """
    g = games[i]
    g.ocg = matches[m].ocg
    push(g, frame, g.turn_player, NONE)
    advance(g, card_table[0], matches[m])
    show(g, card_table[0], masks[k])


@entry
def atk_now(games: Any, i: int, card_table: Any, slot: int) -> int:
    """Return the ATK of a face-up monster of `games[i]`, in points."""
    return atk_of(games[i], card_table[0], slot)


@entry
def def_now(games: Any, i: int, card_table: Any, slot: int) -> int:
    """Return the DEF of a face-up monster of `games[i]`, in points."""
    return def_of(games[i], card_table[0], slot)


ENTRY_POINTS = stepping.bind(
    globals(),
    setup,
    progress,
    determinize,
    assumed_deck,
    rng,
    options,
    mask,
    reading,
    encode_observation,
    Ask=Ask,
)
"""All functions that Python calls."""

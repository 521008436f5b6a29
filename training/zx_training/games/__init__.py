"""The games of the family as the commands see them: `get_game("zx")`.

title        what the commands ask of every title
zx, ygo      the titles; nothing of one is imported before it is asked for
*_listings   what `zx decks` and `zx cards` list of each
"""

from __future__ import annotations

from zx_env.errors import SettingError
from zx_training.games.adapter import GameAdapter

GAME_NAMES = ("zx", "ygo")
"""What `--game` can be."""


def get_game(game: str, card_set: str | None = None, rules: str | None = None) -> GameAdapter:
    """The title that is called so.

    Args:
        game: One of GAME_NAMES.
        card_set: For Z/X: the cards that are played with; None for the standard ones.
        rules: For the Yu-Gi-Oh! Battle Phase: "tcg" or "ocg"; None for the first.

    Raises:
        SettingError: There is no such game, or it has no such setting.
    """
    if game not in GAME_NAMES:
        raise SettingError(f"there is no game {game!r}; --game is one of {', '.join(GAME_NAMES)}")
    if game == "zx":
        if rules is not None:
            raise SettingError("--rules is for --game ygo; Z/X has one set of rules")
        from zx_training.games.zx.adapter import ZX

        return ZX(card_set)
    if card_set is not None:
        raise SettingError(f"--card-set is for --game zx; the game {game} has its own cards")
    from zx_training.games.ygo.adapter import YgoBattle

    return YgoBattle(rules)


def get_game_of_record(kept: str, card_set: str | None = None) -> GameAdapter:
    """The title whose game a record tells, by its first line; Z/X where that says nothing."""
    game = next((name for name in GAME_NAMES if f'"{name}-record/' in kept[:200]), GAME_NAMES[0])
    return get_game(game, card_set if game == GAME_NAMES[0] else None)

"""The games of the family as the commands see them: `title_of("zx")`.

title        what the commands ask of every title
zx, ygo      the titles; nothing of one is imported before it is asked for
*_listings   what `zx decks` and `zx cards` list of each
"""

from __future__ import annotations

from zx_env.errors import SettingError
from zx_training.games.adapter import Title

TITLES = ("zx", "ygo")
"""What `--game` can be."""


def title_of(game: str, card_set: str | None = None, rules: str | None = None) -> Title:
    """The title that is called so.

    Args:
        game: One of TITLES.
        card_set: For Z/X: the cards that are played with; None for the standard ones.
        rules: For the Yu-Gi-Oh! Battle Phase: "tcg" or "ocg"; None for the first.

    Raises:
        SettingError: There is no such game, or it has no such setting.
    """
    if game not in TITLES:
        raise SettingError(f"there is no game {game!r}; --game is one of {', '.join(TITLES)}")
    if game == "zx":
        if rules is not None:
            raise SettingError("--rules is for --game ygo; Z/X has one set of rules")
        from zx_training.games.zx.adapter import ZX

        return ZX(card_set)
    if card_set is not None:
        raise SettingError(f"--card-set is for --game zx; the game {game} has its own cards")
    from zx_training.games.ygo.adapter import YgoBattle

    return YgoBattle(rules)


def title_of_record(kept: str, card_set: str | None = None) -> Title:
    """The title whose game a record tells, by its first line; Z/X where that says nothing."""
    game = next((name for name in TITLES if f'"{name}-record/' in kept[:200]), TITLES[0])
    return title_of(game, card_set if game == TITLES[0] else None)

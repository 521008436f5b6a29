"""The games as the commands use them: `get_game("zx")` returns a `GameAdapter`.

adapter        `GameAdapter`, the base class of every game's adapter
deck_building  every card with what it is searched by, and decks to check, for a deck builder
strengths      how strong the shipped decks are
zx, ygo        the adapter of each game with its listings; imported when it is first used
"""

from __future__ import annotations

from zx_env.core import games
from zx_env.errors import SettingError
from zx_training.games.adapter import GameAdapter


def game_names() -> list[str]:
    """Return the names of the registered games; the first one is the default."""
    return [game.name for game in games.games()]


def get_game(
    game: str | None = None,
    card_set: str | None = None,
    rules: str | None = None,
    banlist: str | None = None,
) -> GameAdapter:
    """Return the adapter of a game.

    Args:
        game: A registered name, or a module that registers a game; None for the default.
        card_set: For games with several card sets: the card set to play with; None for the standard cards.
        rules: For games with several rule sets: the rule set to play by; None for the default.
        banlist: For games with a Forbidden and Limited List: the list that decks obey; None for the default.

    Raises:
        SettingError: There is no such game, it has no such setting, or its module has no adapter.
    """
    registration = games.get_game(game)
    asked = {"card_set": card_set, "rules": rules, "banlist": banlist}
    given = {name: value for name, value in asked.items() if value is not None}
    for name in given:
        if name not in registration.settings:
            takers = [other.name for other in games.games() if name in other.settings]
            raise SettingError(
                f"--{name.replace('_', '-')} is for --game {' and '.join(takers) or 'none'}; the game "
                f"{registration.name} has no such setting"
            )
    module = games.load_part(registration, registration.adapter_module, "the adapter")
    if module is not None and not hasattr(module, "ADAPTER"):
        raise SettingError(f"the module {module.__name__} of the game {registration.name} has no `ADAPTER`")
    adapter: GameAdapter = (GameAdapter if module is None else module.ADAPTER)(registration, given)
    return adapter


def get_game_of_record(record: str, card_set: str | None = None) -> GameAdapter:
    """Return the adapter of the game that a record's first line names; by default, the default game."""
    named = (name for name in game_names() if f'"{name}-record/' in record[:200])
    registration = games.get_game(next(named, None))
    return get_game(registration.name, card_set if "card_set" in registration.settings else None)

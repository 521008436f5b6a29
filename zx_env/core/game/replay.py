"""Records of games: write one, replay one. `Game.record` and `Game.replay` call these functions.

See also: record_lines.py, the format of the lines.
"""

from typing import TYPE_CHECKING, Any, TypeVar

from zx_env.core.game import record_lines as lines
from zx_env.core.seeding import check_seed
from zx_env.errors import GameOver, IllegalAction, RecordError, SettingError, ZXError

if TYPE_CHECKING:
    from zx_env.core.game.game import Game

G = TypeVar("G", bound="Game")

CONCEDES = -1
"""In the history of a game, CONCEDES - p stands for a concession of player p."""


def write_record(game: "Game") -> str:
    """Return the record of a game, from its beginning to its last action."""
    twin = game.beginning()
    position = None if game._first is None else twin.position()
    written = [lines.write_header(game.game_spec, game.settings, game._seed, position)]
    for number in game.taken():
        if number <= CONCEDES:
            written.append(lines.write_concession(CONCEDES - number))
        else:
            written.append(lines.write_action(twin._words().text(number)))
            twin._take(number)
    return "\n".join(written) + "\n"


def replay(game_type: type[G], record: str, events: bool, named: dict[str, Any]) -> G:
    """Replay a record and return the resulting game; see `Game.replay`."""
    game = _beginning(game_type, record, events, named)
    for number, action in lines.read_lines(record):
        try:
            if isinstance(action, str):
                game.step(action)
            else:
                game.concede(action)
        except (IllegalAction, GameOver, SettingError) as error:
            raise RecordError(f"line {number}: {error}") from None
    return game


def _beginning(game_type: type[G], record: str, events: bool, named: dict[str, Any]) -> G:
    """Create the game that the header of a record describes."""
    header = lines.read_header(game_type.game_spec, record)
    try:
        if "position" in header:
            return game_type.from_position(header["position"], events=events, **named)
        settings = lines.read_settings(game_type.game_spec, header, **named)
        return game_type.begin(settings, check_seed(header.get("seed")), events)
    except RecordError:
        raise
    except ZXError as error:
        raise RecordError(f"line 1: {error}") from None

"""All errors of the project. Each message names the problem and, where possible, the remedy."""


class ZXError(Exception):
    """The base of every error of this project."""


class CardError(ZXError):
    """The data of a card is invalid: the message names the card's number and the field."""

    def __init__(self, number: str, field: str, reason: str) -> None:
        super().__init__(f"card {number}, {field}: {reason}")
        self.number = number
        self.field = field
        self.reason = reason

    def __reduce__(self) -> tuple[type["CardError"], tuple[str, str, str]]:
        return CardError, (self.number, self.field, self.reason)


class DeckError(ZXError):
    """A deck is unknown, unreadable or illegal: `problems` lists each violation."""

    def __init__(self, deck: str, problems: list[str]) -> None:
        super().__init__(f"deck {deck}: " + "; ".join(problems))
        self.deck = deck
        self.problems = problems

    def __reduce__(self) -> tuple[type["DeckError"], tuple[str, list[str]]]:
        return DeckError, (self.deck, self.problems)


class PositionError(ZXError):
    """A position is impossible, or its text cannot be read."""


class RecordError(ZXError):
    """The record of a game is damaged, or does not fit the game that replays it."""


class IllegalAction(ZXError):  # noqa: N818 - a public name that says what happened
    """An action is not legal; the game is unchanged."""


class OutOfBounds(IllegalAction, AssertionError):  # noqa: N818 - a public name that says what happened
    """An action is outside the action space. It is an AssertionError because PettingZoo users catch that."""


class AgentDone(IllegalAction, ValueError):  # noqa: N818 - as above
    """An agent whose game has ended took an action. It is a ValueError because PettingZoo raises that."""


class OutOfOrder(ZXError, AttributeError, AssertionError):  # noqa: N818 - as above
    """An environment was used before `reset`, or without a `step` between two agents."""


class GameOver(ZXError):  # noqa: N818 - a public name that says what happened
    """A step in a game that has ended."""


class EngineFault(ZXError):  # noqa: N818 - the rulebook's word for an error is no word of ours
    """A capacity in the limits.py of a game was too small, or a game's record contains an unknown number."""


class CheckpointError(ZXError):
    """A file of a training run is damaged or of another version."""


class AgentError(ZXError):
    """An agent is unknown, or broke the rules for agents."""


class Forfeit(AgentError):  # noqa: N818 - a public name that says what happened
    """An agent gives up its game: the message contains the reason. Matches count the game as lost."""


class SettingError(ZXError, ValueError):
    """A setting has an invalid value. It is a ValueError because users of other libraries catch that."""

"""The errors that the project's doors raise: each says what is wrong and what to do about it."""


class ZXError(Exception):
    """The base of every error of this project."""


class CardError(ZXError):
    """A card's data cannot be used: names the card's number and the field."""

    def __init__(self, number: str, field: str, reason: str) -> None:
        super().__init__(f"card {number}, {field}: {reason}")
        self.number = number
        self.field = field
        self.reason = reason

    def __reduce__(self) -> tuple[type["CardError"], tuple[str, str, str]]:
        return CardError, (self.number, self.field, self.reason)


class DeckError(ZXError):
    """A deck is unknown, unreadable or breaks the deck rules: `problems` names each rule that is broken."""

    def __init__(self, deck: str, problems: list[str]) -> None:
        super().__init__(f"deck {deck}: " + "; ".join(problems))
        self.deck = deck
        self.problems = problems

    def __reduce__(self) -> tuple[type["DeckError"], tuple[str, list[str]]]:
        return DeckError, (self.deck, self.problems)


class PositionError(ZXError):
    """A position cannot exist, or its text cannot be read."""


class RecordError(ZXError):
    """The record of a game is broken, or does not fit the game it is replayed in."""


class IllegalAction(ZXError):  # noqa: N818 - a public name that says what happened
    """An action that the rules do not allow now; nothing was changed."""


class OutOfBounds(IllegalAction, AssertionError):  # noqa: N818 - a public name that says what happened
    """An action that is no number of the action space; as an AssertionError, what PettingZoo users catch."""


class AgentDone(IllegalAction, ValueError):  # noqa: N818 - as above
    """An action of an agent whose game has ended; as a ValueError, what PettingZoo raises itself."""


class OutOfOrder(ZXError, AttributeError, AssertionError):  # noqa: N818 - as above
    """An environment was asked for something of a game before `reset`, or twice without a `step` between."""


class GameOver(ZXError):  # noqa: N818 - a public name that says what happened
    """A step was asked of a game that has ended."""


class EngineFault(ZXError):  # noqa: N818 - the rulebook's word for an error is no word of ours
    """A capacity of a game's limits.py was too small, or no rule knows a number in its record."""


class CheckpointError(ZXError):
    """A file of a training run is broken or of another version."""


class AgentError(ZXError):
    """An agent is unknown, or did something that no agent may do."""


class SettingError(ZXError, ValueError):
    """A setting has a value that cannot be used; as a ValueError, what users of other libraries catch."""

"""Helpers for the sentences of events: for everybody, or for one player ("you", "the enemy").

See also: `events/sentences.py` of each game, which has the sentences.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from zx_env.core.entry_points import NONE
from zx_env.core.events.encoding import EVENT
from zx_env.core.events.event import Event, EventRows, group_by_instant

_VERB = re.compile(r"(Special )?([A-Za-z]+)(.*)")
"""Words before the verb, the verb, and the rest."""


class Row(NamedTuple):
    """One row of EVENT (encoding.py) as a named tuple of ints; NONE (-1) is a missing value."""

    instant: int
    turn: int
    row: int
    other: int
    amount: int
    ability: int
    by: int
    kind: int
    who: int
    owner: int
    known: int
    other_known: int
    origin: int
    zone: int
    from_place: int
    place: int
    state: int
    frame: int
    op: int


assert EVENT.names == Row._fields


class Viewer:
    """The audience of an event text: a player, or None for an observer who may know everything."""

    def __init__(self, player: int | None) -> None:
        self.player = player

    def knows(self, known: int) -> bool:
        """Return whether bit `player` of `known` is set; True for the observer who may know everything."""
        return self.player is None or bool(known >> self.player & 1)

    def does(self, who: int, verb: str) -> str:
        """Return subject and verb: "player 0 draws", "you draw", "the enemy draws"."""
        if self.player == who:
            return f"you {verb}"
        match = _VERB.match(verb)
        assert match is not None
        before, first, rest = match.groups(default="")
        return f"{self.name(who)} {before}{third_person(first)}{rest}"

    def name(self, who: int) -> str:
        """Return the words for a player: "player 0", "you", "the enemy"."""
        if self.player is None:
            return f"player {who}"
        return "you" if self.player == who else "the enemy"

    def whose(self, who: int) -> str:
        """Return the possessive of a player: "player 0's", "your", "the enemy's"."""
        return "your" if self.player == who else f"{self.name(who)}'s"


def third_person(verb: str) -> str:
    """Return the third person of a verb: "draws", "passes", "has"."""
    if verb == "have":
        return "has"
    return f"{verb}es" if verb.endswith(("s", "sh", "ch", "o")) else f"{verb}s"


def counted(number: int, one: str, many: str = "") -> str:
    """Return a count with its noun: "1 card", "2 cards"."""
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def texts(words: str, rule: str | None, book: str, by: str | None) -> dict[str, str]:
    """Return the fields `text`, `sentence` and `source` of an event.

    Args:
        words: The sentence, which gets a capital letter.
        rule: Number of the rule.
        book: Words before the number of the rule.
        by: Name of the card that caused the event, if the sentence does not contain it.
    """
    source = ", ".join([*([f"{book}{rule}"] if rule else []), *([f"by {by}"] if by else [])])
    sentence = f"{words[:1].upper()}{words[1:]}"
    return {"text": f"{sentence} ({source})" if source else sentence, "sentence": sentence, "source": source}


def decode_rows(
    event_rows: EventRows, decode: Callable[[Row, bool], Event], hides: Callable[[Row], bool]
) -> list[Event]:
    """Return the events of these rows.

    Within an instant, events are sorted by kind and then by their fields, so that the order reveals nothing
    that the events do not contain.

    Args:
        event_rows: Rows of EVENT.
        decode: (row, together): returns the event of a row; `together` is whether it happened in the same
            instant as the event before.
        hides: Returns whether a row is omitted, because its mere presence would reveal something.
    """
    events: list[Event] = []
    numbers = [Row(*row) for row in event_rows.tolist()]
    for begin, end in group_by_instant(event_rows):
        rows = [row for row in numbers[begin:end] if not hides(row)]
        if len({row.kind for row in rows}) == len(rows):
            rows.sort(key=lambda row: row.kind)
        else:
            rows.sort(key=lambda row: (row.kind, _sort_key(decode(row, False))))
        events += [decode(row, number > 0) for number, row in enumerate(rows)]
    return events


def decoder_by(
    kinds: Sequence[str], describe: Callable[[Row, Viewer], dict[str, Any]]
) -> Callable[[EventRows, Any, int | None], list[Event]]:
    """Return the `decode` of an `EventEncoder` for events about no cards.

    Args:
        kinds: Kinds of events.
        describe: (row, viewer): returns the fields of the event as a dict, with the key "sentence" for the
            sentence. `who` and `amount` (None for 0) come from the row if they are missing in the dict.
    """

    def decode(rows: EventRows, settings: Any, player: int | None) -> list[Event]:
        viewer = Viewer(player)

        def event_of(row: Row, together: bool) -> Event:
            fields = {"who": field(row.who), "amount": row.amount or None} | describe(row, viewer)
            fields |= texts(fields.pop("sentence"), None, "", None)
            return Event(kind=kinds[row.kind], turn=row.turn, together=together, **fields)

        return decode_rows(rows, event_of, lambda row: False)

    return decode


def _sort_key(event: Event) -> str:
    return repr(sorted(event.as_dict().items()))


def field(number: int) -> int | None:
    """Return the value of a row's field: the number, or None for NONE."""
    return None if number == NONE else number

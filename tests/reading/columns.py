"""The printed columns of our cards, in the notation of the facts."""

from collections.abc import Iterator

from tests.reading.abilities import readings
from tests.reading.which import ICONS, tribe_name
from zx_env.zx.cards.card_types import ASCENSIONS
from zx_env.zx.cards.language import (
    THIS,
    Advent,
    Among,
    AsForce,
    Automatic,
    Awaken,
    Cannot,
    Card,
    Choice,
    GainRange,
    Grant,
    Idealize,
    If,
    May,
)
from zx_env.zx.terms import ANY_NUMBER, Bar, CardType, Color, Icon, Limit, Occurrence, Zone

COLUMNS = ("jp_name", "colour", "type", "cost", "power", "tribe", "icons")

_TYPES = {
    CardType.ZX: "Z/X",
    CardType.EVENT: "Event",
    CardType.PLAYER: "Player",
    CardType.ZX_EX: "EX",
    CardType.ZX_OB: "OB",
    CardType.EVENT_EX: "EvEX",
    CardType.SHIFT: "Shift",
    CardType.LINK: "Link",
    CardType.TOKEN: "Token",
    CardType.PLAYER_EX: "PLEX",
    CardType.ASCENSION: "AN",
    CardType.ASCENSION_EX: "ANEX",
}
_IN_ORDER = {Icon.START_CARD: "Start"}


def _colours(card: Card) -> str:
    return "/".join(color.name.lower() for color in Color if color & card.colors) or "colourless"


def _words(card: Card) -> Iterator[object]:
    """The effects at the head of the abilities, and what the Always abilities do."""
    for ability in card.abilities:
        for word in getattr(ability, "do", ()):
            if isinstance(word, If):
                yield from word.do
            elif isinstance(word, May):
                yield from (word.do, *word.then)
            else:
                yield word


def _reach(word: object) -> int:
    """The Range that the card gives itself."""
    match word:
        case GainRange(reach, to, False) if to == THIS:
            return reach
        case Grant(what, GainRange(reach)) if what == THIS:
            return reach
    return 1


def _bar(word: object) -> Bar | None:
    """What the card cannot, always or by an effect on itself."""
    match word:
        case Cannot():
            return word.bar
        case Grant(what, Cannot() as bar) if what == THIS:
            return bar.bar
    return None


def _alters(card: Card) -> bool:
    """Alter Force: a card comes under it when it appears."""
    for ability in card.abilities:
        first = (
            ability.do[0] if isinstance(ability, Automatic) and ability.when == Occurrence.APPEARS else None
        )
        match first:
            case May(do=AsForce()):
                return True
            case AsForce(what=Choice(up_to=True, among=Among(zones=(Zone.TRASH,)))):
                return True
    return False


def _mechanics(card: Card) -> Iterator[str]:
    """Icons that the project keeps as abilities."""
    words = list(_words(card))
    reach = max([card.reach, *map(_reach, words)])
    if reach > 1:
        yield "RangeInf" if reach == ANY_NUMBER else f"Range{reach}"
    if Bar.BE_CHOSEN in map(_bar, words):
        yield "Isolate"
    if any(one.level.startswith("ZO") for one in readings(card)):
        yield "ZO"
    if _alters(card):
        yield "AlterForce"
    if any(getattr(ability, "limit", None) == Limit.HEAVEN_BREAK for ability in card.abilities):
        yield "Break"
    if any(getattr(ability, "limit", None) == Limit.CREATION for ability in card.abilities):
        yield "Creation"
    kinds = {Advent: "Advent", Awaken: "Awaken", Idealize: "Idealize"}
    yield from {
        name for kind, name in kinds.items() for ability in card.abilities if isinstance(ability, kind)
    }


def icons(card: Card) -> str:
    names = {_IN_ORDER.get(icon, ICONS[icon]) for icon in card.icons} | set(_mechanics(card))
    return ",".join(sorted(names)) or "-"


def columns(card: Card) -> dict[str, str]:
    numbers = card.kind not in (CardType.PLAYER, CardType.PLAYER_EX, CardType.LINK, CardType.SHIFT)
    has_power = numbers and card.kind not in (CardType.EVENT, CardType.EVENT_EX, *ASCENSIONS)
    tribes = ",".join(sorted(tribe_name(tribe).replace("_", " ") for tribe in card.tribes))
    return {
        "jp_name": card.japanese,
        "colour": "/".join(sorted(_colours(card).split("/"))),
        "type": _TYPES[card.kind],
        "cost": str(card.cost) if numbers else "-",
        "power": str(card.power) if has_power else "-",
        "tribe": tribes or "-",
        "icons": icons(card),
    }


def facts_column(name: str, value: str) -> str:
    """In one order."""
    if name == "colour":
        return "/".join(sorted(value.split("/")))
    if name in ("tribe", "icons"):
        return ",".join(sorted(value.replace("/", ",").split(",")))
    return value

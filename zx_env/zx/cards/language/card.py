"""The card language: cards."""

from collections.abc import Sequence
from dataclasses import dataclass

from zx_env.zx.cards.language.abilities import Ability
from zx_env.zx.cards.names import PlayerName, Rarity, TribeName
from zx_env.zx.terms import CardType, Color, Icon


@dataclass(frozen=True, slots=True)
class Card:
    """One printed card.

    `text`: its abilities in our own words, as sentences/ writes them from the data. `reach`: X of a printed
    Range X. `japanese`: its Japanese name. `player_keys`: the parts of a Player card's name that abilities
    test. `rarity`: the rarity of this number, for packs of the sealed format.
    `shields`: the printed Shields of an Ascension.
    """

    number: str
    name: str
    color: Color | tuple[Color, ...]
    kind: CardType = CardType.ZX
    cost: int = 0
    power: int = 0
    tribes: tuple[TribeName, ...] = ()
    icons: tuple[Icon, ...] = ()
    reach: int = 1
    text: str = ""
    abilities: Sequence[Ability] = ()
    japanese: str = ""
    player_keys: tuple[PlayerName, ...] = ()
    rarity: Rarity | None = None
    shields: int = 0

    @property
    def colors(self) -> int:
        """The colors as a bit set (CR 204.5)."""
        return int(self.color) if isinstance(self.color, Color) else sum(set(self.color))

"""The card language: cards and their abilities as typed data that reads like the printed text.

There are four kinds of abilities, as printed: `Automatic`, `Startup`, `Always`, `EventText`. Each has a list
of words; a word is one function of the rules (rules/effects.py) with parameters. `zx(...)` and `card(...)`
describe cards; `choose`, `each`, `That` and `THIS` select from them.

A card set begins with `from zx_env.zx.cards.language import *`. This imports every word and the enumerations
that words take as values: colors, zones, tribes and others.

See also: rules/effects.py, which carries words out; sentences/, their text; encode/, their records.
"""

from types import ModuleType
from typing import TYPE_CHECKING

from zx_env.zx.cards.language.abilities import *
from zx_env.zx.cards.language.always import *
from zx_env.zx.cards.language.amounts import *
from zx_env.zx.cards.language.automatic import *
from zx_env.zx.cards.language.card import *
from zx_env.zx.cards.language.card_effects import *
from zx_env.zx.cards.language.conditions import *
from zx_env.zx.cards.language.effects import *
from zx_env.zx.cards.language.player_effects import *
from zx_env.zx.cards.language.printed import *
from zx_env.zx.cards.language.which import *
from zx_env.zx.cards.names import DRAGONS as DRAGONS
from zx_env.zx.cards.names import PlayerKey as PlayerKey
from zx_env.zx.cards.names import Rarity as Rarity
from zx_env.zx.cards.names import Tribe as Tribe
from zx_env.zx.terms import ANY_NUMBER as ANY_NUMBER
from zx_env.zx.terms import AbilityKind as AbilityKind
from zx_env.zx.terms import Bar as Bar
from zx_env.zx.terms import CardType as CardType
from zx_env.zx.terms import Color as Color
from zx_env.zx.terms import CounterKind as CounterKind
from zx_env.zx.terms import Fate as Fate
from zx_env.zx.terms import Having as Having
from zx_env.zx.terms import Icon as Icon
from zx_env.zx.terms import Limit as Limit
from zx_env.zx.terms import Occurrence as Occurrence
from zx_env.zx.terms import Phase as Phase
from zx_env.zx.terms import Rest as Rest
from zx_env.zx.terms import Role as Role
from zx_env.zx.terms import Side as Side
from zx_env.zx.terms import State as State
from zx_env.zx.terms import Trait as Trait
from zx_env.zx.terms import Until as Until
from zx_env.zx.terms import Way as Way
from zx_env.zx.terms import Zone as Zone

_NO_WORDS = {
    "ANY_POWER",
    "CounterName",
    "ModuleType",
    "PlayerName",
    "Sequence",
    "TYPE_CHECKING",
    "TribeName",
    "TypeAlias",
    "dataclass",
    "replace",
}
"""Names that the modules of the language import for their own use."""

if not TYPE_CHECKING:  # a type checker reads the imports above and knows which of the names are public
    __all__ = sorted(
        name
        for name, value in globals().items()
        if name.strip("_") == name and not isinstance(value, ModuleType) and name not in _NO_WORDS
    )

"""Card types that belong together (CR 202)."""

from zx_env.zx.terms import CardType

# CR 202.6a, 202.7a: Z/X EX and Z/X OB are Z/X as well; a Token acts as one on a Square.
ZX_TYPES = (CardType.ZX, CardType.ZX_EX, CardType.ZX_OB, CardType.TOKEN)
ALL_ZX = sum(1 << kind for kind in ZX_TYPES)

# Ruling H242: an Ascension Extra is an Ascension as well.
ASCENSIONS = (CardType.ASCENSION, CardType.ASCENSION_EX)

# Ruling H52: an Event EX is an Event as well.
INCLUDED = {
    CardType.ZX: ALL_ZX,
    CardType.EVENT: 1 << CardType.EVENT | 1 << CardType.EVENT_EX,
    CardType.ASCENSION: 1 << CardType.ASCENSION | 1 << CardType.ASCENSION_EX,
}
"""The types that a description of one type includes, as bits 1 << type."""

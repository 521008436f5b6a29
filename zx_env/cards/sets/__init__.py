"""The shipped card sets, one module a printed set; together they are the card set "standard"."""

from zx_env.cards.sets import b01, b03

CARDS = [*b01.CARDS, *b03.CARDS]

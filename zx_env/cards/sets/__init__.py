"""The shipped card sets, one module a printed set; together they are the card set "standard"."""

from zx_env.cards.sets import (
    b01,
    b02,
    b03,
    b04,
    b09,
    b10,
    b11,
    b13,
    b16,
    b17,
    b18,
    b19,
    b23,
    e08,
    e09,
    p07,
    p08,
)

CARDS = [
    card
    for one in (b01, b02, b03, b04, b09, b10, b11, b13, b16, b17, b18, b19, b23, e08, e09, p07, p08)
    for card in one.CARDS
]

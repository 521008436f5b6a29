"""The drawn decks of the scorecard; `python -m tests.training.score_decks` draws them and writes their files.

They are drawn from all cards of today, so write them only together with a new version of the protocol
(zx_training/score/protocol.py).
"""

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from zx_training.games.zx.adapter import DRAWN

from zx_env.zx.cards import decks
from zx_env.zx.cards.deck import Deck
from zx_env.zx.cards.deck_makers.drawn import fixed_deck, gives
from zx_env.zx.cards.deck_makers.held_out import TEST, benchmark_seed
from zx_env.zx.cards.deck_makers.packs import sets_with_packs
from zx_env.zx.cards.deck_makers.printed_sets import ALL
from zx_env.zx.cards.deck_text import deck_text

FOLDER = Path(decks.__file__).parent / "decks" / decks.SCORE
COUNT = 34
"""Decks of each kind."""


def drawn() -> list[Deck]:
    """Return the decks that the cards of today give."""
    printed = [name for name in sets_with_packs() if gives(f"sealed:{name}")]
    sources = {
        "random": [f"random:{ALL}"] * COUNT,
        "sealed": [f"sealed:{printed[k % len(printed)]}" for k in range(COUNT)],
        "held_out": [f"random:{TEST}"] * COUNT,
    }
    made = []
    for place, kind in enumerate(DRAWN):
        for k, source in enumerate(sources[kind]):
            deck = fixed_deck(f"{source}@{benchmark_seed(place * COUNT + k)}")
            made.append(replace(deck, name=f"{decks.SCORE}_{kind}_{k + 1:02}"))
    return made


def digest(names: Sequence[str]) -> str:
    """Return a digest of the cards of decks, by their names."""
    listed = []
    for name in names:
        deck = decks.load_deck(name)
        listed.append([name, sorted(deck.cards), deck.player_card, sorted(deck.dynamis), deck.format])
    return hashlib.sha256(repr(listed).encode()).hexdigest()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for deck in drawn():
        (FOLDER / f"{deck.name}.toml").write_text(deck_text(deck), encoding="utf-8")

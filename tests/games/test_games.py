"""Golden games replay to the letter: every text is legal again, and the transcript is the same."""

import pytest

from tests.games.transcript import DEALS, file_of, texts_of, transcript
from zx_env import Game
from zx_env.errors import IllegalAction


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: f"{deal[0]}-{deal[1]}")
def test_a_golden_game_replays_to_the_letter(deal: tuple[str, str, int]) -> None:
    written = file_of(*deal).read_text(encoding="utf-8")
    texts = texts_of(written)
    assert len(texts) > 60
    assert transcript(*deal, texts) == written


def test_a_golden_game_is_not_replayed_from_another_seed() -> None:
    first, second, seed = DEALS[0]
    texts = texts_of(file_of(first, second, seed).read_text(encoding="utf-8"))
    game = Game.new(decks=(first, second), seed=seed + 1)
    with pytest.raises(IllegalAction):
        for text in texts:
            game.step(text)

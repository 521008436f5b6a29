"""Forbidden and Limited Lists: decks that break one are rejected, through every interface."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner
from zx_training.cli import app
from zx_training.games import get_game

from zx_env import ygo_battle_v0
from zx_env.errors import DeckError, RecordError, SettingError
from zx_env.ygo.cards.banlists import BANLISTS, LIMITS, NO_BANLIST
from zx_env.ygo.cards.decks import check_deck, deck_names, load_deck
from zx_env.ygo.cards.pool import card_table
from zx_env.ygo.gym_env import YgoBattleEnv
from zx_env.ygo.settings import settings_of, settings_of_pairs, with_assumed_deck

LIST = "2010-03"
LISTS = sorted(LIMITS)
LIGHT = load_deck("light")
TOO_MANY = "Mirror Force is Limited on the list of 2010-03: at most 1 copy; it is there 3 times"


def test_the_list_of_2010_is_as_the_source_has_it() -> None:
    """ProjectIgnis/LFLists, "2010.03 Edison.lflist.conf" at 8c054eb: passcode and number of copies."""
    passcodes = {card_table().card_of(name).passcode: most for name, most in LIMITS[LIST].items()}
    assert passcodes == {
        31560081: 0,
        31305911: 1,
        5318639: 1,
        97077563: 1,
        62279055: 1,
        44095762: 1,
        37742478: 2,
    }


@pytest.mark.parametrize("banlist", LISTS)
def test_a_list_names_cards_that_may_be_in_decks(banlist: str) -> None:
    for name, most in LIMITS[banlist].items():
        assert card_table().card_of(name).in_decks and 0 <= most <= 2


@pytest.mark.parametrize("banlist", LISTS)
@pytest.mark.parametrize("name", deck_names())
def test_every_shipped_deck_has_a_version_that_obeys_the_list(name: str, banlist: str) -> None:
    free, limited = load_deck(name), load_deck(name, banlist)
    assert check_deck(free, banlist) != [], "else the version is not needed"
    assert limited.name == name and check_deck(limited, banlist) == check_deck(limited) == []
    changes = sum((limited.counts().get(card, 0) - n) ** 2 for card, n in free.counts().items())
    assert 0 < changes < 20, "it plays like the deck that it is a version of"


def test_a_broken_list_is_told_card_by_card() -> None:
    with pytest.raises(DeckError) as caught:
        load_deck(LIGHT, LIST)
    assert TOO_MANY in caught.value.problems and len(caught.value.problems) == 5
    flip = check_deck(load_deck("flip"), LIST)
    assert "Magician of Faith is Forbidden on the list of 2010-03: no copy; it is there 2 times" in flip
    honest = check_deck(LIGHT, LIST)
    assert "Honest is Semi-Limited on the list of 2010-03: at most 2 copies; it is there 3 times" in honest
    assert check_deck(LIGHT) == []


@pytest.mark.parametrize("banlist", ["2010", "", None, 3, ["2010-03"], LIST * 1000])
def test_an_unknown_list_is_rejected(banlist: Any) -> None:
    for give in (lambda: settings_of(banlist=banlist), lambda: check_deck(LIGHT, banlist)):
        with pytest.raises(SettingError, match=f"banlist is one of {', '.join(BANLISTS)}"):
            give()


def test_every_interface_takes_the_list() -> None:
    own = (LIGHT, LIGHT)
    for make in (
        ygo_battle_v0.Game.new,
        ygo_battle_v0.env,
        YgoBattleEnv,
        lambda **settings: ygo_battle_v0.VectorEnv(num_envs=2, **settings),
    ):
        with pytest.raises(DeckError, match="Mirror Force is Limited"):
            make(decks=own, banlist=LIST)
        made = make(decks=("light", "beat"), banlist=LIST)
        del made
    assert {one.decks[0].name for one in settings_of_pairs(banlist=LIST) if one.decks} == set(deck_names())
    for one in settings_of_pairs(banlist=LIST):
        assert one.decks and not any(check_deck(deck, LIST) for deck in one.decks)


def test_nothing_changes_without_a_list() -> None:
    assert settings_of().banlist == NO_BANLIST
    game = ygo_battle_v0.Game.new(seed=1)
    assert "banlist" not in game.record() and "banlist" not in json.dumps(game.position())


def test_records_and_positions_keep_the_list() -> None:
    game = ygo_battle_v0.Game.new(seed=1, banlist=LIST)
    game.step(int(game.mask().argmax()))
    again = ygo_battle_v0.Game.replay(game.record())
    assert again.settings == game.settings and again.settings.banlist == LIST
    assert ygo_battle_v0.Game.from_position(game.position()).settings.banlist == LIST
    header, *rest = game.record().splitlines()
    forged = json.loads(header)
    forged["decks"][0]["cards"] = list(LIGHT.cards)
    with pytest.raises(RecordError, match="Mirror Force is Limited"):
        ygo_battle_v0.Game.replay("\n".join([json.dumps(forged), *rest]))


def test_an_assumed_deck_obeys_the_list() -> None:
    settings = settings_of(banlist=LIST)
    with pytest.raises(DeckError, match="Mirror Force is Limited"):
        with_assumed_deck(settings, 1, LIGHT)
    assert with_assumed_deck(settings, 1, "light").decks[1] == load_deck("light", LIST)  # type: ignore[index]


def test_the_command_line_takes_the_list(tmp_path: Path) -> None:
    adapter = get_game("ygo", banlist=LIST)
    assert adapter.options() == f" --game ygo --banlist {LIST}"
    assert adapter.deal(("beat", "flip"), 1).settings.banlist == LIST
    with pytest.raises(DeckError, match="Mirror Force is Limited"):
        adapter.check_pairs([(LIGHT, "beat")])  # type: ignore[list-item]
    with pytest.raises(SettingError, match="--banlist is for --game ygo"):
        get_game("zx", banlist=LIST)
    path = tmp_path / "mine.toml"
    cards = "\n".join(f'"{name}" = {count}' for name, count in LIGHT.counts().items())
    path.write_text(f"[cards]\n{cards}\n", encoding="utf-8")
    run = CliRunner().invoke
    assert run(app, ["decks", str(path), "--game", "ygo"]).exit_code == 0
    told = run(app, ["decks", str(path), "--game", "ygo", "--banlist", LIST])
    assert told.exit_code != 0 and "Mirror Force is Limited" in str(told.exception or told.output)
    shown = run(app, ["decks", "flip", "--game", "ygo", "--banlist", LIST, "--json"])
    assert shown.exit_code == 0 and "Magician of Faith" not in shown.output

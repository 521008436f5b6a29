"""Python errors in the module of a card set name card and field, like all other errors."""

import re
from pathlib import Path

import pytest

from zx_env.errors import CardError
from zx_env.zx.cards.pool import CardPool, card_table

SET = """
from zx_env.zx.cards.language import *
from zx_env.zx.cards.names import Tribe
from zx_env.zx.terms import CardType, Color, Having, Icon, Occurrence, Side, State, Way, Zone

def drawn(n):
    return Draw(amount=n)

CARDS = [
    Card(
        "MY-201", "Lantern Bearer", Color.GREEN, cost=3, power=4000, icons=(Icon.IGNITION,),
        abilities=[Automatic(when=Occurrence.APPEARS, do=[MakeToken("Firefly", NORMAL)])],
    ),
    Card("MY-202", "Firefly", Color.GREEN, CardType.TOKEN, cost=1, power=2000, tribes=(Tribe.PLASECT,)),
    Card(
        "MY-203", "Queen of Lanterns", Color.GREEN, CardType.ZX_EX, cost=6, power=9000,
        abilities=[
            Advent([zx(Side.OWN, color=Color.GREEN), zx(Side.OWN, tribe=Tribe.PLASECT)]),
            Automatic(
                when=Occurrence.APPEARS, way=Way.FROM_DYNAMIS,
                do=[
                    Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5), up_to=True)),
                    FromDeck(1, Zone.RESOURCE, State.SLEEP),
                ],
            ),
        ],
    ),
    Card(
        "MY-204", "Cloak of Leaves", Color.GREEN, CardType.SHIFT,
        abilities=[
            Shift(onto=zx(Side.OWN, color=Color.GREEN), needs=[AtLeast(4, card(Side.OWN, Zone.RESOURCE))]),
            Always(do=[GainPower(2000)]),
            Automatic(when=Occurrence.DESTROYS_IN_BATTLE, do=[Draw(1)]),
        ],
    ),
    Card(
        "MY-205", "Night Market", Color.GREEN, CardType.EVENT_EX, cost=2,
        abilities=[EventText(do=[Draw(2), Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)])],
    ),
    Card(
        "MY-206", "Sana of the Grove", Color.GREEN, CardType.ZX_OB, cost=7, power=10000,
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[Reboot(each(zx(Side.OWN, having=(Having.NOT_THIS,))))]),
        ],
    ),
    Card(
        "MY-207", "Oath of the Grove", Color.GREEN, CardType.EVENT, cost=3, icons=(Icon.OVERBOOST,),
        abilities=[
            EventText(do=[
                If([AtLeast(5, card(Side.ENEMY, Zone.RESOURCE))],
                   do=[Overboost(zx(named="Sana of the Grove"))]),
            ]),
        ],
    ),
]
"""

STUMBLES = [
    ("Draw(2)", "Drow(2)", "MY-205, abilities[0].do[0]: there is no word 'Drow'; did you mean Draw?"),
    ("up_to=True", "upto=True", "MY-203, abilities[1].do[0].what: choose(...) has no field 'upto'; did"),
    ("Icon.IGNITION", "Icon.IGNITON", "MY-201, icons[0]: Icon has no 'IGNITON'; did you mean IGNITION?"),
    ("power=4000", "pover=4000", "MY-201, the card: Card(...) has no field 'pover'; did you mean power?"),
    ("Tribe.PLASECT,", "Tribe.PLASECTS,", "MY-202, tribes[0]: Tribe has no 'PLASECTS'; did you mean PLASECT"),
    ("zx(named", "card(named", "MY-207, abilities[0].do[0].do[0].into: card(...) missing 2 required"),
    ('Overboost(zx(named="Sana of the Grove"))', "Overboost()", "MY-207, abilities[0].do[0].do[0]: Overb"),
    ("Shift(onto=zx(Side.OWN", "Shift(onto=zx(Side.MINE", "MY-204, abilities[0].onto.side: Side has no"),
    (
        "Draw(2)",
        "drawn(2)",
        "MY-205, abilities[0].do[0]: Draw(...) has no field 'amount'; its fields are number",
    ),
    (
        "Draw(2)",
        "Draw(2, Side.OWN, 1)",
        "MY-205, abilities[0].do[0]: more stands in Draw(...) without a name than can; its fields are number",
    ),
    ('"MY-205", ', "'MY' + 5, ", "'MY' + 5, number: can only concatenate str"),
    ("Tribe\nfrom", "Tripe\nfrom", "(all), card_set: cannot import name 'Tripe'"),
    ("CARDS = [", "CARDS = [[", "(all), card_set: "),
    ("CARDS = [", "CARD = [", "(all), card_set: the module 'PLACE' has no list CARDS of Card(...)"),
    ("CARDS = [", "CARDS = [[],", "(all), CARDS[0]: a list stands there; each is a Card(...)"),
    ("CARDS = [", "CARDS = STANDARDS + [", "(all), card_set: there is no word 'STANDARDS' ("),
]


def _write(folder: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> str:
    name = "set_" + re.sub(r"\W", "_", folder.name)
    (folder / f"{name}.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    return name


def test_the_set_itself_is_right(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(card_table(_write(tmp_path, monkeypatch, SET))) == 7


@pytest.mark.parametrize(("right", "wrong", "words"), STUMBLES, ids=[wrong for _, wrong, _ in STUMBLES])
def test_the_error_names_the_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, right: str, wrong: str, words: str
) -> None:
    assert right in SET
    name = _write(tmp_path, monkeypatch, SET.replace(right, wrong, 1))
    with pytest.raises(CardError) as error:
        card_table(name)
    assert str(error.value).startswith("card " + words.replace("PLACE", name))
    if "card_set: there is no word" in words or not words.startswith("(all)"):
        assert re.search(rf" \({name}\.py, line \d+\)$", str(error.value))


def test_a_file_that_is_no_python_is_rejected_with_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = _write(tmp_path, monkeypatch, SET.replace("Draw(2),", "Draw(2)"))
    with pytest.raises(CardError, match=rf"{name}\.py, line \d+ cannot be read as Python"):
        card_table(name)


def test_an_error_below_the_set_is_not_hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = _write(tmp_path, monkeypatch, "import no_module_of_that_name\n" + SET)
    with pytest.raises(CardError, match="no_module_of_that_name") as refused:
        card_table(name)
    assert isinstance(refused.value.__cause__, ModuleNotFoundError)


@pytest.mark.parametrize(
    ("words", "field", "reason"),
    [
        ("color=[Color.RED]", "color", "two colors or more"),
        ("color=()", "color", "two colors or more"),
        ("color=(Color.RED, Color.COLORLESS)", "color", "stands alone"),
        ("color=(Color.RED, Color.RED)", "color", "twice"),
        ("color=Color.RED, abilities=Draw(1)", "abilities", "Draw(number=1"),
        ("color=Color.RED, abilities=Always(do=[GainPower(1)])", "abilities", "put it in [ ]"),
        (
            "color=Color.RED, tribes=Tribe.ANGEL",
            "tribes",
            "stands alone where a list of Tribe is needed: put it in",
        ),
        ("color=Color.RED, abilities=[Always(do=[Draw(1)])]", "abilities[0].do[0]", "what an Always ability"),
    ],
)
def test_a_value_of_a_wrong_type_is_shortened(words: str, field: str, reason: str) -> None:
    scope: dict[str, object] = {}
    exec(SET.split("def drawn")[0], scope)
    card = eval(f'Card("MY-209", "Nobody", {words})', scope)
    with pytest.raises(CardError) as error:
        _ = CardPool([card]).record
    assert (error.value.number, error.value.field) == ("MY-209", field)
    assert reason in error.value.reason and len(error.value.reason) < 160

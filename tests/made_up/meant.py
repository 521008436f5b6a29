"""Cards about who may choose what, and about Links and Player cards that are chosen."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

_LINK = card(Side.OWN, Zone.SQUARE, kind=CardType.LINK)
_DEAR = card(Side.ANY, EVERYWHERE, cost_at_least=6, having=(Having.PRINTED_COST,))
_ANY_PLAYER = zx(Side.OWN, kind=CardType.PLAYER)
_YAMATO = zx(Side.OWN, kind=CardType.PLAYER, named="Tennouji Yamato")

CARDS = [
    # Links that go to other Squares.
    event("WM-001", Put(choose(1, card(Side.ANY, Zone.SQUARE, kind=CardType.LINK)), NORMAL)),
    event("WM-002", Put(choose(1, _LINK, up_to=True), ANY_SQUARE), Draw(1)),
    event("WM-003", May(Put(choose(1, _LINK), CENTER), then=[Draw(1)], otherwise=[Draw(2)])),
    Card(
        "WM-004",
        "Bell Rope",
        Color.COLORLESS,
        CardType.LINK,
        abilities=[
            Automatic(when=Occurrence.LINK_IS_PLACED, of=_LINK, do=[Draw(1)]),
            Always(do=[GainPower(1000, each(zx(having=(Having.ON_ITS_SQUARE,))))]),
        ],
    ),
    event("WM-005", PutLink("Bell Rope", ANY_SQUARE)),
    event("WM-006", Draw(2), PutLink("Bell Rope", NORMAL), Draw(PerDone(1))),
    event("WM-007", Draw(1), Draw(1), PutLink("Bell Rope", NORMAL), Draw(PerDone(1, altogether=True))),
    event("WM-008", Draw(2), Put(choose(1, _LINK), NORMAL), Draw(PerDone(1))),
    event("WM-009", Draw(2), Put(choose(1, _LINK), NORMAL), Draw(1), Draw(PerDone(1, altogether=True))),
    # Player cards that go to Sleep or Reboot State.
    event("WM-010", May(Sleep(choose(1, _YAMATO)), then=[Draw(1)], otherwise=[Draw(2)])),
    body("WM-011", Startup(cost=[Sleep(choose(1, _ANY_PLAYER))], do=[Draw(1)])),
    event("WM-012", Reboot(choose(1, _ANY_PLAYER)), Draw(1)),
    # Who may not choose, and for whose abilities.
    body("WM-020", Always(do=[Cannot(Bar.BE_CHOSEN_BY_ENEMY, by=_DEAR)])),
    body("WM-021", Always(do=[Cannot(Bar.BE_CHOSEN, each(zx(Side.OWN, cost_at_least=4)), by=zx())])),
    body(
        "WM-022",
        Always(do=[Cannot(Bar.BE_CHOSEN_BY_OWN, by=card(Side.OWN, EVERYWHERE, kind=CardType.EVENT))]),
    ),
    event("WM-023", Destroy(choose(1, zx(Side.ENEMY), by=Side.ENEMY))),
    event("WM-024", Destroy(choose(1, zx(Side.ENEMY))), cost=6),
    event("WM-025", Destroy(choose(1, zx(Side.ENEMY))), cost=1),
    body("WM-026", Startup(cost=[], do=[Destroy(choose(1, zx()))]), cost=7),
    event("WM-027", Destroy(choose(1, zx(Side.OWN)))),
    event(
        "WM-028",
        Grant(
            choose(1, zx(Side.OWN)),
            Gains(Always(do=[Cannot(Bar.BE_CHOSEN_BY_ENEMY, by=zx())])),
            Until.ENEMY_TURN_ENDS,
        ),
    ),
    event(
        "WM-029",
        Lasts(Cannot(Bar.BE_CHOSEN_BY_ENEMY, each(zx(Side.OWN)), by=zx()), until=Until.ENEMY_TURN_ENDS),
    ),
    event("WM-030", Put(choose(1, card(Side.ANY, Zone.TRASH, kind=CardType.ZX)), NORMAL, empty=True)),
    event("WM-032", Destroy(choose(1, zx(Side.OWN), by=Side.ENEMY))),
    body("WM-031", Always(do=[Cannot(Bar.BE_CHOSEN_BY_ENEMY)]), Always(do=[GainCost(1)])),
    body("WM-033", Always(do=[Cannot(Bar.BE_CHOSEN_BY_OWN, each(zx(Side.ENEMY)), by=zx())])),
    body("WM-034", Always(do=[Cannot(Bar.BE_AFFECTED_BY_ENEMY)])),
    body("WM-035", Always(do=[Unaffected(by=card(Side.ENEMY, EVERYWHERE), to=each(_LINK))])),
    body(
        "WM-050",
        Startup(
            valid_in=(Zone.HAND, Zone.CHARGE),
            limit=Limit.HEAVEN_BREAK,
            cost=[Destroy(choose(1, zx(Side.OWN, cost_at_most=2)))],
            do=[Put(THIS, NORMAL, empty=True)],
        ),
    ),
    Card("WM-051", "Horus", Color.WHITE, cost=9, power=9000, japanese="ホルスの型"),
    # Copies that are counted together with those of another name.
    Card(
        "WM-040",
        "Dawn",
        Color.WHITE,
        CardType.SHIFT,
        abilities=[
            Shift(onto=zx(Side.OWN)),
            Copies(1, together_with=("Flood",)),
            Always(do=[GainPower(1000)]),
        ],
    ),
    Card(
        "WM-041",
        "Flood",
        Color.RED,
        CardType.SHIFT,
        japanese="氾慄の型",
        abilities=[Shift(onto=zx(Side.OWN)), Copies(1, together_with=("Dawn",))],
    ),
    body("WM-042", Copies(3, together_with=(Japanese("双子の型"),))),
    Card("WM-043", "Second Twin", Color.RED, cost=1, power=1000, japanese="双子の型"),
]

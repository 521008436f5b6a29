"""Cards with Always abilities about other cards, and Events that give Z/X something for a while."""

from collections.abc import Sequence

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *


def _always(
    number: str,
    word: AlwaysWord,
    *,
    valid_in: Zone | tuple[Zone, ...] = Zone.SQUARE,
    cost: int = 2,
    needs: Sequence[Condition] = (),
) -> Card:
    return body(number, Always(do=[word], valid_in=valid_in, needs=needs), cost=cost, power=3500)


GUARD = Automatic(when=Occurrence.BATTLE_ENDS, role=Role.ATTACKED, do=[Destroy(That(zx(on=NORMAL)))])
CARDS = [
    _always("S-001", GainPower(1000, each(zx(Side.OWN, having=(Having.ADJACENT,))))),
    _always("S-002", GainPower(-2000, each(zx(Side.ENEMY)))),
    _always("S-003", GainPower(Per(1000, card(Side.OWN, Zone.RESOURCE), cards=2))),
    _always("S-004", GainRange(2, each(zx(Side.OWN, tribe=Tribe.GIGANTIC)))),
    _always("S-005", GainCost(-1, each(card(Side.OWN, Zone.HAND, tribe=Tribe.GIGANTIC)))),
    _always("S-006", GainCost(-9), valid_in=Zone.HAND, cost=5),
    _always("S-007", GainCost(Per(-1, zx(Side.OWN)), least=3), valid_in=Zone.HAND, cost=5),
    _always("S-008", GainIcon(Icon.IGNITION, each(card(Side.OWN, Zone.LIFE)))),
    _always("S-009", LoseIcon(Icon.IGNITION, each(card(Side.ENEMY, Zone.LIFE)))),
    _always("S-010", Cannot(Bar.ATTACK, each(zx(Side.ENEMY)))),
    _always("S-011", Cannot(Bar.BE_CHOSEN, each(zx(Side.OWN, having=(Having.NOT_THIS,))))),
    _always("S-012", Cannot(Bar.NOT_BE_PASSED_OVER)),
    _always("S-013", Cannot(Bar.BE_AFFECTED_BY_ENEMY)),
    _always("S-014", Cannot(Bar.BE_PUT_ON_PLAYER_SQUARE), valid_in=EVERYWHERE),
    _always("S-015", Cannot(Bar.BE_PLAYED), valid_in=EVERYWHERE),
    _always("S-016", GainDamage(4000, each(zx(Side.OWN)))),
    _always("S-017", NoDamage(3000)),
    _always("S-038", NoDamage(at_most=3000)),
    _always("S-039", NoDamage(at_most=2500, to=each(zx(Side.OWN, having=(Having.NOT_THIS,))))),
    _always("S-030", NoDamage(1, each(zx(Side.OWN, named="Coal Armadillo")))),
    _always("S-018", NoPlayerDamage()),
    _always("S-019", RemoveDestroyed()),
    _always("S-020", ChargeMore(-2, Side.ENEMY)),
    _always("S-021", Gains(GUARD, each(zx(Side.OWN, having=(Having.NOT_THIS,))))),
    _always(
        "S-022",
        Gains(
            Automatic(when=Occurrence.IS_DESTROYED, do=[Draw(1)]),
            each(zx(Side.OWN, having=(Having.NOT_THIS,))),
        ),
    ),
    _always("S-023", AlsoNamed("ローレンシウム"), valid_in=EVERYWHERE),
    _always("S-024", GainPower(2000, each(zx(Side.OWN, having=(Having.NOT_THIS,)))), valid_in=Zone.RESOURCE),
    _always("S-025", Cannot(Bar.BE_CHOSEN_BY_ENEMY)),
    _always(
        "S-026",
        GainPower(1000),
        needs=[AnyOf([AtLeast(3, card(Side.OWN, Zone.HAND)), AtLeast(1, card(Side.OWN, Zone.TRASH))])],
    ),
    _always("S-027", GainPower(1000), needs=[Different(2, Trait.TRIBE, card(Side.OWN, Zone.TRASH))]),
    _always(
        "S-028",
        GainPower(1000),
        needs=[
            Different(2, Trait.COST, card(Side.OWN, Zone.TRASH)),
            Different(2, Trait.COLOR, card(Side.OWN, Zone.TRASH)),
        ],
    ),
    _always("S-029", GainPower(1000), needs=[Happened(Occurrence.ATTACKS, Side.OWN)]),
    _always(
        "S-031",
        Gains(
            Startup(cost=[Sleep(THIS)], do=[Damage(3000, choose(1, zx(Side.ENEMY)))]),
            each(zx(Side.OWN, tribe=Tribe.GIGANTIC)),
        ),
    ),
    event("S-113", Grant(choose(1, zx()), Gains(Startup(cost=[], do=[Draw(1)], limit=Limit.ONCE_PER_TURN)))),
    body(
        "S-032",
        Always(needs=[InPhase(Phase.MAIN)], do=[FreeStartups()]),
        Startup(cost=[Pay(Color.BLUE, 9)], do=[Draw(1)]),
        Always(stacks=False, valid_in=Zone.RESOURCE, do=[GainPower(1000, each(zx(Side.OWN)))]),
        cost=2,
        power=3500,
    ),
    _always("S-033", EveryColor(), needs=[AtLeast(2, card(Side.OWN, Zone.CHARGE))], valid_in=Zone.CHARGE),
    event("S-114", Grant(choose(1, zx()), GainColor(Color.BLUE))),
    event("S-115", Move(choose(1, card(Side.OWN, Zone.CHARGE, color=Color.GREEN)), Zone.TRASH)),
    event("S-116", Destroy(choose(1, zx(color=Color.BLUE)))),
    _always("S-034", GainPower(1000), needs=[DiscardedTo(Tribe.MEISTER)]),
    body(
        "S-035",
        Startup(cost=[], do=[Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)]),
        cost=2,
        power=3500,
        tribes=(Tribe.MEISTER,),
    ),
    event("S-117", Destroy(choose(1, zx(Side.ENEMY, cost_at_most=1)))),
    _always("S-036", GainCost(-1, each(zx(Side.ENEMY)))),
    event("S-118", If([PlayedRegularly()], [Draw(1)])),
    body(
        "S-037",
        Startup(cost=[], do=[PlayFree(choose(1, card(Side.OWN, Zone.RESOURCE, kind=CardType.EVENT)))]),
        cost=2,
        power=3500,
    ),
    _always("S-050", GainPower(Per(1000, card(Side.OWN, Zone.RESOURCE, named="Coal Armadillo")))),
    body("S-051", Startup(cost=[], needs=[ZeroOptima(2)], do=[Draw(1)]), cost=2, power=3500),
    _always("S-052", GainIcon(Icon.IGNITION, each(card(Side.OWN, Zone.RESOURCE)))),
    _always("S-053", GainIcon(Icon.IGNITION, each(card(Side.OWN, Zone.RESOURCE))), needs=[ZeroOptima(1)]),
    _always("S-054", GainPower(1000), needs=[ZeroOptima(2)]),
    _always("S-055", GainCost(-1, each(zx(Side.OWN))), needs=[ZeroOptima(2)]),
    _always("S-056", GainPower(1000), needs=[AtLeast(1, zx(Side.OWN, cost_at_most=1))]),
    _always("S-057", GainIcon(Icon.EVOL_SEED, each(zx(Side.OWN)))),
    _always("S-062", GainIcon(Icon.IGNITION, each(zx(Side.OWN)))),
    _always("S-063", GainPlayerDamage(1)),
    _always("S-064", GainPlayerDamage(-1, each(zx(Side.ENEMY)))),
    _always("S-065", GainPlayerDamage(1, each(zx(Side.OWN, tribe=Tribe.GIGANTIC))), needs=[TurnOf(Side.OWN)]),
    event("S-101", Grant(choose(1, zx()), GainRange(3))),
    event("S-102", Grant(choose(1, zx()), Cannot(Bar.DEAL_DAMAGE))),
    event("S-103", Grant(choose(1, zx()), Gains(GUARD))),
    event("S-104", CannotReboot()),
    event("S-105", Reboot(choose(2, card(Side.OWN, Zone.RESOURCE, state=State.SLEEP)))),
    event("S-106", Damage(2500, choose(1, zx()))),
    event("S-107", Destroy(choose(1, zx(name_contains="ローレンシウム")))),
    event("S-108", Damage(3000, each(zx()))),
    event("S-109", Grant(choose(1, zx()), Cannot(Bar.REBOOT), Until.REBOOT_PHASE_ENDS)),
    event("S-110", Grant(choose(1, zx()), Cannot(Bar.DEAL_DAMAGE), Until.BATTLE_ENDS)),
    event("S-111", CannotReboot(Side.ENEMY)),
    event("S-112", Grant(THIS, Cannot(Bar.USE_STARTUP))),
]

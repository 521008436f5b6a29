"""Cards with lasting effects on a player, and counters that are spent."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

_FACES = card(Side.OWN, Zone.DYNAMIS, kind=CardType.EVENT)

CARDS = [
    # Free plays: of the hand by another card, of this card from Trash, of cards of the Dynamis.
    body("PF-002", Always(do=[FreePlay(each(zx(Side.OWN, zone=Zone.HAND, cost_at_least=5)))])),
    body(
        "PF-003",
        Always(valid_in=Zone.TRASH, needs=[TurnOf(Side.OWN)], do=[PlayFrom(THIS, free=True)]),
        cost=4,
    ),
    body("PF-004", Always(do=[PlayFrom(card(Side.OWN, Zone.CHARGE), free=True)])),
    Card(
        "PF-005",
        "PF-005",
        Color.RED,
        CardType.EVENT,
        cost=1,
        abilities=[
            Always(valid_in=Zone.TRASH, do=[PlayFrom(THIS, then=Zone.REMOVED)]),
            EventText(do=[If([PlayedRegularly(Zone.TRASH)], [Draw(1)])]),
        ],
    ),
    body(
        "PF-006",
        Startup(
            cost=[], limit=Limit.ONCE_PER_TURN, do=[PlayFree(choose(1, zx(Side.OWN, zone=Zone.DYNAMIS)))]
        ),
        Startup(cost=[], limit=Limit.ONCE_PER_TURN, do=[PlayFree(choose(1, _FACES), regular=True)]),
    ),
    body("PF-007", Startup(valid_in=Zone.DYNAMIS, cost=[], do=[PlayFree(THIS, regular=True)])),
    Card(
        "PF-008",
        "PF-008",
        Color.BLUE,
        CardType.EVENT_EX,
        cost=9,
        abilities=[EventText(do=[If([PlayedRegularly(Zone.DYNAMIS)], [Draw(2)], otherwise=[Draw(1)])])],
    ),
    Card(
        "PF-009",
        "PF-009",
        Color.BLUE,
        CardType.ZX_EX,
        cost=9,
        power=9000,
        abilities=[
            Advent([zx(Side.OWN)] * 2),
            Automatic(when=Occurrence.APPEARS, way=Way.FROM_DYNAMIS, do=[Draw(1)]),
        ],
    ),
    event("PF-010", FaceUp(named="PF-008")),
    # Free plays from the Dynamis without the condition.
    Card(
        "PF-011",
        "PF-011",
        Color.RED,
        CardType.ZX_EX,
        cost=5,
        power=6000,
        abilities=[
            Awaken([Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)]),
            Always(
                valid_in=Zone.DYNAMIS,
                needs=[AtLeast(2, card(Side.OWN, Zone.CHARGE))],
                do=[PlayFrom(THIS, free=True, unconditional=True)],
            ),
            Automatic(when=Occurrence.APPEARS, way=Way.FROM_DYNAMIS, do=[Draw(1)]),
        ],
    ),
    Card("PF-012", "PF-012", Color.BLUE, cost=2, power=3000, japanese="リゲル★クリスマス"),
    event("PF-001", PlayFree(choose(1, card(Side.OWN, Zone.HAND)), regular=True, to=Zone.REMOVED)),
    Card(
        "Q-057",
        "Called Down",
        Color.RED,
        CardType.ZX_EX,
        cost=1,
        power=3000,
        abilities=[Advent([zx(Side.OWN)])],
    ),
    Card(
        "Q-058",
        "From Beyond",
        Color.RED,
        CardType.EVENT_EX,
        abilities=[EventText(do=[Draw(1)])],
    ),
    event("Q-059", CannotPlay(card(Side.OWN, Zone.DYNAMIS))),
    event("Q-060", CannotPlay(card(Side.ENEMY, Zone.HAND, kind=CardType.EVENT), until=Until.BATTLE_ENDS)),
    event("Q-061", CannotPlay(zx(Side.ENEMY, zone=Zone.HAND, cost_at_most=3), until=Until.ENEMY_TURN_ENDS)),
    event("Q-062", CannotPlay(card(Side.OWN, (Zone.HAND, Zone.DECK)))),
    event("Q-063", NextCostsLess(2, zx(Side.OWN, zone=Zone.HAND, tribe=Tribe.MEISTER))),
    event("Q-064", CannotDraw(Side.ENEMY, until=Until.ENEMY_TURN_ENDS)),
    event("Q-065", CannotDraw()),
    event("Q-066", GainCounters(CounterKind.DREAM_KEY, 2)),
    event("Q-067", May(SpendCounters(CounterKind.DREAM_KEY, 1), then=[Draw(2)])),
    body(
        "Q-068",
        Startup(cost=[SpendCounters(CounterKind.DREAM_KEY, 2)], do=[Power(1000, THIS)]),
        Always(needs=[HasCounters(CounterKind.DREAM_KEY, 1)], do=[GainPower(500)]),
    ),
    event("Q-069", Draw(1), Draw(1, Side.ENEMY)),
    Card(
        "Q-182",
        "Two Less for Each",
        Color.RED,
        CardType.EVENT,
        cost=6,
        abilities=[
            Always(valid_in=Zone.HAND, do=[PayLess(2, choose(3, card(Side.OWN, Zone.TRASH), up_to=True))]),
            EventText(do=[Draw(1)]),
        ],
    ),
    event("Q-190", GainCounters("Penny", 2)),
    event("Q-191", May(SpendCounters("Penny", 3), then=[Draw(2)])),
    body(
        "Q-192",
        Startup(cost=[SpendCounters("Penny", 1)], do=[GainCounters("Dime", 1)]),
        Always(needs=[HasCounters("Dime", 2)], do=[GainPower(500)]),
    ),
    Card(
        "Q-223",
        "Dreamt of Pennies",
        Color.RED,
        CardType.ZX_EX,
        cost=9,
        power=3000,
        abilities=[
            Idealize("Penny", 2),
            Automatic(when=Occurrence.APPEARS, way=Way.FROM_DYNAMIS, do=[Draw(1)]),
        ],
    ),
    Card("Q-224", "Prime Suspect", Color.BLACK, cost=3, power=4000, tribes=(Tribe.SUSPECT,)),
    event("Q-225", Destroy(choose(1, zx(Side.ENEMY, cost_at_most=Per(1, Counters("Penny"))), up_to=True))),
    body(
        "Q-226",
        Always(do=[GainPower(Per(500, Counters("Penny")))]),
        Always(valid_in=Zone.HAND, do=[GainCost(Per(-1, Counters("Penny")))]),
        cost=5,
    ),
    event("Q-227", Draw(Per(1, Counters("Dime"), cards=2))),
    event("Q-228", If([AtMost(1, Counters("Penny"))], [Draw(1)])),
    event("Q-229", If([AtLeast(Per(1, zx(Side.ENEMY)), Counters("Penny"))], [Draw(1)])),
    event(
        "Q-230",
        Pick(choose(1, card(Side.OWN, Zone.TRASH), keep=True)),
        Destroy(choose(1, zx(Side.ENEMY, cost_at_most=CostOf(KEPT)), up_to=True)),
    ),
    event(
        "Q-231",
        FromDeck(CostOf(card(Side.OWN, Zone.TRASH, named="Prime Suspect")), Zone.CHARGE),
    ),
]

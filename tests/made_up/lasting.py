"""Cards that ask which turn it is; Events whose effects last until the end of a next turn."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

_OWN, _ENEMY = choose(1, zx(Side.OWN)), choose(1, zx(Side.ENEMY))
_DRAWS = Startup(needs=[TurnOf(Side.ENEMY)], cost=[], do=[Draw(1)], limit=Limit.ONCE_PER_TURN)


def _turned(number: str, japanese: str) -> Card:
    """A Player Extra that a Starting Resource of IG04 turns up."""
    abilities = [Crisis(), LastStand()]
    return Card(
        number, f"Turned {number}", Color.RED, CardType.PLAYER_EX, japanese=japanese, abilities=abilities
    )


CARDS = [
    event("WA-001", Power(2000, _OWN, Until.ENEMY_TURN_ENDS)),
    event("WA-002", Power(-2000, _ENEMY, Until.ENEMY_TURN_ENDS)),
    event("WA-003", Power(2000, _OWN, Until.OWN_TURN_ENDS)),
    event("WA-004", Power(-2000, _ENEMY, Until.OWN_TURN_ENDS)),
    event("WA-005", Grant(_OWN, GainRange(2), Until.ENEMY_TURN_ENDS)),
    event("WA-006", Grant(_OWN, Gains(_DRAWS), Until.ENEMY_TURN_ENDS)),
    event("WA-007", Grant(_ENEMY, Gains(Always(do=[GainPower(-2000)])), Until.ENEMY_TURN_ENDS)),
    event("WA-008", Grant(_ENEMY, Cannot(Bar.ATTACK), Until.ENEMY_TURN_ENDS)),
    event("WA-009", Grant(_OWN, PowerIs(9000), Until.OWN_TURN_ENDS)),
    event("WA-010", Grant(_OWN, GainColor(Color.BLUE), Until.ENEMY_TURN_ENDS)),
    event("WA-011", Grant(_OWN, Unaffected(by=card(Side.ENEMY, EVERYWHERE)), Until.ENEMY_TURN_ENDS)),
    event("WA-012", Power(3000, choose(1, zx()))),
    event("WA-014", Damage(1000, each(zx(Side.ENEMY)))),
    event("WA-013", Power(1000, each(zx(color=Color.BLUE)))),
    body("WA-020", Automatic(when=Occurrence.TURN_ENDS, needs=[TurnNumber(3)], do=[Draw(1)])),
    body("WA-021", Always(needs=[TurnNumber(3, second=True)], do=[GainPower(1000)])),
    body("WA-022", Startup(needs=[AnyOf([TurnNumber(4), InPhase(Phase.END)])], cost=[], do=[Draw(1)])),
    _turned("WA-023", "倉敷世羅∀"),
    _turned("WA-091", "都城出雲∀"),
    _turned("WA-092", "獅子島七尾∀"),
    _turned("WA-093", "天竜ゆたか∀"),
    _turned("WA-094", "ニーナ・シトリー∀"),
    _turned("WA-095", "上柚木八千代∀"),
    _turned("WA-096", "黒崎春日∀"),
    body(
        "WA-024",
        Always(
            valid_in=(Zone.RESOURCE, Zone.TRASH),
            needs=[AtLeast(1, zx(Side.OWN, tribe=Tribe.GIGANTIC)), PlayerNamed(PlayerKey.SERA)],
            do=[AlsoColor(Color.BLUE)],
        ),
    ),
    event("WA-025", Draw(1), color=Color.BLUE, cost=2),
    event("WA-026", Draw(1), color=Color.BLACK, cost=2),
    # What lasts for cards that come later, and for players.
    event("WA-030", Lasts(GainDamage(1000, each(card(Side.OWN, EVERYWHERE, color=Color.RED))))),
    event("WA-031", Lasts(GainPower(1000, each(zx(Side.OWN))), until=Until.ENEMY_TURN_ENDS)),
    event("WA-032", Lasts(GainPower(-4000, each(zx(Side.ENEMY))))),
    event("WA-033", Lasts(GainRange(2, each(zx(Side.OWN))))),
    event("WA-034", Lasts(GainCost(-2, each(zx(Side.ENEMY))))),
    event("WA-035", Lasts(Cannot(Bar.ATTACK, each(zx(Side.ENEMY))), until=Until.ENEMY_TURN_ENDS)),
    event("WA-036", Lasts(NoDamage(3000, each(zx(Side.OWN))))),
    event("WA-037", Lasts(CannotIgnite(Side.ENEMY), until=Until.ENEMY_TURN_ENDS)),
    event("WA-038", Lasts(NoPlayerDamage(), until=Until.ENEMY_TURN_ENDS)),
    event("WA-039", Lasts(GainIcon(Icon.IGNITION, each(card(Side.OWN, EVERYWHERE, color=Color.RED))))),
    event("WA-040", Lasts(LoseIcon(Icon.IGNITION, each(card(Side.ENEMY, EVERYWHERE))))),
    event("WA-041", Lasts(GainPlayerDamage(1, each(zx(Side.OWN))))),
    event("WA-042", Lasts(Unaffected(card(Side.ENEMY, EVERYWHERE), each(zx(Side.OWN))))),
    event("WA-043", Lasts(ChargeMore(2)), Lasts(ChargeUnlimited(), until=Until.BATTLE_ENDS)),
    event("WA-044", Lasts(StartupsCostMore(1, Side.ENEMY))),
    # What a Player card gains.
    event("WA-045", GrantPlayer(Always(needs=[TurnOf(Side.OWN)], do=[GainPower(2000, each(zx(Side.OWN)))]))),
    event(
        "WA-046",
        GrantPlayer(Startup(cost=[], limit=Limit.ONCE_PER_TURN, do=[Draw(1)]), until=Until.ENEMY_TURN_ENDS),
    ),
    event(
        "WA-047",
        GrantPlayer(Always(do=[GainPower(-1000, each(zx(Side.OWN)))]), Side.ENEMY, Until.OWN_TURN_ENDS),
    ),
    # In a next turn.
    event("WA-050", InNextTurn([Draw(1)], phase=Phase.MAIN)),
    event("WA-051", InNextTurn([Draw(1)], side=Side.ENEMY, phase=Phase.REBOOT)),
    event("WA-052", Pick(choose(1, zx(Side.ENEMY))), InNextTurn([Destroy(IT)], side=Side.ENEMY)),
    event("WA-053", InNextTurn([Draw(1)])),
    body(
        "WA-054",
        Startup(
            cost=[], do=[InNextTurn([Move(THIS, Zone.HAND)], side=Side.ENEMY, phase=Phase.DRAW, to=THIS)]
        ),
    ),
    event("WA-055", InNextTurn([Draw(1)], phase=Phase.END, to=None)),
    event("WA-056", Move(choose(1, zx(Side.ENEMY)), Zone.HAND)),
    # No draws by abilities.
    body("WA-070", Always(do=[CannotDrawByAbility(Side.ENEMY)])),
    body("WA-071", Always(do=[CannotDrawByAbility()])),
    event("WA-072", Lasts(CannotDrawByAbility(Side.ENEMY), until=Until.ENEMY_TURN_ENDS)),
    event("WA-073", Then(Draw(1), then=[Power(1000, each(zx()))]), Draw(1, Side.ENEMY)),
]

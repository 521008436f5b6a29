"""A card set for tests with names of its own: 100 tribes and 60 Player names."""

from zx_env.zx.cards.language import (
    Always,
    AtLeast,
    Automatic,
    Card,
    CardType,
    Color,
    Destroy,
    Different,
    Draw,
    Effect,
    EventText,
    GainPower,
    Having,
    Icon,
    If,
    Move,
    NamePlayer,
    Occurrence,
    PlayerNamed,
    Side,
    SlainBy,
    Trait,
    Zone,
    card,
    choose,
    each,
    zx,
)
from zx_env.zx.cards.sets import CARDS as PRINTED

CLANS = [f"Clan {n}" for n in range(1, 101)]
HEROES = [f"Hero {n}" for n in range(1, 61)]


def _clansman(n: int) -> Card:
    """Return a Z/X that draws a card if another of its clan, or of the clan of twice its number, is there."""
    kin = zx(Side.OWN, tribe=(CLANS[n - 1], CLANS[2 * n % 100 - 1]), having=(Having.NOT_THIS,))
    joins = Automatic(when=Occurrence.APPEARS, needs=[AtLeast(1, kin)], do=[Draw(1)])
    return Card(
        f"N-{n:03}", f"Clansman {n}", Color.RED, cost=0, power=3000,
        tribes=(CLANS[n - 1],), abilities=[joins],
        icons=(Icon.IGNITION,) if n % 2 else (),
    )  # fmt: skip


def _hero(n: int) -> Card:
    return Card(f"N-{200 + n}", HEROES[n - 1], Color.RED, CardType.PLAYER, player_keys=(HEROES[n - 1],))


def _follower(n: int) -> Card:
    """Return a Z/X with 2000 more Power while the Player is that hero."""
    stronger = Always(needs=[PlayerNamed(HEROES[n - 1])], do=[GainPower(2000)])
    return Card(f"N-{300 + n}", f"Follower {n}", Color.RED, cost=1, power=2000, abilities=[stronger])


def _event(number: str, *do: Effect) -> Card:
    return Card(number, number, Color.RED, CardType.EVENT, cost=0, abilities=[EventText(do=do)])


CARDS = [
    *PRINTED,
    *(_clansman(n) for n in range(1, 101)),
    *(_hero(n) for n in range(1, 61)),
    *(_follower(n) for n in range(1, 61)),
    _event("N-401", If([Different(4, Trait.TRIBE, zx(Side.OWN))], [Draw(1)])),
    _event("N-402", If([SlainBy(CLANS[98])], [Draw(1)])),
    _event("N-403", Move(choose(1, card(Side.OWN, Zone.RESOURCE, tribe=CLANS[97])), Zone.TRASH)),
    _event("N-404", NamePlayer((HEROES[59],))),
    _event("N-405", Destroy(each(zx(not_tribe=CLANS[0])))),
    _event("N-406", If([SlainBy()], [Draw(1)])),
]  # fmt: skip

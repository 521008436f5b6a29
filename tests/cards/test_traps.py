"""A card that would load and then not do what its text says is rejected, or does what its text says."""

import re
from dataclasses import replace

import pytest

from tests.made_up import SET
from tests.scenario import Scenario
from zx_env.errors import CardError
from zx_env.zx import limits
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    IT,
    KEPT,
    NORMAL,
    THIS,
    Ability,
    Advent,
    Always,
    AlwaysWord,
    Among,
    AsForce,
    AtEndOfTurn,
    AtLeast,
    Automatic,
    Bar,
    CameBy,
    Cannot,
    Card,
    CardType,
    Color,
    Cost,
    CostOf,
    Damage,
    Destroy,
    Divide,
    Draw,
    Effect,
    EventText,
    FreePlay,
    GainPower,
    GainRange,
    Gains,
    Grant,
    Having,
    If,
    IfDone,
    IfPicked,
    Limit,
    Look,
    May,
    Move,
    Occurrence,
    Pay,
    PayLess,
    Per,
    PerDone,
    Pick,
    PlayedRegularly,
    Power,
    PowerIs,
    PowerOf,
    Put,
    Rest,
    Side,
    Sleep,
    Startup,
    State,
    That,
    TurnOf,
    Way,
    Zone,
    card,
    choose,
    each,
    looked,
    picked,
    zx,
)
from zx_env.zx.cards.pool import CardPool
from zx_env.zx.cards.sentences.card import say
from zx_env.zx.cards.sets import CARDS as STANDARD

HAND = card(Side.OWN, Zone.HAND)


def of_kind(kind: CardType, *abilities: Ability) -> Card:
    power = 3000 if kind == CardType.ZX else 0
    return Card("T-001", "T", Color.RED, kind, cost=6, power=power, abilities=abilities)


def zx_with(*abilities: Ability) -> Card:
    return of_kind(CardType.ZX, *abilities)


def appears(*do: Effect) -> Card:
    return zx_with(Automatic(when=Occurrence.APPEARS, do=do))


def event(*do: Effect) -> Card:
    return of_kind(CardType.EVENT, EventText(do=do))


def always(word: AlwaysWord, valid_in: Zone | tuple[Zone, ...] = Zone.SQUARE) -> Card:
    return zx_with(Always(do=[word], valid_in=valid_in))


def asks(among: Among) -> Card:
    return appears(If([AtLeast(1, among)], [Draw(1)]))


def cost(word: Cost, zone: Zone) -> Card:
    return zx_with(Startup(valid_in=zone, cost=[word], do=[Draw(1)]))


PUT, IF = "abilities[0].do[0].what", "abilities[0].do[0].needs[0].among"
LESS = PayLess(2, choose(2, HAND, up_to=True))

REFUSED = [
    # What is no Z/X stands on no Square.
    (appears(Put(choose(1, HAND), NORMAL, empty=True)), PUT, "only Z/X stand on Squares: say so"),
    (appears(Put(choose(1, card(Side.OWN, Zone.HAND, kind=CardType.EVENT)), NORMAL)), PUT, "only Z/X"),
    (event(Put(THIS, NORMAL)), PUT, "this card is EVENT"),
    (appears(Pick(choose(1, HAND)), Put(IT, NORMAL)), "abilities[0].do[1].what", "only Z/X"),
    (appears(Look(2, [Put(choose(1, looked()), NORMAL)])), "abilities[0].do[0].do[0].what", "only Z/X"),
    # What lowers or waives the payment of a play works where cards are played from.
    (always(LESS), "abilities[0].valid_in", "valid_in=Zone.HAND"),
    (always(FreePlay()), "abilities[0].valid_in", "valid_in=Zone.HAND"),
    (
        of_kind(CardType.ZX_EX, Advent([zx(Side.OWN)]), Always(do=[LESS], valid_in=Zone.HAND)),
        "abilities[1].do[0]",
        "no ZX_EX card is",
    ),
    # What asks for a choice stands behind one.
    (appears(If([AtLeast(1, picked(card(Side.OWN, Zone.TRASH)))], [Draw(1)])), IF, "no choice before"),
    (
        zx_with(
            Startup(
                cost=[Move(choose(1, HAND), Zone.TRASH)],
                do=[If([AtLeast(1, picked(card(Side.OWN, Zone.TRASH)))], [Draw(1)])],
            )
        ),
        IF,
        "no choice before",
    ),
    (
        zx_with(Always(needs=[AtLeast(1, picked(zx(Side.OWN)))], do=[GainPower(500)])),
        "abilities[0].needs[0].among",
        "no choice before",
    ),
    (appears(Draw(PerDone(1))), "abilities[0].do[0].number", "no word before has done anything"),
    (appears(IfDone(1, [Draw(1)])), "abilities[0].do[0]", "no word before has done anything"),
    (appears(May(IfDone(1, [Draw(1)]))), "abilities[0].do[0].do", "put the condition around the May"),
    (appears(IfPicked(1, [Draw(1)], kept=True)), "abilities[0].do[0]", "has picked anything to keep"),
    (
        appears(Draw(1), AtEndOfTurn([Draw(PerDone(1))], to=None)),
        "abilities[0].do[1].do[0].number",
        "no word before has done anything",
    ),
    # Questions that no card can answer where it is.
    (asks(zx(Side.ENEMY, having=(Having.IS_THIS,))), f"{IF}.having", "this card is no enemy card"),
    (asks(zx(having=(Having.IS_THIS, Having.NOT_THIS))), f"{IF}.having", "no card is IS_THIS and NOT_THIS"),
    (asks(card(Side.OWN, Zone.TRASH, having=(Having.ADJACENT,))), f"{IF}.having", "cards on Squares"),
    (asks(card(Side.OWN, Zone.HAND, having=(Having.DAMAGED,))), f"{IF}.having", "cards on Squares"),
    (asks(card(Side.OWN, Zone.TRASH, state=State.SLEEP)), f"{IF}.state", "cards in TRASH have no State"),
    (asks(zx(Side.OWN, having=(Having.FORCE_OF_THIS,))), f"{IF}.having", "in the Force zone"),
    (appears(If([PlayedRegularly()], [Draw(1)])), "abilities[0].do[0].needs[0]", "this card is ZX"),
    # What is done to cards that are elsewhere.
    (always(Cannot(Bar.BE_PLAYED)), "abilities[0].valid_in", "means nothing on a Square"),
    (
        always(Cannot(Bar.BE_PLAYED, each(zx(Side.ENEMY)))),
        "abilities[0].do[0].to",
        "means nothing on a Square",
    ),
    (
        appears(Grant(each(zx(Side.ENEMY)), Cannot(Bar.BE_PLAYED))),
        "abilities[0].do[0].gains.bar",
        "lies on no Square",
    ),
    (always(GainPower(1000, each(HAND))), "abilities[0].do[0].to", "cards that are on no Square"),
    (always(GainRange(2), Zone.CHARGE), "abilities[0].valid_in", "cards that are on no Square"),
    (always(Cannot(Bar.ATTACK, each(HAND))), "abilities[0].do[0].to", "cards that are on no Square"),
    (cost(Sleep(THIS), Zone.CHARGE), "abilities[0].cost[0]", "does nothing in CHARGE"),
    (cost(Sleep(THIS), Zone.TRASH), "abilities[0].cost[0]", "does nothing in TRASH"),
    (cost(Destroy(THIS), Zone.RESOURCE), "abilities[0].cost[0]", "does nothing in RESOURCE"),
]


@pytest.mark.parametrize(("bad", "field", "words"), REFUSED, ids=lambda value: str(value)[-30:])
def test_what_would_do_nothing_or_another_thing_is_refused(bad: Card, field: str, words: str) -> None:
    with pytest.raises(CardError) as caught:
        encode([bad])
    assert str(caught.value).startswith(f"card T-001, {field}: ")
    assert words in str(caught.value)


ACCEPTED = [
    appears(Put(choose(1, zx(Side.OWN, zone=Zone.HAND)), NORMAL, empty=True)),
    appears(Pick(choose(1, zx(Side.OWN, zone=Zone.HAND))), Put(IT, NORMAL)),
    event(Move(choose(1, HAND), Zone.TRASH), If([AtLeast(1, picked(card(Side.OWN, Zone.TRASH)))], [Draw(1)])),
    event(Move(choose(1, HAND), Zone.TRASH), Draw(PerDone(1))),
    zx_with(Always(do=[GainPower(500)], valid_in=(Zone.SQUARE, Zone.CHARGE))),
    cost(Sleep(THIS), Zone.RESOURCE),
]


@pytest.mark.parametrize("good", ACCEPTED, ids=lambda value: say(value)[-30:])
def test_what_stands_beside_is_not_refused(good: Card) -> None:
    encode([good])


def chosen_before(*words: Effect) -> Card:
    return event(Move(choose(1, HAND), Zone.TRASH), *words)


ENEMY = choose(1, zx(Side.ENEMY))
REPLACED = "here IT is the card that this word chooses"


@pytest.mark.parametrize(
    ("word", "field"),
    [
        (Damage(CostOf(IT, times=500), ENEMY), "amount"),
        (Damage(Per(500, picked(card(Side.OWN, Zone.TRASH))), ENEMY), "amount"),
        (Divide(CostOf(IT, times=500), choose(2, zx(Side.ENEMY)), unit=500), "amount"),
        (Power(PowerOf(zx(next_to=IT)), choose(1, zx(Side.OWN))), "amount"),
        (Grant(ENEMY, PowerIs(CostOf(IT, times=1000))), "gains.amount"),
    ],
)
def test_an_amount_is_about_no_card_that_the_target_replaces(word: Effect, field: str) -> None:
    with pytest.raises(CardError) as caught:
        encode([chosen_before(word)])
    assert str(caught.value).startswith(f"card T-001, abilities[0].do[1].{field}: {REPLACED}")
    assert "keep=True and say KEPT" in str(caught.value)


@pytest.mark.parametrize(
    "good",
    [
        event(
            Move(choose(1, HAND, keep=True), Zone.TRASH), Pick(ENEMY), Damage(CostOf(KEPT, times=500), ENEMY)
        ),
        event(Pick(choose(1, zx(Side.OWN))), Power(PowerOf(IT), IT)),
        event(Pick(choose(1, zx(Side.OWN))), Damage(PowerOf(IT), each(zx(Side.ENEMY)))),
        event(Pick(choose(1, zx(Side.OWN))), AtEndOfTurn([Damage(PowerOf(IT), ENEMY)])),
        event(Grant(ENEMY, PowerIs(CostOf(IT, times=1000)))),
    ],
    ids=say,
)
def test_an_amount_is_about_a_card_that_stays_known(good: Card) -> None:
    encode([good])


DRAWS = Startup(cost=[], do=[Draw(1)], limit=Limit.ONCE_PER_TURN)


def test_more_startups_than_a_square_offers_are_refused() -> None:
    most = limits.USES_OF_SQUARE
    encode([zx_with(*[DRAWS] * most, replace(DRAWS, valid_in=Zone.CHARGE))])
    with pytest.raises(CardError, match=f"at most {most} startup .* and this one has {most + 1}"):
        encode([zx_with(*[DRAWS] * most, Always(needs=[TurnOf(Side.OWN)], do=[Gains(DRAWS)]))])


# -- a Z/X that costs less for cards put away


def test_a_zx_that_costs_less_asks_for_the_cards_between_its_square_and_the_payment() -> None:
    """S-120: Cost 6, 2 less for each of up to 2 cards from the hand."""
    board = Scenario(card_set=SET).hand(0, "S-120", "B01-003", "B01-013", "B01-059")
    g = board.resource(0, "B01-003", times=4).begin()
    g.do("play S-120", "at b1")
    assert g.on("b1") is None
    g.do("choose hand:B01-013")
    g.do("done") if "done" in g.texts else None
    assert (g.on("b1"), g.asleep(0)) == ("S-120", 4)
    assert g.zone(0, "deck")[-1] == "B01-013"
    assert sorted(g.zone(0, "hand")) == ["B01-003", "B01-059"]


def test_the_card_itself_is_not_put_away_for_its_own_play() -> None:
    """With 2 Resources two other cards would be needed, and there is one."""
    board = Scenario(card_set=SET).hand(0, "S-120", "B01-003").resource(0, "B01-003", times=2)
    assert "play S-120" not in board.begin().texts
    board = Scenario(card_set=SET).hand(0, "S-120", "B01-003", "B01-013").resource(0, "B01-003", times=2)
    g = board.begin().do("play S-120", "at b1", "choose hand:B01-003", "choose hand:B01-013")
    assert (g.on("b1"), g.asleep(0), g.zone(0, "hand")) == ("S-120", 2, [])


# -- twice per turn


def test_startups_that_are_used_twice_per_turn_stand_in_any_order() -> None:
    """S-121: two startup abilities, each twice per turn and for nothing, and nothing printed before them."""
    g = Scenario(card_set=SET).zx("b1", "S-121").begin()
    g.do("use b1", "use b1")
    assert g.starting("use") == ["b1#2"]
    g.do("use b1#2", "use b1#2")
    assert g.starting("use") == []
    assert len(g.zone(0, "hand")) == 2 and len(g.zone(0, "trash")) == 2


# -- who is to blame


def test_a_clash_of_names_is_the_fault_of_the_card_that_stands_later_in_the_set() -> None:
    """B16-054 is Aura Anubis, too, and comes behind B00-001 in the order of numbers."""
    mine = Card("B00-001", "Aura Anubis", Color.WHITE, cost=2, power=3000)
    with pytest.raises(CardError, match="card B00-001, japanese: B16-054 is named 'Aura Anubis', too"):
        CardPool([*STANDARD, mine])
    mine = Card("A00-001", "Other", Color.WHITE, cost=2, power=3000, japanese=STANDARD[0].japanese)
    with pytest.raises(CardError, match=f"card A00-001, name: {STANDARD[0].number} is named"):
        CardPool([*STANDARD, mine])


def test_too_many_cards_are_the_fault_of_no_card() -> None:
    many = [Card(f"A-{n:04}", f"Card {n}", Color.RED) for n in range(limits.CARDS)]
    with pytest.raises(CardError, match=r"card \(all\), CARDS: .* need more than 4096 rows of card"):
        _ = CardPool([*STANDARD, *many]).record


# -- texts


def test_several_cards_that_did_something_this_turn_are_said_right() -> None:
    among = zx(Side.OWN, having=(Having.APPEARED_THIS_TURN,))
    assert say(of_kind(CardType.ZX_EX, Advent([among] * 2))) == "[Advent] 2 Z/X that appeared this turn."


def test_a_question_for_this_card_is_said() -> None:
    words = say(appears(Destroy(each(zx(Side.OWN, having=(Having.IS_THIS,))))))
    assert words == "[Auto] When this card appears, destroy each Z/X of yours that is this card on a Square."


@pytest.mark.parametrize(
    "having", [one for one in Having if one != Having.IS_PLAYER], ids=lambda one: one.name
)
def test_every_question_is_said(having: Having) -> None:
    """The sentence names the place for LOOKED_AT and PICKED, and the noun for the others."""
    plain = say(appears(Destroy(choose(1, zx()))))
    assert say(appears(Destroy(choose(1, zx(having=(having,)))))) != plain


def test_a_look_that_leaves_the_deck_as_it_is_can_be_said_though_it_is_refused() -> None:
    look = appears(Look(2, rest=Rest.STAY))
    assert (
        say(look) == "[Auto] When this card appears, look at the top 2 cards of your deck. Leave them there."
    )
    with pytest.raises(CardError, match=r"Rest\.TOP puts it back on top"):
        encode([look])


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        (AtEndOfTurn([If([CameBy(Way.FROM_HAND)], [Draw(1)])]), "in an ability that waits for APPEARS"),
        (
            AsForce(choose(1, card(Side.OWN, Zone.HAND)), under=choose(1, zx(Side.OWN), up_to=True)),
            "without `up_to`",
        ),
        (AtEndOfTurn([Destroy(That(zx()))]), "what is done later remembers IT and THIS"),
        (Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.DYNAMIS), "say state=State.FACE_UP for other cards"),
    ],
)
def test_a_refusal_says_what_to_write_instead(effect: Effect, words: str) -> None:
    with pytest.raises(CardError, match=re.escape(words)):
        encode([appears(effect)])


def test_a_payment_of_two_colors_is_refused_by_its_type() -> None:
    paid = Startup(cost=[Pay((Color.RED, Color.BLUE), 1)], do=[Draw(1)])  # type: ignore[arg-type]
    with pytest.raises(CardError, match="stands where Color is needed"):
        say(Card("T-001", "T", Color.RED, cost=3, power=3000, abilities=[paid]))

"""What a card's data says, its sentence says too; what no rule does is refused by name."""

from dataclasses import replace

import pytest

from tests.cards.test_traps import HAND, appears, event, zx_with
from tests.made_up import MADE_UP, SET
from tests.scenario import Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    ANY_NUMBER,
    ANY_SQUARE,
    IT,
    KEPT,
    NORMAL,
    THEM,
    THIS,
    Always,
    Among,
    AtEndOfTurn,
    AtLeast,
    Automatic,
    Card,
    CardType,
    Choice,
    Color,
    CostOf,
    Damage,
    Destroy,
    Draw,
    Effect,
    FreePlay,
    FromDeck,
    GainPower,
    Gains,
    Grant,
    If,
    IfDone,
    IfPicked,
    Japanese,
    Look,
    May,
    Move,
    Occurrence,
    OneOf,
    Pick,
    PlayFree,
    Power,
    Put,
    Role,
    Shift,
    Side,
    Sleep,
    Squares,
    Startup,
    State,
    That,
    Then,
    This,
    TurnOf,
    WhenDestroyed,
    Zone,
    card,
    choose,
    each,
    looked,
    zx,
)
from zx_env.zx.cards.sentences.card import say

COAL, TANK = "B01-003", "B01-013"
LINK = Card("T-002", "Beacon", Color.RED, CardType.LINK)
CLOAK = Card("T-003", "Cloak", Color.RED, CardType.SHIFT, abilities=[Shift(onto=zx(Side.OWN))])
ONE, KEEP = choose(1, zx(Side.OWN)), choose(1, zx(Side.OWN), keep=True)
OWN_CHARGE = Move(choose(1, zx(Side.OWN)), Zone.CHARGE)
OWN_HAND = Move(choose(1, zx(Side.OWN)), Zone.HAND)
LATER = AtEndOfTurn([Move(IT, Zone.TRASH)])
AWAY = Move(THIS, Zone.REMOVED)
SAID = {card.number: say(card) for card in MADE_UP}


def test_cards_go_to_the_top_of_a_deck_from_wherever_they_come() -> None:
    words = "[Event] Return 1 card from your hand to the top of your deck."
    assert say(event(Move(choose(1, HAND), Zone.DECK))) == words
    words = "[Event] Choose 1 Z/X of yours on a Square. Return it to the top of its owner's deck."
    assert say(event(Pick(ONE), Move(IT, Zone.DECK))) == words


def test_enemy_cards_on_squares_and_elsewhere_are_said_to_be_enemies() -> None:
    several = zx(Side.ENEMY, zone=(Zone.SQUARE, Zone.TRASH))
    words = "[Event] Remove each enemy Z/X on a Square or in your opponent's Trash from the game."
    assert say(event(Move(each(several), Zone.REMOVED))) == words


@pytest.mark.parametrize(
    ("among", "words"),
    [
        (card(Side.ANY, Zone.HAND), "a card"),
        (card(Side.OWN, Zone.HAND), "a card of yours"),
        (zx(Side.OWN), "a Z/X of yours"),
        (card(Side.ENEMY, Zone.TRASH, cost_at_least=2), "an enemy card with Cost 2 or more"),
    ],
)
def test_whose_card_was_chosen_is_said(among: Among, words: str) -> None:
    said = say(event(Pick(choose(1, zx())), IfPicked(1, [Draw(1)], among)))
    assert said == f"[Event] Choose 1 Z/X on a Square. If it is {words}, draw 1 card."


def test_cards_of_the_deck_that_later_words_mean_are_noted() -> None:
    noted = event(FromDeck(2, Zone.TRASH, them=True), Move(THEM, Zone.CHARGE))
    words = "Put the top 2 cards of your deck into your Trash and note them."
    assert say(noted) == f"[Event] {words} Put them into their owners' Charge."


def test_this_card_in_resource_is_said_beside_others_that_reboot() -> None:
    red = card(Side.OWN, Zone.RESOURCE, color=Color.RED)
    waits = Automatic(when=Occurrence.REBOOTS, of=red, or_this=True, by=Side.OWN, do=[Draw(1)])
    words = "[Auto] When this card or a red card in your Resource Reboots by a card of yours, draw 1 card."
    assert say(zx_with(waits)) == words


def test_a_card_with_a_word_in_the_wrong_place_has_no_text() -> None:
    """The text of a card that loading refuses would lack what the word says."""
    bad = event(Grant(ONE, GainPower(500)))  # type: ignore[arg-type]
    with pytest.raises(CardError, match=r"abilities\[0\].do\[0\].gains: GainPower"):
        say(bad)
    with pytest.raises(CardError, match=r"abilities\[0\]: no sentence says it: load the card set"):
        say(event())


def player_card(number: str = "T-004") -> Card:
    return Card(number, "Somebody", Color.RED, CardType.PLAYER)


def counts(among: Among) -> Card:
    return appears(If([AtLeast(1, among)], [Draw(1)]))


# -- a conditional effect that does something in the other case


def test_an_empty_do_is_said_as_unless() -> None:
    head = "[Event] "
    assert SAID["R-001"] == (
        f"{head}Unless you have 3 or more cards in your Resource and it is your turn, draw 1 card."
    )
    assert SAID["R-002"] == (
        f"{head}Put 1 card from your hand into your Trash. Unless it is an Event, draw 1 card."
    )
    assert SAID["R-003"] == (
        f"{head}Destroy each enemy Z/X with Cost 2 or less on a Square. "
        "Unless that was done to 2 or more cards, draw 1 card."
    )


def test_unless_is_one_sentence_with_all_that_is_done() -> None:
    unless = If([TurnOf(Side.OWN)], do=[], otherwise=[Draw(1), Destroy(ONE)])
    one = "Unless it is your turn, draw 1 card, then destroy 1 Z/X of yours on a Square."
    assert say(event(unless, Draw(2))) == f"[Event] {one} In any case, draw 2 cards."


@pytest.mark.parametrize(("resource", "drawn"), [(2, 1), (3, 0)])
def test_unless_is_done_if_one_of_the_conditions_does_not_hold(resource: int, drawn: int) -> None:
    g = Scenario(card_set=SET).hand(0, "R-001").resource(0, COAL, times=resource).begin().do("play R-001")
    assert len(g.zone(0, "hand")) == drawn


@pytest.mark.parametrize(("other", "drawn"), [(COAL, 1), ("R-001", 0)])
def test_unless_asks_what_was_chosen(other: str, drawn: int) -> None:
    g = Scenario(card_set=SET).hand(0, "R-002", other).begin().do("play R-002", f"choose hand:{other}")
    assert len(g.zone(0, "hand")) == drawn


@pytest.mark.parametrize(("enemies", "drawn"), [(["a3"], 1), (["a3", "c3"], 0)])
def test_unless_counts_what_was_done(enemies: list[str], drawn: int) -> None:
    board = Scenario(card_set=SET).hand(0, "R-003")
    for square in enemies:
        board = board.zx(square, COAL, 1)
    g = board.begin().do("play R-003")
    assert len(g.zone(0, "hand")) == drawn


@pytest.mark.parametrize(
    ("before", "do", "to"),
    [
        ([], [Draw(1)], None),
        ([Pick(ONE)], [Draw(1)], None),
        ([OWN_HAND], [Draw(1)], None),
        ([], [AWAY], THIS),
        ([Pick(ONE)], [AWAY], THIS),
        ([], [Destroy(ONE), Power(500, IT)], None),
    ],
)
def test_what_is_done_at_the_end_of_the_turn_says_to_which_card(
    before: list[Effect], do: list[Effect], to: This | None
) -> None:
    """Without `to` the delayed part remembers the card that it is about."""
    plain, said = appears(*before, AtEndOfTurn(do)), appears(*before, AtEndOfTurn(do, to=to))
    assert encode([plain]).tobytes() == encode([said]).tobytes() and say(plain) == say(said)


@pytest.mark.parametrize(
    ("bad", "field", "words"),
    [
        (event(If([TurnOf(Side.OWN)], [])), "abilities[0].do[0]", "nothing is done in either case"),
        (event(If([], [Draw(1)])), "abilities[0].do[0].needs", "leave the If out"),
        (event(Draw(1), IfDone(1, [])), "abilities[0].do[1]", "nothing is done in either case"),
        (event(Pick(choose(1, HAND)), IfPicked(1, [])), "abilities[0].do[1]", "nothing is done"),
        (event(Then(Draw(1), [])), "abilities[0].do[0]", "nothing is done in either case"),
        (event(OneOf([[Draw(1)], []])), "abilities[0].do[0].modes[1]", "put a May around"),
        # A type that a named card has not, or that no card there has.
        (counts(zx(Side.OWN, named="Beacon")), "abilities[0].do[0].needs[0].among.kind", "CardType.LINK"),
        (counts(zx(Side.OWN, kind=CardType.LINK, named="T")), "abilities[0].do[0].needs[0].among.kind", "ZX"),
        (event(Destroy(choose(1, zx(named="Somebody")))), "abilities[0].do[0].what.among.kind", "PLAYER"),
        (
            zx_with(
                Always(
                    do=[
                        Gains(Startup(cost=[], do=[Draw(1)]), each(zx(Side.OWN, kind=CardType.PLAYER))),
                    ]
                )
            ),
            "abilities[0].do[0].to.named",
            "say which Player card",
        ),
        (counts(zx(kind=CardType.PLAYER)), "abilities[0].do[0].needs[0].among.kind", "a Player card"),
        (counts(zx(kind=CardType.PLAYER_EX)), "abilities[0].do[0].needs[0].among.kind", "a Player Extra"),
        (
            event(Destroy(choose(1, zx(kind=CardType.EVENT)))),
            "abilities[0].do[0].what.among.kind",
            "no Event",
        ),
        # Words that no rule carries out there.
        (
            zx_with(Always(do=[FreePlay()], valid_in=(Zone.HAND, Zone.TRASH))),
            "abilities[0].valid_in",
            "valid_in=Zone.HAND",
        ),
        (event(OWN_HAND, LATER), "abilities[0].do[1].to", "a card on no Square is not remembered"),
        (event(May(OWN_HAND, then=[LATER])), "abilities[0].do[0].then[0].to", "not remembered"),
        (event(Destroy(ONE), LATER), "abilities[0].do[1].to", "not remembered"),
        (event(OWN_CHARGE, AtEndOfTurn([Destroy(IT)])), "abilities[0].do[1].do[0]", "does nothing to it"),
        (event(OWN_CHARGE, Power(500, IT)), "abilities[0].do[1]", "it is in CHARGE"),
        (event(PlayFree(ONE)), "abilities[0].do[0]", "cards in SQUARE"),
        (event(Move(ONE, Zone.DYNAMIS)), "abilities[0].do[0].state", "State.FACE_UP"),
        (
            event(Move(ONE, Zone.DYNAMIS, State.FACE_UP, shown=True)),
            "abilities[0].do[0].shown",
            "leave it out",
        ),
        (event(Pick(choose(1, HAND)), LATER), "abilities[0].do[1].to", "not remembered"),
        (event(AtEndOfTurn([AWAY], to=THIS)), "abilities[0].do[0].to", "not remembered"),
        (
            zx_with(Startup(cost=[], do=[AtEndOfTurn([AWAY], to=THIS)], valid_in=Zone.HAND)),
            "abilities[0].do[0].to",
            "not remembered",
        ),
        (
            appears(Move(THIS, Zone.HAND), AtEndOfTurn([AWAY], to=THIS)),
            "abilities[0].do[1].to",
            "not rem",
        ),
        (
            event(AtEndOfTurn([Damage(500, each(zx()))], to=None), WhenDestroyed([Draw(1)])),
            "abilities[0].do[1]",
            "no damage was dealt just before",
        ),
        (
            event(Damage(500, each(zx())), AtEndOfTurn([WhenDestroyed([Draw(1)])], to=None)),
            "abilities[0].do[1].do[0]",
            "no damage was dealt just before",
        ),
        (
            event(Damage(500, choose(1, zx())), Pick(choose(1, zx())), WhenDestroyed([Draw(1)])),
            "abilities[0].do[2]",
            "no damage was dealt just before",
        ),
        (
            zx_with(Always(do=[GainPower(CostOf(card(Side.OWN, Zone.CHARGE)), each(zx()), ranged=True)])),
            "abilities[0].do[0].amount",
            "so much for each card",
        ),
        # What the words could not tell from something else.
        (event(Then(May(Draw(1)), [Draw(1)])), "abilities[0].do[0].do", "one word"),
        (appears(AtEndOfTurn([Draw(1)], to=THIS)), "abilities[0].do[0].to", "done to THIS: leave `to` out"),
        (event(AtEndOfTurn([Destroy(IT)])), "abilities[0].do[0].do[0].what", "no choice before has picked"),
        (
            appears(AtEndOfTurn([Draw(1)], to=THIS)),
            "abilities[0].do[0].to",
            "nothing in `do` is done to THIS",
        ),
        (appears(AtEndOfTurn([Destroy(THIS)], to=None)), "abilities[0].do[0].to", "say to=THIS"),
        (
            appears(Move(THIS, Zone.CHARGE), AtEndOfTurn([Move(THIS, Zone.HAND)], to=None)),
            "abilities[0].do[1].to",
            "say to=THIS",
        ),
        (appears(AtEndOfTurn([Destroy(IT)], to=THIS)), "abilities[0].do[0].do[0].what", "no choice before"),
        (
            appears(Pick(KEEP), AtEndOfTurn([Destroy(IT)], to=KEPT)),
            "abilities[0].do[1].to",
            "remembers IT or THIS",
        ),
        (
            zx_with(Automatic(when=Occurrence.ATTACKS, do=[AtEndOfTurn([Destroy(That(zx()))], to=None)])),
            "abilities[0].do[0].do[0].what",
            "what is done later remembers IT and THIS",
        ),
        (event(Destroy(KEEP)), "abilities[0]", "nothing in the ability refers to KEPT"),
        (
            event(Destroy(KEEP), Destroy(KEEP), Move(KEPT, Zone.HAND)),
            "abilities[0]",
            "keeps the cards of one",
        ),
        (
            event(Sleep(ONE), Destroy(KEEP), Move(KEPT, Zone.HAND)),
            "abilities[0].do[1].what.keep",
            "first choice",
        ),
        (
            zx_with(Startup(cost=[Sleep(ONE)], do=[Destroy(KEEP), Move(KEPT, Zone.HAND)])),
            "abilities[0].do[0].what.keep",
            "first choice",
        ),
        (event(Destroy(Choice(ANY_NUMBER, zx()))), "abilities[0].do[0].what.up_to", "choose(ANY_NUMBER"),
        (
            event(Look(2, [Move(choose(1, looked(card(Side.ENEMY, Zone.DECK))), Zone.HAND)])),
            "abilities[0].do[0].do[0].what.among",
            "those of one deck",
        ),
        (event(Pick(ONE), Put(IT, NORMAL, was=IT)), "abilities[0].do[1].was", "leave `on`, `near`"),
        (
            event(Pick(ONE), Put(IT, ANY_SQUARE, was=IT, near=IT)),
            "abilities[0].do[1].was",
            "leave `on`, `near`",
        ),
        (
            event(Pick(ONE), Put(ONE, NORMAL, near=IT)),
            "abilities[0].do[1].what",
            "choose this one with keep=True",
        ),
        (
            event(Destroy(choose(1, zx(on=Squares("a Normal Square", "x.. ... ..."))))),
            "abilities[0].do[0].what.among.on.diagram",
            "other Squares need other words",
        ),
        (
            zx_with(
                Automatic(
                    when=Occurrence.PUT_IN_TRASH,
                    of=Among(Side.OWN, Zone.TRASH, on=NORMAL),
                    do=[Draw(1)],
                )
            ),
            "abilities[0].of.on",
            "only cards on Squares stand on Squares",
        ),
        (
            zx_with(Automatic(when=Occurrence.LIFE_DECREASES, of=zx(), do=[Draw(1)])),
            "abilities[0].of",
            "happens to no card",
        ),
    ],
    ids=lambda value: str(value)[-30:],
)
def test_what_no_rule_does_is_refused(bad: Card, field: str, words: str) -> None:
    with pytest.raises(CardError) as caught:
        encode([bad, LINK, CLOAK, player_card()])
    assert str(caught.value).startswith(f"card T-001, {field}: ")
    assert words in str(caught.value)


@pytest.mark.parametrize(
    "good",
    [
        counts(zx(Side.OWN, kind=CardType.LINK, named="Beacon")),
        counts(zx(Side.OWN, named="Cloak")),  # a Z/X has the name of the Shift that lies on it
        counts(zx(Side.OWN, named=Japanese("いない"))),
        event(Put(choose(1, zx(Side.OWN, zone=Zone.TRASH)), NORMAL), LATER),
        event(Pick(choose(1, zx(Side.OWN))), If([TurnOf(Side.OWN)], [Move(IT, Zone.HAND)]), LATER),
        event(May(OWN_CHARGE, otherwise=[Pick(choose(1, zx(Side.OWN))), LATER])),
        event(Damage(500, each(zx())), If([TurnOf(Side.OWN)], [WhenDestroyed([Draw(1)])])),
    ],
    ids=lambda value: say(value)[-40:],
)
def test_what_can_be_done_is_not_refused(good: Card) -> None:
    encode([good, LINK, CLOAK])


# -- where a conditional effect ends

YOURS, A, B, C = [TurnOf(Side.OWN)], Draw(1), Draw(2), Draw(3)
IF = "If it is your turn,"


@pytest.mark.parametrize(
    ("do", "words"),
    [
        ([If(YOURS, [A, B])], f"{IF} draw 1 card. Draw 2 cards."),
        ([If(YOURS, [A]), B], f"{IF} draw 1 card. In any case, draw 2 cards."),
        (
            [If(YOURS, [May(A, [B]), C])],
            f"{IF} (you may draw 1 card. If you did, draw 2 cards.) Draw 3 cards.",
        ),
        (
            [If(YOURS, [May(A, [B])]), C],
            f"{IF} you may draw 1 card. If you did, draw 2 cards. In any case, draw 3 cards.",
        ),
        (
            [If(YOURS, [May(A, [B])], [C])],
            f"{IF} (you may draw 1 card. If you did, draw 2 cards.) Otherwise, draw 3 cards.",
        ),
        (
            [If(YOURS, [May(A, [B], [C])])],
            f"{IF} you may draw 1 card. If you did, draw 2 cards. Otherwise, draw 3 cards.",
        ),
        ([AtEndOfTurn([A], to=None), B], "At the end of the turn, draw 1 card. At once, draw 2 cards."),
        ([AtEndOfTurn([A, B], to=None)], "At the end of the turn, draw 1 card. Draw 2 cards."),
        (
            [OneOf([[If(YOURS, [A]), B], [C]])],
            "Choose 1 of these: (1) (if it is your turn, draw 1 card.), then draw 2 cards; (2) draw 3 cards.",
        ),
        ([May(A), B], "You may draw 1 card. Draw 2 cards."),
    ],
    ids=lambda value: value[:50] if isinstance(value, str) else "",
)
def test_the_sentence_says_where_a_conditional_effect_ends(do: list[Effect], words: str) -> None:
    encode([event(*do)])
    assert say(event(*do)) == f"[Event] {words}"


def test_a_battle_with_a_described_card_is_said() -> None:
    that = zx(Side.ENEMY, cost_at_most=3)
    ended = Automatic(when=Occurrence.BATTLE_ENDS, that=that, do=[A])
    attacked = replace(ended, role=Role.ATTACKER)
    other = "an enemy Z/X with Cost 3 or less"
    assert say(zx_with(ended)) == f"[Auto] When a battle of this card with {other} ends, draw 1 card."
    assert say(zx_with(attacked)) == (
        f"[Auto] When a battle in which this card attacked {other} ends, draw 1 card."
    )
    assert say(zx_with(replace(attacked, role=Role.ATTACKED))) == (
        f"[Auto] When a battle in which {other} attacked this card ends, draw 1 card."
    )


# -- an ability that is gained by a card that appeared in a way


def _move(g: Play, at: str, to: str) -> Play:
    return g.do("play S-127", f"choose {at}", f"choose {to}")


@pytest.mark.parametrize(("called", "drawn"), [(True, 1), (False, 0)])
def test_a_card_gains_an_ability_by_how_it_appeared(called: bool, drawn: int) -> None:
    board = Scenario(card_set=SET).hand(0, "R-004", *["R-006"] * called, "S-127").resource(0, COAL, times=3)
    g = board.begin()
    g.do("play R-006", "choose hand:R-004", "choose a1") if called else g.do("play R-004", "at a1")
    before = len(g.zone(0, "hand"))
    assert len(_move(g, "a1", "a2").zone(0, "hand")) == before - 1 + drawn


@pytest.mark.parametrize(("called", "drawn"), [(True, 1), (False, 0)])
def test_others_gain_an_ability_by_how_the_giver_appeared(called: bool, drawn: int) -> None:
    board = Scenario(card_set=SET).hand(0, "R-005", *["R-006"] * called, "S-127").zx("c1", COAL)
    g = board.resource(0, COAL, times=3).begin()
    g.do("play R-006", "choose hand:R-005", "choose a1") if called else g.do("play R-005", "at a1")
    before = len(g.zone(0, "hand"))
    assert len(_move(g, "c1", "c2").zone(0, "hand")) == before - 1 + drawn


# -- the idiom of the README, and damage after a delayed part


@pytest.mark.parametrize(("answers", "drawn"), [(["no"], 0), (["yes", "no"], 1), (["yes", "yes"], 2)])
def test_up_to_two_cards_are_drawn_one_by_one(answers: list[str], drawn: int) -> None:
    """CR 304.4."""
    g = Scenario(card_set=SET).hand(0, "R-007").begin().do("play R-007")
    for number, answer in enumerate(answers):
        assert len(g.zone(0, "hand")) == number
        g.do(answer)
    assert len(g.zone(0, "hand")) == drawn


def test_damage_of_a_delayed_part_is_not_the_damage_of_the_effect() -> None:
    """Only the Z/X that is dealt damage at once is waited for."""
    g = Scenario(card_set=SET).hand(0, "R-008").zx("a3", COAL, 1).zx("c3", TANK, 1).begin()
    g.do("play R-008", "choose a3")
    assert (g.on("a3"), g.on("c3"), len(g.zone(0, "hand"))) == (None, TANK, 1)

"""Print how often each ability of the standard set works in random play.

`python -m tests.cards.random_play.report` plays some thousand compiled games, first with the shipped decks,
then around the abilities that have not been carried out yet. For each ability it prints how often it
triggered, was offered to a player (or its effect asked one), was carried out (an Always ability: held,
counted up to 1000), and how many steps of its effect did something; then whether a scenario of
test_rarely_reached.py carries it out.
"""

import argparse

from tests.cards.random_play.games import Run
from tests.cards.random_play.resolved import COUNTS
from tests.cards.random_play.test_rarely_reached import SCENARIOS
from zx_env.zx.cards.pool import STANDARD, card_table
from zx_env.zx.terms import AbilityKind


def lines(run: Run) -> list[str]:
    """Return the table: a line for each ability of the standard set."""
    pool = card_table(STANDARD)
    first, kinds = pool.record[0]["card"]["ability"], pool.record[0]["ability"]["kind"]
    rows = {card.number: int(first[row]) for row, card in enumerate(pool.cards)}
    table = [
        f"{'ability':<12}{'kind':<12}"
        + "".join(f"{name:>11}" for name in ("triggered", "offered", "done", "steps"))
    ]
    for number, place in sorted(run.every):
        counts = run.watch.counts_of((number, place))
        kind = AbilityKind(int(kinds[rows[number] + place])).name.lower()
        scene = "  scenario" if (number, place + 1) in SCENARIOS else ""
        name = f"{number}#{place + 1}"
        table.append(f"{name:<12}{kind:<12}" + "".join(f"{counts[one]:>11}" for one in COUNTS) + scene)
    return table


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pairs", type=int, default=50, help="pairs of decks in each round")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seed", type=int, default=7)
    options = parser.parse_args()
    run = Run(options.seed)
    run.shipped_decks()
    for _ in range(options.rounds):
        run.decks_around_what_is_missing(options.pairs)
    run.crowded_positions(40)
    print("\n".join(lines(run)))
    print(f"{run.games} games, {run.decisions} decisions; {len(run.every)} abilities")
    for words, abilities in (
        ("never carried out", run.missing),
        ("never did anything", run.watch.idle & run.every),
    ):
        print(f"{words}: {len(abilities)}")
        print("  " + " ".join(f"{number}#{place + 1}" for number, place in sorted(abilities)))


if __name__ == "__main__":
    main()

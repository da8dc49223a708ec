"""Write the tables of chances of winning anew, from games with the trained leave values: scripts/futures.py [GAME …]"""

import sys
from pathlib import Path

from leggio.cli.board_games import RULES_OF
from leggio.cli.lexicons import lexicon_of
from leggio.engine.leaves import trained_leaves
from leggio.engine.registry import rules_of
from leggio.engine.winning import TABLE, futures_table

SOURCES = Path(__file__).resolve().parents[1] / "src"
GAMES, OF_SLOW_ONES = 8000, 3000
SEED = 2


def main() -> None:
    """Write those asked for, or all."""
    for name in sys.argv[1:] or list(RULES_OF):
        rules = rules_of(RULES_OF[name])
        graph, leaves = lexicon_of(rules.name).graph, trained_leaves(rules.name)
        text = futures_table(
            rules.name, graph, leaves, games=GAMES if rules.rollout_cost == 1 else OF_SLOW_ONES, seed=SEED
        )
        SOURCES.joinpath(*rules.tables.split("."), TABLE).write_text(text, "ascii")


if __name__ == "__main__":
    main()

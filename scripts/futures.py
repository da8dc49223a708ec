"""Write the tables of chances of winning anew, from games with the trained rack values: scripts/futures.py [GAME …]"""

import sys
from pathlib import Path

from leggio.cli.board_games import RULES_OF, BoardGame
from leggio.cli.lexicons import lexicon_of
from leggio.engine.leaves import trained_leaves
from leggio.engine.winning import futures_table

TABLES = Path(__file__).resolve().parents[1] / "src" / "leggio" / "engine" / "tables"
GAMES = {BoardGame.SCRABBLE: 8000, BoardGame.SCARABEO: 3000}
SEED = 2


def main() -> None:
    """Write those asked for, or all."""
    for name in sys.argv[1:] or list(BoardGame):
        game = BoardGame(name)
        rules = RULES_OF[game]
        text = futures_table(rules, lexicon_of(rules).graph, trained_leaves(rules), games=GAMES[game], seed=SEED)
        (TABLES / f"{game}.futures").write_text(text, "ascii")


if __name__ == "__main__":
    main()

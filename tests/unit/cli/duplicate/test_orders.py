"""What somebody types in a round, understood."""

import pytest

from leggio.cli.duplicate.orders import Verb, Writing, parse
from leggio.core.board import Direction, Square, empty_board


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("", Verb.CLOSE),
        ("  ", Verb.CLOSE),
        ("chiudi", Verb.CLOSE),
        ("PASS", Verb.CLOSE),
        ("mescola", Verb.SHUFFLE),
        ("?", Verb.HELP),
        ("fine", Verb.END),
        ("quit", Verb.QUIT),
        ("8F MICIO", Writing(Square(7, 5), Direction.ACROSS, "MICIO")),
        ("F8 vert. micio", Writing(Square(7, 5), Direction.DOWN, "micio")),
        ("MICIO", None),
        ("boh MICIO", None),
        ("8F", None),
    ],
)
def test_lines(line: str, order: Verb | Writing | None) -> None:
    """Positions as the book and as files have them, words in both languages, an empty line to close."""
    assert parse(line) == order


def test_jollies_step_in() -> None:
    """Art. 8: a letter that is missing is the jolly's."""
    writing = Writing(Square(7, 5), Direction.ACROSS, "micio")
    assert writing.slip_word(empty_board(15), "MICI?AB") == "MICIo"

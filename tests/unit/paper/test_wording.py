"""What paper and sites say."""

from enum import StrEnum

import pytest

from leggio.games.registry import GAMES
from leggio.games.scarabeo.events import Ending as ScarabeoEnding
from leggio.games.scarabeo.state import Entry as ScarabeoEntry
from leggio.games.scrabble.events import Ending as ScrabbleEnding
from leggio.games.scrabble.state import Entry as ScrabbleEntry
from leggio.games.verbum.events import Ending as VerbumEnding
from leggio.paper.naming import counted
from leggio.paper.wording import Words
from leggio.speech import Speaker, languages


def test_what_people_write_is_no_sentence() -> None:
    """A name with braces stays as it is."""
    assert Words("it")("deed.referee_appointed", name="{round}") == "Nomina arbitro {round} (art. 43)."


def test_what_paper_says_reaches_nobody_else() -> None:
    """Its words for columns are short."""
    assert Words("it")("criterion.wins") != Speaker("it", "tournament")("criterion.wins")
    assert not Speaker("it").knows("criterion.wins")


@pytest.mark.parametrize(("count", "told"), [(0, "0 turni"), (1, "1 turno"), (2, "2 turni")])
def test_counts(count: int, told: str) -> None:
    """One is no plural."""
    assert counted("rounds", count, Words("it")) == told


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("game", "endings", "entries"),
    [
        ("scrabble", list(ScrabbleEnding), list(ScrabbleEntry)),
        ("scarabeo", list(ScarabeoEnding), list(ScarabeoEntry)),
        ("verbum", list(VerbumEnding), []),
    ],
)
def test_nothing_on_a_score_sheet_is_without_words(
    language: str, game: str, endings: list[StrEnum], entries: list[StrEnum]
) -> None:
    """Every end, every entry, the rule sets of games that have several, the name of the game."""
    say = Speaker(language, game)
    assert all(say.knows(f"scoresheet.end.{ending}") for ending in endings)
    assert all(say.knows(f"scoresheet.row.{entry}") for entry in entries if entry != "play")
    rules = GAMES[game].rulebook.names
    assert len(rules) == 1 or all(say.knows(f"scoresheet.rules.{name}") for name in rules)
    assert say.knows("about.name")

"""`leggio analyze`: a game turn by turn, one turn, JSON; what is broken is told with its line."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from leggio.cli.analyze.telling import fact_sentence
from leggio.cli.speaking import Speaker
from leggio.engine.analysis.report import Fact, Method, TurnGrade
from leggio.engine.record import Limit
from leggio.engine.scrabble.gcg import gcg_of
from leggio.games.scrabble.events import Played
from leggio.notation.gcg import write_gcg
from leggio.notation.log import write_log
from leggio.speech import languages
from support.analysed import LISTED, short_game
from support.terminal import run


@pytest.fixture
def words(tmp_path: Path) -> Path:
    """A word list."""
    path = tmp_path / "words.txt"
    path.write_text("\n".join(LISTED))
    return path


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The log of a short game."""
    path = tmp_path / "game.jsonl"
    path.write_text(write_log("scrabble", short_game().log))
    return path


def test_the_whole_game_is_told(game: Path, words: Path) -> None:
    """Every turn, what would have been better, the chances, what it came to for each player."""
    told = run("analyze", game, "--words", words, "--effort", "quick", width=130)
    assert told.code == 0, told.err
    assert "OCA J8 vert." in told.out
    assert "SCOPATE J6 vert." in told.out
    assert "cambia AB" in told.out
    assert "Probabilità di vittoria di Anna" in told.out
    assert "Punti persi a turno" in told.out
    assert "La partita non è finita." in told.out


def test_one_turn_is_told_with_its_board_and_choices(game: Path, words: Path) -> None:
    """The board before it, the rack, the best choices with figures, the one made marked; in English too."""
    told = run("analyze", game, "--words", words, "--effort", "quick", "--turn", 2, "--lang", "en")
    assert told.code == 0, told.err
    assert "Turn 2: Bea, 0 to 16" in told.out
    assert "▶  OCA J8 down" in told.out
    assert "Compared by simulation." in told.out
    none = run("analyze", game, "--words", words, "--turn", 9, "--lang", "en")
    assert (none.code, none.err) == (1, "There is no turn 9: the game has 3.\n")


def test_json_is_the_same_for_a_seed(game: Path, words: Path) -> None:
    """Programs get all the figures; threads do not change them."""
    options = ("--words", words, "--effort", "quick", "--json", "--seed", 5)
    one = run("analyze", game, *options)
    assert one.out == run("analyze", game, *options, "--threads", 3).out
    data = json.loads(one.out)
    assert [turn["deed"] for turn in data["turns"]] == ["play", "play", "exchange"]
    assert data["limits"] == ["unfinished"]
    assert len(data["curve"]) == 4


def test_what_the_other_kept_is_inferred_if_asked_for(game: Path, words: Path) -> None:
    """`--infer` changes what follows a play, and nothing before the first."""
    options = ("--words", words, "--effort", "quick", "--json")
    usual, inferred = (json.loads(run("analyze", game, *options, *more).out)["turns"] for more in ((), ("--infer",)))
    assert inferred[0] == usual[0]
    assert inferred[1] != usual[1]


def test_a_gcg_will_do(tmp_path: Path, words: Path) -> None:
    """The game of another program, racks and all."""
    path = tmp_path / "game.gcg"
    path.write_bytes(write_gcg(gcg_of(short_game().log)))
    told = run("analyze", path, "--words", words, "--effort", "quick", width=130)
    assert told.code == 0, told.err
    assert "SCOPATE J6 vert." in told.out


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("#player1 a A\n#player2 b B\n>a: 8F MICIO +16 17\n", "line 3"),
        ("#player1 a A\n#player2 b B\n>a: MICIOKK 8F MICIO +16 16\n", "line 3"),
        ('{"format":"leggio-log","version":1,"game":"scrabble"}\n{"seq":7}\n', "line 2"),
        ("", "is empty."),
        ("\n \n", "is empty."),
    ],
)
def test_a_broken_game_is_told_with_its_line(content: str, told: str, tmp_path: Path) -> None:
    """Whatever is wrong with it, never a traceback."""
    path = tmp_path / "broken.gcg"
    path.write_text(content)
    found = run("analyze", path, "--lang", "en")
    assert found.code == (3 if content.startswith("{") else 1)
    assert told in found.err.lower()


def test_a_log_that_does_not_hold_is_refused(game: Path) -> None:
    """A score that was changed is found before anything is analysed."""
    events = short_game().log
    changed = [replace(event, score=99) if isinstance(event, Played) else event for event in events]
    game.write_text(write_log("scrabble", changed))
    found = run("analyze", game, "--lang", "en")
    assert found.code == 3
    assert "event" in found.err.lower()


def test_folders_and_files_are_told_apart(game: Path, tmp_path: Path) -> None:
    """A folder needs a place for its results, a single game has none."""
    assert "--out" in run("analyze", tmp_path).err
    assert "--json" in run("analyze", game, "--out", tmp_path / "out").err
    for option in (("--turn", 2), ("--json",)):
        assert "--turn e --json" in run("analyze", tmp_path, "--out", tmp_path / "out", *option).err


FACTS = (
    Fact("kept_twins", {"tile": "C", "count": 2, "cost": 6}),
    Fact("missed_prize", {"word": "SCOPATE", "square": "H4", "direction": "down", "points": 78, "tiles": 7}),
    Fact("exchange_better", {"given": "BCC", "kept": ""}),
    Fact("good_challenged", {"words": "OCA", "points": 6, "penalty": 0, "challenger": 0}),
)


def test_facts_become_sentences() -> None:
    """In Italian as a friend would say it, in English as well."""
    players = ("Anna", "Bea")
    italian = [fact_sentence(fact, "scrabble", players, Speaker("it")) for fact in FACTS]
    assert italian == [
        "Lasciava due C sul leggio: −6.",
        "SCOPATE H4 vert. valeva 78: mancato uno Scrabble.",
        "Era meglio cambiare tutto il leggio.",
        "Anna ha contestato OCA, che è valida.",
    ]
    english = [fact_sentence(fact, "scrabble", players, Speaker("en")) for fact in FACTS]
    assert english[0] == "Left two Cs on the rack: −6."


def test_several_words_are_plural() -> None:
    """A play may form several words that are none, and several may be challenged at once."""
    ruled: dict[str, str | int] = {"words": "AB, IB", "points": 6, "penalty": 1, "challenger": 0}
    facts = (
        Fact("phoney_stood", {"words": "AB, IB", "points": 10, "cost": 12}),
        Fact("good_challenged", ruled),
        Fact("phoney_withdrawn", {**ruled, "penalty": 0}),
        Fact("ruled_wrong", ruled),
    )
    assert [fact_sentence(fact, "scrabble", ("Anna", "Bea"), Speaker("it")) for fact in facts] == [
        "AB, IB non sono nel dizionario e nessuno ha contestato: contestare valeva 12 punti.",
        "Anna ha contestato AB, IB, che sono valide: 1 di penalità.",
        "AB, IB non sono valide: contestate da Anna e tolte.",
        "Al tavolo AB, IB sono state tolte; questo dizionario le ammette.",
    ]


@pytest.mark.parametrize("language", languages())
def test_every_grade_method_and_limit_has_words(language: str) -> None:
    """Whatever an analysis can say of a turn or of a game."""
    say = Speaker(language)
    assert all(say.knows(f"analysis.grade.{grade}") for grade in TurnGrade)
    assert all(say.knows(f"analysis.method.{method}") for method in Method)
    assert all(say.knows(f"analysis.limit.{limit}") for limit in Limit)

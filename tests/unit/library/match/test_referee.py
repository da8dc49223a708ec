"""Games between programs, real ones: the example engine, ours, and some that do what they should not."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import leggio
from leggio.engine.words import word_graph
from leggio.lexicon.opening import cache_directory
from leggio.library.match import Contender, Engine, EngineError, Terms, engine_called, play_game, play_match
from support.invented_words import WORDS

EXAMPLE = Path(__file__).parents[4] / "examples" / "engine.py"
GRAPH = word_graph(WORDS)
TERMS = Terms(game="scrabble", rules="figs-2", graph=GRAPH, patience=20)
HELLO = "lepok 1\\n"


def ours(level: str = "campione") -> Contender:
    """Our engine, by the words of the test."""
    return Contender(engine_called(level), cache=cache_directory(), graph=GRAPH, options={"Game": "scrabble"})


def program(code: str) -> Contender:
    """A program of a few lines, in a process of its own."""
    answer = f"""
import sys
for line in sys.stdin:
    word = line.split()[0]
    if word == "lep": print("id name Strange\\nlepok 1", flush=True)
    elif word == "isready": print("readyok", flush=True)
    elif word == "quit": break
    elif word == "go":
        {code}
"""
    engine = Engine(text="strange", command=(sys.executable, "-c", answer))
    return Contender(engine, cache=cache_directory(), options={})


@pytest.fixture
def example(tmp_path: Path) -> Iterator[Contender]:
    """The engine of examples/, which knows nothing of Leggio."""
    words = tmp_path / "words.txt"
    words.write_text("\n".join(WORDS))
    engine = Engine(text="example", command=(sys.executable, str(EXAMPLE), str(words)))
    contender = Contender(engine, cache=cache_directory(), options={"Game": "scrabble"})
    yield contender
    contender.close()


def test_a_match_with_a_program_of_somebody_elses(example: Contender) -> None:
    """Whole games by the rules, on the same bag, with the sides changed: every move of the other program is legal."""
    games = []
    results = play_match(TERMS, (example, ours()), pairs=1, seed=3, kept=lambda _, game: games.append(game))
    assert [result.loser for result in results] == [None, None]
    assert [result.first for result in results] == [0, 1]
    assert all(min(result.scores) > 0 for result in results)
    assert example.name == "Plain Python"
    first, second = games
    assert first is not None
    assert second is not None
    assert first.state.players == ("Plain Python", "campione")
    assert first.state.commitment == second.state.commitment
    assert leggio.Game.from_log(leggio.write_log(first), words=GRAPH).scores == first.scores


def test_a_match_goes_on_from_what_was_played(example: Contender) -> None:
    """What is in the log is not played again; the same seed gives the same games."""
    whole = play_match(TERMS, (ours(), ours()), pairs=2, seed=1)
    again = play_match(TERMS, (ours(), ours()), pairs=2, seed=1, played=whole[:3])
    assert [each.scores for each in again] == [each.scores for each in whole]
    assert again[:3] == whole[:3]
    assert whole[0].scores == whole[1].scores[::-1]  # the same player on both sides


def test_scarabeo_with_its_scarabs() -> None:
    """Ours against itself, by the other board, to the end."""
    terms = Terms(game="scarabeo", rules="scarabeo", graph=GRAPH)
    sides = [
        Contender(engine_called("campione"), cache=cache_directory(), graph=GRAPH, options={"Game": "scarabeo"})
        for _ in range(2)
    ]
    result, game = play_game(terms, sides, pair=1, first=1, seed="s")
    assert (result.loser, result.reason in {"closed", "deadlock"}) == (None, True)
    assert game is not None
    assert game.over


@pytest.mark.parametrize(
    ("code", "reason", "told"),
    [
        ("sys.exit('out of ideas')", "crashed", "exit 1: out of ideas"),
        ("raise ValueError('so')", "crashed", "ValueError: so"),
        ("print('bestmove 8H QUOZ', flush=True)", "illegal", "8H QUOZ"),
        ("print('bestmove 8H', flush=True)", "illegal", "is not a move"),
        ("print('bestmove exchange ZZZZZZZ', flush=True)", "illegal", "exchange ZZZZZZZ"),
        ("print('bestmove', flush=True)", "illegal", "is not a move"),
        ("pass", "hung", "0 s"),
        ("print('error 7 no idea', flush=True)", "hung", "7 no idea"),
    ],
)
def test_what_a_program_does_wrong_loses(code: str, reason: str, told: str) -> None:
    """With the reason, and the next game begins with a new one."""
    patience = 0.2 if reason == "hung" else 20
    other = program(code)
    sides = (ours(), other)
    for first in (1, 0):
        result, _ = play_game(
            Terms(game="scrabble", rules="figs-2", graph=GRAPH, patience=patience), sides, pair=1, first=first, seed="s"
        )
        assert (result.loser, result.reason, result.points) == (1, reason, 1.0)
        assert told in result.detail
    other.close()


def test_a_program_that_speaks_no_protocol() -> None:
    """It ends at once, or has never heard of it."""
    for code, reason in (("pass", "crashed"), ("import sys; sys.exit(3)", "crashed")):
        silent = Contender(Engine(text="x", command=(sys.executable, "-c", code)), cache=cache_directory(), options={})
        result, game = play_game(TERMS, (silent, ours()), pair=1, first=0, seed="s")
        assert (result.loser, result.reason, result.points, game) == (0, reason, 0.0, None)


def test_how_engines_are_called() -> None:
    """By level, by settings, by a command line; anything else is told."""
    assert engine_called("Forte").options == (("Level", "forte"),)
    called = engine_called("leggio:level=medio,movetime=200")
    assert (called.options, called.go) == ((("level", "medio"),), "movetime 200")
    assert engine_called(f"{sys.executable} -c 'a b'").command == (sys.executable, "-c", "a b")
    for text, code in (
        ("nobody", "match.no_engine"),
        ("", "match.no_engine"),
        ("'", "match.no_engine"),
        ("leggio:level=none", "engine.not_one_of"),
        ("leggio:strength=3", "engine.no_option"),
    ):
        with pytest.raises(EngineError) as raised:
            engine_called(text)
        assert raised.value.code == code

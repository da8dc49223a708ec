"""Who judges words at the tables of a server."""

import asyncio
import os
from pathlib import Path

import pytest

from leggio.core.board import empty_board
from leggio.core.finding import finder_of
from leggio.core.verdicts import Judge
from leggio.server.editions import Editions
from leggio.server.judges import LexiconJudges
from leggio.storage.edition_store import SqlEditionStore
from leggio.storage.engine import open_engine
from leggio.storage.location import read_url
from leggio.table.records import Settings
from support import heap_game


@pytest.fixture(scope="module")
def judges() -> LexiconJudges:
    """Judges with the bundled lexicon."""
    return judges_here()


def judges_here() -> LexiconJudges:
    """Judges without a database: there are no editions to look up."""
    cache, engine = Path(os.environ["LEGGIO_CACHE"]), open_engine(read_url("sqlite:///nowhere.db"))
    return LexiconJudges(cache, Editions(SqlEditionStore(engine), cache))


def judge_of(judges: LexiconJudges, settings: Settings) -> tuple[Judge | None, str]:
    """Who judges at such a table."""
    return asyncio.run(judges.judge_of(settings))


def settings(game: str, rules: str, **options: object) -> Settings:
    """A table for two."""
    return Settings(game=game, rules=rules, seats=2, options=dict(options))


def test_each_rule_set_has_its_words(judges: LexiconJudges) -> None:
    """Scarabeo takes the prefix ri- with any verb (art. 9), the federation does not (art. 14)."""
    scrabble, label = judge_of(judges, settings("scrabble", "figs"))
    scarabeo, other = judge_of(judges, settings("scarabeo", "scarabeo"))
    assert scrabble is not None
    assert scarabeo is not None
    assert label.startswith("figs-")
    assert other.startswith("scarabeo-")
    assert not scrabble.judge("RIABBAIARE").valid
    assert scarabeo.judge("RIABBAIARE").valid


def test_duplicate_has_a_judge_that_finds_the_top(judges: LexiconJudges) -> None:
    """The premise: without the best plays nobody can say what was to be found."""
    judge, label = judge_of(judges, settings("duplicate", "figs"))
    finder = finder_of(judge)
    assert finder is not None
    assert label.startswith("figs-")
    assert {play.word for play in finder.best_plays(empty_board(15), "MICIOBB")} == {"BOMBICI"}


def test_opened_once() -> None:
    """Both editions of the federation share one lexicon, opened when it is first asked for."""
    judges = judges_here()
    assert not judges.is_open("figs")
    assert judges.lexicon("figs") is judges.lexicon("figs-previous") is judges.lexicon("figs-1")
    assert judges.is_open("figs-previous")
    assert not judges.is_open("scarabeo")
    assert not judges.is_open("klingon")


def test_categories_of_verbum(judges: LexiconJudges) -> None:
    """Par. 2: what counts is agreed at the start; common words unless the table says otherwise."""
    usual, _ = judge_of(judges, settings("verbum", "verbum"))
    chosen, _ = judge_of(judges, settings("verbum", "verbum", categories=["provinces", "draghi"]))
    assert usual is not None
    assert chosen is not None
    assert usual.judge("CANE").valid
    assert not chosen.judge("CANE").valid
    assert chosen.judge("MI").valid


def test_two_letters_are_enough_for_abbreviations_only(judges: LexiconJudges) -> None:
    """Verbum, par. 2: where words have three letters RE is the province and HO too short; where two, a word."""
    three, _ = judge_of(judges, settings("verbum", "verbum", categories=["words", "provinces"]))
    two, _ = judge_of(judges, settings("verbum", "verbum", categories=["words", "provinces"], minimum=2))
    assert three is not None
    assert two is not None
    assert [three.judge(word).valid for word in ("RE", "HO", "TRE")] == [True, False, True]
    assert two.judge("HO").valid


def test_a_game_of_somebody_else(judges: LexiconJudges) -> None:
    """Rules that name no words of their own are played by those of the game's rulebook, the federation's if it says
    nothing."""
    with heap_game.installed():
        judge, label = judge_of(judges, settings(heap_game.NAME, heap_game.NAME))
    assert judge is not None
    assert label.startswith("figs-")
    assert judge.judge("CASA").valid

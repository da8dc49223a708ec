"""Pictures of games: what is on them, and that they are pictures."""

import io
from functools import reduce
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from leggio.games.registry import GAMES
from leggio.notation.log import Log, read_log
from leggio.paper.pictures import NoBoardError, animation, invitation, picture, standings_picture
from leggio.paper.pictures.apng import animated
from leggio.paper.pictures.events import tournament
from leggio.paper.pictures.frames import finished, turns
from leggio.speech import Speaker
from leggio.tournament.evolve import evolve
from leggio.tournament.log import read_tournament
from leggio.tournament.standings.ranking import standings

CORPUS = Path(__file__).parents[2] / "corpus"
SIZE = (1200, 630)


def game(path: str) -> Log:
    """A game of the corpus."""
    return read_log((CORPUS / path).read_bytes())


def ended(log: Log) -> Any:
    """The table it leads to."""
    return reduce(log.game.evolve, log.events, None)


def opened(content: bytes) -> Image.Image:
    """A picture as others read it."""
    return Image.open(io.BytesIO(content))


def test_a_finished_game_shows_who_won_and_the_best_words() -> None:
    """The figures are those of the sheet, the best first; the last board is the whole board."""
    log = game("scrabble/figs-bots.jsonl")
    state = ended(log)
    frame = finished(log, state, Speaker("it", "scrabble", log.game.speech))
    first = [score for score in frame.scores if score.first]
    assert frame.headline == f"Vince {first[0].name}"
    assert int(first[0].score) == max(int(score.score) for score in frame.scores)
    points = sorted((row.points for row in state.sheet if row.entry == "play"), reverse=True)
    assert [int(play.points) for play in frame.plays] == points[:4]
    letters = ["".join(cell.letter for cell in row) for row in frame.board]
    assert "".join(letters) == "".join(state.board.rows).replace(".", "").upper()
    assert opened(picture(log, state, "it")).size == SIZE


def test_nothing_but_laid_letters_is_on_a_picture_of_a_play() -> None:
    """A play is shown with its squares and the score so far: no rack, nothing that came later."""
    log = game("scrabble/figs-bots.jsonl")
    shown = dict(turns(log, Speaker("en", "scrabble", log.game.speech)))
    sheet = ended(log).sheet
    assert list(shown) == [number for number, row in enumerate(sheet, 1) if row.entry == "play"]
    number, frame = next(iter(shown.items()))
    row = sheet[number - 1]
    laid = [frame.board[at[0]][at[1]].letter for at in frame.fresh]
    assert "".join(laid) == row.word.upper()
    assert sum(bool(cell.letter) for line in frame.board for cell in line) == len(row.word)
    assert frame.headline == f"{row.word.upper()}, {row.points} points"


def test_an_animation_has_every_play_and_the_end() -> None:
    """Each frame has its time; who only shows still pictures shows the first."""
    log = game("scarabeo/scarabeo-2-bots.jsonl")
    plays = list(turns(log, Speaker("it", "scarabeo", log.game.speech)))
    moving: Any = opened(animation(log, ended(log), "it"))
    assert moving.n_frames == len(plays) + 1
    moving.seek(moving.n_frames - 1)
    assert moving.info["duration"] == 4000
    moving.load()


def test_cards_have_a_picture_and_no_animation() -> None:
    """A game without a board shows its words; there is no play to show."""
    log = game("verbum/verbum-6-players-109.jsonl")
    assert opened(picture(log, ended(log), "en")).size == SIZE
    with pytest.raises(NoBoardError):
        animation(log, ended(log), "it")
    with pytest.raises(NoBoardError):
        picture(log, ended(log), "it", 1)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_card_to_invite_with(name: str) -> None:
    """In every language the same size; the same card every time."""
    assert opened(invitation(GAMES[name], "it")).size == SIZE
    assert invitation(GAMES[name], "en") == invitation(GAMES[name], "en")


def test_pictures_of_several_sizes_do_not_move_together() -> None:
    """An animation has one size."""
    made = []
    for side in (1, 2):
        content = io.BytesIO()
        Image.new("RGB", (side, side)).save(content, "PNG")
        made.append(content.getvalue())
    with pytest.raises(ValueError, match="sizes"):
        animated(made, [1, 1])


def test_a_duplicate_shows_the_first_of_its_standings() -> None:
    """Its board, who won, and the best plays that were laid; no letters of anybody's slips."""
    log = game("duplicate/figs-evening-000.jsonl")
    state = ended(log)
    frame = finished(log, state, Speaker("it", "duplicate", log.game.speech))
    best = max(player.points for player in state.roll)
    assert frame.scores[0].score == str(best)
    masters = sorted((closed.master.score for closed in state.rounds), reverse=True)
    assert [int(play.points) for play in frame.plays] == masters[:3]
    letters = "".join(cell.letter for row in frame.board for cell in row)
    assert letters == "".join(state.board.rows).replace(".", "").upper()
    assert opened(picture(log, state, "it")).size == SIZE


def test_a_tournament_shows_the_first_of_its_standings() -> None:
    """Its name and who won, as its standings have it."""
    events = read_tournament((CORPUS / "tournament" / "eventful.jsonl").read_bytes()).events
    state = reduce(evolve, events, None)
    assert state is not None
    frame = tournament(state, Speaker("en"))
    lines = standings(state)[:7]
    assert frame.title == state.name
    assert [score.name for score in frame.scores] == [state.entrants[line.number - 1].name for line in lines]
    assert frame.headline == f"{frame.scores[0].name} wins"
    assert opened(standings_picture(state, "en")).size == SIZE

"""Plays and their points for the web app's score preview, from the real rules: web/src/board/fixtures/*.json.

Random letters on random lines of boards that grow: many plays do not fit, so that reasons are compared as well as
points. `scripts/preview_fixtures.py --check` says whether the files are what the rules give today.
"""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from generated import write_or_check

from leggio.core.board import Board, Direction, Layout, Square, empty_board
from leggio.core.letters import tile_of
from leggio.core.outcome import Rejected
from leggio.core.placing import Laying
from leggio.core.tiles import Distribution
from leggio.core.verdicts import WordList
from leggio.games import figs
from leggio.games.scarabeo import commands as scarabeo_commands
from leggio.games.scarabeo import conduct as scarabeo_conduct
from leggio.games.scarabeo import score as scarabeo_score
from leggio.games.scarabeo.game import Game as Scarabeo
from leggio.games.scarabeo.rules import Joining, LetterSquares
from leggio.games.scrabble import commands as scrabble_commands
from leggio.games.scrabble import conduct as scrabble_conduct
from leggio.games.scrabble.game import Game as Scrabble

FOLDER = Path(__file__).parents[1] / "web" / "src" / "board" / "fixtures"
PLAYS = 300
CHOSEN = ("SCARABEO", "SCARABEi", "MICIONI", "MICIoNI", "TAVOLI", "ZA")
NOBODY_KNOWS = WordList(frozenset())

Loose = tuple[tuple[str, str], ...]
Answer = dict[str, Any]
# A board and loose tiles to what the rules say, and the laying if it fits.
Ask = Callable[[Board, Loose, int], tuple[Answer, Laying | None]]


def ask_scrabble(board: Board, loose: Loose, _number: int) -> tuple[Answer, Laying | None]:
    """What Scrabble says of tiles on a board."""
    state = Scrabble("Anna", "Bruno", judge=NOBODY_KNOWS).state
    rack = "".join(tile_of(cell) for _, cell in loose)
    state = msgspec.structs.replace(state, board=board, racks=(rack, ""))
    laying = scrabble_conduct.fit(state, scrabble_commands.LayTiles(seat=0, tiles=loose))
    if isinstance(laying, Rejected):
        return {"refused": laying.code.removeprefix("play."), "detail": laying.detail}, None
    words = figs.score_words(state.rules, laying)
    bonus = figs.bonus(state.rules, laying)
    points = [[word.word, word.square, word.points] for word in words]
    return {"words": points, "bonus": bonus, "total": sum(word.points for word in words) + bonus}, laying


def ask_scarabeo(board: Board, loose: Loose, number: int) -> tuple[Answer, Laying | None]:
    """What Scarabeo says; every third play by the other reading of art. 15, every fourth by that of art. 5."""
    joining = Joining.HOLD if number % 4 == 0 else Joining.LENGTHEN
    state = Scarabeo("Anna", "Bruno", judge=NOBODY_KNOWS, joining=joining).state
    rack = "".join(tile_of(cell) for _, cell in loose)
    state = msgspec.structs.replace(state, board=board, racks=(rack, ""))
    laying = scarabeo_conduct.fit(state, scarabeo_commands.LayTiles(seat=0, tiles=loose))
    if isinstance(laying, Rejected):
        return {"refused": laying.code.removeprefix("play."), "detail": laying.detail, "joining": joining}, None
    reading = LetterSquares.PLACED if number % 3 == 0 else LetterSquares.COVERED
    words = scarabeo_score.score_words(state.rules, laying, letter_squares=reading, first=board.is_empty)
    prizes = sum(prize.points + prize.extra for prize in scarabeo_score.prizes(state.rules, laying))
    points = [[word.word, word.square, word.points] for word in words]
    total = sum(word.points for word in words) + prizes
    return {"words": points, "bonus": prizes, "total": total, "letter_squares": reading, "joining": joining}, laying


def random_tiles(chance: random.Random, board: Board, tiles: Distribution, most: int) -> Loose:
    """Some letters from some square on, over what stands there; now and then with a hole, or a tile astray."""
    letters = "".join(letter * count for letter, count in sorted(tiles.counts.items()))
    direction = chance.choice((Direction.ACROSS, Direction.DOWN))
    standing = [index for index, cell in enumerate(board.cells) if cell != "."]
    middle = chance.choice(standing) if standing else len(board.cells) // 2
    square = Square(*divmod(middle, board.size)).step(direction, -chance.randrange(5))
    square = square.step(direction.other, chance.choice((0, 0, 0, 1, -1)))
    loose: list[tuple[str, str]] = []
    for _ in range(chance.randint(1, most)):
        while board.taken(square):
            square = square.step(direction, 1)
        if not board.has(square):
            break
        letter = chance.choice(letters)
        cell = chance.choice("AEIOSTNRC").lower() if letter == "?" else letter
        loose.append((square.name, cell))
        square = square.step(direction, 2 if chance.random() < 0.03 else 1)
        if chance.random() < 0.01:
            square = square.step(direction.other, 1)
    return tuple(loose)


def fixtures(game: str, layout: Layout, tiles: Distribution, rack_size: int, ask: Ask) -> Answer:
    """Everything one file holds."""
    chance = random.Random(f"previews of {game}")  # noqa: S311 - samples, the same every time
    board = empty_board(layout.size)
    plays: list[Answer] = []
    while len(plays) < PLAYS:
        loose = random_tiles(chance, board, tiles, rack_size)
        if not loose:
            continue
        answer, laying = ask(board, loose, len(plays))
        plays.append({"board": packed(board), "tiles": loose, **answer})
        if laying:
            board = board.put(laying.tiles)
            if len(board.placed) > 60:
                board = empty_board(layout.size)
    for word in CHOSEN:
        # From the middle on, across an empty board: prizes that chance seldom gives.
        start = layout.centre.step(Direction.ACROSS, -1)
        chosen = tuple((start.step(Direction.ACROSS, step).name, cell) for step, cell in enumerate(word))
        if len(chosen) <= rack_size:
            answer, _ = ask(empty_board(layout.size), chosen, 1)
            plays.append({"board": {}, "tiles": chosen, **answer})
    marks = "".join(premium or "." for premium in layout.premiums)
    values, counts = dict(tiles.values), dict(tiles.counts)
    return {"size": layout.size, "marks": marks, "values": values, "counts": counts, "plays": plays}


def packed(board: Board) -> dict[str, str]:
    """The rows that have tiles, by number from 0: small files."""
    return {str(number): row for number, row in enumerate(board.rows) if row.strip(".")}


def main() -> None:
    """Write the files, or say which are out of date."""
    scrabble = Scrabble("Anna", "Bruno", judge=NOBODY_KNOWS).state.rules
    scarabeo = Scarabeo("Anna", "Bruno", judge=NOBODY_KNOWS).state.rules
    made = {
        "scrabble": fixtures("scrabble", scrabble.layout, scrabble.tiles, scrabble.rack_size, ask_scrabble),
        "scarabeo": fixtures("scarabeo", scarabeo.layout, scarabeo.tiles, scarabeo.rack_size, ask_scarabeo),
    }
    texts = {game: json.dumps(each, separators=(",", ":"), ensure_ascii=False) + "\n" for game, each in made.items()}
    write_or_check({FOLDER / f"{game}.json": text for game, text in texts.items()})


if __name__ == "__main__":
    main()

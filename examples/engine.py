"""A small Scrabble engine in plain Python, without Leggio: `leggio match "python examples/engine.py WORDS" medio`.

WORDS is a file with one word a line (`leggio lexicon export` writes one). It lays the play that scores most and speaks
the protocol of docs/engine-protocol.md: a line comes in, a line goes out, and what it does not know it says so.
"""

import sys
from bisect import bisect_left
from pathlib import Path

VALUES = dict(
    zip("ABCDEFGHILMNOPQRSTUVZ", (1, 5, 2, 5, 1, 5, 8, 8, 1, 3, 3, 3, 1, 5, 10, 2, 2, 2, 3, 5, 8), strict=True)
)
# Premium squares of the top left quarter; the board is the same in all four.
QUARTER = ("W..l...W", ".w...L..", "..w...l.", "l..w...l", "....w...", ".L...L..", "..l...l.", "W..l...w")
SIZE, RACK, PRIZE, EXCHANGE_NEEDS, TILES = 15, 7, 50, 3, 120


def premium(row, col):
    """The premium of a square."""
    return QUARTER[min(row, 14 - row)][min(col, 14 - col)]


class Engine:
    """The words, and a position to think about."""

    def __init__(self, words):
        self.words = sorted({word.strip().upper() for word in words if 2 <= len(word.strip()) <= SIZE})
        self.known = set(self.words)
        self.board, self.rack = None, ""

    def place(self, cgp):
        """Read a position: rows, racks, and more that does not matter here."""
        rows, racks = cgp.split()[:2]
        self.board = [_row(row) for row in rows.split("/")]
        if len(self.board) != SIZE or any(len(row) != SIZE for row in self.board):
            raise ValueError("a board of 15 rows of 15 squares is wanted")
        self.rack = racks.split("/")[0]

    def best(self):
        """The move that scores most; tiles are changed, or the turn is passed, where nothing can be laid."""
        found = max((play for down in (False, True) for play in self.plays(down)), default=None)
        if found:
            _, where, cells = found
            return f"{where} {cells}"
        unseen = TILES - sum(cell != "." for row in self.board for cell in row) - len(self.rack)
        return f"exchange {self.rack}" if unseen - RACK >= EXCHANGE_NEEDS else "pass"

    def plays(self, down):
        """Every play of one direction: its score, where it starts, its cells."""
        board = ["".join(column) for column in zip(*self.board, strict=True)] if down else self.board
        empty = all(cell == "." for row in board for cell in row)
        columns = ["".join(column) for column in zip(*board, strict=True)]
        for row, line in enumerate(board):
            checks = [self.crossing(columns[col], row) if line[col] == "." else None for col in range(SIZE)]
            touched = [
                (empty and row == col == SIZE // 2) or bool(checks[col] and checks[col][0]) for col in range(SIZE)
            ]
            for start in range(SIZE):
                if start and line[start - 1] != ".":
                    continue
                for cells, linked in self.grow(line, checks, touched, start, "", "", self.rack, 0, len(self.words)):
                    if linked and len(cells) > 1 and set(cells) != {"."}:
                        where = f"{chr(65 + row)}{start + 1}" if down else f"{row + 1}{chr(65 + start)}"
                        yield self.score(line, checks, row, start, cells, down), where, cells

    def grow(self, line, checks, touched, start, word, cells, rack, low, high, *, linked=False):
        """Letter after letter from a square on, as long as words begin so."""
        col = start + len(word)
        if (col == SIZE or line[col] == ".") and low < high and self.words[low] == word:
            yield cells, linked
        if col == SIZE:
            return
        if line[col] != ".":
            choices = [(line[col].upper(), ".", rack)]
        else:
            choices = [(tile, tile, rack.replace(tile, "", 1)) for tile in sorted(set(rack) - {"?"})]
            if "?" in rack:
                choices += [(tile, tile.lower(), rack.replace("?", "", 1)) for tile in VALUES]
        for letter, cell, left in choices:
            if cell != "." and checks[col][0] and letter not in checks[col][0]:
                continue
            longer = word + letter
            first = bisect_left(self.words, longer, low, high)
            last = bisect_left(self.words, longer + "~", first, high)
            if first < last:
                link = linked or cell == "." or touched[col]
                yield from self.grow(line, checks, touched, start, longer, cells + cell, left, first, last, linked=link)

    def crossing(self, column, row):
        """What may stand on an empty square for the word across it, and what the tiles of that word are worth.

        Nothing at all may be a letter that makes no word: a sign that no word has.
        """
        start = row
        while start and column[start - 1] != ".":
            start -= 1
        end = row + 1
        while end < SIZE and column[end] != ".":
            end += 1
        if end - start == 1:
            return "", 0
        before, after = column[start:row].upper(), column[row + 1 : end].upper()
        allowed = "".join(letter for letter in VALUES if before + letter + after in self.known)
        return allowed or "-", sum(VALUES.get(cell, 0) for cell in column[start:end])

    def score(self, line, checks, row, start, cells, down):
        """Points: premium squares count under tiles just laid, seven tiles bring fifty."""
        total, factor, others, laid = 0, 1, 0, 0
        for col, cell in enumerate(cells, start):
            value = VALUES.get(line[col] if cell == "." else cell, 0)
            if cell != ".":
                laid += 1
                mark = premium(*((col, row) if down else (row, col)))
                value *= {"L": 3, "l": 2}.get(mark, 1)
                times = {"W": 3, "w": 2}.get(mark, 1)
                factor *= times
                if checks[col][0]:
                    others += (checks[col][1] + value) * times
            total += value
        return total * factor + others + (PRIZE if laid == RACK else 0)


def _row(text):
    """`7D7` as fifteen squares."""
    cells, number = "", ""
    for sign in text + " ":
        if sign.isdigit():
            number += sign
        else:
            cells, number = cells + "." * int(number or 0) + sign, ""
    return cells.rstrip()


def main():
    """Answer line after line."""
    engine = Engine(Path(sys.argv[1]).read_text(encoding="utf-8").splitlines())
    for line in sys.stdin:
        command, _, rest = line.strip().partition(" ")
        if command == "quit":
            break
        if command == "lep":
            say("id name Plain Python", "id author the Leggio contributors", "lepok 1")
        elif command == "isready":
            say("readyok")
        elif command == "position" and rest.startswith("cgp "):
            try:
                engine.place(rest[4:])
            except ValueError as error:
                say(f"error bad_position {error}")
        elif command == "go" and engine.board:
            say(f"bestmove {engine.best()}")
        elif command not in ("", "newgame", "setoption", "stop"):
            say(f"error unknown {command}")


def say(*lines):
    """Whoever asked waits for the line, not for a full buffer."""
    print(*lines, sep="\n", flush=True)


if __name__ == "__main__":
    main()

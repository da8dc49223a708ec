"""People who do anything at all, from what they see: mostly what the rules allow, now and then what they do not."""

import random
from collections.abc import Iterator
from typing import Any

Command = dict[str, Any]
View = dict[str, Any]

COLUMNS = "ABCDEFGHIJKLMNOPQ"


def wish(game: str, view: View, you: dict[str, Any], rng: random.Random) -> Command | None:
    """What somebody asks of the table; None: they wait."""
    if rng.random() < 0.02:
        return rng.choice(_NONSENSE)
    if you["role"] == "referee":
        return _ruling(view, rng)
    if you["role"] != "player" or view["phase"] == "over" or view["suspended"]:
        return None
    seat = you["seat"]
    if seat in view["resigned"]:
        return None
    if rng.random() < 0.002:
        return {"command": rng.choice(("resign", "propose_abandon"))}
    return _verbum(view, seat, rng) if game == "verbum" else _board_game(game, view, seat, rng)


_NONSENSE: list[Command] = [
    {"command": "play", "square": "Z99", "direction": "across", "word": "AB"},
    {"command": "play", "square": "H8", "direction": "sideways", "word": "AB"},
    {"command": "exchange", "tiles": "QQQQQQQ"},
    {"command": "tick"},
    {"command": "steal", "word": 99, "place": 99},
    {"command": "accept"},
    {"command": "challenge", "words": ["ZZZ"]},
]


def _ruling(view: View, rng: random.Random) -> Command | None:
    challenge = view.get("challenge")
    return (
        {"command": "rule", "valid": {word: rng.random() < 0.5 for word in challenge["words"]}} if challenge else None
    )


def _board_game(game: str, view: View, seat: int, rng: random.Random) -> Command | None:
    if view.get("contest"):
        votes = seat in view["contest"]["voters"] and seat not in view["contest"]["voted"]
        return {"command": "vote", "ballot": rng.choice(("for", "against", "abstain"))} if votes else None
    if (pending := view["pending"]) and pending["seat"] != seat and seat not in pending["agreed"]:
        roll = rng.random()
        if roll < 0.7:
            return {"command": "accept"}
        if roll < 0.9:
            return {"command": "challenge", "words": [rng.choice(pending["words"])["word"].upper()]}
        if roll < 0.95:
            return {"command": "hold"}
    if view["turn"] != seat or (pending and pending["seat"] == seat):
        return None
    return _turn(game, view, rng)


def _turn(game: str, view: View, rng: random.Random) -> Command:
    roll = rng.random()
    if roll < 0.06:
        return {"command": "pass"}
    if roll < 0.16 and game == "scrabble":
        rack = view["rack"]
        return {"command": "exchange", "tiles": "".join(rng.sample(rack, rng.randint(1, len(rack))))}
    if roll < 0.2:
        return {"command": "cambio_secco"} if game == "scrabble" else {"command": "exchange"}
    if roll < 0.4 and game == "scarabeo":
        scarabs = [square for square, cell in _cells(view["board"]) if cell.islower()]
        if scarabs:
            return {"command": "take_scarab", "square": rng.choice(scarabs)}
    tiles = next((tiles for _ in range(40) if (tiles := _some_tiles(view, rng))), None)
    return {"command": "lay_tiles", "tiles": tiles} if tiles else {"command": "pass"}


def _cells(board: list[str]) -> Iterator[tuple[str, str]]:
    for row, cells in enumerate(board, start=1):
        for column, cell in zip(COLUMNS, cells, strict=False):
            if cell != ".":
                yield f"{column}{row}", cell


def _some_tiles(view: View, rng: random.Random) -> list[tuple[str, str]] | None:
    """Tiles of the rack along a line, touching what lies there, or through the centre."""
    board, size = view["board"], len(view["board"])
    taken = {(row, column) for row in range(size) for column in range(size) if board[row][column] != "."}
    centre = size // 2
    down = rng.random() < 0.5
    anchor = rng.choice(sorted(taken)) if taken else (centre, centre)
    row, column = anchor[0] + rng.randint(-1, 1), anchor[1] + rng.randint(-1, 1)
    rack = list(view["rack"])
    rng.shuffle(rack)
    laid: list[tuple[int, int]] = []
    for _ in range(rng.choice((1, 2, 2, 3, 3, 4, 5, len(rack)))):
        while (row, column) in taken:
            row, column = (row + 1, column) if down else (row, column + 1)
        if not (0 <= row < size and 0 <= column < size) or len(laid) == len(rack):
            break
        laid.append((row, column))
        row, column = (row + 1, column) if down else (row, column + 1)
    around = {(r + dr, c + dc) for r, c in laid for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    if not laid or not ((around & taken) if taken else (centre, centre) in laid and len(laid) > 1):
        return None
    squares = [f"{COLUMNS[c]}{r + 1}" for r, c in laid]
    cells = [rng.choice("aeiorst") if tile == "?" else tile for tile in rack[: len(laid)]]
    return list(zip(squares, cells, strict=True))


def _verbum(view: View, seat: int, rng: random.Random) -> Command | None:
    phase = view["phase"]
    if phase == "voting":
        return None if seat in view["contest"]["voted"] else {"command": "vote", "valid": rng.random() < 0.5}
    if phase == "answering":
        if seat == view["turn"] or seat in view["agreed"]:
            return None
        doubtful = [word["number"] for word in view["words"] if word["pending"]]
        if doubtful and rng.random() < 0.3:
            return {"command": "contest", "word": rng.choice(doubtful)}
        return {"command": "accept"}
    if view["turn"] != seat:
        return None
    if phase == "drawing":
        return {"command": "draw", "pile": "a" if view["pile_a_count"] and rng.random() < 0.4 else "b"}
    return _cards(view, seat, rng)


def _cards(view: View, seat: int, rng: random.Random) -> Command:
    hand = view["hand"]
    letters = [card for card in hand if card.isalpha()]
    roll = rng.random()
    if roll < 0.45 and len(letters) > 1:
        word = "".join(rng.sample(letters, rng.randint(2, min(4, len(letters)))))
        return {"command": "lay", "words": [word]}
    others = [word for word in view["words"] if word["seat"] != seat]
    if roll < 0.55 and others:
        word = rng.choice(others)
        return {"command": "steal", "word": word["number"], "place": rng.randrange(len(word["cards"]))}
    if roll < 0.6 and view["words"]:
        word = rng.choice(view["words"])
        command = rng.choice(("restore", "swap_jolly"))
        return {"command": command, "word": word["number"], "place": rng.randrange(len(word["cards"]))}
    if roll < 0.65:
        return {"command": "swap_hands", "other": rng.randrange(len(view["players"]))}
    if hand and (roll < 0.9 or len(hand) > 10):
        return {"command": "discard", "card": rng.choice(hand)}
    return {"command": "pass"}

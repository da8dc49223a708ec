"""TSH: the division file (`.t`) of the program that most Scrabble tournaments of the world are run by.

    Rossi, Anna 1500 2 0; 401 50; p12 1 0
    Bianchi, Bea 1420 1 3; 380 -50; p12 2 2

A line a player, whose number is that of the line: name, rating, opponents round by round (0: nobody), scores, and
other fields by name, of which `p12` says who began (1: this player, 2: the other, 0: no game). Without an opponent the
score is the spread that the round brought.
"""

import re

import msgspec

from leggio.tournament.entering import wrong_entry
from leggio.tournament.entrant import Entrant, Entry, name_key
from leggio.tournament.result import Winner
from leggio.tournament.roster import MOST_BYTES, Roster, WrongLine, decoded
from leggio.tournament.state import Game, Round, State

SUFFIX = ".t"
NOBODY = 0
STARTS = "p12"
_LINE = re.compile(r"(?P<name>\D*?)\s+(?P<rating>\d{1,5})(?P<opponents>(?:\s+\d{1,4})*)\s*(?:;(?P<rest>.*))?")
_NUMBER = re.compile(r"-?\d{1,5}")


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A player: opponents and scores by round, and who began."""

    name: str
    rating: int
    opponents: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    starts: tuple[int, ...] = ()


class Division(msgspec.Struct, frozen=True):
    """A file, and everything that is wrong with it."""

    lines: tuple[Line, ...]
    problems: tuple[WrongLine, ...] = ()

    @property
    def roster(self) -> Roster:
        """Its players as entries, or what is wrong."""
        entries, problems, seen = [], list(self.problems), dict[str, int]()
        for number, line in enumerate(self.lines, start=1):
            entry = Entry(name=_given_first(line.name), rating=line.rating or None)
            if refusal := wrong_entry(entry, number):
                problems.append(WrongLine(number, refusal.code, refusal.detail))
            elif (key := name_key(entry.name)) in seen:
                problems.append(WrongLine(number, "roster.twice", {"name": entry.name, "before": seen[key]}))
            else:
                seen[key] = number
                entries.append(entry)
        if not entries and not problems:
            problems.append(WrongLine(1, "roster.empty"))
        return Roster(tuple(entries), tuple(problems))


def read_tsh(content: bytes) -> Division:
    """Read a file; pairings that contradict each other, and scores without a game, are problems of their line."""
    if len(content) > MOST_BYTES:
        return Division((), (WrongLine(1, "roster.too_big", {"most": MOST_BYTES}),))
    lines: list[Line] = []
    problems: list[WrongLine] = []
    numbers: list[int] = []
    for number, text in enumerate(decoded(content).splitlines(), start=1):
        if not text.strip() or text.startswith("#"):
            continue
        line = _line(number, " ".join(text.split()))
        if isinstance(line, WrongLine):
            problems.append(line)
        else:
            lines.append(line)
            numbers.append(number)
    if not problems:
        problems = [problem for at in range(len(lines)) if (problem := _contradiction(lines, at, numbers[at]))]
    return Division(tuple(lines), tuple(problems))


def _line(number: int, text: str) -> Line | WrongLine:
    found = _LINE.fullmatch(text)
    if found is None or not found["name"].strip():
        return WrongLine(number, "tsh.bad_line", {"text": text[:60]})
    scores, *fields = (found["rest"] or "").split(";")
    starts = next((each.split()[1:] for each in fields if each.split()[:1] == [STARTS]), [])
    for each in (*scores.split(), *starts):
        if not _NUMBER.fullmatch(each):
            return WrongLine(number, "tsh.bad_number", {"found": each[:20]})
    opponents = tuple(map(int, found["opponents"].split()))
    points = tuple(map(int, scores.split()))
    if len(points) > len(opponents):
        return WrongLine(number, "tsh.more_scores", {"scores": len(points), "rounds": len(opponents)})
    return Line(
        name=found["name"].strip(),
        rating=int(found["rating"]),
        opponents=opponents,
        scores=points,
        starts=tuple(map(int, starts)),
    )


def _contradiction(lines: list[Line], at: int, number: int) -> WrongLine | None:
    for round_number, opponent in enumerate(lines[at].opponents, start=1):
        if opponent == NOBODY:
            continue
        if opponent > len(lines) or opponent == at + 1:
            return WrongLine(number, "tsh.no_opponent", {"round": round_number, "found": opponent})
        theirs = lines[opponent - 1].opponents
        if len(theirs) < round_number or theirs[round_number - 1] != at + 1:
            detail = {"round": round_number, "name": lines[opponent - 1].name}
            return WrongLine(number, "tsh.not_mutual", detail)
    return None


def write_tsh(state: State, group: str | None = None) -> str:
    """The players of a tournament, or of one of its groups, and their games; a game not yet over has no score."""
    listed = [each for each in state.listed if group is None or each.entry.group == group]
    places = {each.number: place for place, each in enumerate(listed, start=1)}
    return "".join(f"{_written(state, each, places)}\n" for each in listed)


def _written(state: State, player: Entrant, places: dict[int, int]) -> str:
    opponents, scores, starts = [], [], []
    is_scored = True
    for one in state.rounds:
        game = one.game_of(player.number)
        opponent, score, start = (
            _of_game(state, game, player.number, places) if game else _without_game(state, one, player)
        )
        opponents.append(str(opponent))
        starts.append(str(start))
        is_scored = is_scored and score is not None  # a score counts for its place in the row
        if is_scored:
            scores.append(str(score))
    head = " ".join([_family_first(player.name), str(player.entry.rating or 0), *opponents])
    return f"{head}; {' '.join(scores)}; {STARTS} {' '.join(starts)}".rstrip()


def _of_game(state: State, game: Game, player: int, places: dict[int, int]) -> tuple[int, int | None, int]:
    is_first, result = game.first == player, game.result
    opponent = places.get(game.other(player), NOBODY)
    if result is None:
        return opponent, None, 1 if is_first else 2
    if not result.was_played or opponent == NOBODY:
        won = result.winner is (Winner.FIRST if is_first else Winner.SECOND)
        return NOBODY, state.options.bye_spread * (1 if won else -1), 0
    return opponent, result.first if is_first else result.second, 1 if is_first else 2


def _without_game(state: State, one: Round, player: Entrant) -> tuple[int, int, int]:
    had_bye = any(bye.player == player.number for bye in one.byes)
    return NOBODY, state.options.bye_spread if had_bye else 0, 0


def _family_first(name: str) -> str:
    """`Anna Maria Rossi` as `Rossi, Anna Maria`: what stands last is taken for the family's."""
    plain = " ".join(re.sub(r"[\d;,]", " ", name).split()) or "?"
    given, _, family = plain.rpartition(" ")
    return f"{family}, {given}" if given else family


def _given_first(name: str) -> str:
    family, _, given = name.partition(",")
    return f"{given.strip()} {family.strip()}".strip()

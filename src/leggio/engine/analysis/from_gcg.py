"""A record out of a GCG. Such a file need not know every rack: what is missing is marked, not guessed."""

import re
from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from leggio.core.board import Board, empty_board
from leggio.core.letters import JOLLY, tile_of
from leggio.core.placing import Misfit, Placement, filled, lay
from leggio.core.tiles import take
from leggio.engine.record import Contest, Deed, Laid, Limit, Record, Turn
from leggio.engine.registry import board_games, find_engine, rules_of
from leggio.engine.rules import USUAL_GAME, EngineRules
from leggio.notation import gcg
from leggio.notation.errors import NotationError
from leggio.notation.gcg.lines import numbered_lines

_RULES = re.compile(r"\brules (\S+) version")  # as our own export describes a game
_GAME_OVER = "game over: "
_SECCO = re.compile(r"cambio secco: (\S+) gives ([A-Z?]+), draws ")


def record_of_gcg(content: bytes) -> Record:
    """The game of a file; what is broken, or not of the Italian tiles, raises NotationError with its line."""
    game = gcg.read_gcg(content)
    if len(game.players) > 2:
        raise NotationError(1, "gcg.two_players_only", players=len(game.players))
    lines = (line for line, text in numbered_lines(content) if text.startswith(">"))
    seats = {player.nick: seat for seat, player in enumerate(game.players)}
    name, rules = _game(game)
    writer = _Writer(rules, game.size)
    for item in game.items:
        if isinstance(item, gcg.Note):
            for nick, given in _SECCO.findall(item.text):
                if nick in seats:
                    writer.change_all(seats[nick], given)
        elif not isinstance(item, gcg.Pragma):
            writer.take(next(lines), item)
    is_over = not game.incomplete and _has_end(game)
    return Record(
        game=name,
        rules=rules.name,
        players=tuple(player.name or player.nick for player in game.players),
        turns=tuple(writer.turns),
        scores=(writer.scores[0], writer.scores[1]),
        is_over=is_over,
        lexicon=game.pragma("lexicon") or "",
        limits=() if is_over else (Limit.UNFINISHED,),
    )


def _game(game: gcg.Gcg) -> tuple[str, EngineRules]:
    """Which game a file is of, by its board, and by which rules: as our own export says, or else the usual ones."""
    boards = board_games()
    name = game.layout if game.layout in boards else USUAL_GAME
    described = _RULES.search(game.pragma("description") or "")
    engine = find_engine(name)
    own = engine.rules(described[1]) if described and engine and engine.rules else None
    return name, own or rules_of(boards[name])


def _has_end(game: gcg.Gcg) -> bool:
    """Whether the file tells how the game ended: racks are settled, or a note of our own says it."""
    return any(
        isinstance(item, gcg.RackGained | gcg.RackLost) or (isinstance(item, gcg.Note) and _GAME_OVER in item.text)
        for item in game.items
    )


class _Writer:
    """Writes turn after turn, and counts tiles: how many each holds follows from what was laid."""

    def __init__(self, rules: EngineRules, size: int) -> None:
        self.turns: list[Turn] = []
        self.scores = [0, 0]
        self._rules = rules
        self._tiles = rules.tiles
        self._board = empty_board(size)
        self._counts = [rules.rack_size] * 2
        self._bag = len(rules.tiles.tiles) - 2 * rules.rack_size
        self._kept: list[str | None] = ["", ""]
        self._scoreless = 0
        self._line = 1  # the last that was read
        self._before: tuple[Board, tuple[int, int], int] | None = None  # of the play that may be withdrawn

    def take(self, line: int, event: gcg.Event) -> None:
        """What one line adds."""
        self._line = line
        match event:
            case gcg.Play():
                self._play(line, event)
            case gcg.Exchange():
                self._add(line, event, Deed.EXCHANGE, given=event.tiles)
                kept = take(event.rack, event.tiles) if event.tiles and event.rack else None
                self._idle(event.player, kept)
            case gcg.Pass():
                self._add(line, event, Deed.PASS)
                self._idle(event.player, event.rack or None)
            case gcg.Withdrawal():
                self._withdraw(event)
            case gcg.ChallengePoints():
                self._challenge(event)
            case _:
                pass
        self.scores[event.player] = event.total

    def change_all(self, seat: int, given: str) -> None:
        """A cambio secco, which a note of our own tells (art. 35)."""
        self._check_tiles(self._line, self._board.placed, given)
        self._turn(seat, given, Deed.CAMBIO_SECCO, given=given)
        self._kept[seat] = ""

    def _play(self, line: int, event: gcg.Play) -> None:
        laid = self._laid(event)
        self._add(line, event, Deed.PLAY, laid=laid)
        cells = filled(event.square.name, event.direction, event.tiles)
        used = "".join(tile_of(cell) for _, cell in cells)
        self._before = (self._board, (self._counts[0], self._counts[1]), self._bag)
        self._board = self._board.put(cells)
        self._check_tiles(line, self._board.placed)
        drawn = min(len(used), self._bag)
        self._bag -= drawn
        self._counts[event.player] = max(0, self._counts[event.player] - len(used)) + drawn
        self._scoreless = 0
        self._kept[event.player] = take(event.rack, used) if self.turns[-1].is_whole else None

    def _laid(self, event: gcg.Play) -> Laid:
        word = "".join(
            self._board.at(event.square.step(event.direction, step)) if cell == "." else cell
            for step, cell in enumerate(event.tiles)
        )
        laying = lay(self._board, Placement(event.square, event.direction, word))
        formed = (word,) if isinstance(laying, Misfit) else tuple(each.cells for each in laying.words)
        return Laid(
            square=event.square.name,
            direction=event.direction,
            tiles=event.tiles,
            word=word,
            score=event.points,
            words=tuple(each.upper() for each in formed),
        )

    def _add(self, line: int, event: gcg.Event, deed: Deed, *, laid: Laid | None = None, given: str = "") -> None:
        self._check_tiles(line, self._board.placed, event.rack)
        self._turn(event.player, event.rack, deed, laid=laid, given=given)

    def _turn(self, seat: int, rack: str, deed: Deed, *, laid: Laid | None = None, given: str = "") -> None:
        self.turns.append(
            Turn(
                number=len(self.turns) + 1,
                seat=seat,
                board=self._board.cells,
                rack="".join(sorted(rack)),
                is_whole=len(rack) == self._counts[seat] > 0,
                kept=self._kept[seat],
                bag=self._bag,
                others=(self._counts[1 - seat],),
                scores=(self.scores[0], self.scores[1]),
                scoreless=self._scoreless,
                deed=deed,
                laid=laid,
                given=given,
            )
        )

    def _idle(self, seat: int, kept: str | None) -> None:
        self._scoreless += 1
        self._kept[seat] = kept if self.turns[-1].is_whole else None

    def _withdraw(self, event: gcg.Withdrawal) -> None:
        turn = self.turns[-1]
        if self._before is not None:
            self._board, (self._counts[0], self._counts[1]), self._bag = self._before
        self._scoreless = turn.scoreless + 1 if self._rules.withdrawn_counts else 0
        words = turn.laid.words if turn.laid else ()
        contest = Contest(seat=1 - event.player, words=words, valid=False)
        self.turns[-1] = replace(turn, deed=Deed.WITHDRAWN, contest=contest)
        self._kept[event.player] = turn.rack if turn.is_whole else None

    def _challenge(self, event: gcg.ChallengePoints) -> None:
        if not self.turns or self.turns[-1].laid is None:
            return
        turn = self.turns[-1]
        words = turn.laid.words if turn.laid else ()
        contest = turn.contest or Contest(seat=1 - turn.seat, words=words, valid=True)
        lost = event.points < 0
        self.turns[-1] = replace(
            turn,
            contest=replace(contest, penalized=event.player if lost else None, penalty=-event.points if lost else 0),
        )

    def _check_tiles(self, line: int, cells: str, rack: Sequence[str] = "") -> None:
        """Whether board and rack can be of these tiles: a game of another language is not for us."""
        used = Counter([*(tile_of(cell) for cell in cells), *rack])
        for tile, count in sorted(used.items()):
            if count > self._tiles.counts.get(tile, 0):
                raise NotationError(line, "analysis.other_tiles", tile=tile if tile != JOLLY else "jolly")

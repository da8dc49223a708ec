"""The conversation with another program: a line comes in, lines go out, and nothing that comes in breaks it."""

import threading
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path

import msgspec

from leggio.core.auditing import Finding
from leggio.core.board import Board
from leggio.engine.bots import LEVELS, Bot
from leggio.engine.bots.decision import Move
from leggio.engine.bots.knowing import known_to
from leggio.engine.bots.thinking import Thinking
from leggio.engine.protocol.errors import ProtocolError
from leggio.engine.protocol.moves import write_move
from leggio.engine.protocol.search import Limits, Line, Search
from leggio.engine.protocol.settings import Settings, changed, declared
from leggio.engine.protocol.table import Table, moves_of
from leggio.engine.registry import find_engine, rules_of
from leggio.engine.rules import EngineRules
from leggio.engine.thinking import in_play
from leggio.engine.words import profile_of
from leggio.kernel import Graph
from leggio.notation.cgp import read_cgp
from leggio.notation.errors import NotationError
from leggio.notation.log import read_log
from leggio.speech.speaker import Speaker

PROTOCOL = 1
LARGEST = 64 << 20  # bytes of a log
LONGEST_LINE = 100_000
MOST_ITERATIONS = 10**9

# A file of words or an edition, either of them empty, and a rule set give the words; ProtocolError.
OpenWords = Callable[[str, str, str], Graph]


class Session:
    """One program at the other end of the line. `emit` is called with every line that goes out, from any thread."""

    def __init__(
        self, *, version: str, cache: Path, open_words: OpenWords, say: Speaker, emit: Callable[[str], None]
    ) -> None:
        self._version = version
        self._cache = cache
        self._say = say
        self._write = emit
        self._writing = threading.Lock()
        self._settings = Settings()
        self._graph = lru_cache(4)(open_words)
        self._bot = lru_cache(4)(self._made)
        self._table: Table | None = None
        self._search: Search | None = None
        self._thinking = threading.Event()
        self._commands: dict[str, Callable[[str], None]] = {
            "lep": self._handshake,
            "isready": self._ready,
            "setoption": self._set,
            "newgame": self._new_game,
            "position": self._position,
            "go": self._go,
            "stop": self._stop,
            "show": self._show,
        }

    def take(self, line: str) -> bool:
        """Do what a line says; False once there is nothing more to say to each other."""
        name, _, rest = line.strip().partition(" ")
        if name == "quit":
            self.close()
            return False
        if name:
            try:
                self._do(name, rest.strip(), line)
            except ProtocolError as error:
                self._emit(f"error {error.code} {self._sentence(error)}")
            except NotationError as error:
                self._emit(f"error {error.code} {self._say(error.code, **error.detail)}")
        return True

    def close(self) -> None:
        """Stop thinking, and wait until that is so."""
        if self._search is not None:
            self._search.stop()
            self._search.wait()

    def _do(self, name: str, rest: str, line: str) -> None:
        command = self._commands.get(name)
        if command is None:
            raise ProtocolError("engine.no_command", command=name[:40])
        if len(line) > LONGEST_LINE:
            raise ProtocolError("engine.long_line", most=LONGEST_LINE)
        if self._thinking.is_set() and name in {"setoption", "newgame", "position", "go"}:
            raise ProtocolError("engine.thinking", command=name)
        command(rest)

    def _handshake(self, _: str) -> None:
        self._emit(f"id name Leggio {self._version}")
        self._emit("id author the Leggio contributors")
        for line in declared():
            self._emit(line)
        self._emit(f"lepok {PROTOCOL}")

    def _ready(self, _: str) -> None:
        if not self._thinking.is_set():
            self._bot(self._settings)  # words and tables are there before the first clock runs
        self._emit("readyok")

    def _set(self, rest: str) -> None:
        words = rest.split()
        if len(words) < 2 or words[0] != "name":
            raise ProtocolError("engine.bad_setoption")
        name, _, value = rest.removeprefix("name").strip().partition(" value ")
        wanted = changed(self._settings, name.removesuffix(" value").strip(), value.strip())
        if wanted.rule_set != self._settings.rule_set:
            self._table = None  # of another board
        if (wanted.words, wanted.edition) != (self._settings.words, self._settings.edition):
            self._graph(wanted.words, wanted.edition, wanted.rule_set)
        self._settings = wanted

    def _new_game(self, _: str) -> None:
        self._table = None

    def _position(self, rest: str) -> None:
        kind, _, told = rest.partition(" ")
        match kind:
            case "cgp":
                table = Table.from_cgp(read_cgp(told))
            case "game":
                table = self._by_moves(told.strip())
            case "log":
                table = self._by_log(told.strip())
            case _:
                raise ProtocolError("engine.bad_position")
        table.situation(self._book)
        self._table = table

    def _by_moves(self, told: str) -> Table:
        """`rack AEIRT moves 8D MAGLE, exchange 3`: racks and moves may be left out."""
        head, _, moves = f"{told} ".partition("moves ")
        match head.split():
            case []:
                rack = ""
            case ["rack", rack]:
                pass
            case _:
                raise ProtocolError("engine.bad_position")
        texts = [each.strip() for each in moves.split(",") if each.strip()]
        return moves_of(texts, self._book).table(rack)

    def _by_log(self, told: str) -> Table:
        """`FILE [after N]`: the table of one of our logs after so many events, for whoever moves then."""
        name, _, number = told.partition(" after ")
        if number and not (number.isascii() and number.isdigit() and len(number) < 10):
            raise ProtocolError("engine.bad_position")
        try:
            with Path(name).open("rb") as file:
                log = read_log(file.read(LARGEST))
        except OSError as error:
            raise ProtocolError("file.unreadable", file=name, cause=error) from None
        except ValueError:  # a name with a null in it
            raise ProtocolError("engine.bad_position") from None
        engine = find_engine(log.game.name)
        if engine is None or engine.position is None or log.game.name != self._settings.game:
            raise ProtocolError("engine.other_log", game=log.game.name, wanted=self._settings.game)
        state = log.game.audit(log.events[: int(number)] if number else log.events)
        if isinstance(state, Finding):
            players = getattr(log.events[0], "players", ())
            raise ProtocolError("engine.bad_log", event=state.event, reason=self._say.finding(state, players))
        return Table.from_cgp(engine.position(state))

    def _go(self, rest: str) -> None:
        if self._table is None:
            raise ProtocolError("engine.no_position")
        limits = _limits(rest.split())
        if self._search is not None:
            self._search.wait()  # what an earlier `stop` cut short
        settings = self._settings
        bot, graph = self._bot(settings)
        board = self._table.board
        self._thinking.set()

        def done(move: Move) -> None:
            self._thinking.clear()
            self._emit(f"bestmove {write_move(move, board)}")

        self._search = Search(
            bot=bot,
            situation=self._table.situation(self._book),
            graph=graph,
            limits=limits,
            threads=settings.threads,
            seed=settings.seed,
            told=lambda lines, ms: self._tell(lines, ms, board),
            done=done,
        )
        self._search.start()

    def _tell(self, lines: list[Line], ms: int, board: Board) -> None:
        for rank, line in enumerate(lines, start=1):
            self._emit(" ".join(["info", f"time {ms}", f"rank {rank}", *_figures(line), write_move(line.move, board)]))

    def _stop(self, _: str) -> None:
        if self._search is not None:
            self._search.stop()

    def _show(self, _: str) -> None:
        """The position as it was understood: for people who look for a fault."""
        if self._table is None:
            raise ProtocolError("engine.no_position")
        table, situation = self._table, self._table.situation(self._book)
        for row in table.board.rows:
            self._emit(f"info string {row}")
        self._emit(f"info string rack {table.rack or '-'} bag {situation.bag} spread {situation.spread}")

    @property
    def _book(self) -> EngineRules:
        return rules_of(self._settings.rule_set, self._settings.house)

    def _made(self, settings: Settings) -> tuple[Bot, Graph]:
        """A bot of the level, and the words it lays."""
        rules, level = settings.rule_set, LEVELS[settings.level]
        own = settings.words or settings.edition
        listed = self._graph(settings.words, settings.edition, rules) if own else None
        graph = known_to(level, self._cache, profile_of(rules), listed)
        budget = msgspec.structs.replace(in_play(), threads=settings.threads)
        return Bot(level, graph, thinking=Thinking(rules, budget) if level.thinks else None), graph

    def _sentence(self, error: ProtocolError) -> str:
        detail = dict(error.detail)
        if isinstance(cause := detail.get("cause"), ProtocolError):
            detail["cause"] = self._sentence(cause)
        return " ".join(self._say(error.code, **detail).split())

    def _emit(self, line: str) -> None:
        with self._writing:
            self._write(line)


def _figures(line: Line) -> Iterator[str]:
    if line.iterations:
        yield f"iterations {line.iterations}"
    if line.win is not None:
        yield f"win {line.win:.4f}"
    if line.spread is not None:
        yield f"spread {line.spread:+.2f}"
    if line.exact:
        yield "exact"
    if score := getattr(line.move, "score", None):
        yield f"score {score}"
    yield "move"


def _limits(words: list[str]) -> Limits:
    """How long to think: `movetime MS`, `iterations N`, `infinite`, `lines N`, in any order."""
    found: dict[str, int | bool] = {}
    rest = iter(words)
    for word in rest:
        if word == "infinite":
            found[word] = True
        elif word in {"movetime", "iterations", "lines"}:
            value = next(rest, "")
            if not (value.isascii() and value.isdigit() and 0 < int(value[:12]) <= MOST_ITERATIONS):
                raise ProtocolError("engine.bad_number", name=word, value=value[:40], least=1, most=MOST_ITERATIONS)
            found[word] = int(value)
        else:
            raise ProtocolError("engine.bad_go", word=word[:40])
    return Limits(**found)  # type: ignore[arg-type] # numbers, and a flag that is one

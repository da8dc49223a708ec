"""What strangers can hand to Leggio, as functions of bytes: each ends well or with a refusal, whatever the bytes are.

A target raises only for a fault of ours. `scripts/fuzz` explores them by coverage; the tests run the kept inputs.
"""

import json
from collections.abc import Callable, Mapping
from functools import cache, reduce
from pathlib import Path
from types import MappingProxyType
from typing import Any

from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN, Protocol, Side

from leggio.cli.duplicate import orders as duplicate_orders
from leggio.cli.scarabeo import orders as scarabeo_orders
from leggio.cli.scrabble import orders as scrabble_orders
from leggio.cli.verbum import orders as verbum_orders
from leggio.core.chance import SeededChance
from leggio.core.outcome import Accepted
from leggio.core.replay import replayed
from leggio.engine.leaves import LeavesError, parse_leaves
from leggio.games.registry import GAMES
from leggio.games.verbum.rules import check_decks
from leggio.games.verbum.word_lists import ListReader
from leggio.lexicon.entry import Part
from leggio.lexicon.opinion import opinion_on
from leggio.lexicon.reading import BadLineError, parse
from leggio.notation.cgp import read_cgp, write_cgp
from leggio.notation.chained import link
from leggio.notation.errors import NotationError
from leggio.notation.gcg import read_gcg, write_gcg
from leggio.notation.log import read_log
from leggio.server.sockets.client_frames import BadFrameError, decode_frame
from leggio.server.sockets.rfc6455 import decode_text
from leggio.study.plays import read_play, read_word
from leggio.table.frames import Do, Refused, You
from leggio.table.hosts.command_parsing import read_command
from leggio.table.records import Role
from leggio.tournament.audit import audit as audit_tournament
from leggio.tournament.log import read_tournament
from leggio.tournament.roster import read_roster
from support.lexicons import bundled

Target = Callable[[bytes], None]

CORPUS = Path(__file__).parents[1] / "corpus"
PLAYERS = ("Ada", "Bea Rossi", "passa")


def game_log(data: bytes) -> None:
    """A log of any game, chained by whoever wrote it: read, and audited to a state or a finding."""
    try:
        log = read_log(_chained(data))
    except NotationError:
        return
    log.game.audit(log.events)


def tournament_log(data: bytes) -> None:
    """A log of a tournament likewise; pairings are not proved, which would take a second a round."""
    try:
        log = read_tournament(_chained(data))
    except NotationError:
        return
    audit_tournament(log.events, prove_pairings=False)


def _chained(data: bytes) -> bytes:
    """Lines with the right numbers and chain, as far as they are lines of a log: no mutation would find a hash."""
    header, *lines = data.split(b"\n")
    try:
        chain = link("", json.loads(header))
        written = [header]
        for number, line in enumerate(filter(None, lines), 1):
            body = {**json.loads(line), "seq": number}
            body.pop("chain", None)
            chain = link(chain, body)
            written.append(json.dumps({**body, "chain": chain}).encode())
    except (ValueError, TypeError, RecursionError):
        return data
    return b"\n".join(written) + b"\n"


def gcg(data: bytes) -> None:
    """A game as GCG; what was read is written and read back as it was."""
    try:
        game = read_gcg(data)
    except NotationError:
        return
    assert read_gcg(write_gcg(game)) == game


def cgp(data: bytes) -> None:
    """A position as CGP, likewise."""
    try:
        position = read_cgp(data.decode("utf-8", "replace"))
    except NotationError:
        return
    assert read_cgp(write_cgp(position)) == position


def roster(data: bytes) -> None:
    """A file of players: with no problem, there are players."""
    found = read_roster(data)
    assert found.problems or found.entries


def deck(data: bytes) -> None:
    """A deck of one's own for Verbum: cards, or what is wrong."""
    table, problems = check_decks(data.decode("utf-8", "replace"))
    assert table or problems


def word_lists(data: bytes) -> None:
    """Lists of one's own for Verbum."""
    ListReader().read(data.decode("utf-8", "replace"))


def leaves(data: bytes) -> None:
    """Leave values as text."""
    try:
        parse_leaves(data.decode("utf-8", "replace"))
    except LeavesError:
        return


def vocabulary_line(data: bytes) -> None:
    """A line of the vocabulary, whatever the part of speech whose file it stands in."""
    line = data.decode("utf-8", "replace")
    for part in Part:
        try:
            parse(line, part)
        except BadLineError:
            continue


def typed_order(data: bytes) -> None:
    """A line typed at the terminal, in every game."""
    line = data.decode("utf-8", "replace")
    for game in (scrabble_orders, scarabeo_orders, verbum_orders):
        game.parse_order(line, PLAYERS)
    duplicate_orders.parse(line)
    scarabeo_orders.parse_ballot(line)
    verbum_orders.parse_vote(line)
    read_play(line)
    read_word(line)


def judged_word(data: bytes) -> None:
    """A word as it is typed into the judge, by every book: the verdict is the graph's."""
    word = data.decode("utf-8", "replace")
    for rules in ("figs", "scarabeo"):
        opinion = opinion_on(word, bundled(rules))
        assert opinion.valid == (opinion.reason is None)


def word_search(data: bytes) -> None:
    """What is asked of a word search: the answer, or a ValueError that says what is wrong."""
    query = data.decode("utf-8", "replace")
    graph = bundled().graph
    for search in (graph.anagrams, graph.matching, graph.starting_with, graph.ending_with, graph.near):
        try:
            found = search(query, limit=20)
        except ValueError:
            continue
        assert len(found) <= 20
        assert all(map(graph.contains, found))


def wire(data: bytes) -> None:
    """Bytes of a client on its socket: our short way agrees with the library's parser."""
    text = decode_text(data)
    if text is None:
        return
    protocol = Protocol(Side.SERVER, state=OPEN)
    protocol.receive_data(data)
    frames = [event for event in protocol.events_received() if isinstance(event, Frame)]
    assert [(frame.opcode, bytes(frame.data)) for frame in frames] == [(Opcode.TEXT, text)]


def client_frame(data: bytes) -> None:
    """A message of a client, and where it is a command, what every game in play makes of it."""
    try:
        frame = decode_frame(data)
    except BadFrameError:
        return
    if isinstance(frame, Do):
        for name, moments in _moments().items():
            _give(name, moments, frame.command)


def _give(name: str, moments: tuple[Any, ...], raw: Mapping[str, object]) -> None:
    game = GAMES[name]
    people = (You(role=Role.PLAYER, seat=0), You(role=Role.PLAYER, seat=1), You(role=Role.REFEREE))
    for state in moments:
        for you in people:
            command = read_command(game.commands.sent, raw, you, "Ada", "referee")
            if isinstance(command, Refused):
                continue
            outcome = game.decide(state, command, None, SeededChance(1), state.now + 1)
            if isinstance(outcome, Accepted):
                reduce(game.evolve, outcome.events, state)


@cache
def _moments() -> Mapping[str, tuple[Any, ...]]:
    """Of every game that people play at seats, what a table was like at four moments."""
    names = [name for name, game in GAMES.items() if not game.is_hall]
    return {name: _moments_of(name) for name in names}


def _moments_of(name: str) -> tuple[Any, ...]:
    log = read_log(min((CORPUS / name).glob("*.jsonl")).read_bytes())
    size = len(log.events)
    return tuple(replayed(log.game.evolve, log.events[: max(1, size * part // 4)]) for part in range(1, 5))


TARGETS: Mapping[str, Target] = MappingProxyType(
    {
        target.__name__: target
        for target in (
            game_log,
            tournament_log,
            gcg,
            cgp,
            roster,
            deck,
            word_lists,
            leaves,
            vocabulary_line,
            typed_order,
            judged_word,
            word_search,
            wire,
            client_frame,
        )
    }
)

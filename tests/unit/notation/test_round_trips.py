"""Whole games at random through every format and back, and files with anything at all in them."""

import random
from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from leggio.core.coordinates import field_position
from leggio.engine.scrabble.gcg import gcg_of
from leggio.engine.scrabble.position import position_of
from leggio.games.scrabble import Game
from leggio.games.scrabble.events import Exchanged, Passed, Played, Ruled
from leggio.games.scrabble.evolve import evolve
from leggio.games.scrabble.state import State
from leggio.notation.cgp import read_cgp, write_cgp
from leggio.notation.errors import NotationError
from leggio.notation.gcg import Exchange, Gcg, Item, Note, Pass, Play, Pragma, read_gcg, replay, write_gcg
from leggio.notation.log import read_log, write_log
from support.hashed_words import HashJudge
from support.placements import random_play

EDITIONS = ("figs", "figs-previous")


def random_game(rng: random.Random, turns: int) -> Game:
    """A game of two at random: plays, challenges, exchanges, passes, cambio secco, time, sometimes the end."""
    game = Game(
        "Anna Maria",
        "Bea",
        judge=HashJudge(),
        seed=rng.getrandbits(64),
        rules=rng.choice(EDITIONS),
        time_ms=rng.choice((3, 6, 25)) * 60_000,
        auto_claim=True,
    )
    for _ in range(turns):
        for step in (pause, answer, give_up, move):
            if not game.over:
                step(game, rng)
    return game


def pause(game: Game, rng: random.Random) -> None:
    """Let time pass, or none."""
    game.wait(seconds=rng.choice((0, 5, 40)))


def give_up(game: Game, rng: random.Random) -> None:
    """Resign, hardly ever."""
    if rng.random() < 0.005:
        game.resign()


def answer(game: Game, rng: random.Random) -> None:
    """Accept or challenge a pending play, or leave it: the next move accepts it unless it was the last."""
    pending = game.state.pending
    if pending is None:
        return
    if rng.random() < 0.25:
        game.challenge(rng.choice(pending.play.words).word)
    else:
        game.accept()


def move(game: Game, rng: random.Random) -> None:
    """Do something that the player on turn may do."""
    seat, bag = game.turn, len(game.state.bag)
    if bag and seat not in game.state.secco_used and rng.random() < 0.05:
        game.cambio_secco()
    play = random_play(game.state, seat, rng)
    if bag >= 7 and (play is None or rng.random() < 0.1):
        rack = game.rack()
        game.exchange("".join(rng.sample(rack, rng.randint(1, len(rack)))))
    elif play is None or rng.random() < 0.03:
        game.pass_turn()
    else:
        game.do(play)


def states(game: Game) -> list[State]:
    """The table after each event."""
    state = None
    tables = []
    for event in game.log:
        state = evolve(state, event)
        tables.append(state)
    return tables


def check_gcg(game: Game) -> None:
    """Board, racks, plays and scores survive, and the file reads back as what was written."""
    gcg = gcg_of(game.log)
    content = write_gcg(gcg)
    back = read_gcg(content)
    assert back == gcg
    assert write_gcg(back) == content
    played = replay(back)
    state = game.state
    assert played.board == state.board
    assert played.scores == tuple(_points(state)[seat] for seat in _order(state))
    assert [(play.points, field_position(play.square, play.direction), play.tiles) for play in played.plays] == _stood(
        game
    )
    assert [sorted(event.rack) for event in back.events if isinstance(event, Play | Exchange | Pass)] == [
        sorted(before.racks[event.seat])
        for before, event in zip(states(game), game.log[1:], strict=False)
        if isinstance(event, Played | Exchanged | Passed)
    ]


def _order(state: State) -> tuple[int, int]:
    return state.starter, 1 - state.starter


def _points(state: State) -> list[int]:
    """Scores with the pending play, which counts as long as it is not taken back."""
    points = list(state.totals)
    if state.pending:
        points[state.pending.play.seat] += state.pending.play.score
    return points


def _stood(game: Game) -> list[tuple[int, str, str]]:
    stood: list[tuple[int, str, str]] = []
    for event in game.log:
        if isinstance(event, Played):
            position = event.square if event.direction == "down" else event.square[1:] + event.square[0]
            stood.append((event.score, position, event.tiles))
        elif isinstance(event, Ruled) and not event.valid:
            stood.pop()
    return stood


@settings(max_examples=40, deadline=None)
@given(st.randoms(use_true_random=True), st.integers(0, 25))
def test_gcg_of_games_under_way(rng: random.Random, turns: int) -> None:
    """A game stopped anywhere comes back from GCG with board, racks, plays and scores."""
    check_gcg(random_game(rng, turns))


@settings(max_examples=5, deadline=None)
@given(st.randoms(use_true_random=True))
def test_gcg_of_cut_logs(rng: random.Random) -> None:
    """A log that stops after any event, in the middle of a challenge too, still makes a file that holds."""
    game = random_game(rng, 12)
    for cut, state in enumerate(states(game), start=1):
        played = replay(read_gcg(write_gcg(gcg_of(game.log[:cut]))))
        assert played.board == state.board
        assert played.scores == tuple(_points(state)[seat] for seat in _order(state))


@settings(max_examples=8, deadline=None)
@given(st.randoms(use_true_random=True))
def test_gcg_of_whole_games(rng: random.Random) -> None:
    """So does a game played to its end, and the final scores are those of its settlement."""
    game = random_game(rng, 400)
    assert game.ended is not None
    check_gcg(game)
    scores = replay(read_gcg(write_gcg(gcg_of(game.log)))).scores
    assert scores == tuple(game.ended.scores[seat] for seat in _order(game.state))


@settings(max_examples=30, deadline=None)
@given(st.randoms(use_true_random=True), st.integers(0, 25))
def test_cgp_of_games(rng: random.Random, turns: int) -> None:
    """The position of any game reads back, with the racks and scores of the player to move first."""
    state = random_game(rng, turns).state
    position = position_of(state)
    assert read_cgp(write_cgp(position)) == position
    assert position.board == state.board
    assert [sorted(rack) for rack in position.racks] == [
        sorted(state.racks[seat]) for seat in (state.turn, 1 - state.turn)
    ]
    assert position.scores == tuple(_points(state)[seat] for seat in (state.turn, 1 - state.turn))


@settings(max_examples=15, deadline=None)
@given(st.randoms(use_true_random=True), st.integers(0, 25))
def test_log_of_games(rng: random.Random, turns: int) -> None:
    """The events of any game read back from its log."""
    game = random_game(rng, turns)
    assert read_log(write_log("scrabble", game.log).encode()).events == tuple(game.log)


texts = st.text(st.characters(exclude_categories=("Cs", "Cc", "Zl", "Zp")), max_size=20).map(str.strip)
note_lines = st.lists(texts.filter(lambda line: not line.startswith(("#", ">"))), min_size=1, max_size=4)
comments: st.SearchStrategy[Item] = st.one_of(
    note_lines.map(lambda lines: Note("\n".join(lines).strip())),
    st.builds(Pragma, st.from_regex(r"x-[a-zA-Z0-9]{1,8}", fullmatch=True), texts),
)


@cache
def sample() -> Gcg:
    """One game with every kind of line of a game under way."""
    return gcg_of(random_game(random.Random(7), 30).log)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 60), comments), max_size=6))
def test_comments_anywhere(added: list[tuple[int, Item]]) -> None:
    """Notes of several lines and pragmas nobody knows come back as they were, wherever they stand."""
    items = list(sample().items)
    for where, comment in added:
        items.insert(where, comment)
    gcg = replace(sample(), items=tuple(items))
    assert read_gcg(write_gcg(gcg)) == gcg


def never_breaks(content: bytes) -> None:
    """The content is refused with NotationError, or read, written and replayed."""
    try:
        gcg = read_gcg(content)
    except NotationError:
        return
    assert read_gcg(write_gcg(gcg)) == gcg
    replay(gcg)


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes(content: bytes) -> None:
    """No bytes raise anything but NotationError."""
    never_breaks(content)
    never_breaks(b"#player1 a\n#player2 b\n" + content)


@settings(max_examples=250, deadline=None)
@given(st.data())
def test_changed_bytes(data: st.DataObject) -> None:
    """A file changed anywhere reads as another game or raises NotationError."""
    content = write_gcg(sample())
    for _ in range(data.draw(st.integers(1, 3))):
        where = data.draw(st.integers(0, len(content)))
        cut = data.draw(st.integers(0, 3))
        put = data.draw(
            st.one_of(st.binary(max_size=3), st.sampled_from([b".", b"(", b")", b"-", b"\r", b">", b"#", b"9"]))
        )
        content = content[:where] + put + content[where + cut :]
    never_breaks(content)


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_changed_lines(data: st.DataObject) -> None:
    """So does one with lines lost, moved or twice there."""
    lines = write_gcg(sample()).splitlines(keepends=True)
    chosen = data.draw(st.lists(st.sampled_from(lines), max_size=6))
    start = data.draw(st.integers(0, len(lines)))
    never_breaks(b"".join([*lines[:start], *chosen, *lines[start + data.draw(st.integers(0, 4)) :]]))


VOCABULARY = """
>a: >b: >a CASA AB? 8G H8 15O Q17 17Q . .. (A) A(S)A a - -- -2 -AB (challenge) (time) (AB)
+0 -0 +12 0 12 24 -12 #note #rack1 #board-layout scarabeo
"""
words = st.sampled_from(VOCABULARY.split())


@settings(max_examples=300, deadline=None)
@given(st.lists(st.lists(words, min_size=1, max_size=6).map(" ".join), max_size=8))
def test_any_lines_of_the_right_words(lines: list[str]) -> None:
    """Lines that look like a game raise nothing but NotationError either."""
    never_breaks("\n".join(["#player1 a", "#player2 b", ">a: CASA 8G CASA +12 12", *lines]).encode())

"""The fourth game by itself: it is played on what board games share, its log holds, and no view leaks."""

import random

import msgspec
from msgspec.structs import replace
from noveper.commands import AnyCommand, Open
from noveper.events import AnyEvent
from noveper.rules import Options
from noveper.spec import SPEC
from noveper.state import State
from noveper.view import Watcher
from thinking import find_play

from leggio.core.auditing import Finding
from leggio.core.bag import Bag
from leggio.core.board import Direction
from leggio.core.chance import SeededChance
from leggio.core.outcome import Accepted, Rejected
from leggio.games.board.events import Play
from leggio.games.common.commands import Pass, Resign
from leggio.lexicon.opinion import LexiconJudge
from support.lexicons import bundled


def play_out(seed: int, players: int = 2) -> list[tuple[State, AnyEvent]]:
    """A whole game with some nonsense in between: every event with the table it led to."""
    rng = random.Random(seed)
    state: State | None = None
    course: list[tuple[State, AnyEvent]] = []
    command: AnyCommand = Open(rules="noveper", players=tuple("ABC"[:players]), options=Options(), lexicon="test")
    while state is None or state.ended is None:
        outcome = SPEC.decide(state, command, LexiconJudge(bundled("figs")), SeededChance(seed), 1000 * len(course))
        if isinstance(outcome, Accepted):
            for event in outcome.events:
                state = SPEC.evolve(state, event)
                course.append((state, event))
        assert state is not None
        command = _next(state, rng)
    return course


def _next(state: State, rng: random.Random) -> AnyCommand:
    if rng.random() < 0.2:
        nonsense: tuple[AnyCommand, ...] = (
            Pass(seat=(state.turn + 1) % len(state.players)),
            Play(seat=state.turn, square="A1", direction=Direction.ACROSS, word="QQ"),
            Resign(seat=9),
        )
        return rng.choice(nonsense)
    found = find_play(state.board.rows, state.racks[state.turn])
    if found is None or rng.random() < 0.1:
        return Pass(seat=state.turn)
    return Play(seat=state.turn, square=found[0], direction=found[1], word=found[2])


def test_whole_games_verify() -> None:
    """Every log passes the audit and replays to the very state."""
    for seed in range(4):
        course = play_out(seed, players=2 + seed % 2)
        final = SPEC.audit([event for _, event in course])
        assert not isinstance(final, Finding), final
        assert final == course[-1][0]
        assert any(row.word for row in final.sheet), "nobody ever laid a word"


def test_a_changed_log_does_not_verify() -> None:
    """A score that was put up is found."""
    events = [event for _, event in play_out(1)]
    index, played = next((index, each) for index, each in enumerate(events) if SPEC.codec.name(each) == "played")
    forged = replace(played, score=played.score + 1)  # type: ignore[union-attr] # it is a play
    found = SPEC.audit([*events[:index], forged, *events[index + 1 :]])
    assert isinstance(found, Finding)
    assert found.event == index + 1


def test_nobody_can_tell_what_they_may_not_know() -> None:
    """With every secret changed behind their back, whoever looks sees the same, and is told the same."""
    rng = random.Random(1)
    for state, event in play_out(2):
        if state.ended or not state.racks[0]:
            continue
        for who in (*state.seats, *Watcher):
            other = _behind_the_back(state, who, rng)
            assert msgspec.json.encode(SPEC.view(other, who, 0)) == msgspec.json.encode(SPEC.view(state, who, 0))
        _, told = SPEC.redact(state, event, Watcher.SPECTATOR)
        assert not {"order", "salt"} & told.keys()
        assert SPEC.codec.name(event) != "drawn" or "tiles" not in told


def _behind_the_back(state: State, who: int | Watcher, rng: random.Random) -> State:
    hidden = [*state.bag.tiles, *(tile for seat, rack in enumerate(state.racks) if seat != who for tile in rack)]
    rng.shuffle(hidden)
    deck = iter(hidden)
    racks = tuple(rack if seat == who else "".join(next(deck) for _ in rack) for seat, rack in enumerate(state.racks))
    return replace(state, racks=racks, bag=Bag("".join(deck), "0" * 64, state.bag.returns))


def test_bad_input_is_refused_with_a_code() -> None:
    """Nothing changes, and the code is one that every board game has."""
    state = play_out(3)[6][0]
    refused = SPEC.decide(state, Pass(seat=1 - state.turn), None, SeededChance(0), 10_000)
    assert isinstance(refused, Rejected)
    assert refused.code == "turn.not_yours"

"""What people are told as things happen."""

from msgspec.structs import replace

from leggio.games.duplicate.commands import CloseRound, Draw, Join, Remark, Start
from leggio.games.duplicate.events import CODEC
from leggio.games.duplicate.view import REDACTION, Watcher, concerns, redact
from support.duplicate.halls import hall, in_round

SECRETS = {
    "opened": {"order", "salt", "contributors", "announced"},  # the view tells what goes into the bag
    "drawn": {"tiles", "rejected"},
    "handed_in": {"square", "direction", "word", "laid", "fault", "kept", "verdicts", "name"},
    "corrected": {"square", "direction", "word", "laid", "fault", "kept", "verdicts", "ruled"},
    "remarked": {"seat", "text"},
    "warned": {"seat", "text", "name"},
    "penalised": {"text"},
}


def test_what_stays_secret_is_known_field_by_field() -> None:
    """Premise, art. 42-46: whatever an event gains, it tells nobody until somebody names it here too."""
    found = {name: set(REDACTION.secret_fields(kind)) for name, kind in CODEC.kinds.items()}
    assert {name: fields for name, fields in found.items() if fields} == SECRETS


def test_a_slip_is_told_to_its_player_and_the_desk() -> None:
    """Premise: the others hear that somebody has handed in; what it is worth only the desk does."""
    game = in_round("Anna", "Bea")
    game.hand_in(0, "8D", "MICIO")
    event = game.log[-1]
    assert redact(game.state, event, 1) == ("handed_in", {"at": 0, "seat": 0, "by": "player"})
    assert redact(game.state, event, 0)[1].keys() == {"at", "seat", "by", "square", "direction", "word"}
    assert redact(game.state, event, Watcher.HALL) == redact(game.state, event, 1)
    laid = redact(game.state, event, Watcher.DESK)[1]["laid"]
    assert isinstance(laid, dict)
    assert laid["score"] == 22


def test_nobody_is_told_the_order_of_the_bag() -> None:
    """Art. 1: not even the desk."""
    game = hall("Anna")
    for who in (0, *Watcher):
        data = redact(game.state, game.log[0], who)[1]
        assert not {"order", "salt"} & data.keys()
        assert data["commitment"] == game.state.commitment


def test_letters_are_told_with_the_start() -> None:
    """Premise: the draw tells its round, the start its letters."""
    game = hall("Anna")
    (drawn,) = game.do(Draw(start=False))
    (started,) = game.do(Start())
    assert "tiles" not in redact(game.state, drawn, 0)[1]
    assert redact(game.state, drawn, Watcher.DESK)[1]["tiles"] == "MICIOAB"
    assert redact(game.state, started, 0)[1]["rack"] == "MICIOAB"


def test_whose_view_an_event_changes() -> None:
    """For servers with hundreds of players: a slip concerns its player, desk and hall; a closed round everyone."""
    game = in_round("Anna", "Bea")
    game.hand_in(1, "8D", "MICIO")
    before = game.view(0)
    assert concerns(game.log[-1]) == 1
    (remark,) = game.do(Remark(seat=1, text="Ecco"))
    assert concerns(remark) == 1
    (joined,) = game.do(Join(player="Carlo"))
    assert concerns(joined) == 2
    after = replace(game.view(0), playing=before.playing, standings=before.standings)
    # But for the number of the last event another player's view is the same, and for who else is there.
    assert replace(after, seq=before.seq) == before
    (closed,) = game.do(CloseRound())
    assert concerns(closed) is None

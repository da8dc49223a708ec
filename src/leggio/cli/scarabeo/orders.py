"""What a player types, understood. Italian and English words both work, whatever the language of the screen."""

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from leggio.cli.play.orders import readings, written_play
from leggio.core.board import Direction, Square
from leggio.games.scarabeo.events import Ballot


class Verb(StrEnum):
    """What a line asks for."""

    PLAY = "play"
    SCARAB = "scarab"
    PASS = "pass"  # noqa: S105 - a turn given up, not a password
    EXCHANGE = "exchange"
    ACCEPT = "accept"
    CHALLENGE = "challenge"
    VOTE = "vote"
    RESIGN = "resign"
    STOP = "stop"
    SHEET = "sheet"
    SHUFFLE = "shuffle"
    HELP = "help"
    QUIT = "quit"


_WORDS = {
    Verb.SCARAB: "scarabeo prendi scarab take",
    Verb.PASS: "passa passo pass",
    Verb.EXCHANGE: "cambia cambio exchange change",
    Verb.ACCEPT: "accetta accetto accept ok",
    Verb.CHALLENGE: "contesta contesto challenge",
    Verb.VOTE: "voto vota vote",
    Verb.RESIGN: "abbandona abbandono resign",
    Verb.STOP: "basta stop",
    Verb.SHEET: "foglio formulario sheet",
    Verb.SHUFFLE: "mescola shuffle",
    Verb.HELP: "aiuto help ?",
    Verb.QUIT: "esci quit exit",
}
_VERBS = {word: verb for verb, words in _WORDS.items() for word in words.split()}
_PLAY_WORDS = frozenset({"gioca", "gioco", "play"})

_BALLOTS = {
    **dict.fromkeys(("sì", "si", "s", "yes", "y", "favorevole", "for"), Ballot.FOR),
    **dict.fromkeys(("no", "n", "contrario", "contraria", "against"), Ballot.AGAINST),
    **dict.fromkeys(("mi astengo", "astengo", "astenuto", "astenuta", "a", "abstain", "i abstain"), Ballot.ABSTAIN),
}


class Order(msgspec.Struct, frozen=True):
    """A line understood: who it is for (None: whoever it can only come from), what it asks, with what."""

    verb: Verb
    player: int | None = None
    arguments: tuple[str, ...] = ()
    square: Square | None = None
    direction: Direction | None = None


def parse_order(line: str, players: Sequence[str]) -> Order | None:
    """Understand a line, or None. A name in front says who speaks, unless only the whole line makes sense."""
    understood = (_order(rest, player) for player, rest in readings(line.split(), players))
    return next((order for order in understood if order is not None), None)


def parse_ballot(line: str) -> Ballot | None:
    """A vote: `sì`, `no`, `mi astengo`, with or without `voto` in front."""
    words = line.lower().split()
    if words and _VERBS.get(words[0]) is Verb.VOTE:
        words = words[1:]
    return _BALLOTS.get(" ".join(words))


def _order(tokens: list[str], player: int | None) -> Order | None:
    if not tokens:
        return None
    verb = _VERBS.get(tokens[0].lower())
    if verb is not None:
        return Order(verb, player, tuple(tokens[1:]))
    if tokens[0].lower() in _PLAY_WORDS:
        tokens = tokens[1:]
    play = written_play(tokens)
    return None if play is None else Order(Verb.PLAY, player, (play[2],), play[0], play[1])

"""What a player of Scarabeo types, understood."""

from collections.abc import Sequence
from enum import StrEnum

from leggio.cli.hosting import orders
from leggio.cli.hosting.orders import parse_line, parse_vote, placement, vocabulary
from leggio.core.coordinates import parse_position
from leggio.games.scarabeo.events import Ballot

# What a line asks for.
Verb = StrEnum(
    "Verb",
    "PLAY SCARAB PASS EXCHANGE ACCEPT CHALLENGE CROSSING LOOK_UP VOTE RESIGN STOP BACK HINT SHEET SHUFFLE HELP QUIT",
)


Order = orders.Order[Verb]

_VERBS = vocabulary(
    Verb,
    scarab="scarabeo prendi scarab take",
    crossing="incrocio incroci crossing crossings",
    look_up="vocabolario guarda dictionary look",
)
_PLAY_WORDS = frozenset({"gioca", "gioco", "play"})

_BALLOTS = {
    **dict.fromkeys(("sì", "si", "s", "yes", "y", "favorevole", "for"), Ballot.FOR),
    **dict.fromkeys(("no", "n", "contrario", "contraria", "against"), Ballot.AGAINST),
    **dict.fromkeys(("mi astengo", "astengo", "astenuto", "astenuta", "a", "abstain", "i abstain"), Ballot.ABSTAIN),
}


def parse_order(line: str, players: Sequence[str]) -> Order | None:
    """Understand a line, or None."""
    return parse_line(line, players, _order)


def parse_ballot(line: str) -> Ballot | None:
    """A vote: `sì`, `no`, `mi astengo`, with or without `voto` in front."""
    return parse_vote(line, _BALLOTS)


def _order(tokens: list[str], player: int | None) -> Order | None:
    verb = _VERBS.get(tokens[0].lower())
    if verb is Verb.CROSSING:
        where = parse_position(" ".join(tokens[1:]))
        return Order(verb, player, tuple(tokens[1:]), *(where or ()))
    if verb is not None:
        return Order(verb, player, tuple(tokens[1:]))
    if tokens[0].lower() in _PLAY_WORDS:
        tokens = tokens[1:]
    return placement(Verb.PLAY, tokens, player)

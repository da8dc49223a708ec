"""What a player types, understood. Italian and English words both work, whatever the language of the screen."""

import re
from collections.abc import Sequence
from enum import StrEnum

import msgspec

from leggio.cli.play.orders import readings
from leggio.core.letters import ALPHABET, JOLLY, fold
from leggio.games.verbum.cards import DOUBLE, SWAP, THIEF


class Verb(StrEnum):
    """What a line asks for."""

    DRAW = "draw"
    LAY = "lay"
    DISCARD = "discard"
    PASS = "pass"  # noqa: S105 - a turn given up, not a password
    SWAP_HANDS = "swap_hands"
    STEAL = "steal"
    RESTORE = "restore"
    SWAP_JOLLY = "swap_jolly"
    ACCEPT = "accept"
    CONTEST = "contest"
    VOTE = "vote"
    RESIGN = "resign"
    STOP = "stop"
    SHEET = "sheet"
    SHUFFLE = "shuffle"
    HELP = "help"
    QUIT = "quit"


_WORDS = {
    Verb.DRAW: "pesca pesco prendi prendo draw take",
    Verb.LAY: "posa poso lay",
    Verb.DISCARD: "scarta scarto discard",
    Verb.PASS: "passa passo pass",
    Verb.SWAP_HANDS: "scambia scambio cambio cambia swap",
    Verb.STEAL: "ruba rubo steal",
    Verb.RESTORE: "rimetti rimetto restore",
    Verb.SWAP_JOLLY: "jolly sostituisci sostituisco",
    Verb.ACCEPT: "accetta accetto accept ok",
    Verb.CONTEST: "contesta contesto verifica contest challenge",
    Verb.VOTE: "voto vota vote",
    Verb.RESIGN: "abbandona abbandono resign",
    Verb.STOP: "basta stop",
    Verb.SHEET: "foglio registro sheet record",
    Verb.SHUFFLE: "mescola shuffle",
    Verb.HELP: "aiuto help ?",
    Verb.QUIT: "esci quit exit",
}
_VERBS = {word: verb for verb, words in _WORDS.items() for word in words.split()}
_PILES = frozenset("ab")
# Words that say nothing: "pesca dal mazzo A", "scambia con Bea", "ruba la C di 3".
_FILLERS = {
    word
    for words in (
        "da dal dalla il la lo le del di con mazzo carta carte mano mani",
        "from the of with pile card hand hands",
    )
    for word in words.split()
}
_CARDS = {
    **dict.fromkeys(("?", "jolly", "a-z"), JOLLY),
    **dict.fromkeys(("%", "doppio", "double", "aa-zz"), DOUBLE),
    **dict.fromkeys(("!", "ladro", "thief"), THIEF),
    **dict.fromkeys(("&", "cambio", "swap", "swap-hands"), SWAP),
}
_BALLOTS = {
    **dict.fromkeys(("sì", "si", "s", "yes", "y"), True),
    **dict.fromkeys(("no", "n"), False),
}
_WRITTEN = re.compile(r"[A-Za-z]*(?:\([A-Za-z]{2}\)[A-Za-z]*)*", re.ASCII)


class Order(msgspec.Struct, frozen=True):
    """A line understood: who it is for (None: whoever it can only come from), what it asks, with what."""

    verb: Verb
    player: int | None = None
    arguments: tuple[str, ...] = ()


def parse_order(line: str, players: Sequence[str]) -> Order | None:
    """Understand a line, or None. A name in front says who speaks, unless only the whole line makes sense."""
    understood = (_order(rest, player) for player, rest in readings(line.split(), players))
    return next((order for order in understood if order is not None), None)


def parse_vote(line: str) -> bool | None:
    """A vote: `sì` or `no`, with or without `voto` in front."""
    words = line.lower().split()
    if words and _VERBS.get(words[0]) is Verb.VOTE:
        words = words[1:]
    return _BALLOTS.get(" ".join(words))


def parse_card(text: str) -> str | None:
    """A card by its letter, its sign or its name."""
    found = _CARDS.get(text.lower())
    if found is None and len(text) == 1 and (letter := fold(text).upper()) in ALPHABET:
        return letter
    return found


def _order(tokens: list[str], player: int | None) -> Order | None:
    if not tokens:
        return None
    first = tokens[0].lower()
    if len(tokens) == 1 and first in _PILES:
        return Order(Verb.DRAW, player, (first,))
    verb = _VERBS.get(first)
    if verb is Verb.LAY:
        return Order(verb, player, tuple(token.strip(",;") for token in tokens[1:]))
    if verb is not None:
        told = tuple(token for token in (each.strip(",;") for each in tokens[1:]) if token not in _FILLERS)
        if verb is Verb.DRAW and told and _CARDS.get(told[0].lower()) == JOLLY:
            return Order(Verb.SWAP_JOLLY, player, told[1:])
        return Order(verb, player, told)
    # Words alone are laid, if they are written like words of cards: a slip in lower case lays nothing.
    words = tuple(token.strip(",;") for token in tokens)
    return Order(Verb.LAY, player, words) if all(_is_written(word) for word in words) else None


def _is_written(word: str) -> bool:
    """Whether most of its letters are capitals: small ones are jollies, and a name is no word to be laid."""
    plain = fold(word)
    capitals = sum(sign.isupper() for sign in plain)
    return 2 * capitals > len(plain) and _WRITTEN.fullmatch(plain) is not None

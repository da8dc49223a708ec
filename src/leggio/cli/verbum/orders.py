"""What a player of Verbum types, understood."""

import re
from collections.abc import Sequence
from enum import StrEnum

from leggio.cli.hosting import orders
from leggio.cli.hosting.orders import parse_line, vocabulary
from leggio.core.letters import ALPHABET, JOLLY, fold
from leggio.games.verbum.cards import DOUBLE, SWAP, THIEF

# What a line asks for.
Verb = StrEnum(
    "Verb",
    "DRAW LAY DISCARD PASS SWAP_HANDS STEAL RESTORE SWAP_JOLLY ACCEPT CONTEST VOTE RESIGN STOP BACK HINT SHEET SHUFFLE "
    "HELP QUIT",
)


Order = orders.Order[Verb]

_VERBS = vocabulary(
    Verb,
    draw="pesca pesco prendi prendo draw take",
    lay="posa poso lay",
    discard="scarta scarto discard",
    swap_hands="scambia scambio cambio cambia swap",
    steal="ruba rubo steal",
    restore="rimetti rimetto restore",
    swap_jolly="jolly sostituisci sostituisco",
    contest="contesta contesto verifica contest challenge",
    sheet="foglio registro sheet record",
)
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


def parse_order(line: str, players: Sequence[str]) -> Order | None:
    """Understand a line, or None."""
    return parse_line(line, players, _order)


def parse_vote(line: str) -> bool | None:
    """A vote: `sì` or `no`, with or without `voto` in front."""
    return orders.parse_vote(line, _BALLOTS)


def parse_card(text: str) -> str | None:
    """A card by its letter, its sign or its name."""
    found = _CARDS.get(text.lower())
    if found is None and len(text) == 1 and (letter := fold(text).upper()) in ALPHABET:
        return letter
    return found


def _order(tokens: list[str], player: int | None) -> Order | None:
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

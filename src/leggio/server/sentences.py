"""What the server says to people: a sentence for each code, in the language of whoever asked."""

from collections.abc import Mapping

from leggio.core.outcome import Rejected
from leggio.games.registry import GAMES
from leggio.speech.speaker import Answering

TOURNAMENT = "tournament"  # is hosted like a game, and speaks in its own words


def sentence(code: str, language: str, detail: Mapping[str, object], article: str = "", game: str = "") -> str:
    """The sentence for a code, in the words of a game that refused; for one that has none, a sentence that names it."""
    # Of a game that nobody knows the name is anything: it must not become that of a file.
    game = game if game in GAMES or game == TOURNAMENT else ""
    say = Answering(language, game, GAMES[game].speech if game in GAMES else None)
    try:
        say.message(code)
    except KeyError:
        return say("refused", code=code)
    if game:
        return say.refusal(Rejected(code, article, dict(detail)))
    return say(code, **{**detail, "art": say.article(article)})

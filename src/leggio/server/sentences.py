"""What the server says to people: a sentence for each code, in the language of whoever asked."""

from collections.abc import Mapping

from leggio.speech import Speaker


class Answering(Speaker):
    """Says no, even where it lacks data for the sentence."""

    lenient = True


def sentence(code: str, language: str, detail: Mapping[str, object], article: str = "") -> str:
    """The sentence for a code; for one that has none, a sentence that names it."""
    say = Answering(language)
    try:
        say.message(code)
    except KeyError:
        return say("refused", code=code)
    return say(code, **{**detail, "art": say.article(article)})

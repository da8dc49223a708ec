"""Which of our languages somebody likes best."""

from leggio.speech.folders import FIRST, languages

# What one reads of a header: languages beyond these are in nobody's preferences.
_MOST_WISHES = 20


def language_of(accept_language: str) -> str:
    """The language of ours that an Accept-Language header likes best."""
    best, liking = FIRST, 0.0
    for wish in accept_language[:500].split(",")[:_MOST_WISHES]:
        tag, _, quality = wish.partition(";")
        language, liked = known(tag.strip()), _quality(quality)
        if language and liked > liking:
            best, liking = language, liked
    return best


def known(tag: str) -> str:
    """The language of ours that a tag such as `pt-BR` names, itself or without what comes last; nothing if none is."""
    ours = {each.lower(): each for each in languages()}
    wanted = tag.lower()
    while wanted and wanted not in ours:
        wanted = wanted.rpartition("-")[0]
    return ours.get(wanted, "")


def _quality(text: str) -> float:
    name, _, value = text.strip().partition("=")
    if not name:
        return 1.0
    try:
        quality = float(value)
    except ValueError:
        return 0.0
    return quality if name.strip() == "q" and 0 <= quality <= 1 else 0.0

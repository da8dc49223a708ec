"""Names that look the same, whatever they are written with: nobody sits down as somebody else's double."""

import unicodedata

# Letters of other alphabets, and of old spellings, that are drawn like Latin ones.
_ALIKE = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԌԚԜаеѕіјорсухԁԛԝһӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυχՕՍօսհոɑɡıℓ",
    "ABESIJKMHOPCTYXGQWaesijopcyxdqwhlABEZHIKMNOPTYXaikvopuxOUouhnagil",
)
# Drawn alike in most typefaces.
_STROKES = str.maketrans("I1|0", "lllO")


def looks_of(name: str) -> frozenset[str]:
    """What a name is taken for. Two names that have one of these in common are taken for each other."""
    plain = unicodedata.normalize("NFKC", name).translate(_ALIKE)
    return frozenset(" ".join(each.casefold().split()) for each in (plain, plain.translate(_STROKES)))

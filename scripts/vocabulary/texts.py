"""Italian texts of Debian that had no part in making the vocabulary, and the words met in them.

Quotations and sayings (fortunes-it, fortunes-it-off); the handbook, reference and guides of Debian; the help of GNOME,
GIMP and LibreOffice; LilyPond's manuals; manual pages. `fetch-texts` puts them into the folder that `fetch` filled.

What counts as a word met is a rule, not a choice: a token of 2 to 15 small Italian letters in a block of running
Italian. Left out are tokens with a capital (names, and whatever begins a sentence), those that touch a digit or a sign
of a program or an address, what is cut short by an apostrophe (*dell'*), whatever is marked up as code, and blocks in
which fewer than a fifth of the tokens are Italian function words.
"""

import gzip
import html
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

_SHARE = Path("debian/usr/share")
_FORTUNES = ("games/fortunes/it", "games/fortunes/off/it")
_PAGES = (
    "doc/debian-handbook/html/it-IT/*.html",
    "doc/installation-guide-amd64/it/*.html",
    "doc/maint-guide-it/html/*.it.html",
    "doc/aptitude/html/it/*.html",
    "doc/lilypond/html/Documentation/**/*.it.html",
    "gimp/2.0/help/it/*.html",
    "libreoffice/help/it/text/**/*.html",
    "help/it/gnome-help/*.page",
)
_MANUALS = "man/it/man*/*.gz"
_PLAIN = ("debian-reference/debian-reference.it.txt.gz", "doc/debian/FAQ/debian-faq.it.txt.gz")

_HIDDEN = re.compile(
    r"<(script|style|head|code|pre|kbd|tt|samp|cmd|var)\b.*?</\1\b[^>]*>|<!--.*?-->", re.DOTALL | re.IGNORECASE
)
_BLOCK_TAG = re.compile(
    r"</?(?:p|div|li|td|th|tr|h\d|dt|dd|title|item|section|table|ul|ol|br|note)\b[^>]*>", re.IGNORECASE
)
_TAG = re.compile(r"<[^>]*>", re.DOTALL)
# A request of troff, and its changes of face.
_REQUEST = re.compile(r"^[.'].*$|\\f[BIRP]|\\[-&]|\\\(..", re.MULTILINE)
_TOKEN = re.compile(r"[^\s()\[\]{}«»“”\"…,;:!?<>—–]+")
_ITALIAN = re.compile(r"[a-zàèéìíòóùú]{2,15}")
_FUNCTION_WORDS = frozenset(
    re.findall(
        r"\S+",
        "a ad al alla alle ai agli anche che chi ci come con cui da dal dalla dei del della delle degli di e "
        "ed è gli ha i il in io la le lo ma mi ne nel nella nei non o per più quando se si sia sono su sul "
        "sulla ti tra tu un una uno viene vi ",
    )
)
_LEAST = 0.2
_ACCENTS = {"a": "à", "e": "è", "i": "ì", "o": "ò", "u": "ù"}
# ASCII texts write an accent as an apostrophe (perche', sara'); these are really cut short (un po', a mo' di).
_CUT = frozenset(
    {"po", "mo", "di", "fa", "va", "sta", "da", "to", "be", "de", "ne", "co", "su", "a", "e", "i", "vo", "ca"}
)


def words(packages: Path) -> Counter[str]:
    """Every word met and how often, small letters and accents as written."""
    met: Counter[str] = Counter()
    for block in _blocks(packages / _SHARE):
        tokens = _TOKEN.findall(block)
        known = sum(token.lower() in _FUNCTION_WORDS for token in tokens)
        if tokens and known >= _LEAST * len(tokens):
            met.update(word for token in tokens for word in _words(token))
    return met


def _words(token: str) -> Iterator[str]:
    quoted = token.startswith(("'", "‘", "`"))
    *cut, last = re.split("['’]", token.strip(".'’`*_"))  # l'amico: what comes before is no whole word
    if any(not part.isalpha() for part in cut) or len(cut) > 1:
        return
    stripped = token.rstrip(".")
    if stripped.endswith(("'", "’")) and not quoted and last[-1:] in _ACCENTS and last not in _CUT:
        last = last[:-1] + _ACCENTS[last[-1]]
    elif stripped.endswith(("'", "’")) and not quoted:
        return
    if _ITALIAN.fullmatch(last):
        yield last


def _blocks(share: Path) -> Iterator[str]:
    for folder in _FORTUNES:
        for path in sorted((share / folder).iterdir()):
            if not path.suffix:
                yield from re.split(r"\n%+\n", _decoded(path.read_bytes()))
    for pattern in _PAGES:
        for path in sorted(share.glob(pattern)):
            shown = _HIDDEN.sub(" § ", _decoded(path.read_bytes()))
            yield from (html.unescape(_TAG.sub("", block)) for block in _BLOCK_TAG.split(shown))
    for path in sorted(share.glob(_MANUALS)):
        yield from re.split(r"\n\s*\n", _REQUEST.sub("\n", _decoded(gzip.decompress(path.read_bytes()))))
    for name in _PLAIN:
        for path in sorted(share.glob(f"**/{name}")):
            yield from re.split(r"\n\s*\n", _decoded(gzip.decompress(path.read_bytes())))


def _decoded(content: bytes) -> str:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        return content.decode("latin-1")

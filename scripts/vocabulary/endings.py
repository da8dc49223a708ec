"""Endings that tell what a word is when no source does."""

SUPERLATIVES = tuple(stem + vowel for stem in ("issim", "errim") for vowel in "oaie")
FEMININES = (
    "aggine", "essa", "gione", "ie", "igine", "ite", "si", "sione", "trice", "tà", "tù", "udine", "zione",
)  # fmt: skip
# Of a word in -o or -e beside one in -a: these are adjectives (or nouns with a feminine), not two nouns.
ADJECTIVES = (
    "ale", "ano", "ante", "are", "ato", "crate", "ente", "eo", "esco", "ese", "evole", "fero", "filo", "fobo", "fono",
    "fugo", "geno", "grafo", "ico", "igno", "ile", "ino", "io", "ito", "ivo", "logo", "oide", "oso", "uto", "voro",
)  # fmt: skip
# Of a word by itself: safe enough to call it an adjective.
SURE_ADJECTIVES = (
    "bile", "cale", "eale", "ese", "evole", "fero", "gale", "iale", "ioso", "male", "nale", "oide", "rale", "sale",
    "tale", "uale", "vale",
)  # fmt: skip

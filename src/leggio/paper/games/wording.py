"""The sentences of a score sheet, in both languages."""

from collections.abc import Mapping

_MONTHS_IT = "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"
_MONTHS_EN = "January February March April May June July August September October November December"
MONTHS: Mapping[str, tuple[str, ...]] = {"it": tuple(_MONTHS_IT.split()), "en": tuple(_MONTHS_EN.split())}

# What the template itself says.
TEXTS: Mapping[str, Mapping[str, str]] = {
    "it": {
        "move": "Mossa",
        "points": "Punti",
        "total": "Totale",
        "unfinished": "Partita non finita.",
        "no_words": "nessuna parola",
        "void": "annullata da un ladro",
        "lexicon": "Lessico",
        "seal": "Sigillo",
        "page": "Pagina",
    },
    "en": {
        "move": "Move",
        "points": "Points",
        "total": "Total",
        "unfinished": "An unfinished game.",
        "no_words": "no words",
        "void": "voided by a thief",
        "lexicon": "Lexicon",
        "seal": "Seal",
        "page": "Page",
    },
}

TITLES: Mapping[str, str] = {"scrabble": "Scrabble", "scarabeo": "Scarabeo", "verbum": "Verbum"}

RULES: Mapping[str, Mapping[str, str]] = {
    "it": {
        "figs": "Regolamento FIGS",
        "figs-previous": "Regolamento FIGS, edizione precedente",
        "scarabeo": "Regolamento del 2010",
        "verbum": "",
    },
    "en": {
        "figs": "FIGS rules",
        "figs-previous": "FIGS rules, previous edition",
        "scarabeo": "Rules of 2010",
        "verbum": "",
    },
}

WHERE: Mapping[str, Mapping[str, str]] = {
    "it": {"across": "{square} orizz.", "down": "{square} vert."},
    "en": {"across": "{square} across", "down": "{square} down"},
}

# The rows that are no plays, by what they are about.
ENTRIES: Mapping[str, Mapping[str, str]] = {
    "it": {
        "withdrawn": "{word}, ritirata ({value})",
        "penalty": "penalità per contestazione",
        "pass": "passo",
        "timeout": "tempo scaduto",
        "exchange": "cambio di {count}",
        "exchange_shown": "cambio di {tiles}",
        "cambio_secco": "cambio secco",
        "scarab": "scarabeo preso in {square} con {word}",
        "time_penalty": "penalità di tempo",
        "rack_left": "tessere rimaste: {tiles}",
        "rack_gained": "tessere altrui: {tiles}",
        "scarabs_left": "scarabei rimasti",
        "scarabs_gained": "scarabei altrui",
        "conventional": "punteggio convenzionale",
    },
    "en": {
        "withdrawn": "{word}, withdrawn ({value})",
        "penalty": "penalty for a challenge",
        "pass": "pass",
        "timeout": "out of time",
        "exchange": "exchange of {count}",
        "exchange_shown": "exchange of {tiles}",
        "cambio_secco": "cambio secco",
        "scarab": "scarab taken at {square} with {word}",
        "time_penalty": "time penalty",
        "rack_left": "tiles left: {tiles}",
        "rack_gained": "others’ tiles: {tiles}",
        "scarabs_left": "scarabs left",
        "scarabs_gained": "others’ scarabs",
        "conventional": "conventional score",
    },
}

REASONS: Mapping[str, Mapping[str, str]] = {
    "it": {
        "went_out": "Finite le tessere",
        "scoreless": "Tre passi o cambi di fila a testa",
        "time_lost": "Tempo supplementare esaurito",
        "time_limit": "Scaduto il tempo massimo",
        "resigned": "Chiusa per abbandono",
        "abandoned": "Annullata d’accordo fra tutti",
        "closed": "Finite le tessere",
        "deadlock": "Nessuno può o vuole più giocare",
        "exhausted": "Finito il mazzo B",
    },
    "en": {
        "went_out": "Out of tiles",
        "scoreless": "Three passes or exchanges in a row each",
        "time_lost": "Extra time used up",
        "time_limit": "The time for the game ran out",
        "resigned": "Ended by resignation",
        "abandoned": "Annulled, as all agreed",
        "closed": "Out of tiles",
        "deadlock": "Nobody could or would play on",
        "exhausted": "Pile B ran out",
    },
}

ARTICLES: Mapping[str, Mapping[str, str]] = {
    "it": {"scrabble": "art. {article}", "scarabeo": "art. {article}", "verbum": "par. {article}"},
    "en": {"scrabble": "art. {article}", "scarabeo": "art. {article}", "verbum": "par. {article}"},
}

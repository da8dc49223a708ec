"""Every way in which a server tells about words, and what else it does: a new door belongs to one of the two lists."""

from typing import Any

Door = tuple[str, str]  # method and path

# What asks whether one may be told, each with a request that would be answered.
ASKS: dict[Door, dict[str, Any]] = {
    ("GET", "/api/lookups"): {},
    ("GET", "/api/judge"): {"params": {"word": "casa"}},
    ("GET", "/api/words/anagrams"): {"params": {"letters": "casa"}},
    ("GET", "/api/words/pattern"): {"params": {"pattern": "c*"}},
    ("GET", "/api/words/starting"): {"params": {"beginning": "cas"}},
    ("GET", "/api/words/ending"): {"params": {"end": "asa"}},
    ("GET", "/api/words/hooks"): {"params": {"word": "casa"}},
    ("POST", "/api/reports"): {"json": {"word": "gazebo", "claim": "foreign"}},
    ("GET", "/api/reports"): {},  # why one's words were turned away
    ("GET", "/api/editions/{edition}"): {},
    ("GET", "/api/editions/{edition}/text"): {},
    ("GET", "/api/editions/{edition}/paper"): {},
    ("GET", "/api/owner/reports"): {},  # whoever looks after the words plays too
    ("POST", "/api/owner/decisions"): {"json": {"word": "gazebo", "claim": "foreign", "rules": "figs", "accept": True}},
    ("POST", "/api/owner/drafts"): {"json": {"name": "circolo"}},
    ("POST", "/api/owner/checks"): {"json": {"content": "name: circolo"}},
    ("POST", "/api/owner/editions"): {"json": {"content": "name: circolo"}},
    ("POST", "/api/study/questions"): {"json": {"kind": "short"}},
    ("POST", "/api/study/answers"): {"json": {"question": "any", "answer": ["yes"]}},
    ("POST", "/api/study/misses"): {"json": {"text": "any", "seat": 0}},
    ("POST", "/api/analyses"): {"json": {"text": "any"}},
    ("GET", "/api/analyses/{ticket}"): {},
    ("GET", "/api/tables/{table}/short-words"): {},
    ("GET", "/api/tables/{table}/hint"): {"params": {"step": 1}},
    ("POST", "/api/tables/{table}/replay"): {"json": {}},
    ("POST", "/api/tournaments/{table}/kiosk"): {"json": {"words": ["casa"]}},
    ("GET", "/api/tournaments/{table}/cases/{case}/opinion"): {},
    ("GET", "/api/tournaments/{table}/paper/{sheet}"): {},  # the lists of short words among them
    ("WS", "/ws/tables/{table}"): {},  # commands that try words out, opinions for who rules
}

# What tells nothing about words, and why.
SILENT: dict[str, tuple[Door, ...]] = {
    "who people are": (
        ("GET", "/api/me"),
        ("GET", "/api/who"),
        ("PUT", "/api/me"),
        ("POST", "/api/account"),
        ("DELETE", "/api/account"),
        ("POST", "/api/sign-in"),
        ("POST", "/api/sign-out"),
        ("POST", "/api/recover"),
        ("PUT", "/api/password"),
        ("POST", "/api/recovery-codes"),
        ("GET", "/api/sign-ins"),
        ("DELETE", "/api/sign-ins/{sign_in_id}"),
        ("GET", "/api/tokens"),
        ("POST", "/api/tokens"),
        ("DELETE", "/api/tokens/{token_id}"),
    ),
    "tables, and who sits at them": (
        ("GET", "/api/tables"),
        ("POST", "/api/tables"),
        ("GET", "/api/me/tables"),
        ("GET", "/api/codes/{code}"),
        ("GET", "/api/tables/{table}"),
        ("POST", "/api/tables/{table}/seats"),
        ("DELETE", "/api/tables/{table}/seats"),
        ("WS", "/ws/me"),
    ),
    "games that are over, as they were played": (
        ("GET", "/api/tables/{table}/log"),
        ("GET", "/api/tables/{table}/gcg"),
        ("GET", "/api/tables/{table}/sheet"),
        ("GET", "/api/tables/{table}/rounds"),
        ("GET", "/api/tables/{table}/picture"),
        ("GET", "/api/tables/{table}/animation"),
    ),
    "a tournament's list, results and rulings": (
        ("GET", "/api/tournaments/{table}/links"),
        ("POST", "/api/tournaments/{table}/links"),
        ("DELETE", "/api/tournaments/{table}/links/{link}"),
        ("POST", "/api/tournaments/{table}/desk"),
        ("POST", "/api/tournaments/{table}/players"),
        ("DELETE", "/api/tournaments/{table}/claims/{player}"),
        ("POST", "/api/tournaments/{table}/online"),
        ("POST", "/api/tournaments/{table}/preview"),
        ("GET", "/api/tournaments/{table}/log"),
        ("GET", "/api/tournaments/{table}/csv/{subject}"),
        ("GET", "/api/tournaments/{table}/json"),
        ("GET", "/api/tournaments/{table}/site"),
    ),
    "that there is news of one's reports": (("GET", "/api/reports/news"), ("PUT", "/api/reports/seen")),
    "figures of one's drills": (("GET", "/api/study"),),
    "which editions there are, and who looks after them": (
        ("GET", "/api/editions"),
        ("GET", "/api/owner"),
        ("GET", "/api/owner/editions"),
        ("PUT", "/api/owner/editions/{name}"),
    ),
    "the same for everyone": (
        ("GET", "/api/abbreviations"),
        ("GET", "/api/games"),
        ("GET", "/api/cards/{game}"),
        ("GET", "/j/{address}"),
        ("GET", "/j/{address}/{rest}"),
        ("GET", "/t/{address}"),
        ("GET", "/t/{address}/{rest}"),
        ("GET", "/torneo/{address}"),
        ("GET", "/torneo/{address}/{rest}"),
        ("GET", "/api/speech"),
        ("GET", "/api/speech/{area}"),
        ("GET", "/healthz"),
        ("GET", "/metrics"),
        ("GET", "/"),
        ("GET", "/{path}"),
        ("GET", "/api/openapi.json"),
        ("GET", "/api/openapi.json/{path}"),
        ("GET", "/api/openapi.json/openapi.json"),
    ),
}

"""The Origin header, against CSRF: a request must come from our own page, or from one the operator trusts."""

from collections.abc import Iterable
from urllib.parse import SplitResult, urlsplit

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
_PORTS = {"http": 80, "https": 443}


class OriginError(Exception):
    """LEGGIO_ORIGINS names something that is no origin."""

    code = "origins.wrong"

    def __init__(self, origin: str) -> None:
        super().__init__(origin)
        self.detail = {"origin": origin}


def origins_from(given: str | None) -> frozenset[str]:
    """The origins an operator trusts, separated by commas: `https://leggio.example`."""
    wanted = [each.strip().rstrip("/") for each in (given or "").split(",") if each.strip()]
    for each in wanted:
        parts = _parts(each)
        if parts is None or parts.path or parts.query or parts.fragment:
            raise OriginError(each)
    return frozenset(each.lower() for each in wanted)


def is_trusted(origin: str, host: str, trusted: Iterable[str]) -> bool:
    """Whether an Origin header names the host that was called, or an origin that is trusted."""
    if origin.lower() in trusted:
        return True
    parts = _parts(origin)
    if parts is None or not host:
        return False
    # The scheme is the browser's: a proxy that ends the encryption may not tell us of it.
    return _place(parts) == _place(_parts(f"{parts.scheme}://{host}"))


def _parts(origin: str) -> SplitResult | None:
    try:
        parts = urlsplit(origin)
        _ = parts.port  # raises where it is no number
    except ValueError:
        return None
    return parts if parts.scheme in _PORTS and parts.hostname and parts.username is None else None


def _place(parts: SplitResult | None) -> tuple[str, int] | None:
    if parts is None or parts.hostname is None:
        return None
    return parts.hostname, parts.port or _PORTS[parts.scheme]

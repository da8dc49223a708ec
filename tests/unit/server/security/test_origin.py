"""Where a browser's request comes from."""

import pytest

from leggio.server.security.origin import OriginError, is_trusted, origins_from


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://leggio.test", "leggio.test"),
        ("https://leggio.test", "leggio.test"),
        ("https://leggio.test", "leggio.test:443"),
        ("https://leggio.test:443", "leggio.test"),
        ("http://leggio.test:8000", "leggio.test:8000"),
        ("http://LEGGIO.test", "leggio.TEST"),
        ("http://127.0.0.1:8000", "127.0.0.1:8000"),
        ("http://[::1]:8000", "[::1]:8000"),
        ("https://elsewhere.test", "leggio.test"),
        ("HTTPS://elsewhere.test", "leggio.test"),
    ],
)
def test_our_own_page_and_those_that_are_trusted(origin: str, host: str) -> None:
    """The same host and port; a proxy may have ended the encryption."""
    assert is_trusted(origin, host, {"https://elsewhere.test"})


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://evil.test", "leggio.test"),
        ("http://leggio.test.evil.test", "leggio.test"),
        ("http://evil.test/leggio.test", "leggio.test"),
        ("http://evil.test?leggio.test", "leggio.test"),
        ("http://leggio.test@evil.test", "leggio.test"),
        ("http://evil.test@leggio.test", "leggio.test"),
        ("http://sub.leggio.test", "leggio.test"),
        ("http://leggio.test:8001", "leggio.test:8000"),
        ("http://leggio.test:8000", "leggio.test"),
        ("http://elsewhere.test", "leggio.test"),
        ("https://elsewhere.test:444", "leggio.test"),
        ("null", "leggio.test"),
        ("null", "null"),
        ("", "leggio.test"),
        ("", ""),
        ("leggio.test", "leggio.test"),
        ("file://leggio.test", "leggio.test"),
        ("http://", ""),
        ("http://leggio.test:port", "leggio.test"),
        ("http://[::1", "[::1"),
        ("http://leggio.test:99999999", "leggio.test"),
        ("http://leggio.test", "leggio.test:99999999"),
    ],
)
def test_other_pages(origin: str, host: str) -> None:
    """Whatever looks like ours and is not, and whatever is no origin at all."""
    assert not is_trusted(origin, host, {"https://elsewhere.test"})


def test_origins_of_an_operator() -> None:
    """Separated by commas; a slash at the end is forgiven."""
    assert origins_from(None) == origins_from("") == frozenset()
    assert origins_from("https://A.test/, http://b.test:8000") == {"https://a.test", "http://b.test:8000"}


@pytest.mark.parametrize("given", ["*", "leggio.test", "https://", "https://a.test/path", "ftp://a.test", "null"])
def test_what_is_no_origin_is_refused(given: str) -> None:
    """Above all the star: it would let in everyone."""
    with pytest.raises(OriginError) as refused:
        origins_from(f"https://a.test,{given}")
    assert refused.value.detail == {"origin": given.rstrip("/")}

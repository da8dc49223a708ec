"""Where a request comes from, shortened."""

import pytest

from leggio.people.client_origin import client_origin, device_of, home_address, is_local, short_address

WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)"


@pytest.mark.parametrize(
    ("user_agent", "device"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox, Linux"),
        (f"Mozilla/5.0 (Windows NT 10.0) {WEBKIT} Chrome/126.0 Safari/537.36 Edg/126.0", "Edge, Windows"),
        (f"Mozilla/5.0 (Linux; Android 14) {WEBKIT} Chrome/126.0 Mobile Safari/537.36", "Chrome, Android"),
        (f"Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) {WEBKIT} Safari/604.1", "Safari, iPhone"),
        ("curl/8.5.0", "curl"),
        ("my-bot_1.0 <script>", "my-bot_1.0"),
        ("x" * 5000, "x" * 40),
        ("<script>", ""),
        ("", ""),
    ],
)
def test_a_device_is_a_browser_and_a_system(user_agent: str, device: str) -> None:
    """Enough to recognise one's own by, and nothing that could be markup."""
    assert device_of(user_agent) == device


@pytest.mark.parametrize(
    ("address", "short", "home"),
    [
        ("203.0.113.77", "203.0.113.0/24", "203.0.113.77/32"),
        ("::ffff:203.0.113.77", "203.0.113.0/24", "203.0.113.77/32"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/48", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/48", "fe80::/64"),
        ("testclient", "", ""),
        ("", "", ""),
    ],
)
def test_an_address_is_shown_as_a_network_and_counted_as_a_home(address: str, short: str, home: str) -> None:
    """A home of the sixth version has more addresses than could ever be counted one by one."""
    assert (short_address(address), home_address(address)) == (short, home)


@pytest.mark.parametrize(
    ("address", "local"),
    [
        ("127.0.0.1", True),
        ("127.9.9.9", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("10.0.0.1", False),
        ("", False),
    ],
)
def test_this_machine_is_known(address: str, local: bool) -> None:
    """However its own address is written; a private network is not this machine."""
    assert is_local(address) is local


def test_both_together() -> None:
    """What is kept with a sign-in."""
    kept = client_origin("curl/8", "203.0.113.77")
    assert (kept.device, kept.address) == ("curl", "203.0.113.0/24")

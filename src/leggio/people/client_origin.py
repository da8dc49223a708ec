"""The origin of a client, shortened: people should recognise their devices, and nobody should be followed."""

import ipaddress
import re

from leggio.people.person import ClientOrigin

LONGEST_DEVICE = 40

# The first that is found: browsers that call themselves by the names of others come before them.
_BROWSERS = {"Edg": "Edge", "OPR/": "Opera", "Firefox/": "Firefox", "FxiOS/": "Firefox", "CriOS/": "Chrome"}
_BROWSERS |= {"Chrome/": "Chrome", "Safari/": "Safari"}
_SYSTEMS = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac OS": "Mac"}
_SYSTEMS |= {"CrOS": "ChromeOS", "Linux": "Linux"}


def client_origin(user_agent: str, address: str) -> ClientOrigin:
    """What is kept of a browser's description and of its address."""
    return ClientOrigin(device_of(user_agent), short_address(address))


def device_of(user_agent: str) -> str:
    """`Firefox, Linux`; of what is no browser, its first word."""
    known = [_first_of(_BROWSERS, user_agent), _first_of(_SYSTEMS, user_agent)]
    if device := ", ".join(filter(None, known)):
        return device
    first = re.match(r"[A-Za-z0-9._-]*", user_agent)
    return first.group()[:LONGEST_DEVICE] if first else ""


def _first_of(names: dict[str, str], text: str) -> str:
    return next((name for mark, name in names.items() if mark in text), "")


def short_address(address: str) -> str:
    """A network of some hundreds of homes: 203.0.113.0/24, 2001:db8:1::/48; nothing where there is no address."""
    return _network(address, 24, 48)


def home_address(address: str) -> str:
    """What one home has: an address of the fourth version, half of one of the sixth. Limits count by it."""
    return _network(address, 32, 64)


def _network(address: str, fourth: int, sixth: int) -> str:
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return ""
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped:
        ip = ip.ipv4_mapped
    return str(ipaddress.ip_network((ip, fourth if ip.version == 4 else sixth), strict=False))


def is_local(address: str) -> bool:
    """Whether a request comes from this machine: a proxy on it, its owner, a test."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped:
        ip = ip.ipv4_mapped
    return ip.is_loopback

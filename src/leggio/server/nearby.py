"""Where others in the room find this server, for a page that is open at the machine it runs on.

That page is at `localhost`, which is of no use to a phone: links to scan would lead it to itself.
"""

from leggio.people.client_origin import is_local
from leggio.server.listening import is_everywhere
from leggio.server.local_network import local_addresses
from leggio.server.security.client import AnyConnection, address_of
from leggio.server.settings import ServerSettings

_MOST = 3


def nearby_head(settings: ServerSettings, request: AnyConnection) -> str:
    """A line of the page's head with this machine's addresses; nothing for others, or where others cannot come in."""
    if not is_everywhere(settings) or not is_local(address_of(request)):
        return ""
    addresses = local_addresses()[:_MOST]
    return f'<meta name="leggio-nearby" content="{" ".join(addresses)}">' if addresses else ""

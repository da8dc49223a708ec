"""Headers that tell a browser what our pages may do: what they are made for, and nothing else."""

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

# Scripts only from here and never in the page; sockets to where the page is from (older Safaris do not take 'self' for
# them); pictures may be in the page, as bundlers put small ones there.
CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self' ws: wss:",
        "manifest-src 'self'",
        "worker-src 'self'",
        "media-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",  # the address of a table lets one watch it
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
ON_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}


async def add_headers(message: Message, scope: Scope) -> None:
    """Put them on every answer, errors included; answers of the API are kept by no cache."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in (HEADERS | ON_HTTPS if scope["scheme"] == "https" else HEADERS).items():
        headers[name] = value
    if scope["path"].startswith("/api"):
        headers.setdefault("Cache-Control", "no-store")

"""Requests of people who come as guests, open tables and sit down at them."""

import http.client
import json
from typing import Any


class Rest:
    """Requests on one connection, as one of many people."""

    def __init__(self, host: str) -> None:
        self._connection = http.client.HTTPConnection(host, timeout=120)
        self._headers = {"Origin": f"http://{host}", "Content-Type": "application/json"}

    def guest(self, name: str) -> str:
        """Come as somebody; the cookie."""
        response = self._answer("PUT", "/api/me", {"nickname": name})
        return str(response.getheader("set-cookie")).partition(";")[0]

    def ask(self, cookie: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Ask for something."""
        answer: dict[str, Any] = json.loads(self._answer("POST", path, body, Cookie=cookie).content)  # type: ignore[attr-defined]
        return answer

    def close(self) -> None:
        """Hang up."""
        self._connection.close()

    def _answer(self, method: str, path: str, body: dict[str, Any], **more: str) -> http.client.HTTPResponse:
        self._connection.request(method, path, json.dumps(body), {**self._headers, **more})
        response = self._connection.getresponse()
        response.content = response.read()  # type: ignore[attr-defined]
        if response.status >= 300:
            raise RuntimeError(f"{path}: {response.status}")
        return response

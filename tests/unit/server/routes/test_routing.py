"""Routes of one subject, declared alike."""

from leggio.server.routes.routing import RouteGroup


def test_handlers_are_collected_as_they_are_declared() -> None:
    """In order, each with the group's path and tag, and with what it may refuse."""
    routes = RouteGroup("things", "/api/things")

    @routes.get("/{thing:int}", "A thing", 404)
    async def one(thing: int) -> int:
        """It."""
        return thing

    @routes.delete("", "No things", 409)
    async def none() -> None:
        """Take them all away."""

    assert routes.handlers == [one, none]
    assert [sorted(each.paths) for each in routes.handlers] == [["/api/things/{thing:int}"], ["/api/things"]]
    assert all(each.tags == ["things"] for each in routes.handlers)
    assert 404 in (one.responses or {})
    assert {403, 409, 415} <= (none.responses or {}).keys()

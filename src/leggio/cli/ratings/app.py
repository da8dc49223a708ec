"""The commands under `leggio ratings`; they come with a server."""

from leggio.cli.grouping import command_group

ratings = command_group(
    "ratings", {"list": "leggio.cli.ratings.listing:list_ratings", "verify": "leggio.cli.ratings.verify:verify"}
)

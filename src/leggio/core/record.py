"""What a game is made of: values that never change."""

import msgspec


class Record(msgspec.Struct, frozen=True, gc=False):
    """A value of which a table keeps many. It refers only to what was there before it, so no cycle can pass through it:

    the collector of garbage leaves it out. A server with thousands of tables would otherwise stand still for a second
    now and then, to look through all of them for what is not there.
    """

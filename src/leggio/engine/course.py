"""What games of the program need to know of going on and ending, beside the rules of the board."""

from functools import cache

from leggio.engine.rules import RULE_SETS
from leggio.engine.scarabeo import SCARABEO, scarabeo_course
from leggio.kernel import Course


@cache
def course_of(name: str) -> Course:
    """The course of a rule set by name; raises KeyError for one that nobody plays on a board."""
    if name == SCARABEO:
        return scarabeo_course()
    rules = RULE_SETS[name]
    return Course(
        exchange_needs=rules.exchange_needs,
        kind="",
        scoreless_each=rules.scoreless_each,
        scoreless_each_bag_empty=rules.scoreless_each,
        jolly_left=rules.jolly_left,
        credits_going_out=rules.credits_going_out,
    )

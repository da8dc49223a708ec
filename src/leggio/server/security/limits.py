"""How much one may ask of the server: every limit there is.

For an address they are wide: a school or a tournament shares one. This machine's own address has none.
"""

from collections.abc import Mapping
from enum import StrEnum

from leggio.people.pace import Pace

SECOND, MINUTE, HOUR = 1_000, 60_000, 3_600_000

LARGEST_BODY = 64 * 1024


class Act(StrEnum):
    """What is counted."""

    READ = "read"
    WRITE = "write"
    SOCKET = "socket"  # opening one
    GUEST = "guest"  # coming as a new guest
    ACCOUNT = "account"  # opening an account
    SIGN_IN = "sign-in"  # with a password or a code, right or wrong
    CODE = "code"  # naming the code of a table, right or wrong: nobody is to find one by trying
    REPORT = "report"  # disputing a word
    ANALYSIS = "analysis"  # a game that was played: seconds of a processor
    STUDY = "study"  # asking for a question of a drill, or answering one
    PRINT = "print"  # a sheet as PDF: the only answer that takes a while to make


BY_ADDRESS: Mapping[Act, Pace] = {
    Act.READ: Pace(at_once=600, refilled_in=MINUTE),
    Act.WRITE: Pace(at_once=300, refilled_in=MINUTE),
    Act.SOCKET: Pace(at_once=200, refilled_in=MINUTE),
    Act.GUEST: Pace(at_once=300, refilled_in=HOUR),  # a full hall behind one address
    Act.ACCOUNT: Pace(at_once=30, refilled_in=HOUR),
    Act.SIGN_IN: Pace(at_once=60, refilled_in=10 * MINUTE),
    Act.CODE: Pace(at_once=200, refilled_in=10 * MINUTE),
    Act.REPORT: Pace(at_once=100, refilled_in=HOUR),
    Act.ANALYSIS: Pace(at_once=60, refilled_in=10 * MINUTE),
    Act.STUDY: Pace(at_once=600, refilled_in=5 * MINUTE),
    Act.PRINT: Pace(at_once=60, refilled_in=10 * MINUTE),
}

BY_PERSON: Mapping[Act, Pace] = {
    Act.READ: Pace(at_once=120, refilled_in=30 * SECOND),
    Act.WRITE: Pace(at_once=60, refilled_in=30 * SECOND),
    Act.SOCKET: Pace(at_once=40, refilled_in=MINUTE),
    Act.CODE: Pace(at_once=40, refilled_in=10 * MINUTE),
    Act.REPORT: Pace(at_once=20, refilled_in=HOUR),
    Act.ANALYSIS: Pace(at_once=12, refilled_in=10 * MINUTE),
    Act.STUDY: Pace(at_once=50, refilled_in=50 * SECOND),
}

MOST_BUCKETS = 100_000  # kept in memory; beyond, those that have waited longest are forgotten

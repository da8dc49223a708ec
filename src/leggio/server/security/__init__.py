"""Who may do what on the network: cookies, tokens, origins, limits, headers, and errors that give nothing away."""

from leggio.server.security.authentication import Authentication
from leggio.server.security.body import LARGEST_BODY
from leggio.server.security.middleware import RequestGuard
from leggio.server.security.plugin import COMPONENTS, Security, SecuritySettings
from leggio.server.security.problems import Problem, ProblemError, problem_of
from leggio.server.security.ratelimit import Act

__all__ = [
    "COMPONENTS",
    "LARGEST_BODY",
    "Act",
    "Authentication",
    "Problem",
    "ProblemError",
    "RequestGuard",
    "Security",
    "SecuritySettings",
    "problem_of",
]

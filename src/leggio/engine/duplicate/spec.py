"""What the engine does for Duplicate: its judge finds the best plays of a round. Nobody analyses a hall."""

from collections.abc import Mapping

from leggio.engine.duplicate.judge import DuplicateJudge
from leggio.engine.spec import EngineSpec
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.opinion import LexiconJudge


def _judge(lexicon: Lexicon, rules: str, options: Mapping[str, object]) -> DuplicateJudge:  # noqa: ARG001 - all alike
    return DuplicateJudge(LexiconJudge(lexicon), lexicon.graph, rules)


SPEC: EngineSpec[object, object] = EngineSpec(name="duplicate", judge=_judge)

"""All that answers about words here: judge, editions, drills, analyses. Only `routes/lookups.py` hands it out."""

from leggio.server.analysis import AnalysisQueue
from leggio.server.drills import DrillService
from leggio.server.editing import Editing
from leggio.server.judges import LexiconJudges


class Reference:
    """The shelf of dictionaries and engines, for whoever may be told."""

    def __init__(self, judges: LexiconJudges, analyses: AnalysisQueue, editing: Editing) -> None:
        self.judges = judges
        self.editing = editing
        self.drills = DrillService(judges)
        self.analyses = analyses

    async def close(self) -> None:
        """Let what is being analysed go."""
        await self.analyses.close()

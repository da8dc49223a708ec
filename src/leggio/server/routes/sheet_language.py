"""The language of a sheet that is asked for: paper is for whoever reads it, not for the browser that fetches it."""

import re
from typing import Annotated

from litestar.params import QueryParameter

from leggio.speech import languages

SheetLanguage = Annotated[
    str,
    QueryParameter(
        description="The language of the sheet.", pattern=f"^({'|'.join(re.escape(each) for each in languages())})$"
    ),
]

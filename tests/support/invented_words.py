"""A word list of our own making for the engine's tests: stems and endings that combine as Italian ones do."""

from itertools import product

STEMS = "AM CANT PORT VED SENT RID GIOC LETT TAVOL MAR PIZZ QUIET STRAD FIUM BOSC UV ZI HOTEL"
ENDINGS = "A E I O ARE ERE IRE AVO EVO IVO ATO ITO ANDO ENDO INO ONE EREBBERO"
SHORT = (
    "AI AL DA DI DO ED HA HO IL IN IO LA LE LO MI NE NO OD RE SE SI SU TE TI TU UN VA VI AMI ORA ERA UNA DUE TRE OCA"
)

WORDS = tuple(sorted({*SHORT.split(), *(stem + ending for stem, ending in product(STEMS.split(), ENDINGS.split()))}))

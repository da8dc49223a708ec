/** What each game asks of a play that fits (Scrabble art. 3; Scarabeo art. 5, 6). The reasons are the server's codes. */

import { isBare, isJollyCell, type Cells } from "./cells";
import type { Laying, Misfit } from "./lay";
import type { Layout } from "./layouts";
import { centreOf, nameOf } from "./squares";

export function check(layout: Layout, cells: Cells, laying: Laying): Misfit | null {
  const strange = laying.tiles.find(([, cell]) => isJollyCell(cell) && !(cell.toUpperCase() in layout.values));
  if (layout.game === "scarabeo" && strange) return misfit("no_such_letter", { letter: strange[1].toUpperCase() });
  return isBare(cells) ? checkFirst(layout, laying) : checkLater(layout, laying);
}

function checkFirst(layout: Layout, laying: Laying): Misfit | null {
  if (laying.tiles.length < 2) return misfit("first_too_short");
  const centre = centreOf(layout.size);
  const covers = laying.tiles.some(([square]) => square === centre);
  return covers ? null : misfit("first_off_centre", { square: nameOf(centre, layout.size) });
}

function checkLater(layout: Layout, laying: Laying): Misfit | null {
  if (!laying.touches) return misfit("not_connected");
  const main = laying.words[0]!;
  // Scarabeo: the word laid must hold a tile of the board; lying along another is not enough.
  const alongside = layout.game === "scarabeo" && laying.tiles.length === main.cells.length;
  return alongside ? misfit("only_alongside", { word: main.cells.toUpperCase() }) : null;
}

const misfit = (reason: string, detail: Record<string, unknown> = {}): Misfit => ({ reason, detail });

/** What games ask of a play that fits. The reasons are the server's codes. */

import { isBare, type Cells } from "./cells";
import type { Laying, Misfit } from "./lay";
import type { Layout } from "./layouts";
import { centreOf, nameOf } from "./squares";

/** The first word covers the centre and has two tiles at least; the others touch what is there. */
export function checkUsual(layout: Layout, cells: Cells, laying: Laying): Misfit | null {
  if (!isBare(cells)) return laying.touches ? null : misfit("not_connected");
  if (laying.tiles.length < 2) return misfit("first_too_short");
  const centre = centreOf(layout.size);
  const covers = laying.tiles.some(([square]) => square === centre);
  return covers ? null : misfit("first_off_centre", { square: nameOf(centre, layout.size) });
}

export const misfit = (reason: string, detail: Record<string, unknown> = {}): Misfit => ({ reason, detail });

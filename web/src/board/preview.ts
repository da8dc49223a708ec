/** What the tiles on the board would score now, or why they cannot stay as they lie. */

import { isBare, JOLLY, type Cells } from "./cells";
import { check } from "./check";
import { isMisfit, layLoose, type Laying, type Misfit } from "./lay";
import type { Layout } from "./layouts";
import { scorePlay, type Counting, type Score } from "./score";

export type Preview = ({ fits: true; laying: Laying } & Score) | ({ fits: false } & Misfit);

export function preview(
  layout: Layout,
  cells: Cells,
  loose: readonly (readonly [number, string])[],
  counting: Counting = {},
): Preview {
  if (loose.some(([, cell]) => cell === JOLLY)) return { fits: false, reason: "jolly_open", detail: {} };
  const laying = layLoose(cells, layout.size, loose);
  if (isMisfit(laying)) return { fits: false, ...laying };
  const misfit = check(layout, cells, laying);
  if (misfit) return { fits: false, ...misfit };
  return { fits: true, laying, ...scorePlay(layout, laying, { ...counting, first: isBare(cells) }) };
}

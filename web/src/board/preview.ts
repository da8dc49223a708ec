/** What the tiles on the board would score now, or why they cannot stay as they lie. */

import { isBare, JOLLY, type Cells } from "./cells";
import { isMisfit, layLoose, type Laying, type Misfit } from "./lay";
import type { Layout } from "./layouts";
import { scoreOf, type Counting, type Score } from "./score";

/** A play that fits is not counted where the app does not know how the game counts: the server will tell. */
export type Preview = ({ fits: true; laying: Laying; counted: boolean } & Score) | ({ fits: false } & Misfit);

export function preview(
  layout: Layout,
  cells: Cells,
  loose: readonly (readonly [number, string])[],
  counting: Counting = {},
): Preview {
  if (loose.some(([, cell]) => cell === JOLLY)) return { fits: false, reason: "jolly_open", detail: {} };
  const laying = layLoose(cells, layout.size, loose);
  if (isMisfit(laying)) return { fits: false, ...laying };
  const misfit = layout.own.check?.(layout, cells, laying, counting);
  if (misfit) return { fits: false, ...misfit };
  const score = layout.own.score?.(layout, laying, { ...counting, first: isBare(cells) });
  return { fits: true, laying, counted: score !== undefined, ...(score ?? uncounted(laying)) };
}

const uncounted = ({ words }: Laying): Score =>
  scoreOf(
    words.map(({ cells, square }) => ({ word: cells, square, points: 0 })),
    0,
  );

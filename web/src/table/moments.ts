/** The moments of a table's game, for a page to hear and show: they come after the board, and nobody waits for them. */

import type { AnyView } from "../games/game";
import { OWN } from "../games/own";
import type { Moments } from "../moments";
import type { Surface } from "../moments/drawing";
import type { TableInfo } from "./types";

interface Told {
  table: TableInfo | null;
  view: object | null;
  seat: number | null;
}

/** What hears them; null in a game that has none. */
export async function momentsOf(session: Told, surface: () => Surface | undefined): Promise<Moments | null> {
  const own = OWN[session.table?.settings.game ?? ""]?.moments;
  if (!own) return null;
  const { Moments } = await import("../moments");
  const size = ((session.view as AnyView | null)?.board as string[] | undefined)?.length ?? 0;
  return new Moments(own, size, () => ({ seat: session.seat, surface }));
}

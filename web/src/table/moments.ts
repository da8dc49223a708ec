/** The moments of a table's game, for a page to hear and show: they come after the board, and nobody waits for them. */

import type { AnyView } from "../games/game";
import { OWN } from "../games/own";
import type { Moments, Place } from "../moments";
import type { Surface } from "../moments/drawing";
import type { TableInfo } from "./types";

interface Told {
  table: TableInfo | null;
  view: object | null;
  seat: number | null;
}

/** What hears them; null in a game that has none. */
export async function momentsFor(game: string, size: number, place: () => Place): Promise<Moments | null> {
  const own = OWN[game]?.moments;
  if (!own) return null;
  const { Moments } = await import("../moments");
  return new Moments(own, size, place);
}

/** The same for a table. */
export function momentsOf(session: Told, surface: () => Surface | undefined): Promise<Moments | null> {
  const size = ((session.view as AnyView | null)?.board as string[] | undefined)?.length ?? 0;
  return momentsFor(session.table?.settings.game ?? "", size, () => ({ seat: session.seat, surface }));
}

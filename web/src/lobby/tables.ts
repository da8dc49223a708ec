/** Lists of tables, in the order people look for them. */

import { can, gameCalled } from "../games/offered";
import type { TableInfo } from "../protocol";

/** A hall has a desk and as many people as come: no seats to fill. */
export const isHall = (table: TableInfo): boolean => can(gameCalled(table.settings.game), "hall");

export const freeSeats = (table: TableInfo): number => table.seats.filter((seat) => !seat.name).length;

/** Words are ruled upon by a person, who is not there yet. */
export const lacksReferee = (table: TableInfo): boolean =>
  table.settings.options?.arbiter === "referee" && !table.referee;

/** Whether there is something to sit down for; a full table may still wait for people to be there. */
export const hasRoom = (table: TableInfo): boolean => freeSeats(table) > 0 || lacksReferee(table);

/** Who was at the table that is played again, and has not come to the new one. */
export function notHereYet(previous: TableInfo, again: TableInfo): string[] {
  const here = again.seats.map((seat) => seat.name);
  return previous.seats.flatMap(({ name, bot }) => {
    if (!name || bot) return [];
    const at = here.indexOf(name);
    if (at < 0) return [name];
    here.splice(at, 1);
    return [];
  });
}

/** One's own: those that wait for one first, then those being played, then those that want people; the newest first. */
export function inOrder(tables: readonly TableInfo[]): { live: TableInfo[]; over: TableInfo[] } {
  const rank = (table: TableInfo) => (table.your_turn ? 0 : table.phase === "playing" ? 1 : 2);
  const live = tables.filter((table) => table.phase === "playing" || table.phase === "waiting");
  return {
    live: live.sort((one, other) => rank(one) - rank(other) || other.created_at - one.created_at),
    over: tables.filter((table) => table.phase === "over"),
  };
}

/** Those of others: where one can sit down first. Bots alone at a table are not worth a look. */
export function toVisit(tables: readonly TableInfo[], own: readonly TableInfo[]): TableInfo[] {
  const mine = new Set(own.map((table) => table.id));
  return tables
    .filter((table) => !mine.has(table.id) && (table.phase === "waiting" || table.phase === "playing"))
    .sort((one, other) => Number(one.phase === "playing") - Number(other.phase === "playing"));
}

/** A code as people type it: small letters, spaces and dashes are all right. `null`: it is none. */
export function readCode(text: string): string | null {
  const code = text.replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z]{6}$/.test(code) ? code : null;
}

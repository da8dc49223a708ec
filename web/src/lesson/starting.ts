/** Beginning a lesson, or going on with one that was left; and whether one had any. */

import { get, post } from "../api";
import { levelsOf } from "../lobby/form";
import { can, rulesOf } from "../games/offered";
import { seatedGames } from "../games/shown";
import { keep, kept } from "../kept";
import { someone } from "../me.svelte";
import type { TableInfo } from "../protocol";
import { go } from "../router.svelte";

const TEACHER = "Leo";
const keptAs = (game: string) => `lesson.${game}`;

/** The games that have a lesson. */
export const taught = (): readonly string[] =>
  seatedGames().flatMap((each) => (can(each, "lesson") ? [each.name] : []));

/** Whether somebody was offered a lesson and had it, or wanted none. */
export const isOffered = (): boolean => kept("lessons") === null;
export const declineLessons = (): void => keep("lessons", "seen");

/** To the lesson of a game: the one that was begun, if it goes on. */
export async function startLesson(game: string): Promise<void> {
  await someone();
  const table = (await goingOn(game)) ?? (await begun(game));
  declineLessons();
  go(`/t/${table.id}`, { replace: true });
}

async function goingOn(game: string): Promise<TableInfo | null> {
  const last = kept(keptAs(game));
  const table = last ? await get<TableInfo>(`/api/tables/${last}`).catch(() => null) : null;
  return table?.phase === "playing" && table.your_turn ? table : null;
}

async function begun(game: string): Promise<TableInfo> {
  const settings = {
    game,
    rules: rulesOf(game)?.name ?? "",
    seats: 2,
    bots: [{ level: levelsOf(game)[0] ?? "", name: TEACHER }],
    lesson: true,
  };
  const table = await post<TableInfo>("/api/tables", { settings, role: "player" });
  keep(keptAs(game), table.id);
  return table;
}

/** Who sits at this browser. Anyone may look around as nobody; to play one becomes a guest, by choosing a name or not. */

import { get, put } from "./api";
import type { Me, ReportNews, Somebody } from "./protocol";

/** `undefined` until the server was asked; `null`: nobody it knows. */
let known = $state.raw<Me | null | undefined>(undefined);
/** How many words one disputed were decided since one last looked. */
let decided = $state(0);
let newsAsked = false;
let asking: Promise<Me | null> | null = null;

export const me = (): Me | null => known ?? null;
export const news = (): number => decided;

/** Ask who one is, once; later answers come from here. */
export function whoAmI(): Promise<Me | null> {
  if (known !== undefined) return Promise.resolve(known);
  asking ??= get<Somebody>("/api/who")
    .then((answer) => (known = answer.me ?? null))
    .finally(() => (asking = null));
  return asking;
}

/** Whoever one is; a guest with a name the server makes up, if nobody yet. */
export async function someone(): Promise<Me> {
  return (await whoAmI()) ?? rename(null);
}

/** Choose a nickname. */
export async function rename(nickname: string | null): Promise<Me> {
  return nowIs(await put<Me>("/api/me", nickname === null ? {} : { nickname }));
}

/** Ask whether words one disputed were decided: once, and only for somebody who may have disputed any. */
export async function askNews(): Promise<void> {
  if (newsAsked || !(await whoAmI())) return;
  newsAsked = true;
  decided = (await get<ReportNews>("/api/reports/news")).decided;
}

/** One has looked at what was decided. */
export function newsSeen(): void {
  decided = 0;
}

/** The server said who one is now. */
export function nowIs(who: Me): Me {
  known = who;
  return who;
}

/** One is nobody any more, or somebody else: ask again. */
export function forgetMe(): void {
  known = undefined;
  newsAsked = false;
}

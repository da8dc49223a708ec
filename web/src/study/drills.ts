/** The drills, their addresses, and figures about them. */

import type { Language } from "../i18n/index.svelte";
import type { Drill, StudiedRules } from "../protocol";

export type Studied = Drill | "review";

/** The last part of each drill's address; the tiles that stand for it. */
export const DRILLS: readonly { drill: Drill; path: string; tiles: string }[] = [
  { drill: "anagrams", path: "anagrammi", tiles: "ROMA" },
  { drill: "hooks", path: "ganci", tiles: "SCALO" },
  { drill: "short", path: "corte", tiles: "RE" },
  { drill: "enclitics", path: "enclitiche", tiles: "VELI" },
  { drill: "openings", path: "aperture", tiles: "APRI" },
  { drill: "endgames", path: "finali", tiles: "FINE" },
  { drill: "misses", path: "errori", tiles: "AHI" },
];
export const REVIEW = "ripasso";

export function drillAt(path: string): Studied | null {
  if (path === REVIEW) return "review";
  return DRILLS.find((each) => each.path === path)?.drill ?? null;
}

export const GAME_OF: Readonly<Record<StudiedRules, string>> = { figs: "scrabble", scarabeo: "scarabeo" };

export const rulesFrom = (text: string | null): StudiedRules => (text === "scarabeo" ? "scarabeo" : "figs");

/** Thousandths of a point as a language writes them; with a sign where what counts is the difference. */
export function points(thousandths: number, language: Language, signed = false): string {
  return new Intl.NumberFormat(language, {
    maximumFractionDigits: 1,
    signDisplay: signed ? "exceptZero" : "auto",
  }).format(thousandths / 1000);
}

/** How far off a moment is, in minutes, hours or days. */
export function fromNow(at: number, now: number, language: Language): string {
  const minutes = Math.max(1, Math.ceil((at - now) / 60_000));
  const say = new Intl.RelativeTimeFormat(language);
  if (minutes < 60) return say.format(minutes, "minute");
  const hours = Math.round(minutes / 60);
  return hours < 24 ? say.format(hours, "hour") : say.format(Math.round(hours / 24), "day");
}

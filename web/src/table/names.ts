/** Names as people read them: a bot's has its level in brackets. */

import { maybe } from "../i18n/index.svelte";

export const shownName = (name: string): string => name.replace(/\s*\[[^\]]*\]$/, "");
export const levelOf = (name: string): string | null => /\[([^\]]*)\]$/.exec(name)?.[1] ?? null;

/** The level of a bot as people of any language call it. */
export function levelName(name: string, level: string): string {
  const found = levelOf(name) ?? level;
  return maybe(`lobby.levels.${found}`, found).toLowerCase();
}

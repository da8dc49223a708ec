/** Whether players may look things up at a table, and how it is told before anyone sits down. */

import { t } from "../i18n/index.svelte";
import type { Settings } from "../protocol";

/** Where all the others are bots nobody minds; with people one does without, unless the table says otherwise. */
export const usualAids = (seats: number, bots: number): boolean => seats > 0 && seats - bots <= 1;

export const allowsAids = (settings: Settings): boolean =>
  settings.aids ?? usualAids(settings.seats, settings.bots?.length ?? 0);

/** In a word or two. */
export const aidsLine = (settings: Settings): string =>
  allowsAids(settings) ? t("lobby.aidsLine.on") : t("lobby.aidsLine.off");

/** In a sentence. */
export function aidsHint(aids: boolean, days: number): string {
  if (aids) return t("lobby.aidsHint.on");
  return days ? t("lobby.aidsHint.correspondence") : t("lobby.aidsHint.off");
}

/** What a page says while a bag is mixed, and of those whose devices were not there. */

import { t } from "../i18n/index.svelte";
import type { CommonMixingView } from "../protocol";
import { shownName } from "../table/names";
import { isMixing, type Told } from "../table/types";
import { toast } from "../ui/toast.svelte";

/** Devices answer at once: only where one does not is it worth saying who is waited for. */
const WORTH_SAYING_MS = 1500;

interface View {
  players?: readonly unknown[];
  mixing?: CommonMixingView | null;
}

/** Whose devices a table still waits for, after a moment; else nothing. */
export function waitsForShares(view: View, elapsed: number): string {
  const { mixing } = view;
  if (!mixing || !isMixing(view) || elapsed < WORTH_SAYING_MS) return "";
  const committed = new Set(mixing.commitments.map(([seat]) => seat));
  const revealed = new Set(mixing.shares.map(([seat]) => seat));
  const awaited = mixing.contributors.filter((seat) =>
    mixing.closed ? committed.has(seat) && !revealed.has(seat) : !committed.has(seat),
  );
  return awaited.length ? t("mixing.waits", { names: namesOf(view, awaited) }) : "";
}

/** The bag is mixed: who is left out is named, once. */
export function tellLeftOut(events: readonly Told[], view: View): void {
  if (!view.mixing || !events.some(({ event }) => event === "bag_mixed")) return;
  const revealed = new Set(view.mixing.shares.map(([seat]) => seat));
  const missing = view.mixing.contributors.filter((seat) => !revealed.has(seat));
  if (missing.length) toast(t("mixing.leftOut", { names: namesOf(view, missing) }));
}

export const namesOf = (view: View, seats: readonly number[]): string =>
  seats.map((seat) => shownName(String(view.players?.[seat] ?? ""))).join(", ");

/** Figures of the standings, by the language chosen. */

import { language } from "../i18n/index.svelte";

/** Hundredths of a percent as people read them: `87,25%`. */
export const percentText = (hundredths: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    hundredths / 10_000,
  );

/** A distance from the top: `−6`, with a real minus. */
export const negativeText = (points: number): string => String(points).replace("-", "−");

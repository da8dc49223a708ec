/** Figures of the standings, by the language chosen. */

import { language, t } from "../i18n/index.svelte";

/** Hundredths of a percent as people read them: `87,25%`. */
export const percentText = (hundredths: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    hundredths / 10_000,
  );

/** A time for a round: whole minutes as minutes. */
export const secondsText = (seconds: number): string =>
  seconds % 60 ? t("duplicate.secondsOf", { seconds }) : t("duplicate.minutesOf", { minutes: seconds / 60 });

/** Points that the desk took away; below zero it gave them back. */
export const penaltyText = (points: number): string =>
  points > 0 ? t("duplicate.penalty", { count: points }) : t("duplicate.givenBack", { count: -points });

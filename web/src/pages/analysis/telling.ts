/** Turns and choices in few words and figures. */

import { whereText } from "../../analysis/wording";
import { language, t } from "../../i18n/index.svelte";
import type { Choice, TurnGrade, TurnReport } from "../../protocol";

/** What each grade looks like: a sign as well as a colour. */
export const MARKS: Record<TurnGrade, string> = {
  best: "✓",
  good: "·",
  small: "?!",
  medium: "?",
  large: "??",
  unknown: "–",
};

/** What a choice scores, the prize for its tiles apart: `34 + 50`. */
export const scoreText = ({ score = 0, bonus = 0 }: Choice): string =>
  bonus ? `${score - bonus} + ${bonus}` : String(score);

export function choiceText(choice: Choice | null): string {
  if (!choice || choice.kind === "exchange")
    return choice?.given ? t("analysis.exchangeOf", { tiles: choice.given }) : t("analysis.exchange");
  if (choice.kind === "pass") return t("analysis.pass");
  if (choice.kind === "cambio_secco") return t("analysis.seccoOf", { tiles: choice.given ?? "" });
  const taken = (choice.swaps ?? []).map((square) => `?${square} `).join("");
  const where = choice.square && choice.direction ? whereText(choice.square, choice.direction) : "";
  return `${taken}${choice.word ?? ""} ${where}`;
}

export function moveText(turn: TurnReport): string {
  if (turn.deed === "timeout") return t("analysis.timeout");
  const played = turn.played;
  if (turn.deed === "withdrawn" && played) return t("analysis.withdrawn", { word: played.word ?? "" });
  return choiceText(played);
}

/** Whether two choices are the same thing to do. */
export const isSame = (one: Choice | null, other: Choice | null): boolean =>
  !!one &&
  !!other &&
  one.kind === other.kind &&
  one.square === other.square &&
  one.direction === other.direction &&
  one.tiles === other.tiles &&
  one.given === other.given &&
  String(one.swaps ?? "") === String(other.swaps ?? "");

export const points = (figure: number | null | undefined, signed = false): string =>
  figure === null || figure === undefined
    ? ""
    : new Intl.NumberFormat(language(), {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
        signDisplay: signed ? "exceptZero" : "auto",
      }).format(figure);

export const percent = (share: number | null | undefined, signed = false): string =>
  share === null || share === undefined
    ? ""
    : new Intl.NumberFormat(language(), {
        style: "percent",
        maximumFractionDigits: 0,
        signDisplay: signed ? "exceptZero" : "auto",
      }).format(share);

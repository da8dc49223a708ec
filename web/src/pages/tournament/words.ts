/** Players, results and reasons of a tournament as one reads them. */

import { Refusal } from "../../api";
import { canSay, say, t } from "../../i18n/index.svelte";
import { problemSentence } from "../../problem";
import type {
  TournamentLine,
  TournamentNote,
  TournamentResult,
  TournamentRoundView,
  TournamentView,
} from "../../protocol";
import { refusalSentence } from "../../table/refusal";

/** A player by number; none of those who were struck off the list. */
export const playerOf = (view: TournamentView, number: number) => view.players.find((each) => each.number === number);

export const nameOf = (view: TournamentView, number: number): string => playerOf(view, number)?.name ?? String(number);

/** Half points: 5 is 2½. */
export function points(halves: number): string {
  const whole = Math.floor(halves / 2);
  return halves % 2 ? `${whole || ""}½` : String(whole);
}

export function resultText(result: TournamentResult): string {
  if (result.source === "forfeit") {
    const sides = result.winner === "first" ? "1-0" : result.winner === "second" ? "0-1" : "0-0";
    return `${sides} ${t("tournament.forfeit")}`;
  }
  const [first, second] = [result.first ?? 0, result.second ?? 0];
  const byScores = first > second ? "first" : first < second ? "second" : "draw";
  const mark = { first: "1-0", second: "0-1", draw: "½-½", nobody: "0-0" }[result.winner];
  // Only where the scores alone would mislead (art. 37).
  return byScores === result.winner ? `${first}-${second}` : `${first}-${second} (${mark})`;
}

/** Each one's points, or the mark of a game that was not played. */
export function scoresOf(result: TournamentResult): [string, string] {
  if (result.source === "forfeit")
    return [result.winner === "first" ? "1" : "0", result.winner === "second" ? "1" : "0"];
  return [String(result.first ?? 0), String(result.second ?? 0)];
}

/** Whether one of the two won; null where nobody did, or nobody knows. */
export function wonBy(result: TournamentResult | null, first: boolean): boolean | null {
  if (!result || result.winner === "draw") return null;
  return result.winner === (first ? "first" : "second");
}

/** Quarter points: 29 is 7¼. */
function quarters(figure: number): string {
  const whole = Math.floor(figure / 4);
  return figure % 4 ? `${whole || ""}${"¼½¾"[(figure % 4) - 1]}` : String(whole);
}

/** What a criterion gives, in whole points. */
export function criterionText(criterion: string, figure: number): string {
  if (criterion === "points" || criterion === "wins") return String(figure);
  return criterion === "sonneborn_berger" ? quarters(figure) : points(figure);
}

/** The criteria beside the spread, where score and spread do not tell why two lines are apart. */
export function decidingCriteria(lines: readonly TournamentLine[]): string[] {
  const apart = lines.some((line, index) => {
    const above = lines[index - 1];
    return above && above.score === line.score && above.spread === line.spread && above.place !== line.place;
  });
  return apart ? Object.keys(lines[0]?.criteria ?? {}).filter((each) => each !== "spread") : [];
}

/** Why two players meet, or why somebody has a bye. */
export function reasonText(notes: readonly TournamentNote[]): string {
  const neighbours = notes.some(({ code }) => code === "pair.neighbours");
  // A King of the Hill does not ask whether they have met.
  const told = (code: string) => (neighbours && code === "pair.again" ? "pair.again_anyway" : code);
  return notes.map((note) => reason({ ...note, code: told(note.code) })).join("; ");
}

function reason({ code, figures }: TournamentNote): string {
  const data: Record<string, string | number> = { ...figures };
  if (figures.halves !== undefined) {
    data.points = points(figures.halves);
    if (figures.other !== undefined) data.other = points(figures.other);
  }
  return say(code, data, "tournament");
}

export const lastRound = (view: TournamentView): TournamentRoundView | undefined => view.rounds.at(-1);

/** Words as people type them, one after the other. */
export const wordsIn = (text: string): string[] => text.split(/[\s,;]+/u).filter(Boolean);

/** Why the server said no; what a tournament refuses, it says in the page's own words. */
export function tournamentProblem(problem: unknown): string {
  if (!(problem instanceof Refusal)) return problemSentence(problem);
  return canSay(problem.problem.code, "tournament")
    ? refusalSentence(problem.problem, "tournament", [])
    : problemSentence(problem);
}

/** Whether two names are one to whoever reads them aloud. */
export function sameName(one: string, other: string): boolean {
  const key = (name: string) => name.toLocaleLowerCase().split(/\s+/u).filter(Boolean).join(" ");
  return key(one) === key(other);
}

/** What an analysis says in words: those of the terminal, from the same catalogue (the areas `analysis`, `formats`). */

import type { Data } from "../i18n/catalogue";
import { canSay, say, sayFully, t } from "../i18n/index.svelte";
import type { Direction, Fact } from "../protocol";

/** Facts with a sentence of their own where nobody pays. */
const FREE: readonly string[] = ["phoney_withdrawn", "good_challenged"];

/** Why a file cannot be read, as a sentence of its own; nothing where there is none, or not all it needs. */
export function causeSentence(cause: unknown, data: unknown): string {
  const told = typeof cause === "string" ? sayFully(cause, (data ?? {}) as Data) : "";
  return told.charAt(0).toUpperCase() + told.slice(1);
}

/** A position as the language has it: `H4 vert.` */
export const whereText = (square: string, direction: Direction): string =>
  t("table.where", { square, across: direction === "across" });

/** What a fact says. */
export function factSentence(fact: Fact, game: string, players: readonly string[]): string {
  const data: Record<string, string | number> = { ...fact.data };
  if (typeof data.square === "string") data.where = whereText(data.square, data.direction as Direction);
  if (typeof data.challenger === "number") data.challenger = players[data.challenger] ?? "";
  if (fact.kind === "kept_twins") data.count = say(`count.${data.count}`);
  const code = `fact.${fact.kind}`;
  if (data.words !== undefined) {
    const free = FREE.includes(fact.kind) && !data.penalty ? ".free" : "";
    return say(`${code}${free}${String(data.words).includes(", ") ? ".many" : ""}`, data);
  }
  if (fact.kind === "exchange_better" && !data.kept) return say(`${code}.all`, data);
  return say(canSay(`${code}.${game}`) ? `${code}.${game}` : code, data);
}

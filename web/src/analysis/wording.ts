/** What an analysis says in words: the terminal's own, written out by scripts/analysis_wording.py. */

import type { Language } from "../i18n/index.svelte";
import type { Direction, Fact } from "../protocol";

export type Words = Readonly<Record<string, string>>;
type Data = Readonly<Record<string, string | number>>;

const LOAD: Record<Language, () => Promise<{ default: Words }>> = {
  it: () => import("./wording/it.json"),
  en: () => import("./wording/en.json"),
};
const WHERE: Record<Language, Record<Direction, string>> = {
  it: { across: "orizz.", down: "vert." },
  en: { across: "across", down: "down" },
};
/** Facts with a sentence of their own where nobody pays. */
const FREE: readonly string[] = ["phoney_withdrawn", "good_challenged"];

export const loadWords = async (language: Language): Promise<Words> => (await LOAD[language]()).default;

export function say(words: Words, code: string, data: Data = {}): string {
  return (words[code] ?? code).replace(/\{(\w+)\}/g, (_, name: string) => String(data[name] ?? ""));
}

/** Why a file cannot be read, as a sentence of its own; nothing where there is none, or not all it needs. */
export function causeSentence(words: Words, cause: unknown, data: unknown): string {
  const text = typeof cause === "string" ? words[cause] : undefined;
  const known = (data ?? {}) as Data;
  if (!text || [...text.matchAll(/\{(\w+)\}/g)].some(([, name]) => !(name! in known))) return "";
  const told = say(words, cause as string, known);
  return told.charAt(0).toUpperCase() + told.slice(1);
}

/** A position as the language has it: `H4 vert.` */
export const whereText = (square: string, direction: Direction, language: Language): string =>
  `${square} ${WHERE[language][direction]}`;

/** What a fact says. */
export function factSentence(
  fact: Fact,
  game: string,
  players: readonly string[],
  words: Words,
  language: Language,
): string {
  const data: Record<string, string | number> = { ...fact.data };
  if (typeof data.square === "string") data.where = whereText(data.square, data.direction as Direction, language);
  if (typeof data.challenger === "number") data.challenger = players[data.challenger] ?? "";
  if (fact.kind === "kept_twins") data.count = say(words, `count.${data.count}`);
  const code = `fact.${fact.kind}`;
  if (data.words !== undefined) {
    const free = FREE.includes(fact.kind) && !data.penalty ? ".free" : "";
    return say(words, `${code}${free}${String(data.words).includes(", ") ? ".many" : ""}`, data);
  }
  if (fact.kind === "exchange_better" && !data.kept) return say(words, `${code}.all`, data);
  return say(words, `${code}.${game}` in words ? `${code}.${game}` : code, data);
}

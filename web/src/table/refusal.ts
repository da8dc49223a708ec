/** A refusal as a sentence: what, why with the article, what one can do. */

import type { Data } from "../i18n/catalogue";
import { canSay, say } from "../i18n/index.svelte";
import { shownName } from "./names";
import type { Refusing } from "./types";

/** Data that is numbers of seats: people have names. */
const SEATS: readonly string[] = ["turn", "seat", "voters", "seats"];

export function refusalSentence(refused: Refusing, game: string, players: readonly string[]): string {
  const code = refused.code.startsWith("frame.") ? "frame.other" : refused.code;
  const data: Record<string, string | number | boolean> = { code, art: articleText(refused.article ?? "", game) };
  for (const [name, value] of Object.entries(refused.detail ?? {})) Object.assign(data, told(name, value, players));
  if (data.role) data.role = say(`role.${data.role}`, {}, game);
  if (data.reason) data.reason = say(`${code}.${data.reason}`, {}, game);
  return say(canSay(code, game) ? code : "unknown", data, game);
}

/** Where the book says so, to go at the end of a sentence; nothing where it does not. */
function articleText(article: string, game: string): string {
  if (!article) return "";
  return /^\d/.test(article) ? say("article", { article }, game) : say(`article.${article}`, {}, game);
}

/** A value as it goes into a sentence; of a list, how many there are as well. */
function told(name: string, value: unknown, players: readonly string[]): Data {
  const named = (each: unknown): string | number =>
    typeof each !== "number"
      ? String(each)
      : SEATS.includes(name)
        ? shownName(players[each] ?? String(each + 1))
        : each;
  if (!Array.isArray(value)) return { [name]: named(value) };
  return { [name]: value.map(named).join(", "), [`${name}_count`]: value.length };
}

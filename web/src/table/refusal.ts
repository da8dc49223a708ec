/** A refusal as a sentence: what, why with the article, what one can do. */

import { t } from "../i18n/index.svelte";
import type { Messages } from "../i18n/it";
import { shownName } from "./names";
import type { Refusing } from "./types";

type Sentences = Record<string, string>;

/** Sentences that one game says otherwise, or alone. */
const OWN: Record<string, (refusals: Messages["refusals"]) => Sentences> = {
  scarabeo: ({ scarabeo }) => scarabeo,
  verbum: ({ verbum }) => verbum,
  duplicate: ({ duplicate }) => duplicate,
  tournament: ({ tournament }) => tournament,
};

export function refusalSentence(refused: Refusing, game: string, players: readonly string[]): string {
  const { refusals } = t();
  const every: Sentences = refusals.every;
  const own: Sentences = OWN[game]?.(refusals) ?? {};
  const code = refused.code.startsWith("frame.") ? "frame.other" : refused.code;
  const sentence = own[code] ?? every[code] ?? refusals.every.unknown;
  const article = refused.article ?? "";
  const data: Record<string, string> = {
    code,
    art: !article ? "" : article === "premessa" ? refusals.preamble : refusals.article.replace("{article}", article),
    par: article && refusals.paragraph.replace("{article}", article),
  };
  for (const [name, value] of Object.entries(refused.detail ?? {})) data[name] = said(name, value, players);
  return sentence.replace(/\{(\w+)\}/g, (_: string, name: string) => data[name] ?? "");
}

/** Seats are numbers: people have names. */
function said(name: string, value: unknown, players: readonly string[]): string {
  if (Array.isArray(value)) return value.map((each) => said(name, each, players)).join(", ");
  const isSeat = name === "turn" || name === "seat" || name === "voters";
  if (isSeat && typeof value === "number") return shownName(players[value] ?? String(value + 1));
  return String(value);
}

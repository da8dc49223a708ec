/** The catalogue for tests, from the files themselves. */

import type { Sentences } from "./catalogue";
import { hear } from "./index.svelte";

const FILES = import.meta.glob<Sentences>("../../../src/leggio/speech/*/**/*.json", { eager: true, import: "default" });

/** The files of a language whose names, within its folder, a pattern fits. */
export function sentencesOf(language: string, pattern: RegExp): Record<string, string> {
  const found = Object.entries(FILES).filter(([path]) => pattern.test(path.split(`/speech/${language}/`)[1] ?? ""));
  return Object.assign({}, ...found.map(([, sentences]) => sentences)) as Record<string, string>;
}

export const LANGUAGES = [...new Set(Object.keys(FILES).map((path) => path.split("/speech/")[1]!.split("/")[0]!))];
const GAMES = Object.keys(FILES).flatMap((path) => /\/it\/games\/(\w+)\.json$/.exec(path)?.[1] ?? []);
export const AREAS = ["judge", "analysis", "formats", "tournament", ...GAMES];

/** Speak a language in a test, with every area. */
export function hearAll(language: string): void {
  const areas = AREAS.map((area) => [area, sentencesOf(language, new RegExp(`^(games/)?${area}.json$`))] as const);
  hear(
    {
      language,
      locale: language,
      languages: Object.fromEntries(LANGUAGES.map((each) => [each, each])),
      web: sentencesOf(language, /^web\//),
      common: sentencesOf(language, /^refusals.json$/),
      games: {},
    },
    Object.fromEntries(areas),
  );
}

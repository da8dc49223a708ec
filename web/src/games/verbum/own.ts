/** What a table of Verbum brings of its own: words for its own kinds (par. 2), a deck (par. 4), as lines of text. */

import { say } from "../../i18n/index.svelte";
import { CATEGORIES, type Form } from "../../lobby/form";
import type { Problem } from "../../protocol";

/** Something wrong with a line of a text that the server refused; line 0 is the whole. */
export interface LineProblem {
  line: number;
  code: string;
  detail: Record<string, string | number>;
}

/** What a refusal says of each line. */
export const problemsOf = (refused: Problem): LineProblem[] =>
  ((refused.detail.problems ?? []) as (LineProblem["detail"] & { line: number; code: string })[]).map(
    ({ line, code, ...detail }) => ({ line, code, detail }),
  );

/** In words, for whoever wrote it. */
export const told = ({ line, code, detail }: LineProblem): { line: number; text: string } => ({
  line,
  text: say(code, detail, "verbum"),
});

/** Kinds of the players' own: we have no list of them. */
export const ownKinds = (categories: readonly string[]): string[] =>
  categories.filter((each) => !CATEGORIES.some((known) => known === each));

/** Those of them that no list came with. */
export const unlisted = (form: Form): string[] =>
  ownKinds(form.categories).filter((each) => !form.ownWords[each]?.trim());

const linesOf = (text: string): string[] => text.replaceAll("\r", "").split("\n");

/** The texts of the lists as one, each after its name, and where each begins in it. */
function listed(form: Form): { lines: string[]; starts: Map<string, number> } {
  const lines: string[] = [];
  const starts = new Map<string, number>();
  for (const kind of ownKinds(form.categories)) {
    const text = form.ownWords[kind] ?? "";
    if (!text.trim()) continue;
    lines.push(`${kind}:`);
    starts.set(kind, lines.length);
    lines.push(...linesOf(text));
  }
  return { lines, starts };
}

/** The options that say so; none where there is nothing of one's own. */
export function ownOptions(form: Form): Record<string, string[]> {
  const { lines } = listed(form);
  return {
    ...(lines.length ? { lists: lines } : {}),
    ...(form.deck.trim() ? { deck: linesOf(form.deck) } : {}),
  };
}

/** What of a refusal is about a kind's words, by the lines of its own text. */
export function problemsWith(kind: string, problems: readonly LineProblem[], form: Form): LineProblem[] {
  const { lines, starts } = listed(form);
  const start = starts.get(kind);
  if (start === undefined) return [];
  const end = Math.min(lines.length, ...[...starts.values()].filter((each) => each > start).map((each) => each - 1));
  return problems
    .filter(({ line }) => line === 0 || (line >= start && line <= end))
    .map((each) => ({ ...each, line: Math.max(0, each.line - start) }));
}

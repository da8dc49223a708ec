/** What one may claim of a disputed word: that it is something, or why it should not count. */

import type { Claim, Rules } from "../protocol";

export type JudgedRules = Extract<Rules, "figs" | "scarabeo" | "verbum">;

const MISSING: readonly Claim[] = [
  "missing",
  "noun-m",
  "noun-f",
  "noun-mf",
  "adjective",
  "verb-tr",
  "verb-intr",
  "adverb",
  "interjection",
];
const WRONG: readonly Claim[] = [
  "wrong",
  "name",
  "foreign",
  "multi",
  "nonce",
  "no-verb",
  "loan-plural",
  "trunc",
  "prefix",
  "num",
  "demonym",
  "alt",
  "variant",
];

/** The claims against a verdict, the vaguest first. */
export const claimsAgainst = (valid: boolean): readonly Claim[] => (valid ? WRONG : MISSING);

/** Words by length, the longest first, as they are looked through. */
export function byLength(words: readonly string[]): { length: number; words: string[] }[] {
  const groups = new Map<number, string[]>();
  for (const word of words) groups.set(word.length, [...(groups.get(word.length) ?? []), word]);
  return [...groups].sort(([one], [other]) => other - one).map(([length, words]) => ({ length, words }));
}

/** A ruling as the events tell it. */

import type { RulingView, Told, Verdict, WordScore } from "../../table/types";

export interface RulingNews {
  valid: boolean;
  verdicts: Verdict[];
  votes: [number, string][];
  /** The words that went back with the play, where they lay. */
  wrong: WordScore[];
  /** Whose play it was. */
  mover: number;
  penalized?: number;
  penalty?: number;
  arbiter?: string;
  name?: string;
  /** It puts another right: what was said before, where that was heard. */
  corrects?: readonly Verdict[];
}

export function rulingOf(
  told: Told,
  mover: number,
  challenged: readonly string[],
  laid: readonly WordScore[],
): RulingNews {
  const { data } = told;
  const valid = Boolean(data.valid);
  const given = (data.verdicts as Verdict[] | undefined) ?? [];
  // A vote has no verdicts: the words stand or fall together.
  const verdicts = given.length ? given : challenged.map((word) => ({ word, valid }));
  const against = verdicts.filter((verdict) => !verdict.valid).map((verdict) => verdict.word);
  return {
    valid,
    verdicts,
    wrong: valid ? [] : laid.filter((each) => against.includes(each.word.toUpperCase())),
    votes: (data.votes as [number, string][] | undefined) ?? [],
    mover,
    ...(typeof data.penalized === "number" ? { penalized: data.penalized, penalty: Number(data.penalty) } : {}),
    ...(typeof data.arbiter === "string" ? { arbiter: data.arbiter } : {}),
    ...(data.name ? { name: String(data.name) } : {}),
  };
}

/** The same for whoever came after it was told: as the table shows it while it may still be put right. */
export function rulingShown(ruling: RulingView): RulingNews {
  const verdicts = Object.entries(ruling.valid).map(([word, valid]) => ({ word, valid }));
  const { mover, penalized, penalty, arbiter, by } = ruling;
  const valid = verdicts.every((each) => each.valid);
  return { valid, verdicts, wrong: [], votes: [], mover, penalized, penalty, arbiter, ...(by ? { name: by } : {}) };
}

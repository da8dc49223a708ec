/** A ruling as the events tell it. */

import type { Told, Verdict } from "../../table/types";

export interface RulingNews {
  valid: boolean;
  verdicts: Verdict[];
  votes: [number, string][];
  /** Whose play it was. */
  mover: number;
  penalized?: number;
  penalty?: number;
  arbiter?: string;
  name?: string;
}

export function rulingOf(told: Told, mover: number, challenged: readonly string[]): RulingNews {
  const { data } = told;
  const valid = Boolean(data.valid);
  const verdicts = (data.verdicts as Verdict[] | undefined) ?? [];
  return {
    valid,
    // A vote has no verdicts: the words stand or fall together.
    verdicts: verdicts.length ? verdicts : challenged.map((word) => ({ word, valid })),
    votes: (data.votes as [number, string][] | undefined) ?? [],
    mover,
    ...(typeof data.penalized === "number" ? { penalized: data.penalized, penalty: Number(data.penalty) } : {}),
    ...(typeof data.arbiter === "string" ? { arbiter: data.arbiter } : {}),
    ...(data.name ? { name: String(data.name) } : {}),
  };
}

/** Whether one may look things up now: the server says why not, and which table keeps one from it. */

import { get, Refusal } from "./api";
import type { Aid } from "./protocol";

export interface Closed {
  /** Why, and how one may go on, in the server's words. */
  sentence: string;
  /** The table, or the tournament. */
  href: string;
  isTournament: boolean;
}

/** What a refusal means, if that is what it is about. */
export function closedBy(problem: unknown): Closed | null {
  if (!(problem instanceof Refusal) || !problem.problem.code.startsWith("lookup.")) return null;
  const isTournament = problem.problem.code === "lookup.in_round";
  const table = String(problem.problem.detail?.table ?? "");
  return { sentence: problem.message, href: `${isTournament ? "/torneo" : "/t"}/${table}`, isTournament };
}

/** Ask before anything else: nobody should type in vain. */
export async function whyClosed(aid: Aid): Promise<Closed | null> {
  try {
    await get(`/api/lookups?aid=${aid}`);
  } catch (problem) {
    return closedBy(problem);
  }
  return null;
}

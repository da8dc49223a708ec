/** Asking the server for something a form is about: what it refuses is said at the field it is about, or under the form. */

import { Refusal } from "../../api";
import { problemSentence } from "../../problem";

export interface Trouble {
  field: string;
  text: string;
}

/** Which field of a form a refusal is about: its own word for it, or the beginning of its code. */
export function troubleOf(problem: unknown, fields: Readonly<Record<string, string>> = {}): Trouble {
  const text = problemSentence(problem);
  if (!(problem instanceof Refusal)) return { field: "", text };
  const { code, field } = problem.problem;
  const about = field ?? "";
  return { field: fields[code] ?? (about || fields[code.split(".")[0] ?? ""] || ""), text };
}

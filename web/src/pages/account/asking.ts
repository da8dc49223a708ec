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

/** A moment as people say it: today's by the hour, others by the day. */
export function moment(at: number, language: string, now: number = Date.now()): string {
  const then = new Date(at);
  const sameDay = then.toDateString() === new Date(now).toDateString();
  return sameDay
    ? then.toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" })
    : then.toLocaleDateString(language, { day: "numeric", month: "long", year: "numeric" });
}

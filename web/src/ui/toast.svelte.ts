/** Sentences that show for a few seconds, and are read out. */

import type { Asked } from "./help.svelte";

export type Mood = "plain" | "good" | "bad";
export interface Toast {
  id: number;
  text: string;
  mood: Mood;
  /** The article it cites, to be opened. */
  help: Asked | null;
}

const LASTS_MS = 6000;
let last = 0;

export const toasts = $state<Toast[]>([]);

export function toast(text: string, mood: Mood = "plain", help: Asked | null = null): void {
  // The same sentence twice is one sentence, said again.
  const again = toasts.findIndex((each) => each.text === text);
  if (again >= 0) toasts.splice(again, 1);
  const id = ++last;
  toasts.push({ id, text, mood, help });
  if (toasts.length > 3) toasts.shift();
  setTimeout(() => dismiss(id), LASTS_MS);
}

/** What was said is no longer so. */
export function unsay(text: string): void {
  for (const each of toasts.filter((said) => said.text === text)) dismiss(each.id);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((each) => each.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

/** Sentences that show for a few seconds, and are read out. */

export type Mood = "plain" | "good" | "bad";
export interface Toast {
  id: number;
  text: string;
  mood: Mood;
}

const LASTS_MS = 6000;
let last = 0;

export const toasts = $state<Toast[]>([]);

export function toast(text: string, mood: Mood = "plain"): void {
  // The same sentence twice is one sentence, said again.
  const again = toasts.findIndex((each) => each.text === text);
  if (again >= 0) toasts.splice(again, 1);
  const id = ++last;
  toasts.push({ id, text, mood });
  if (toasts.length > 3) toasts.shift();
  setTimeout(() => dismiss(id), LASTS_MS);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((each) => each.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

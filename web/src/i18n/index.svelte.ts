/** What the app says, in the language chosen. `t()` in a component follows a change of language at once. */

import { prefer, prefs } from "../prefs.svelte";
import type { Messages } from "./it";

export type Language = "it" | "en";

const LOAD: Record<Language, () => Promise<Messages>> = {
  it: async () => (await import("./it")).it,
  en: async () => (await import("./en")).en,
};

let current = $state.raw<{ language: Language; messages: Messages | null }>({ language: "it", messages: null });

/** The sentences of the language chosen. */
export function t(): Messages {
  if (!current.messages) throw new Error("no language is loaded yet");
  return current.messages;
}

export function language(): Language {
  return current.language;
}

/** Speak a language from now on, and remember it. */
export async function speak(wanted: Language): Promise<void> {
  current = { language: wanted, messages: await LOAD[wanted]() };
  document.documentElement.lang = wanted;
  if (prefs.language !== wanted) prefer({ language: wanted });
}

/** Speak what was chosen here before; else what the browser prefers, if we speak it; else Italian. */
export async function speakPreferred(): Promise<void> {
  const asked = navigator.languages.map((each) => each.slice(0, 2)).find((each) => each === "it" || each === "en");
  const wanted = prefs.language ?? (asked as Language | undefined) ?? "it";
  current = { language: wanted, messages: await LOAD[wanted]() };
  document.documentElement.lang = wanted;
}

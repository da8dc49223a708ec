/** What the app says, in the language chosen. In a component, what `t` says follows a change of language at once. */

import { prefer, prefs } from "../prefs.svelte";
import type { Speech } from "../protocol";
import { Catalogue, type Data, type Sentences } from "./catalogue";
import type { Messages } from "./messages";

export type Key = keyof Messages;
/** A language by its tag: whichever the server has a folder for. */
export type Language = string;

let current = $state.raw<Catalogue | null>(null);
/** Areas on their way. */
const asked = new Map<string, Promise<void>>();

function catalogue(): Catalogue {
  if (!current) throw new Error("no language is loaded yet");
  return current;
}

/** A sentence of the web app: `t("table.pass")`, `t("table.turnOf", { name })`. */
export function t<K extends Key>(key: K, ...data: [Messages[K]] extends [null] ? [] : [data: Messages[K]]): string {
  return catalogue().own(key, data[0] as Data | undefined);
}

/** A sentence of the web app by a key made of what the server sent; something else if there is none. */
export const maybe = (key: string, otherwise = "", data: Data = {}): string =>
  catalogue().has(key) ? catalogue().own(key, data) : otherwise;

/** The sentence for a code that came from the server, in the words of a game where it has its own. */
export const say = (code: string, data: Data = {}, game = ""): string => catalogue().shared(code, data, game);

/** Whether there is a sentence for a code that came from the server. */
export const canSay = (code: string, game = ""): boolean => catalogue().message(code, game) !== undefined;

/** The sentence for a code, or nothing where the data is not all there. */
export const sayFully = (code: string, data: Data): string => catalogue().strictly(code, data);

export const language = (): Language => current?.language ?? "it";

/** The languages there are, each with what it calls itself. */
export const languages = (): Readonly<Record<Language, string>> => catalogue().languages;

/** Ask for the sentences of an area that not every page needs: `judge`, `analysis`, `formats`, `lesson`, `tournament`, a game. */
export async function learn(area: string): Promise<void> {
  if (knows(area)) return;
  if (!asked.has(area)) asked.set(area, learnt(area));
  await asked.get(area);
}

async function learnt(area: string): Promise<void> {
  try {
    const { language } = catalogue();
    const sentences = await fetched<Sentences>(`/${area}`, language);
    // Somebody may have changed the language meanwhile, which asks for every area anew.
    if (language === current?.language) current = current.with(area, sentences);
  } catch {
    // what is common to all will do, and the next who needs it asks again
  } finally {
    asked.delete(area);
  }
}

/** Whether the sentences of an area have come. */
export const knows = (area: string): boolean => current?.areas.includes(area) ?? false;

/** Take these sentences for what is said from now on. */
export function hear(speech: Speech, areas: Readonly<Record<string, Sentences>> = {}): void {
  current = new Catalogue(speech, areas);
  document.documentElement.lang = speech.language;
}

/** Speak a language from now on, and remember it. */
export async function speak(wanted: Language): Promise<void> {
  const areas = [...new Set([...(current?.areas ?? []), ...asked.keys()])];
  const [speech, ...known] = await Promise.all([
    fetched<Speech>("", wanted),
    ...areas.map((area) => fetched<Sentences>(`/${area}`, wanted)),
  ]);
  hear(speech, Object.fromEntries(areas.map((area, index) => [area, known[index]!])));
  if (prefs.language !== wanted) prefer({ language: wanted });
}

/** Speak what was chosen here before; else what the browser prefers, if the server speaks it; else Italian. */
export async function speakPreferred(): Promise<void> {
  hear(await fetched<Speech>("", prefs.language));
}

async function fetched<Answer>(area: string, wanted: Language | null): Promise<Answer> {
  const answer = await fetch(`/api/speech${area}${wanted ? `?language=${encodeURIComponent(wanted)}` : ""}`);
  if (!answer.ok) throw new Error(`no sentences: ${answer.status}`);
  return (await answer.json()) as Answer;
}

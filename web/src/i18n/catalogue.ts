/** The sentences of one language, as the server sends them, put into words with their data (ICU MessageFormat). */

import { IntlMessageFormat } from "intl-messageformat";

import type { Speech } from "../protocol";

export type Sentences = Readonly<Record<string, string>>;
export type Data = Readonly<Record<string, string | number | boolean>>;

/** Nothing in it that a formatter would have to look at. */
const PLAIN = /^[^{}'#]*$/;

export class Catalogue {
  readonly language: string;
  readonly languages: Sentences;
  readonly #speech: Speech;
  /** What was asked for later, by area: `judge`, `analysis`, a game. */
  readonly #areas: Readonly<Record<string, Sentences>>;
  readonly #formats = new Map<string, IntlMessageFormat>();

  constructor(speech: Speech, areas: Readonly<Record<string, Sentences>> = {}) {
    this.language = speech.language;
    this.languages = speech.languages;
    this.#speech = speech;
    this.#areas = areas;
  }

  /** The same, and one area more. */
  with(area: string, sentences: Sentences): Catalogue {
    return new Catalogue(this.#speech, { ...this.#areas, [area]: sentences });
  }

  get areas(): string[] {
    return Object.keys(this.#areas);
  }

  /** A sentence of the web app's own. */
  own(key: string, data?: Data): string {
    return this.#formatted(this.#speech.web[key] ?? key, data);
  }

  has(key: string): boolean {
    return key in this.#speech.web;
  }

  /** The message for a code that came from the server: a game's own before what others say. */
  message(code: string, game = ""): string | undefined {
    const { games, common } = this.#speech;
    const own = this.#areas[game]?.[code] ?? games[game]?.[code] ?? common[code];
    return own ?? Object.values(this.#areas).find((area) => code in area)?.[code];
  }

  /** What is said for a code that came from the server; the code itself where nobody thought of a sentence. */
  shared(code: string, data: Data = {}, game = ""): string {
    return this.#formatted(this.message(code, game) ?? code, lenient(data));
  }

  /** The same; nothing where there is no sentence, or not all that it needs. */
  strictly(code: string, data: Data): string {
    const message = this.message(code);
    try {
      return message ? this.#formatted(message, data) : "";
    } catch {
      return "";
    }
  }

  #formatted(message: string, data?: Data): string {
    if (PLAIN.test(message)) return message;
    let format = this.#formats.get(message);
    if (!format) {
      format = new IntlMessageFormat(message, this.#speech.locale, undefined, { ignoreTag: true });
      this.#formats.set(message, format);
    }
    return String(format.format(data));
  }
}

/** Data in which whatever a sentence asks for is there, if only empty: a refusal is to be read, not to fail. */
const lenient = (data: Data): Data =>
  new Proxy(data, { has: () => true, get: (known, name) => known[name as string] ?? "" });

/** What the app draws, counts or asks in a way of its own for a game. Whatever is not said here goes by what the server
 *  says of the game: its abilities, its commands, the figures of its rules. */

import type { Component } from "svelte";

import type { Layout, OwnBoard } from "../board/layouts";
import type { Lesson } from "../lesson/advice";
import type { Form } from "../lobby/form";
import type { OwnMoments } from "../moments/moment";
import type { Section } from "../pages/rules/guide";
import type { Settings } from "../protocol";

// Every game's page takes the session of its own view.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type GamePage = Component<any>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyView = { seq: number; players?: string[] } & Record<string, any>;

/** What one may choose for a table of the game, beside what every table has; how it is drawn is in forms/. */
export interface OwnForm {
  /** Minutes that are usual with a rule set, where one may choose; else none. */
  usualMinutes?: (rules: string) => number;
  /** What of the form the server is told. */
  options: (form: Form) => Record<string, unknown>;
  /** The options of a quick game against the computer: no clock, and words are checked as they are laid. */
  quick: Record<string, unknown>;
  /** Whether somebody rules at the table. */
  hasReferee?: (form: Form) => boolean;
  /** What is still to be chosen before a table can be opened. */
  isComplete?: (form: Form) => boolean;
  /** Refusals, by their codes, that its own choices about words tell where they belong. */
  explains?: (code: string) => boolean;
  /** Its choices about words are many, and take two columns where there is room. */
  wide?: boolean;
}

export interface OwnGame {
  poster: Component;
  /** The page of its tables, where the board that all share will not do. */
  page?: () => Promise<{ default: GamePage }>;
  board?: OwnBoard;
  /** All tiles are exchanged at once, if the rack is one that may be. */
  exchangesAll?: (layout: Layout, rack: string) => boolean;
  /** What of a view a command depends on. */
  situation?: (view: AnyView) => unknown;
  form?: OwnForm;
  /** What is worth showing when it happens. */
  moments?: OwnMoments;
  /** What a table agreed on beside what every table tells, for whoever thinks of sitting down. */
  agreed?: () => Promise<{ default: Component<{ settings: Settings }> }>;
  guide?: readonly Section[];
  /** What a coach says at its first game, which teaches. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  lesson?: () => Promise<{ lesson: Lesson<any, any> }>;
  /** The articles behind what a table asks: challenge, exchange, cambio_secco, pass, scarab. */
  helps?: Readonly<Record<string, string>>;
  /** Its book has paragraphs, not articles. */
  paragraphs?: boolean;
}

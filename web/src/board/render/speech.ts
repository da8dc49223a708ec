/** What the board says to screen readers; a page hands the sentences in, in its language. */

import type { Premium } from "../layouts";
import type { Direction } from "../squares";

export interface BoardSpeech {
  grid: string;
  rack: string;
  /** A square: `H8, doppia parola`, `H8, C, 2 punti`. */
  empty: (name: string, premium: Premium | null, centre: boolean) => string;
  tile: (name: string, letter: string, points: number, state: "fixed" | "loose" | "jolly") => string;
  rackTile: (letter: string, points: number) => string;
  rackJolly: string;
  cursor: (name: string, direction: Direction) => string;
  noCursor: string;
  laid: (letter: string, name: string) => string;
  takenBack: (letter: string) => string;
  recalled: string;
  shuffled: string;
  notOnRack: (letter: string) => string;
}

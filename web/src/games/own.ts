/** The games that the app draws, counts or asks about in a way of its own, in the order in which they are shown. */

import { duplicate } from "./duplicate";
import type { OwnGame } from "./game";
import { scarabeo } from "./scarabeo";
import { scrabble } from "./scrabble";
import { verbum } from "./verbum";

export const OWN: Readonly<Record<string, OwnGame>> = { scrabble, scarabeo, verbum, duplicate };

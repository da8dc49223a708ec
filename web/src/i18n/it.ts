/** Italian, the first language: its shape is what every other language must have (a missing key is a type error).
 *  One file for each part of the app. */

import { app } from "./it/app";
import { board } from "./it/board";
import { refusals } from "./it/refusals";
import { table } from "./it/table";

export const it = { app, board, refusals, table };

export type Messages = typeof it;

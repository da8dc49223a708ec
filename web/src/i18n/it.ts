/** Italian, the first language: its shape is what every other language must have (a missing key is a type error).
 *  One file for each part of the app. */

import { account } from "./it/account";
import { app } from "./it/app";
import { board } from "./it/board";
import { judge } from "./it/judge";
import { lobby } from "./it/lobby";
import { refusals } from "./it/refusals";
import { table } from "./it/table";
import { verbum } from "./it/verbum";

export const it = { account, app, board, judge, lobby, refusals, table, verbum };

export type Messages = typeof it;

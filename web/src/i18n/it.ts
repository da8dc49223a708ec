/** Italian, the first language: its shape is what every other language must have (a missing key is a type error).
 *  One file for each part of the app. */

import { account } from "./it/account";
import { analysis } from "./it/analysis";
import { app } from "./it/app";
import { board } from "./it/board";
import { clock } from "./it/clock";
import { duplicate } from "./it/duplicate";
import { judge } from "./it/judge";
import { lobby } from "./it/lobby";
import { recorder } from "./it/recorder";
import { refusals } from "./it/refusals";
import { study } from "./it/study";
import { table } from "./it/table";
import { tournament } from "./it/tournament";
import { verbum } from "./it/verbum";

export const it = {
  account,
  analysis,
  app,
  board,
  clock,
  duplicate,
  judge,
  lobby,
  recorder,
  refusals,
  study,
  table,
  tournament,
  verbum,
};

export type Messages = typeof it;

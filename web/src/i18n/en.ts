/** English. */

import { account } from "./en/account";
import { analysis } from "./en/analysis";
import { app } from "./en/app";
import { board } from "./en/board";
import { clock } from "./en/clock";
import { duplicate } from "./en/duplicate";
import { judge } from "./en/judge";
import { lobby } from "./en/lobby";
import { recorder } from "./en/recorder";
import { refusals } from "./en/refusals";
import { study } from "./en/study";
import { table } from "./en/table";
import { tournament } from "./en/tournament";
import { verbum } from "./en/verbum";
import type { Messages } from "./it";

export const en: Messages = {
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

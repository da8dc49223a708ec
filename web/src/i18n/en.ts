/** English. */

import { account } from "./en/account";
import { app } from "./en/app";
import { board } from "./en/board";
import { judge } from "./en/judge";
import { lobby } from "./en/lobby";
import { refusals } from "./en/refusals";
import { table } from "./en/table";
import { verbum } from "./en/verbum";
import type { Messages } from "./it";

export const en: Messages = { account, app, board, judge, lobby, refusals, table, verbum };

/** English. */

import { app } from "./en/app";
import { board } from "./en/board";
import { lobby } from "./en/lobby";
import { refusals } from "./en/refusals";
import { table } from "./en/table";
import { verbum } from "./en/verbum";
import type { Messages } from "./it";

export const en: Messages = { app, board, lobby, refusals, table, verbum };

/** English. */

import { app } from "./en/app";
import { board } from "./en/board";
import { refusals } from "./en/refusals";
import { table } from "./en/table";
import type { Messages } from "./it";

export const en: Messages = { app, board, refusals, table };

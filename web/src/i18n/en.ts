/** English. */

import { app } from "./en/app";
import type { Messages } from "./it";

export const en: Messages = { app };

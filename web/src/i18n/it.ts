/** Italian, the first language: its shape is what every other language must have (a missing key is a type error).
 *  One file for each part of the app. */

import { app } from "./it/app";

export const it = { app };

export type Messages = typeof it;

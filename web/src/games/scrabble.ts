/** Scrabble, by the federation's rules. */

import Poster from "../drawings/posters/Scrabble.svelte";
import type { Form } from "../lobby/form";
import { FIGS_BOARD } from "./figs";
import type { OwnGame } from "./game";
import { SCRABBLE_GUIDE } from "./guides";
import { limitMinutes, usualMinutes } from "./minutes";

const MINUTE = 60_000;
const hasReferee = (form: Form) => !form.days && form.challenges === "book" && form.arbiter !== "judge";

/** The limit of the whole game belongs to the usual time (art. 37): other clocks have none. */
function clock(form: Form): Record<string, unknown> {
  if (!form.minutes) return { time_ms: null, limit_ms: null };
  const usual = form.minutes === usualMinutes(form.rules);
  const deducts = usual && form.deductsAtLimit && limitMinutes(form.rules, form.seats) > 0;
  return {
    ...(usual ? {} : { time_ms: form.minutes * MINUTE, limit_ms: null }),
    ...(deducts ? { deducts_at_limit: true } : {}),
    auto_claim: form.autoClaim,
  };
}

export const scrabble: OwnGame = {
  poster: Poster,
  board: FIGS_BOARD,
  moments: { tiles: 7, points: 70, challenge: true, last: "went_out", victory: true },
  guide: SCRABBLE_GUIDE,
  helps: { challenge: "28", exchange: "34", cambio_secco: "35", pass: "39" },
  lesson: () => import("../lesson/scrabble"),
  form: {
    usualMinutes,
    hasReferee,
    // By correspondence the server itself leaves clocks out and checks words as they are laid.
    options: (form) =>
      form.days
        ? {}
        : {
            challenges: form.challenges === "checked" ? "void" : "figs",
            ...clock(form),
            ...(hasReferee(form) ? { arbiter: "referee" } : {}),
          },
    quick: { challenges: "void", time_ms: null, limit_ms: null },
  },
};

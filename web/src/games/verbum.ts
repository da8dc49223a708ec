/** Verbum, the game of cards. */

import Poster from "../drawings/posters/Verbum.svelte";
import type { OwnGame } from "./game";
import { VERBUM_GUIDE } from "./guides";
import { ownOptions, unlisted } from "./verbum/own";

const MINUTE = 60_000;

export const verbum: OwnGame = {
  poster: Poster,
  page: () => import("../pages/verbum/VerbumGame.svelte"),
  situation: (view) => [view.turn, view.phase, view.hand, view.words, view.contest?.word],
  moments: { letters: 7, challenge: true, victory: true },
  guide: VERBUM_GUIDE,
  helps: { challenge: "3" },
  lesson: () => import("../lesson/verbum"),
  paragraphs: true,
  agreed: () => import("./forms/VerbumAgreed.svelte"),
  form: {
    options: (form) => ({
      categories: form.categories,
      minimum: form.minimum,
      free_turn: form.freeTurn,
      open_hands: form.openHands,
      ...ownOptions(form),
      ...(form.days ? {} : { contests: form.contests, turn_ms: form.minutes ? form.minutes * MINUTE : null }),
    }),
    // By correspondence nobody votes: a kind without a list would have no words.
    isComplete: (form) => form.categories.length > 0 && !(form.days && unlisted(form).length),
    explains: (code) => code === "open.lists" || code.startsWith("open.deck"),
    quick: { contests: "checked" },
    wide: true,
  },
};

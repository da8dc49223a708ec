/** Verbum, the game of cards. */

import Poster from "../drawings/posters/Verbum.svelte";
import Pace from "./forms/VerbumPace.svelte";
import Rules from "./forms/VerbumRules.svelte";
import type { OwnGame } from "./game";
import { VERBUM_GUIDE } from "./guides";

const MINUTE = 60_000;

export const verbum: OwnGame = {
  poster: Poster,
  page: () => import("../pages/verbum/VerbumGame.svelte"),
  situation: (view) => [view.turn, view.phase, view.hand, view.words, view.contest?.word],
  moments: { letters: 7, challenge: true, victory: true },
  guide: VERBUM_GUIDE,
  paragraphs: true,
  form: {
    options: (form) => ({
      categories: form.categories,
      minimum: form.minimum,
      free_turn: form.freeTurn,
      open_hands: form.openHands,
      ...(form.days ? {} : { contests: form.contests, turn_ms: form.minutes ? form.minutes * MINUTE : null }),
    }),
    isComplete: (form) => form.categories.length > 0,
    quick: { contests: "checked" },
    pace: Pace,
    rules: Rules,
  },
};

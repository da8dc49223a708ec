import { expect, it } from "vitest";

import { newHall, usualHall } from "./hall";

it("opens the usual Duplicate", () => {
  expect(newHall(usualHall())).toEqual({
    settings: {
      game: "duplicate",
      rules: "figs-2",
      seats: 0,
      options: {
        letters: 7,
        round_ms: 180_000,
        warning_ms: 30_000,
        master: "best_slip",
        solo_bonus: 10,
        drawing: "computer",
        most_rounds: null,
      },
    },
  });
});

it("leaves the stopwatch out, and a warning that is no shorter than the round", () => {
  expect(newHall({ ...usualHall(), seconds: 0 }).settings.options).toMatchObject({ round_ms: null });
  expect(newHall({ ...usualHall(), seconds: 60, warning: 60 }).settings.options).toMatchObject({ warning_ms: 0 });
});

/** What is typed of a player, and what is sent of it. */

import type { TournamentEntry, TournamentPlayerView } from "../../../protocol";

export interface Draft {
  name: string;
  club: string;
  team: string;
  group: string;
  rating: string;
}

export const blank = (): Draft => ({ name: "", club: "", team: "", group: "", rating: "" });

export const draftOf = (player: TournamentPlayerView): Draft => ({
  name: player.name,
  club: player.club,
  team: player.team,
  group: player.group,
  rating: player.rating === null ? "" : String(player.rating),
});

/** Rated games so far are known from a file only, and stay as they were. */
export function entryOf(draft: Draft, games = 0): TournamentEntry {
  const rating = draft.rating.trim();
  return {
    name: draft.name.trim(),
    club: draft.club.trim(),
    team: draft.team.trim(),
    group: draft.group.trim(),
    ...(rating ? { rating: Number(rating) } : {}),
    ...(games ? { games } : {}),
  };
}

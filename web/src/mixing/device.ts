/** What this device does while a bag is mixed: it commits to a share once it has seen the seal, and reveals it once it
 *  has seen the closed list of everybody's commitments. Decision 0023 says why in this order. */

import type { CommonMixingView } from "../protocol";
import type { Command } from "../table/types";
import { commitmentTo } from "./hashing";
import { keepShare, keptShares, type Place } from "./keeping";

/** What to tell the table now, if anything. */
export function partOf(mixing: CommonMixingView, seal: string, place: Place): Command | null {
  const { seat } = place;
  if (mixing.mixed || !mixing.contributors.includes(seat)) return null;
  const own = new Map(mixing.commitments).get(seat);
  if (!mixing.closed) return own === undefined ? commit(seal, place) : null;
  if (own === undefined || new Map(mixing.shares).has(seat)) return null;
  return reveal(mixing, seal, place, own);
}

function commit(seal: string, place: Place): Command | null {
  const [drawn] = keptShares(place);
  // A table has one seal. Whoever shows a second one may not have liked what came of the first.
  if (drawn) return drawn.seal === seal ? { command: "commit_share", commitment: drawn.commitment } : null;
  const share = newShare();
  const commitment = commitmentTo(share, seal, place.seat);
  // Kept before it is sent: whatever happens to this page, the share can still be revealed.
  keepShare(place, { seal, commitment, share, at: Date.now() });
  return { command: "commit_share", commitment };
}

function reveal(mixing: CommonMixingView, seal: string, place: Place, own: string): Command | null {
  const kept = keptShares(place);
  const mine = kept.find(({ commitment }) => commitment === own);
  if (mine?.seal !== seal) return null; // another device of the same person made it
  const shown = { contributors: mixing.contributors, list: mixing.commitments, announced: mixing.announced };
  // A share is given for one list only: whoever shows another one later has changed it.
  const before = kept.find((each) => each.shown)?.shown;
  if (before && JSON.stringify(before) !== JSON.stringify(shown)) return null;
  if (!before) keepShare(place, { ...mine, shown });
  return { command: "reveal_share", share: mine.share };
}

/** 256 bits that nobody else knows. */
function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

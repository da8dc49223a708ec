/** Whether a bag was what it should have been: its log, mixed again on this device, against what the device kept. */

import { follow } from "./draws";
import { commitmentTo, sealOf, type Contribution } from "./hashing";
import type { KeptShare } from "./keeping";
import { BadLogError, readLog, type Log } from "./log";

export { BadLogError };

/** What was looked at, in this order; what a log has not is not looked at. */
export type Check = "seal" | "shown" | "own" | "shares" | "draws";

/** What follows from it, if everything holds: against whom the order could not be chosen. */
export type Proof =
  | "own" // everyone: this device's share is in it
  | "others" // the server, if one of those whose shares are in it was honest
  | "value" // whoever did not know the public value when the bag was sealed
  | "seal"; // nobody who would choose before; but nobody changed it afterwards

export interface Checked {
  check: Check;
  holds: boolean;
  /** The first event that is wrong, where it is one. */
  event?: number;
  /** Seats that it is about. */
  seats?: readonly number[];
}

export interface Verified {
  seal: string;
  players: readonly string[];
  checks: readonly Checked[];
  proof: Proof | null;
  /** Seats whose shares are in, whose never came, and whose were promised and not given. */
  given: readonly number[];
  missing: readonly number[];
  withheld: readonly number[];
  announced: string;
  value: string;
  /** The share of this device, to check the log with another program. */
  share: string | null;
}

/** What this device knows by itself. */
export interface Known {
  /** The seal that the page shows. */
  seal: string;
  seat: number | null;
  /** What it drew for this seat at this table. */
  kept: readonly KeptShare[];
}

export function verify(text: string, known: Known): Verified {
  const log = readLog(text);
  const opened = log.events[0]!.data as Record<string, string> & { players: string[] };
  const put = contributionOf(log);
  const own = ownShare(put, known);
  const followed = follow(log, put);
  const given = put.contributors.filter((seat) => put.shares.has(seat));
  const broken = given.filter(
    (seat) => put.commitments.get(seat) !== commitmentTo(put.shares.get(seat)!, opened.commitment!, seat),
  );
  const checks: Checked[] = [
    {
      check: "seal",
      holds: opened.commitment === known.seal && sealOf(opened.order!, opened.salt!) === known.seal,
    },
  ];
  if (own?.shown) checks.push({ check: "shown", holds: own.seal === opened.commitment && isAsShown(put, own.shown) });
  if (own) checks.push({ check: "own", holds: put.shares.get(known.seat!) === own.share });
  if (given.length) checks.push({ check: "shares", holds: !broken.length, seats: broken.length ? broken : given });
  if (followed.bag)
    checks.push({
      check: "draws",
      holds: followed.wrong === null,
      ...(followed.wrong === null ? {} : { event: followed.wrong }),
    });
  const mine = own !== null && put.shares.get(known.seat!) === own.share && own.shown !== undefined;
  return {
    seal: opened.commitment!,
    players: opened.players,
    checks,
    proof: checks.every(({ check, holds }) => holds || check === "own") ? proofOf(put, given, mine) : null,
    given,
    missing: put.contributors.filter((seat) => !put.commitments.has(seat)),
    withheld: put.contributors.filter((seat) => put.commitments.has(seat) && !put.shares.has(seat)),
    announced: put.announced,
    value: put.value,
    share: own?.share ?? null,
  };
}

function proofOf(put: Contribution, given: readonly number[], mine: boolean): Proof {
  if (mine) return "own";
  if (given.length) return "others";
  return put.announced && put.value ? "value" : "seal";
}

/** What went in, as the log tells it up to where the bag was mixed. */
export function contributionOf({ events }: Log): Contribution {
  const { contributors = [], announced = "" } = events[0]!.data as { contributors?: number[]; announced?: string };
  const commitments = new Map<number, string>();
  const shares = new Map<number, string>();
  let value = "";
  for (const { event, data } of events) {
    if (event === "share_committed") commitments.set(Number(data.seat), String(data.commitment));
    else if (event === "share_revealed") shares.set(Number(data.seat), String(data.share));
    else if (event === "bag_mixed") {
      value = String(data.value ?? "");
      break;
    }
  }
  return { contributors, commitments, shares, announced, value };
}

/** What this device put in; null: another did for this seat, or none. What it revealed it stands by, whatever the log. */
const ownShare = ({ commitments }: Contribution, { seat, kept }: Known): KeptShare | null =>
  kept.find(({ shown }) => shown) ?? kept.find(({ commitment }) => commitment === commitments.get(seat ?? -1)) ?? null;

const isAsShown = (put: Contribution, shown: NonNullable<KeptShare["shown"]>): boolean =>
  JSON.stringify(shown) ===
  JSON.stringify({ contributors: put.contributors, list: [...put.commitments], announced: put.announced });

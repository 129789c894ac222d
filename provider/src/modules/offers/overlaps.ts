import type { Transaction } from "../../database/connection.ts";
import { Problem } from "../../problem.ts";
import { findOverlapping } from "./repository.ts";
import { overlap, type Period } from "./rules.ts";

interface Placed {
  /** The offer itself is none it overlaps with. */
  id: string;
  storeId: string;
  period: Period;
  /** What it was: with what it overlapped then, it may go on to. */
  before?: Period;
}

/**
 * Asks whether an offer is meant to run beside another of its store. No error, as a short promotion above
 * an endless offer is usual, but an unwanted rate is easily made that way.
 * @throws Problem 409 `offer_overlaps` with the one that starts last
 */
export async function askAboutOverlaps(
  tx: Transaction,
  { id, storeId, period, before }: Placed,
): Promise<void> {
  const found = await findOverlapping(tx, { id, storeId, ...period });
  const unknown = found.find((other) => !before || !overlap(before, other));
  if (!unknown) return;
  const details = { offer: unknown.id, network: unknown.network, from: unknown.startsAt.toISOString() };
  throw new Problem(409, "offer_overlaps", { details });
}

import type { Transaction } from "../../database/engine/connection.ts";
import { Problem } from "../../problem.ts";
import type { StoreRow } from "./lock.ts";
import { findOverlapping } from "./repository.ts";
import { overlap, type Period } from "./rules.ts";

interface OfferPeriod {
  /** The offer's id, which excludes it from its own overlaps. */
  id: string;
  store: StoreRow;
  period: Period;
  /** Boosts overlap with usual offers on purpose, so only offers of the same kind (boost or usual) count. */
  isBoost: boolean;
  /** The offer's previous period. Offers that already overlapped with it need no new confirmation. */
  before?: Period;
}

/**
 * Requires a confirmation if an offer overlaps with another one of its store. This isn't a mistake in itself,
 * as a short promotion during an endless offer is common, but it easily results in an unintended rate.
 * @throws Problem 409 `offer_overlaps` with the overlapping offer that starts last
 */
export async function requireOverlapConfirmation(
  tx: Transaction,
  { id, store, period, before, isBoost }: OfferPeriod,
): Promise<void> {
  const overlapping = await findOverlapping(tx, { id, storeId: store.id, isBoost, ...period });
  const unconfirmed = overlapping.find((other) => !before || !overlap(before, other));
  if (!unconfirmed) return;
  const { id: offer, network, startsAt } = unconfirmed;
  const details = { offer, store: store.name, network, from: startsAt.toISOString() };
  throw new Problem(409, "offer_overlaps", { details });
}

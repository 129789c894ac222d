import { eq } from "drizzle-orm";
import type { OfferConditions } from "#contract/offers/offers.ts";
import { offers, offerVersions } from "../../database/schema/store-schema.ts";
import type { AdminAction } from "../admin-actions/admin-action.ts";
import { emitEvents } from "../webhooks/emit.ts";
import type { OfferAction } from "./decide.ts";
import { offerEvent } from "./events.ts";
import type { OfferRow, StoreRow } from "./lock.ts";
import { rangeOf, type Period } from "./rules.ts";
import { conditionsOf } from "./view.ts";

/** Maps the conditions of an offer to columns. */
export function columnsOf(
  { cap, startsAt: _, endsAt: __, boost, ...fields }: OfferConditions,
  period: Period,
) {
  const amount = (value: number | null | undefined) => (value == null ? null : BigInt(value));
  return {
    ...fields,
    ...period,
    ...rangeOf(fields),
    cap: amount(cap),
    audience: boost?.audience ?? null,
    budget: amount(boost?.budget),
  };
}
export type OfferColumns = ReturnType<typeof columnsOf>;

interface OfferChange {
  action: "offer.create" | "offer.change" | "offer.end";
  store: StoreRow;
  /** The offer before the change; `null` for a new one. */
  before: OfferRow | null;
  after: OfferRow;
}

/** Updates an offer and increments its version. */
export async function updateOffer(
  { tx }: AdminAction,
  before: OfferRow,
  columns: Partial<OfferColumns>,
): Promise<OfferRow> {
  const next = { ...columns, version: before.version + 1 };
  const [after] = await tx.update(offers).set(next).where(eq(offers.id, before.id)).returning();
  return after!;
}

/** Records an offer after a change: its version and its event, then the activity log. */
export async function recordChange(
  { tx, at, admin, limit, log }: OfferAction,
  { action, store, before, after }: OfferChange,
): Promise<void> {
  await tx.insert(offerVersions).values({
    offerId: after.id,
    version: after.version,
    terms: conditionsOf(after),
    changedBy: admin.userId,
    changedAt: at,
  });
  await emitEvents(tx, at, [offerEvent(action, after, limit.currency)]);
  await log({
    action,
    object: { type: "offer", id: after.id, label: store.name },
    before: before && loggedFields(before),
    after: loggedFields(after),
  });
}

/** Returns an offer's fields for the activity log. */
export function loggedFields(offer: OfferRow): Record<string, unknown> {
  return { network: offer.network, version: offer.version, ...conditionsOf(offer) };
}

import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { createOffer } from "#contract/offers/admin-offers.ts";
import type { ErrorKey } from "#contract/calls/error-keys.ts";
import { limitDetails } from "../../amount-limit.ts";
import { offers } from "../../database/schema/store-schema.ts";
import { Problem } from "../../problem.ts";
import type { OfferAction } from "./decide.ts";
import { lockStore } from "./lock.ts";
import { requireOverlapConfirmation } from "./overlaps.ts";
import { lockTrackingUrl, programmeRefusals, requireStepUpForLink } from "./programme.ts";
import { amountRefusals, boostRefusals, periodOf, periodRefusals, rateRefusals } from "./rules.ts";
import { columnsOf, recordChange } from "./write.ts";

/**
 * Creates an offer for a store.
 * @returns its id
 * @throws Problem 422 with the invalid inputs, 409 `offer_overlaps` unless accepted, and as
 * `requireStepUpForLink` does
 */
export async function create(
  action: OfferAction,
  {
    store: slug,
    network,
    acceptOverlap,
    programme = null,
    boost = null,
    ...offerFields
  }: z.output<typeof createOffer.body>,
): Promise<string> {
  const { tx, at } = action;
  const period = periodOf(offerFields, { at });
  const fields: Record<string, ErrorKey[]> = {
    ...rateRefusals(offerFields),
    ...periodRefusals(period, { at }),
    ...amountRefusals(offerFields, action.limit),
    ...boostRefusals({ ...offerFields, boost }, action.limit),
  };
  const store = await lockStore(tx, slug);
  if (!store) fields.store = ["offer_store_unknown"];
  const trackingUrl = await lockTrackingUrl(tx, network);
  if (trackingUrl === undefined) fields.network = ["offer_network_unknown"];
  else Object.assign(fields, programmeRefusals(trackingUrl, programme));
  if (!store || Object.keys(fields).length > 0)
    throw new Problem(422, "validation_failed", { fields, details: limitDetails(action.limit) });
  await requireStepUpForLink(action, trackingUrl!);
  const id = randomUUID();
  if (!acceptOverlap)
    await requireOverlapConfirmation(tx, { id, storeId: store.id, period, isBoost: boost !== null });
  const conditions = { ...offerFields, programme, boost, startsAt: period.startsAt.toISOString() };
  const columns = columnsOf(conditions, period);
  const [after] = await tx
    .insert(offers)
    .values({ ...columns, id, storeId: store.id, network, createdAt: at })
    .returning();
  await recordChange(action, { action: "offer.create", store, before: null, after: after! });
  return id;
}

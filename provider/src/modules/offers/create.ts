import { randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import type { z } from "zod";
import type { createOffer } from "#contract/offers/admin-offers.ts";
import type { ErrorKey } from "#contract/calls/error-keys.ts";
import { limitDetails } from "../../amount-limit.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { offers } from "../../database/schema/store-schema.ts";
import { Problem } from "../../problem.ts";
import type { OfferAction } from "./decide.ts";
import { lockStore, type StoreRow } from "./lock.ts";
import { requireOverlapConfirmation } from "./overlaps.ts";
import { lockTrackingUrl, validateProgramme, requireStepUpForLink } from "./programme.ts";
import { validateAmounts, validateBoost, periodOf, validatePeriod, validateRates } from "./rules.ts";
import { columnsOf, recordChange } from "./write.ts";

type Body = z.output<typeof createOffer.body>;

/**
 * Creates an offer for a store, and one with the same terms for each of the other stores.
 * @returns the id of the first store's offer
 * @throws Problem 422 with the invalid inputs, 409 `offer_overlaps` unless accepted, and as
 * `requireStepUpForLink` does
 */
export async function addOffer(action: OfferAction, body: Body): Promise<string> {
  const { store: slug, network, otherStores, acceptOverlap, programme = null, boost = null, ...terms } = body;
  const { tx, at } = action;
  const period = periodOf(terms, { at });
  const fields: Record<string, ErrorKey[]> = {
    ...validateRates(terms),
    ...validatePeriod(period, { at }),
    ...validateAmounts(terms, action.limit),
    ...validateBoost({ ...terms, boost }, action.limit),
  };
  const stores = await lockStores(tx, [slug, ...otherStores]);
  const store = stores.get(slug);
  if (!store) fields.store = ["offer_store_unknown"];
  const trackingUrl = await lockTrackingUrl(tx, network);
  if (trackingUrl === undefined) fields.network = ["offer_network_unknown"];
  else Object.assign(fields, validateProgramme(trackingUrl, programme));
  const foundStores = otherStores.flatMap((other) => stores.get(other) ?? []);
  const programmes = await lastProgrammes(tx, foundStores, network);
  for (const [index, other] of otherStores.entries()) {
    const input = `otherStores.${index}`;
    if (!stores.has(other)) fields[input] = ["offer_store_unknown"];
    else if (trackingUrl && validateProgramme(trackingUrl, programmes.get(other) ?? null).programme)
      fields[input] = ["offer_programme_unknown"];
  }
  if (!store || Object.keys(fields).length > 0)
    throw new Problem(422, "validation_failed", { fields, details: limitDetails(action.limit) });
  await requireStepUpForLink(action, trackingUrl!);
  programmes.set(slug, programme);
  const isBoost = boost !== null;
  let firstId: string | undefined;
  // The set removes duplicates. `store` is the first element, so `firstId` is the id of its offer.
  for (const target of new Set([store, ...foundStores])) {
    const id = randomUUID();
    if (!acceptOverlap) await requireOverlapConfirmation(tx, { id, store: target, period, isBoost });
    const conditions = {
      ...terms,
      programme: programmes.get(target.slug) ?? null,
      boost,
      startsAt: period.startsAt.toISOString(),
    };
    const [after] = await tx
      .insert(offers)
      .values({ ...columnsOf(conditions, period), id, storeId: target.id, network, createdAt: at })
      .returning();
    await recordChange(action, { action: "offer.create", store: target, before: null, after: after! });
    firstId ??= id;
  }
  return firstId!;
}

/** Locks stores in the order of their slugs, so that concurrent requests can't deadlock. */
async function lockStores(tx: Transaction, slugs: string[]): Promise<Map<string, StoreRow>> {
  const storesBySite = new Map<string, StoreRow>();
  for (const slug of [...new Set(slugs)].toSorted()) {
    const store = await lockStore(tx, slug);
    if (store) storesBySite.set(slug, store);
  }
  return storesBySite;
}

/** Returns the programme of each store's last offer at a network, by the store's slug. */
async function lastProgrammes(
  tx: Transaction,
  stores: StoreRow[],
  network: string,
): Promise<Map<string, string | null>> {
  const programmes = new Map<string, string | null>();
  for (const { id, slug } of stores) {
    const [last] = await tx
      .select({ programme: offers.programme })
      .from(offers)
      .where(and(eq(offers.storeId, id), eq(offers.network, network)))
      .orderBy(desc(offers.startsAt), desc(offers.id))
      .limit(1);
    programmes.set(slug, last?.programme ?? null);
  }
  return programmes;
}

import { desc, eq } from "drizzle-orm";
import type { Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { users } from "../../database/schema/schema.ts";
import { offers, offerVersions, stores } from "../../database/schema/store-schema.ts";
import { notFound, Problem, VersionConflict } from "../../problem.ts";
import { stateAt } from "./rules.ts";

export type OfferRow = typeof offers.$inferSelect;
export type StoreRow = typeof stores.$inferSelect;

/**
 * Locks and returns the store with a slug, or undefined, so that changes to the store's offers are serialized.
 * Clicks don't wait for the lock.
 */
export async function lockStore(tx: Transaction, slug: string): Promise<StoreRow | undefined> {
  const [store] = await tx.select().from(stores).where(eq(stores.slug, slug)).for("no key update");
  return store;
}

/**
 * Returns an offer to be changed by an admin who saw `version`, and locks its store, so that all changes to the
 * store's offers are serialized.
 * @throws Problem 404; 409 `offer_changed` with the name of the admin who was faster, `offer_ended`
 */
export async function lockOffer(
  tx: Transaction,
  { id, version, at }: { id: string; version: number; at: Date },
): Promise<{ offer: OfferRow; store: StoreRow }> {
  if (!isUuid(id)) throw notFound();
  const [row] = await tx
    .select({ slug: stores.slug })
    .from(offers)
    .innerJoin(stores, eq(stores.id, offers.storeId))
    .where(eq(offers.id, id));
  const store = row && (await lockStore(tx, row.slug));
  // Read again after locking, as a concurrent transaction may have changed it.
  const [offer] = store ? await tx.select().from(offers).where(eq(offers.id, id)) : [];
  if (!store || !offer) throw notFound();
  if (offer.version !== version)
    throw new VersionConflict("offer_changed", { details: { name: await lastChanger(tx, id) } });
  if (stateAt(offer, at) === "ended") throw new Problem(409, "offer_ended");
  return { offer, store };
}

async function lastChanger(tx: Transaction, offerId: string): Promise<string | null> {
  const [last] = await tx
    .select({ name: users.name })
    .from(offerVersions)
    .leftJoin(users, eq(users.id, offerVersions.changedBy))
    .where(eq(offerVersions.offerId, offerId))
    .orderBy(desc(offerVersions.version))
    .limit(1);
  return last?.name ?? null;
}

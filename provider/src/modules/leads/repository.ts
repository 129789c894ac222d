import { and, asc, eq, isNull, lte, notInArray, sql } from "drizzle-orm";
import type { OfferTerms } from "#contract/offers.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { clicks, leadChanges, leads } from "../../database/earning-schema.ts";
import { isUuid } from "../../database/identifiers.ts";
import { offerVersions, stores } from "../../database/store-schema.ts";

export type LeadRow = typeof leads.$inferSelect;
export type ClickRow = typeof clicks.$inferSelect;

/** A lead whose row stays locked until the transaction ends; undefined when there is none. */
export async function lockLead(tx: Transaction, id: string): Promise<LeadRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(leads).where(eq(leads.id, id)).for("no key update");
  return row;
}

/**
 * The lead of a network's transaction, locked, if there is one yet. Until the transaction ends nobody else
 * reads or writes about the same purchase, so that two first reports at once never open two leads.
 */
export async function lockPurchase(
  tx: Transaction,
  network: string,
  networkTransactionId: string,
): Promise<LeadRow | undefined> {
  const name = `lead:${network}:${networkTransactionId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const [row] = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.network, network), eq(leads.networkTransactionId, networkTransactionId)))
    .for("no key update");
  return row;
}

/** The confirmed lead that is due longest and is not locked, now locked; `except` are left out. */
export async function lockDueLead(
  tx: Transaction,
  now: Date,
  except: string[],
): Promise<LeadRow | undefined> {
  const isDue = and(eq(leads.state, "confirmed"), lte(leads.expectedPayableAt, now));
  const [row] = await tx
    .select()
    .from(leads)
    .where(and(isDue, except.length > 0 ? notInArray(leads.id, except) : undefined))
    .orderBy(asc(leads.expectedPayableAt))
    .limit(1)
    .for("no key update", { skipLocked: true });
  return row;
}

export async function insertLead(tx: Transaction, row: typeof leads.$inferInsert): Promise<LeadRow> {
  const [inserted] = await tx.insert(leads).values(row).returning();
  return inserted!;
}

/** Changes a lead the caller has locked. */
export async function updateLead(tx: Transaction, id: string, change: Partial<LeadRow>): Promise<LeadRow> {
  const [changed] = await tx.update(leads).set(change).where(eq(leads.id, id)).returning();
  return changed!;
}

export async function insertChange(tx: Transaction, row: typeof leadChanges.$inferInsert): Promise<void> {
  await tx.insert(leadChanges).values(row);
}

/** A click with the terms it was promised; undefined for an id that is none of ours. */
export async function findClick(
  queryable: Queryable,
  id: string,
): Promise<{ click: ClickRow; terms: OfferTerms } | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await queryable
    .select({ click: clicks, terms: offerVersions.terms })
    .from(clicks)
    .innerJoin(
      offerVersions,
      and(eq(offerVersions.offerId, clicks.offerId), eq(offerVersions.version, clicks.offerVersion)),
    )
    .where(eq(clicks.id, id));
  return row;
}

/**
 * Makes transactions that credit an order of a store take turns until the transaction ends: a claim
 * is not accepted while a network's report of the same order is being read.
 */
export async function lockOrder(tx: Transaction, storeId: string, orderNumber: string): Promise<void> {
  const name = `order:${storeId}:${orderNumber.toLowerCase()}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Whether a claim for an order of a store was accepted: it is credited already, whatever click is named. */
export async function isClaimed(
  queryable: Queryable,
  storeId: string,
  orderNumber: string,
): Promise<boolean> {
  const sameOrder = sql`lower(${leads.orderNumber}) = lower(${orderNumber})`;
  const found = await queryable
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.storeId, storeId), eq(leads.source, "claim"), sameOrder))
    .limit(1);
  return found.length > 0;
}

/** Notes when a click's first purchase was reported. */
export async function markTracked(tx: Transaction, clickId: string, at: Date): Promise<void> {
  await tx
    .update(clicks)
    .set({ trackedAt: at })
    .where(and(eq(clicks.id, clickId), isNull(clicks.trackedAt)));
}

/** A store's name, for what its member is told. */
export async function findStoreName(queryable: Queryable, id: string): Promise<string> {
  const [store] = await queryable.select({ name: stores.name }).from(stores).where(eq(stores.id, id));
  return store?.name ?? "";
}

import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import type { OfferTerms } from "#contract/offers/offers.ts";
import { comparableTransaction } from "#contract/text/input/transaction-id.ts";
import { isOfferClicked } from "../../database/queries/clicked-offer.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { clicks, leadChanges, leads } from "../../database/schema/earning-schema.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { rowInserter } from "../../database/engine/insert-rows.ts";
import { statement } from "../../database/engine/statement.ts";
import { offerVersions, stores } from "../../database/schema/store-schema.ts";

/** A lead's row without the generated columns. */
export type LeadRow = Omit<typeof leads.$inferSelect, "orderReference" | "transactionReference">;
export type ClickRow = typeof clicks.$inferSelect;

/** Returns a lead and locks its row until the transaction ends; undefined if it doesn't exist. */
export async function lockLead(tx: Transaction, id: string): Promise<LeadRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(leads).where(eq(leads.id, id)).for("no key update");
  return row;
}

/**
 * Locks purchases until the transaction ends, so that two concurrent first reports of a purchase never open two
 * leads. Transaction ids that differ only in case share a lock. Several locks are always taken in the same
 * order.
 */
export async function lockPurchases(
  tx: Transaction,
  purchases: { network: string; transaction: string }[],
): Promise<void> {
  await lockNames(
    tx,
    purchases.map(({ network, transaction }) => ({
      name: `lead:${network}:${comparableTransaction(transaction)}`,
    })),
  );
}

/** The name of an advisory lock. Shared holders don't wait for each other. */
interface NamedLock {
  name: string;
  isShared?: boolean;
}

// A separate statement, so that the statements after it read rows written by previous holders of the lock.
const lockInOrder = statement(
  "lock_names",
  sql`select case when shared then pg_advisory_xact_lock_shared(lock) else pg_advisory_xact_lock(lock) end from (
    select hashtextextended(name, 0) as lock, shared
    from json_to_recordset(${sql.placeholder("locks")}::json) named (name text, shared boolean)
    order by lock offset 0
  ) locks`,
);

async function lockNames(tx: Transaction, locks: NamedLock[]): Promise<void> {
  if (locks.length === 0) return;
  const lockRows = locks.map(({ name, isShared = false }) => ({ name, shared: isShared }));
  await lockInOrder(tx, { locks: JSON.stringify(lockRows) });
}

/**
 * Locks and returns the confirmed lead that has been due for the longest time, skipping locked leads and those
 * in `except`. A lead whose schedule is based on a former rule of its network isn't due, except for claims.
 */
export async function lockDueLead(
  tx: Transaction,
  now: Date,
  except: string[],
): Promise<LeadRow | undefined> {
  const isDue = and(
    eq(leads.state, "confirmed"),
    lte(leads.releasableAt, now),
    or(eq(leads.payableRule, networks.payableRule), eq(leads.source, "claim")),
  );
  const [row] = await tx
    .select({ lead: leads })
    .from(leads)
    .innerJoin(networks, eq(networks.key, leads.network))
    .where(and(isDue, except.length > 0 ? notInArray(leads.id, except) : undefined))
    .orderBy(asc(leads.releasableAt))
    .limit(1)
    .for("no key update", { of: leads, skipLocked: true });
  return row?.lead;
}

/**
 * Locks and returns up to `atMost` leads, with their networks, that aren't payable yet and whose schedule is
 * based on `rule` although the network now has a different rule. Skips locked leads and claims.
 */
export function lockLeadsByRule(tx: Transaction, rule: LeadRow["payableRule"], atMost: number) {
  return tx
    .select({ lead: leads, network: networks })
    .from(leads)
    .innerJoin(networks, eq(networks.key, leads.network))
    .where(
      and(
        ne(leads.source, "claim"),
        eq(leads.payableRule, rule),
        ne(networks.payableRule, rule),
        inArray(leads.state, ["pending", "confirmed", "on_hold"]),
      ),
    )
    .limit(atMost)
    .for("no key update", { of: leads, skipLocked: true });
}

const leadColumns = Object.entries(getTableColumns(leads))
  .filter(([, { generated }]) => !generated)
  .map(([name]) => name as keyof LeadRow);
const insertRows = rowInserter("insert_leads", leads, leadColumns);

/** Inserts complete rows of new leads. */
export function insertLeads(tx: Transaction, rows: LeadRow[]): Promise<void> {
  return insertRows(tx, rows);
}

/** Updates a lead that the caller has locked. */
export async function updateLead(tx: Transaction, id: string, change: Partial<LeadRow>): Promise<LeadRow> {
  const [changed] = await tx.update(leads).set(change).where(eq(leads.id, id)).returning();
  return changed!;
}

/** Returns whether a closed lead was on hold before it was closed. */
export async function wasClosedOnHold(tx: Transaction, leadId: string): Promise<boolean> {
  const [closing] = await tx
    .select({ fromState: leadChanges.fromState })
    .from(leadChanges)
    .where(and(eq(leadChanges.leadId, leadId), inArray(leadChanges.event, ["track", "reject", "reverse"])))
    .orderBy(desc(leadChanges.id))
    .limit(1);
  return closing?.fromState === "on_hold";
}

/** Returns whether an admin marked a lead as paid by its network. */
export async function wasSettledByHand(tx: Transaction, leadId: string): Promise<boolean> {
  const { event, actorId } = leadChanges;
  const rows = await tx
    .select({ id: leadChanges.id })
    .from(leadChanges)
    .where(and(eq(leadChanges.leadId, leadId), eq(event, "settle"), isNotNull(actorId)))
    .limit(1);
  return rows.length > 0;
}

/** Inserts changes of leads in chronological order. */
export const insertChanges = rowInserter("insert_lead_changes", leadChanges, [
  ...(["leadId", "at", "event", "fromState", "toState"] as const),
  ...(["cashBackBefore", "cashBackAfter", "reason", "actorId"] as const),
]);

/** Returns a click with the terms that the offer had at the time; undefined for an unknown id. */
export async function findClick(
  queryable: Queryable,
  id: string,
): Promise<{ click: ClickRow; terms: OfferTerms } | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await queryable
    .select({ click: clicks, terms: offerVersions.terms })
    .from(clicks)
    .innerJoin(offerVersions, isOfferClicked)
    .where(eq(clicks.id, id));
  return row;
}

/**
 * Locks visits until the transaction ends, so that transactions that credit purchases of the same visit run one
 * after the other. Also takes shared locks on the stores, which exclude claims (`lockClaimedStore`).
 */
export async function lockVisits(
  tx: Transaction,
  visits: { storeId: string; clickId: string }[],
): Promise<void> {
  await lockNames(
    tx,
    visits.flatMap(({ storeId, clickId }) => [
      { name: storeLock(storeId), isShared: true },
      { name: `visit:${clickId}` },
    ]),
  );
}

/**
 * Locks a store until the transaction ends, so that crediting a claim excludes all other credits of the
 * store's orders. Needed because orders with different spellings, or without a number, share no other lock.
 */
export async function lockClaimedStore(tx: Transaction, storeId: string): Promise<void> {
  await lockNames(tx, [{ name: storeLock(storeId) }]);
}

function storeLock(storeId: string): string {
  return `orders:${storeId}`;
}

const markRows = statement(
  "mark_tracked",
  sql`with first as materialized (
    select id from clicks where id = any(string_to_array(${sql.placeholder("ids")}, ',')::uuid[])
      and tracked_at is null order by id for no key update
  )
  update clicks set tracked_at = ${sql.placeholder("at")}::timestamptz from first
  where clicks.id = first.id`,
);

/** Records when clicks' first purchases were reported. */
export async function markTracked(tx: Transaction, clickIds: string[], at: Date): Promise<void> {
  if (clickIds.length > 0) await markRows(tx, { ids: clickIds.join(), at: at.toISOString() });
}

/** Returns stores' names, for messages to members. */
export async function findStoreNames(queryable: Queryable, ids: string[]): Promise<Map<string, string>> {
  const rows = await queryable
    .select({ id: stores.id, name: stores.name })
    .from(stores)
    .where(inArray(stores.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

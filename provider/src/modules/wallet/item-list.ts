import { and, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { dayAfter } from "#contract/overview/overview-periods.ts";
import { walletEntryKind } from "#contract/wallet/wallet.ts";
import { listWalletItems, type WalletItem } from "#contract/wallet/wallet-items.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { leads } from "../../database/schema/earning-schema.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { orderByKeys } from "../../database/queries/keyset-order.ts";
import { startOfDay, type ZoneInput } from "../../database/queries/local-days.ts";
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  withdrawals,
} from "../../database/schema/schema.ts";
import { shopOrders } from "../../database/schema/shop-schema.ts";
import { stores } from "../../database/schema/store-schema.ts";
import { containing, foldedContaining } from "../../database/queries/text-search.ts";
import { toWire } from "../../money.ts";
import { noSubject, findItemSubjects } from "./item-subjects.ts";
import type { Wallet } from "./repository.ts";

export type ItemQuery = z.output<(typeof listWalletItems)["query"]> & ZoneInput;

/** Selects a member's entries, summed by the purchase, withdrawal or order that they belong to. */
export function itemsOf({ userId, currency }: Wallet) {
  const amount = (condition: SQL) =>
    sql`coalesce(sum(${ledgerEntries.amount}) filter (where ${condition}), 0)`.mapWith(ledgerEntries.amount);
  return new QueryBuilder()
    .select({
      type: ledgerTransactions.referenceType,
      id: ledgerTransactions.referenceId,
      first: sql`min(${ledgerEntries.id})`.mapWith(ledgerEntries.id).as("first"),
      createdAt: sql`min(${ledgerEntries.createdAt})`.mapWith(ledgerEntries.createdAt).as("first_at"),
      changedAt: sql`max(${ledgerEntries.createdAt})`.mapWith(ledgerEntries.createdAt).as("last_at"),
      kind: sql<string>`(array_agg(${ledgerTransactions.kind} order by ${ledgerEntries.id}))[1]`.as("kind"),
      amount: amount(inArray(ledgerAccounts.kind, ["available", "pending"])).as("net"),
      pending: amount(eq(ledgerAccounts.kind, "pending")).as("waiting"),
      initial: sql`max(abs(${ledgerEntries.amount}))`.mapWith(ledgerEntries.amount).as("initial"),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerAccounts.userId, userId), eq(ledgerAccounts.currency, currency)))
    .groupBy(ledgerTransactions.referenceType, ledgerTransactions.referenceId)
    .as("items");
}
type Items = ReturnType<typeof itemsOf>;

/** A row of `itemsOf`. */
export interface ItemRow {
  type: string;
  id: string;
  first: bigint;
  createdAt: Date;
  changedAt: Date;
  kind: string;
  amount: bigint;
  pending: bigint;
  initial: bigint;
}

/**
 * A member's statement, newest first. All entries with the same reference (purchase, withdrawal, order, …) are one
 * row.
 */
export const walletItemList = keysetList(listWalletItems, (wallet: Wallet) => {
  const items = itemsOf(wallet);
  return {
    select: (queryable) => queryable.select().from(items),
    count: (rows) => rows.from(items),
    where: (query) => matching(items, query, wallet),
    order: () => newestFirst(items),
    view: (rows: ItemRow[], queryable) => viewItems(queryable, rows, wallet),
  };
});

export function newestFirst(items: Items) {
  return orderByKeys([[items.first, "bigint"]], "descending", ({ first }: ItemRow) => [first.toString()]);
}

/** Returns one row of a member's statement; undefined if the member has no entries with this id. */
export async function findItem(
  queryable: Queryable,
  wallet: Wallet,
  id: string,
): Promise<WalletItem | undefined> {
  const items = itemsOf(wallet);
  const rows = await queryable.select().from(items).where(eq(items.id, id)).limit(1);
  return (await viewItems(queryable, rows, wallet))[0];
}

/** Returns the condition for the items that match a query's filters. */
export function matching(
  items: Items,
  { direction, q, from, to, timeZone }: ItemQuery,
  { userId }: Wallet,
): SQL | undefined {
  const isOutgoing = sql`(${items.kind} in ('withdrawal_requested', 'shop_purchase') or ${items.amount} < 0)`;
  const waits = sql`${items.pending} <> 0`;
  const directions = { in: sql`not ${isOutgoing} and not ${waits}`, out: isOutgoing, pending: waits };
  const at = (day: string) => sql`${startOfDay(day, timeZone).toISOString()}::timestamptz`;
  return and(
    direction && directions[direction],
    from ? sql`${items.createdAt} >= ${at(from)}` : undefined,
    to ? sql`${items.createdAt} < ${at(dayAfter(to, 1))}` : undefined,
    q ? or(...matchesText(q, userId).map((ids) => sql`${items.id} in ${ids}`)) : undefined,
  );
}

/**
 * Selects the ids of a member's purchases, withdrawals and orders by the store's name, the order number or
 * the reference.
 */
function matchesText(q: string, userId: string) {
  const query = new QueryBuilder();
  return [
    query
      .select({ id: sql`${leads.id}::text` })
      .from(leads)
      .innerJoin(stores, eq(stores.id, leads.storeId))
      .where(
        and(
          eq(leads.userId, userId),
          or(foldedContaining(q, stores.searchName), containing(q, [leads.orderNumber])),
        ),
      ),
    query
      .select({ id: sql`${withdrawals.id}::text` })
      .from(withdrawals)
      .where(and(eq(withdrawals.userId, userId), containing(q, [withdrawals.reference]))),
    query
      .select({ id: sql`${shopOrders.id}::text` })
      .from(shopOrders)
      .where(and(eq(shopOrders.userId, userId), containing(q, [shopOrders.reference]))),
  ];
}

/** Converts items to the API's format, with the current state of their subjects. */
export async function viewItems(
  queryable: Queryable,
  rows: ItemRow[],
  { currency }: Wallet,
): Promise<WalletItem[]> {
  const subjects = await findItemSubjects(queryable, rows);
  return rows.map(({ id, kind, amount, pending, initial, createdAt, changedAt }) => ({
    id,
    kind: walletEntryKind.parse(kind),
    subject: subjects.get(id) ?? noSubject,
    amount: toWire(amount),
    pending: toWire(pending),
    initial: toWire(initial),
    currency,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }));
}

import { and, eq, inArray, sql } from "drizzle-orm";
import type { OfferTerms } from "#contract/offers.ts";
import type { Interpretation } from "#contract/postbacks.ts";
import { isOfferClicked } from "../../database/clicked-offer.ts";
import type { Queryable } from "../../database/connection.ts";
import { clicks, leads } from "../../database/earning-schema.ts";
import { isUuid } from "../../database/identifiers.ts";
import { users } from "../../database/schema.ts";
import { offerVersions } from "../../database/store-schema.ts";
import type { ClickRow, LeadRow } from "./repository.ts";

/** A click with the terms it was promised. */
export interface Reached {
  click: ClickRow;
  terms: OfferTerms;
  /** Whether the member's account was deleted since. */
  isMemberDeleted: boolean;
}

/** What is known of the purchases some reports are about. */
export interface Known {
  click: (id: string) => Reached | undefined;
  lead: (transaction: string) => LeadRow | undefined;
}

/** Whether an order of a store was credited by a claim. */
export type IsClaimed = (storeId: string, order: string) => boolean;

/** Looks clicks and leads up at once, however many reports of a network there are. */
export async function findKnown(
  queryable: Queryable,
  network: string,
  said: Interpretation[],
): Promise<Known> {
  const clickIds = said.map(({ click }) => click).filter(isUuid);
  const foundClicks = await queryable
    .select({
      click: clicks,
      terms: offerVersions.terms,
      isMemberDeleted: sql<boolean>`${users.deletedAt} is not null`,
    })
    .from(clicks)
    .innerJoin(users, eq(users.id, clicks.userId))
    .innerJoin(offerVersions, isOfferClicked)
    .where(inArray(clicks.id, clickIds));
  const transactions = said.map(({ transaction }) => transaction);
  const foundLeads = await queryable
    .select()
    .from(leads)
    .where(and(eq(leads.network, network), inArray(leads.networkTransactionId, transactions)));
  const clickById = new Map(foundClicks.map((row) => [row.click.id, row]));
  const leadByTransaction = new Map(foundLeads.map((row) => [row.networkTransactionId, row]));
  return {
    click: (id) => clickById.get(id.toLowerCase()),
    lead: (transaction) => leadByTransaction.get(transaction),
  };
}

/** Looks up which orders claims were accepted for: they are credited already, whatever click is named. */
export async function findClaimed(queryable: Queryable, said: Interpretation[]): Promise<IsClaimed> {
  const orders = said.flatMap(({ order }) => order?.toLowerCase() ?? []);
  const claimed = await queryable
    .select({ storeId: leads.storeId, order: sql<string>`lower(${leads.orderNumber})` })
    .from(leads)
    .where(and(eq(leads.source, "claim"), inArray(sql`lower(${leads.orderNumber})`, orders)));
  const claimedOrders = new Set(claimed.map(({ storeId, order }) => `${storeId} ${order}`));
  return (storeId, order) => claimedOrders.has(`${storeId} ${order.toLowerCase()}`);
}

import { and, asc, count, eq, or, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { listPurchases } from "#contract/cash-back/cash-back.ts";
import { leadStates, type LeadState } from "#contract/leads/leads.ts";
import type { OfferTerms } from "#contract/offers/offers.ts";
import { isOfferClicked } from "../../database/queries/clicked-offer.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { clicks, leadChanges, leads } from "../../database/schema/earning-schema.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { networks } from "../../database/schema/network-schema.ts";
import type { ZoneInput } from "../../database/queries/local-days.ts";
import { withinDays } from "../../database/queries/period.ts";
import { offerVersions, stores } from "../../database/schema/store-schema.ts";
import { containing, foldedContaining } from "../../database/queries/text-search.ts";

export interface PurchaseRow {
  lead: typeof leads.$inferSelect;
  store: Pick<typeof stores.$inferSelect, "slug" | "name" | "logo" | "category">;
}

export const purchaseColumns = {
  lead: leads,
  store: { slug: stores.slug, name: stores.name, logo: stores.logo, category: stores.category },
};

type PurchaseFilter = z.output<(typeof listPurchases)["filters"]> & ZoneInput;

/** Returns the options for filtering a member's purchases: counts per state, and the stores. */
export async function findChoices(queryable: Queryable, userId: string, filter: PurchaseFilter) {
  const condition = and(eq(leads.userId, userId), matching(filter));
  return {
    counts: await countStates(queryable, condition),
    stores: await findOwnStores(queryable, userId),
  };
}

/** Returns the conditions of a filter without the state. */
export function matching({
  store,
  q,
  ...days
}: Pick<PurchaseFilter, "store" | "q" | "from" | "to" | "timeZone">): SQL | undefined {
  return and(
    store ? eq(stores.slug, store) : undefined,
    withinDays(leads.occurredAt, days),
    q ? or(foldedContaining(q, stores.searchName), containing(q, [leads.orderNumber])) : undefined,
  );
}

async function countStates(
  queryable: Queryable,
  condition: SQL | undefined,
): Promise<Record<LeadState, number>> {
  const rows = await queryable
    .select({ state: leads.state, count: count() })
    .from(leads)
    .innerJoin(stores, eq(stores.id, leads.storeId))
    .where(condition)
    .groupBy(leads.state);
  const countOf = (state: LeadState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return Object.fromEntries(leadStates.map((state) => [state, countOf(state)])) as Record<LeadState, number>;
}

async function findOwnStores(
  queryable: Queryable,
  userId: string,
): Promise<{ slug: string; name: string }[]> {
  return queryable
    .selectDistinct({ slug: stores.slug, name: stores.name, searchName: stores.searchName })
    .from(leads)
    .innerJoin(stores, eq(stores.id, leads.storeId))
    .where(eq(leads.userId, userId))
    .orderBy(asc(stores.searchName));
}

export interface PurchaseWithHistory extends PurchaseRow {
  network: string;
  click: { id: string; createdAt: Date } | null;
  terms: OfferTerms | null;
  steps: (typeof leadChanges.$inferSelect)[];
}

/** Returns one of a member's purchases; undefined if it is unknown or another member's. */
export async function findPurchase(
  queryable: Queryable,
  userId: string,
  id: string,
): Promise<PurchaseWithHistory | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await queryable
    .select({
      ...purchaseColumns,
      network: networks.name,
      click: { id: clicks.id, createdAt: clicks.createdAt },
      terms: offerVersions.terms,
    })
    .from(leads)
    .innerJoin(stores, eq(stores.id, leads.storeId))
    .innerJoin(networks, eq(networks.key, leads.network))
    .leftJoin(clicks, eq(clicks.id, leads.clickId))
    .leftJoin(offerVersions, isOfferClicked)
    .where(and(eq(leads.userId, userId), eq(leads.id, id)));
  if (!row) return undefined;
  const steps = await queryable
    .select()
    .from(leadChanges)
    .where(eq(leadChanges.leadId, id))
    .orderBy(leadChanges.id);
  return { ...row, steps };
}

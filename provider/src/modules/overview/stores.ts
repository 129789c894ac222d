import { inArray } from "drizzle-orm";
import type { OverviewStore } from "#contract/overview/admin-overview.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { stores } from "../../database/schema/store-schema.ts";
import { toWire } from "../../money.ts";
import type { SellerClicks } from "./clicks.ts";
import type { SellerLeads } from "./leads.ts";

const maxShown = 10;

/** Returns the stores with the highest earnings in a period. Ties are ordered by clicks. */
export async function findTopStores(
  queryable: Queryable,
  clicks: SellerClicks[],
  leads: SellerLeads[],
): Promise<OverviewStore[]> {
  const best = rank(clicks, leads).slice(0, maxShown);
  if (best.length === 0) return [];
  const ids = best.map(({ id }) => id);
  const storeRows = await queryable
    .select({ id: stores.id, slug: stores.slug, name: stores.name })
    .from(stores)
    .where(inArray(stores.id, ids));
  return best.flatMap(({ id, commission, ...counts }) => {
    const store = storeRows.find((candidate) => candidate.id === id);
    if (!store) return [];
    const epc = counts.clicks > 0 ? Math.round(toWire(commission) / counts.clicks) : null;
    return [{ slug: store.slug, name: store.name, ...counts, commission: toWire(commission), epc }];
  });
}

function rank(clicks: SellerClicks[], leads: SellerLeads[]) {
  const byStore = new Map<string, { id: string; clicks: number; leads: number; commission: bigint }>();
  const sumsOf = (id: string) => byStore.get(id) ?? { id, clicks: 0, leads: 0, commission: 0n };
  for (const row of clicks) {
    const store = sumsOf(row.storeId);
    byStore.set(row.storeId, { ...store, clicks: store.clicks + row.clicks });
  }
  for (const row of leads) {
    const { commission, ...store } = sumsOf(row.storeId);
    byStore.set(row.storeId, {
      ...store,
      leads: store.leads + row.leads,
      commission: commission + row.commission,
    });
  }
  return [...byStore.values()].toSorted(
    (a, b) =>
      Number(b.commission - a.commission) ||
      b.leads - a.leads ||
      b.clicks - a.clicks ||
      a.id.localeCompare(b.id),
  );
}

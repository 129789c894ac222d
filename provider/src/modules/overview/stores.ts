import { inArray } from "drizzle-orm";
import type { OverviewStore } from "#contract/admin-overview.ts";
import type { Queryable } from "../../database/connection.ts";
import { stores } from "../../database/store-schema.ts";
import { toWire } from "../../money.ts";
import type { ClickCount } from "./clicks.ts";
import type { LeadCount } from "./leads.ts";

const shown = 10;

/** The stores that earned most in a period; of those that earned the same, the most clicked. */
export async function findTopStores(
  queryable: Queryable,
  clicks: ClickCount[],
  leads: LeadCount[],
): Promise<OverviewStore[]> {
  const best = rank(clicks, leads).slice(0, shown);
  if (best.length === 0) return [];
  const ids = best.map(({ id }) => id);
  const named = await queryable
    .select({ id: stores.id, slug: stores.slug, name: stores.name })
    .from(stores)
    .where(inArray(stores.id, ids));
  return best.flatMap(({ id, commission, ...counts }) => {
    const store = named.find((candidate) => candidate.id === id);
    if (!store) return [];
    const epc = counts.clicks > 0 ? Math.round(toWire(commission) / counts.clicks) : null;
    return [{ slug: store.slug, name: store.name, ...counts, commission: toWire(commission), epc }];
  });
}

function rank(clicks: ClickCount[], leads: LeadCount[]) {
  const byStore = new Map<string, { id: string; clicks: number; leads: number; commission: bigint }>();
  for (const { storeId, clicks: clicked } of clicks)
    if (storeId) byStore.set(storeId, { id: storeId, clicks: clicked, leads: 0, commission: 0n });
  for (const { storeId, leads: bought, commission } of leads)
    if (storeId)
      byStore.set(storeId, {
        id: storeId,
        leads: bought,
        commission,
        clicks: byStore.get(storeId)?.clicks ?? 0,
      });
  return [...byStore.values()].toSorted(
    (a, b) =>
      Number(b.commission - a.commission) ||
      b.leads - a.leads ||
      b.clicks - a.clicks ||
      a.id.localeCompare(b.id),
  );
}

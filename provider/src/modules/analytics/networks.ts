import type { NetworkEarnings } from "#contract/analytics/admin-analytics.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { networkColumns } from "../../database/queries/named-columns.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { toWire } from "../../money.ts";
import { addClicks, type SellerClicks } from "../overview/clicks.ts";
import { addLeads, type SellerLeads } from "../overview/leads.ts";

/** Returns each network's earnings from the clicks of a period, highest first. */
export async function earningsOfNetworks(
  queryable: Queryable,
  clicks: SellerClicks[],
  leads: SellerLeads[],
): Promise<NetworkEarnings[]> {
  const every = await queryable.select(networkColumns).from(networks);
  return every
    .map(({ key, name }) => {
      const isOfNetwork = (row: { network: string }) => row.network === key;
      const clicked = addClicks(clicks.filter(isOfNetwork));
      const sums = addLeads(leads.filter(isOfNetwork));
      const commission = toWire(sums.commission);
      const epc = clicked > 0 ? Math.round(commission / clicked) : null;
      return { key, name, clicks: clicked, leads: sums.leads, commission, epc };
    })
    .toSorted((a, b) => b.commission - a.commission || b.clicks - a.clicks || a.key.localeCompare(b.key));
}

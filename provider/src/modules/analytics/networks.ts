import type { NetworkEarnings } from "#contract/admin-analytics.ts";
import type { Queryable } from "../../database/connection.ts";
import { networkColumns } from "../../database/named-columns.ts";
import { networks } from "../../database/network-schema.ts";
import { toWire } from "../../money.ts";
import type { ClickCount } from "../overview/clicks.ts";
import type { LeadCount } from "../overview/leads.ts";

/** What each network earned with the clicks of a period; those that earned most first. */
export async function earningsOfNetworks(
  queryable: Queryable,
  clicks: ClickCount[],
  leads: LeadCount[],
): Promise<NetworkEarnings[]> {
  const every = await queryable.select(networkColumns).from(networks);
  return every
    .map(({ key, name }) => {
      const clicked = clicks.find(({ network }) => network === key)?.clicks ?? 0;
      const bought = leads.find(({ network }) => network === key);
      const commission = toWire(bought?.commission ?? 0n);
      const epc = clicked > 0 ? Math.round(commission / clicked) : null;
      return { key, name, clicks: clicked, leads: bought?.leads ?? 0, commission, epc };
    })
    .toSorted((a, b) => b.commission - a.commission || b.clicks - a.clicks || a.key.localeCompare(b.key));
}

import { and, eq, like, ne, sql } from "drizzle-orm";
import { networkPresets } from "#contract/networks/presets/presets.ts";
import type { PostbackMapping } from "#contract/networks/postbacks.ts";
import type { Queryable } from "../database/engine/connection.ts";
import { networks } from "../database/schema/network-schema.ts";
import type { DemoNetwork } from "./demo-data.ts";

/** The common name of each parameter of a report. */
export const usualParameters: PostbackMapping["parameters"] = {
  click: "click_id",
  transaction: "transaction_id",
  item: "item",
  order: "order_id",
  amount: "amount",
  commission: "commission",
  currency: "currency",
  status: "status",
  time: "time",
};

const usualMapping: PostbackMapping = {
  parameters: usualParameters,
  statuses: {
    pending: "pending",
    approved: "confirmed",
    confirmed: "confirmed",
    declined: "rejected",
    rejected: "rejected",
    reversed: "reversed",
    refunded: "reversed",
  },
  amounts: "major",
  times: "iso",
};

/** The networks of the demo's stores, with their holding periods in days. Each reports in the dialect of its preset. */
const demoNetworks = [
  ["awin", "Awin", 45],
  ["cj", "CJ", 60],
  ["impact", "Impact", 30],
  ["rakuten", "Rakuten Advertising", 70],
] as const;
type DemoNetworkKey = (typeof demoNetworks)[number][0];

/** Returns the networks' rows, with clicks leading to the simulated network at `origin`. */
export function networkRows(createdAt: Date, origin: string): DemoNetwork[] {
  return demoNetworks.map(([key, name, holdDays]) => ({
    key,
    name,
    holdDays,
    mapping: mappingOf(key),
    preset: key,
    createdAt,
    authentication: "hmac" as const,
    trackingUrl: origin + clickPath(key),
  }));
}

/**
 * Returns the mapping of a network's preset, extended by the common parameter names, which the demo's history
 * and `npm run postback` use. Reports with the common names contain no programme. They contain a currency only
 * if the preset has one.
 */
function mappingOf(key: DemoNetworkKey): PostbackMapping {
  const { parameters, statuses, ...notation } = networkPresets[key].mapping;
  const { programme: _, ...named } = parameters;
  const { currency, ...usual } = usualParameters;
  const shared = { ...usual, ...(parameters.currency && { currency }) };
  const names = Object.entries({ ...shared, ...named }).map(([name, own]) => {
    const common = (shared as Record<string, string | undefined>)[name];
    // The preset's name comes first, because it may use a common name for something else.
    return [name, common === undefined || own.split("|").includes(common) ? own : `${common}|${own}`];
  });
  return {
    ...notation,
    parameters: Object.fromEntries(names) as PostbackMapping["parameters"],
    statuses: { ...usualMapping.statuses, ...statuses },
  };
}

/**
 * Updates the simulated networks of an existing demo. If the ports have changed since the last start, *Shop
 * now* would lead to the old port. Demos of earlier versions also get the mapping of their network's dialect.
 * Networks whose link or mapping an admin changed aren't updated.
 */
export async function updateSimulatedNetworks(queryable: Queryable, origin: string): Promise<void> {
  for (const [key] of demoNetworks) {
    await queryable
      .update(networks)
      .set({ mapping: mappingOf(key), trackingUrl: origin + clickPath(key) })
      .where(
        and(
          eq(networks.key, key),
          like(networks.trackingUrl, `http%${usualClickPath(key)}`),
          sql`${networks.mapping} = ${JSON.stringify(usualMapping)}::jsonb`,
        ),
      );
    for (const path of [clickPath(key), usualClickPath(key)]) {
      const trackingUrl = origin + path;
      const isSimulated = like(networks.trackingUrl, `http%${path}`);
      await queryable
        .update(networks)
        .set({ trackingUrl })
        .where(and(eq(networks.key, key), isSimulated, ne(networks.trackingUrl, trackingUrl)));
    }
  }
}

/** Returns the path of the links of a network that reports in its own dialect. */
function clickPath(key: DemoNetworkKey): string {
  return `/${key}/go?dialect=${key}&click={click}&to={site}`;
}

/**
 * Returns the path of the links in demos of earlier versions, in which networks report with the common
 * parameter names.
 */
function usualClickPath(key: DemoNetworkKey): string {
  return `/${key}/go?click={click}&to={site}`;
}

import { and, eq, like, ne } from "drizzle-orm";
import type { PostbackMapping } from "#contract/postbacks.ts";
import type { Queryable } from "../database/connection.ts";
import { networks } from "../database/network-schema.ts";
import type { DemoNetwork } from "./world.ts";

/** Every value of a report under its usual name. */
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

const mapping: PostbackMapping = {
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

/** The networks of the demo's stores, with their holding periods in days. */
const listed = [
  ["awin", "Awin", 45],
  ["cj", "CJ", 60],
  ["impact", "Impact", 30],
  ["rakuten", "Rakuten Advertising", 70],
] as const;

/** Returns the networks' rows, with clicks leading to the simulated network at `origin`. */
export function networkRows(createdAt: Date, origin: string): DemoNetwork[] {
  return listed.map(([key, name, holdDays]) => ({
    key,
    name,
    holdDays,
    mapping,
    createdAt,
    authentication: "hmac" as const,
    trackingUrl: origin + clickPath(key),
  }));
}

/**
 * Updates the addresses of the simulated networks in an existing demo: after a start on other ports, *Shop now*
 * would lead to the old one. Networks whose link an admin changed are left alone.
 */
export async function moveNetworks(queryable: Queryable, origin: string): Promise<void> {
  for (const [key] of listed) {
    const trackingUrl = origin + clickPath(key);
    const isSimulated = like(networks.trackingUrl, `http%${clickPath(key)}`);
    await queryable
      .update(networks)
      .set({ trackingUrl })
      .where(and(eq(networks.key, key), isSimulated, ne(networks.trackingUrl, trackingUrl)));
  }
}

function clickPath(key: string): string {
  return `/${key}/go?click={click}&to={site}`;
}

import { randomUUID } from "node:crypto";
import type { Queryable } from "#provider/database/engine/connection.ts";
import { clicks, leads } from "#provider/database/schema/earning-schema.ts";
import { networks } from "#provider/database/schema/network-schema.ts";
import { coupons, offers, offerVersions, stores } from "#provider/database/schema/store-schema.ts";
import { usualParameters } from "#provider/demo/networks.ts";

const day = 24 * 3600 * 1000;
const longAgo = new Date("2020-01-01T00:00:00Z");

/** Inserts a network with the settings most tests need: signed JSON reports and a holding period of 45 days. */
export async function addNetwork(
  database: Queryable,
  values: Partial<typeof networks.$inferInsert> = {},
): Promise<string> {
  const key = values.key ?? "awin";
  await database
    .insert(networks)
    .values({
      key,
      name: key,
      holdDays: 45,
      authentication: "hmac",
      createdAt: longAgo,
      trackingUrl: "https://network.test/go?sub={click}&to={site}",
      mapping: {
        parameters: usualParameters,
        statuses: { pending: "pending", approved: "confirmed", declined: "rejected", reversed: "reversed" },
        amounts: "major",
        times: "iso",
      },
      ...values,
    })
    .onConflictDoNothing();
  return key;
}

export interface ShopValues extends Partial<typeof stores.$inferInsert> {
  /** The store's only offer, which started long ago. Without `rate`, the store has no offer. */
  rate?: { kind: "percent" | "flat"; minimum: number; maximum: number };
  coupons?: number;
  network?: string;
}

/** Inserts a store with the given offer and coupons. Returns their ids. */
export async function addShop(
  database: Queryable,
  { rate, coupons: couponCount = 0, network, ...values }: ShopValues = {},
): Promise<{ storeId: string; offerId: string | undefined }> {
  const storeId = values.id ?? randomUUID();
  const name = values.name ?? `Store ${storeId.slice(0, 8)}`;
  await database.insert(stores).values({
    slug: `store-${storeId.slice(0, 8)}`,
    category: "department",
    site: "https://store.test/",
    ...values,
    id: storeId,
    name,
  });
  await addCoupons(database, storeId, couponCount);
  const offerId =
    rate &&
    (await addOffer(database, {
      storeId,
      network: await addNetwork(database, network ? { key: network } : {}),
      rate,
    }));
  return { storeId, offerId };
}

/** Inserts coupons that are valid since long ago. */
export async function addCoupons(database: Queryable, storeId: string, number: number): Promise<void> {
  for (let count = 1; count <= number; count += 1)
    await database.insert(coupons).values({
      id: randomUUID(),
      storeId,
      code: `SAVE${count}`,
      startsAt: longAgo,
      title: { en: `Coupon ${count}` },
    });
}

async function addOffer(
  database: Queryable,
  { storeId, network, rate }: { storeId: string; network: string; rate: NonNullable<ShopValues["rate"]> },
): Promise<string> {
  const id = randomUUID();
  const tiers =
    rate.maximum > rate.minimum ? [{ code: "selected", label: { en: "Selected" }, rate: rate.maximum }] : [];
  const terms = {
    rateKind: rate.kind,
    rate: rate.minimum,
    tiers,
    terms: { en: "" },
    exclusions: { en: "" },
  };
  await database.insert(offers).values({
    id,
    storeId,
    network,
    ...terms,
    startsAt: longAgo,
    createdAt: longAgo,
    rateMinimum: rate.minimum,
    rateMaximum: rate.maximum,
    commission: rate.maximum * 2,
  });
  await database
    .insert(offerVersions)
    .values({ offerId: id, version: 1, terms: { ...terms, cap: null }, changedAt: longAgo });
  return id;
}

/** Inserts a member's click on a store's offer, valid for 30 days. Returns its id. */
export async function addClick(
  database: Queryable,
  values: { userId: string; storeId: string; offerId: string; createdAt: Date } & Partial<
    typeof clicks.$inferInsert
  >,
): Promise<string> {
  const id = values.id ?? randomUUID();
  await database.insert(clicks).values({
    network: "awin",
    offerVersion: 1,
    expiresAt: new Date(values.createdAt.getTime() + 30 * day),
    ...values,
    id,
  });
  return id;
}

/** Inserts a lead as a row only, without booking money. Returns its id. */
export async function addLeadRow(
  database: Queryable,
  values: { userId: string; storeId: string; occurredAt: Date } & Partial<typeof leads.$inferInsert>,
): Promise<string> {
  const id = values.id ?? randomUUID();
  const network = await addNetwork(database);
  await database.insert(leads).values({
    network,
    networkTransactionId: randomUUID(),
    currency: "USD",
    state: "pending",
    orderAmount: 10_000n,
    commission: 900n,
    cashBack: 600n,
    amountAsOf: values.occurredAt,
    createdAt: values.occurredAt,
    expectedPayableAt: new Date(values.occurredAt.getTime() + 45 * day),
    releasableAt: new Date(values.occurredAt.getTime() + 45 * day),
    ...values,
    id,
  });
  return id;
}

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { createdClick, type CreatedClick } from "#contract/clicks/clicks.ts";
import type { Database, Transaction } from "../../database/engine/connection.ts";
import { clicks } from "../../database/schema/earning-schema.ts";
import { stores } from "../../database/schema/store-schema.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import type { Language } from "../../plugins/language.ts";
import { notFound, Problem } from "../../problem.ts";
import { once } from "../idempotency/once.ts";
import { findLink } from "../stores/running-coupons.ts";
import { findAudiences, reserveBoost } from "../stores/boost-budget.ts";
import { findOffer, type OfferInForce } from "../stores/in-force.ts";
import { toOffer } from "../stores/view.ts";
import { deviceOf } from "./device.ts";
import { clickUrl } from "../networks/tracking-url.ts";

const day = 24 * 3600 * 1000;

/** A click: the member, the store, and the page it came from. */
export interface Visit {
  userId: string;
  slug: string;
  /** The coupon whose link was followed. */
  coupon?: string | undefined;
  ip: string;
  userAgent: string | null;
  referrer: string | null;
  country: string | null;
  language: Language;
  currency: string;
}

interface ClickOptions {
  key: string;
  at: Date;
  /**
   * Called before a new click, not for a repeated form.
   *
   * @throws Problem 429
   */
  count: () => Promise<void>;
}

/**
 * Creates a click once per idempotency key, with the current offer and its version.
 * @throws Problem 404 for an unknown store, 409 `no_offer` and `shopping_paused`, 429, and as `once` does
 */
export async function makeClick(
  database: Database,
  visit: Visit,
  making: ClickOptions,
): Promise<CreatedClick> {
  const { userId, slug, coupon } = visit;
  const { key, at } = making;
  const call = {
    userId,
    route: "POST /v1/clicks",
    key,
    body: { store: slug, ...(coupon && { coupon }) },
    at,
  };
  return inTransaction(database, ({ tx }) =>
    once(tx, call, createdClick, async () => {
      await making.count();
      return insertClick(tx, visit, at);
    }),
  );
}

/**
 * Returns the offer that applies to a member's click. If it is a boost with a budget, its cap is reserved; a
 * boost whose budget is spent meanwhile is skipped.
 */
async function findOfferFor(
  tx: Transaction,
  { storeId, userId, at }: { storeId: string; userId: string; at: Date },
): Promise<OfferInForce | undefined> {
  const audiences = await findAudiences(tx, userId);
  for (;;) {
    const found = await findOffer(tx, storeId, at, audiences);
    if (!found || (await reserveBoost(tx, found.offer))) return found;
  }
}

async function insertClick(tx: Transaction, visit: Visit, at: Date): Promise<CreatedClick> {
  const [requestedStore] = await tx.select({ id: stores.id }).from(stores).where(eq(stores.slug, visit.slug));
  if (!requestedStore) throw notFound();
  const found = await findOfferFor(tx, { storeId: requestedStore.id, userId: visit.userId, at });
  if (!found) throw new Problem(409, "no_offer");
  const { store, offer, network } = found;
  const id = randomUUID();
  const site = (await findLink(tx, { coupon: visit.coupon, storeId: store.id, at })) ?? store.site;
  const url = network.status === "active" ? clickUrl(found, { id, site }) : undefined;
  if (!url) throw new Problem(409, "shopping_paused");
  const expiresAt = new Date(at.getTime() + network.clickDays * day);
  await tx.insert(clicks).values({
    id,
    userId: visit.userId,
    storeId: store.id,
    network: network.key,
    offerId: offer.id,
    offerVersion: offer.version,
    createdAt: at,
    expiresAt,
    ip: visit.ip,
    device: deviceOf(visit.userAgent),
    country: visit.country,
    referrer: visit.referrer,
  });
  const { slug, name, logo, category } = store;
  return {
    id,
    store: { slug, name, logo, category },
    network: network.name,
    url,
    offer: toOffer(found, visit),
    createdAt: at.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

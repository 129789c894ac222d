import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { createdClick, type CreatedClick } from "#contract/clicks/clicks.ts";
import type { BoostAudience } from "#contract/offers/boost-audiences.ts";
import type { Database, Transaction } from "../../database/engine/connection.ts";
import { clicks } from "../../database/schema/earning-schema.ts";
import { stores } from "../../database/schema/store-schema.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import type { Language } from "../../plugins/language.ts";
import { notFound, Problem } from "../../problem.ts";
import { once } from "../idempotency/once.ts";
import { findLink } from "../stores/running-coupons.ts";
import { type BoostHolder, findAudiences, reserveBoost } from "../stores/boost-budget.ts";
import { findOffer, type OfferInForce } from "../stores/in-force.ts";
import { toOffer } from "../stores/view.ts";
import { deviceOf } from "./device.ts";
import { findFollowed } from "./shared-links/repository.ts";
import { clickUrl } from "../networks/tracking-url.ts";

const day = 24 * 3600 * 1000;

/** A click: the member, the store, and the page it came from. */
export interface Visit {
  userId: string;
  slug: string;
  /** The coupon whose link was followed. */
  coupon?: string | undefined;
  /** The code of the member's link that was followed. */
  link?: string | undefined;
  ip: string;
  userAgent: string | null;
  referrer: string | null;
  country: string | null;
  language: Language;
  currency: string;
}

interface ClickOptions {
  idempotencyKey: string;
  at: Date;
  /**
   * Counts a click. Called only for new clicks, not for repeated submissions.
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
  options: ClickOptions,
): Promise<CreatedClick> {
  const { userId, slug, coupon, link } = visit;
  const { idempotencyKey, at } = options;
  const call = {
    userId,
    route: "POST /v1/clicks",
    key: idempotencyKey,
    body: { store: slug, ...(coupon && { coupon }), ...(link && { link }) },
    at,
  };
  return inTransaction(database, ({ tx }) =>
    once(tx, call, createdClick, async () => {
      await options.count();
      const [store] = await tx.select({ id: stores.id }).from(stores).where(eq(stores.slug, slug));
      if (!store) throw notFound();
      const audiences = await findAudiences(tx, userId);
      const page = await findPage(tx, { coupon, link, storeId: store.id, at });
      const { click, found, url } = await insertClick(tx, { storeId: store.id, audiences, page, at }, visit);
      return {
        id: click.id,
        store: clickedStore(found.store),
        network: found.network.name,
        url,
        offer: toOffer(found, visit),
        createdAt: at.toISOString(),
        expiresAt: click.expiresAt.toISOString(),
      };
    }),
  );
}

/**
 * Returns the store's page to which a click leads: the page of a member's link or of a coupon, or `null` for
 * the store's home page.
 */
async function findPage(
  tx: Transaction,
  {
    coupon,
    link,
    storeId,
    at,
  }: { coupon: string | undefined; link: string | undefined; storeId: string; at: Date },
): Promise<string | null> {
  if (link === undefined) return findLink(tx, { coupon, storeId, at });
  const followed = await findFollowed(tx, link);
  if (followed?.store.id !== storeId) throw notFound();
  return followed.link.address;
}

/** Returns a store's fields for the response to a click. */
export function clickedStore({ slug, name, logo, category }: typeof stores.$inferSelect) {
  return { slug, name, logo, category };
}

/**
 * Returns the offer that applies to a click. For a boost with a budget, reserves its cap; a boost whose
 * budget doesn't allow the click is skipped.
 */
async function findOfferFor(
  tx: Transaction,
  { storeId, audiences, at }: Pick<NewClick, "storeId" | "audiences" | "at">,
  holder: BoostHolder,
): Promise<OfferInForce | undefined> {
  const skipped: string[] = [];
  for (;;) {
    const offer = await findOffer(tx, storeId, at, audiences, skipped);
    if (!offer || (await reserveBoost(tx, offer.offer, { ...holder, at }))) return offer;
    skipped.push(offer.offer.id);
  }
}

interface NewClick {
  storeId: string;
  /** The audiences whose boosts apply. */
  audiences: readonly BoostAudience[];
  /** A page of the store; `null` for its home page. */
  page: string | null;
  at: Date;
}

/** The member who is credited, and the stored facts about the browser. */
interface Clicker {
  userId: string;
  sharedLinkId?: string;
  ip: string | null;
  userAgent: string | null;
  country: string | null;
  referrer: string | null;
}

/**
 * Inserts a click on a store's current offer.
 * @throws Problem 409 `no_offer` and `shopping_paused`
 */
export async function insertClick(tx: Transaction, { page, ...input }: NewClick, by: Clicker) {
  const holder = { userId: by.userId, isVisit: by.sharedLinkId !== undefined };
  const found = await findOfferFor(tx, input, holder);
  if (!found) throw new Problem(409, "no_offer");
  const { store, offer, network } = found;
  const { at } = input;
  const id = randomUUID();
  const url = network.status === "active" ? clickUrl(found, { id, site: page ?? store.site }) : undefined;
  if (!url) throw new Problem(409, "shopping_paused");
  const click = {
    id,
    userId: by.userId,
    storeId: store.id,
    network: network.key,
    offerId: offer.id,
    offerVersion: offer.version,
    createdAt: at,
    expiresAt: new Date(at.getTime() + network.clickDays * day),
    ip: by.ip,
    device: deviceOf(by.userAgent),
    country: by.country,
    referrer: by.referrer,
    sharedLinkId: by.sharedLinkId ?? null,
  };
  await tx.insert(clicks).values(click);
  return { click, found, url };
}

import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { maxActiveLinks } from "#contract/shared-links/link-limits.ts";
import type { Queryable, Transaction } from "../../../database/engine/connection.ts";
import { users } from "../../../database/schema/schema.ts";
import { sharedLinks } from "../../../database/schema/shared-link-schema.ts";
import { stores } from "../../../database/schema/store-schema.ts";
import { notFound, Problem } from "../../../problem.ts";
import { referenceCode } from "../../../reference-codes.ts";
import { hasPlaceholder } from "#contract/networks/tracking-template.ts";
import { findOrCreateCode } from "../../referrals/join.ts";
import { findOffer } from "../../stores/in-force.ts";
import { isOnSite } from "../../stores/on-site.ts";

interface NewLink {
  userId: string;
  address: string;
  at: Date;
}

/**
 * Creates a member's link to a store's page, or finds the member's active link to the same page.
 * @returns the link's id
 * @throws Problem 422 `link_store_unknown`, `link_store_refuses`, `link_page_unsupported`, `links_full`
 */
export async function createLink(tx: Transaction, { userId, address, at }: NewLink): Promise<string> {
  const page = new URL(address).href;
  const store = await findStoreOf(tx, page);
  if (!store) throw addressError("link_store_unknown");
  if (!store.takesLinks) throw addressError("link_store_refuses");
  const found = await findOffer(tx, store.id, at);
  const isHome = page === new URL(store.site!).href;
  if (!found || (!isHome && !hasPlaceholder(found.network.trackingUrl, "site")))
    throw addressError("link_page_unsupported");
  await lockMember(tx, userId);
  const [existing] = await tx
    .select({ id: sharedLinks.id })
    .from(sharedLinks)
    .where(and(isActiveOf(userId), eq(sharedLinks.address, page)));
  if (existing) return existing.id;
  await assertNotFull(tx, userId);
  await findOrCreateCode(tx, userId);
  const id = randomUUID();
  const link = { id, userId, storeId: store.id, code: referenceCode(), address: page, createdAt: at };
  await tx.insert(sharedLinks).values(link);
  return id;
}

interface LinkState {
  id: string;
  userId: string;
  isActive: boolean;
  at: Date;
}

/**
 * Turns a member's link off or on.
 * @throws Problem 404; 422 `links_full`, `link_address_taken`
 */
export async function setLinkState(tx: Transaction, { id, userId, isActive, at }: LinkState): Promise<void> {
  await lockMember(tx, userId);
  const isOwnLink = and(eq(sharedLinks.id, id), eq(sharedLinks.userId, userId));
  const [link] = await tx.select().from(sharedLinks).where(isOwnLink);
  if (!link) throw notFound();
  if (isActive === (link.endedAt === null)) return;
  if (isActive) {
    await assertNotFull(tx, userId);
    const isSame = and(isActiveOf(userId), eq(sharedLinks.address, link.address));
    if (await tx.$count(sharedLinks, isSame)) throw new Problem(422, "link_address_taken");
  }
  await tx
    .update(sharedLinks)
    .set({ endedAt: isActive ? null : at })
    .where(isOwnLink);
}

const isActiveOf = (userId: string) => and(eq(sharedLinks.userId, userId), isNull(sharedLinks.endedAt));

/** Locks the member, so that the limit also holds for concurrent requests. */
async function lockMember(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

async function assertNotFull(tx: Transaction, userId: string): Promise<void> {
  if ((await tx.$count(sharedLinks, isActiveOf(userId))) >= maxActiveLinks)
    throw new Problem(422, "links_full");
}

function addressError(key: "link_store_unknown" | "link_store_refuses" | "link_page_unsupported"): Problem {
  return new Problem(422, key, { fields: { address: [key] } });
}

/** Returns the store whose site contains a page. If several do, returns the one with the longest host. */
async function findStoreOf(queryable: Queryable, page: string) {
  const labels = new URL(page).host.split(".");
  const hosts = labels.map((_, index) => labels.slice(index).join("."));
  const host = sql<string>`substring(${stores.site} from '^https?://(?:www[.])?([^/?#]+)')`;
  const rows = await queryable.select().from(stores).where(inArray(host, hosts)).orderBy(stores.slug);
  return rows
    .filter(({ site }) => isOnSite(page, site))
    .sort((one, other) => new URL(other.site!).host.length - new URL(one.site!).host.length)[0];
}

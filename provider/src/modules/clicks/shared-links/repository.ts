import { and, count, eq, inArray, isNull, sql } from "drizzle-orm";
import { listSharedLinks, type SharedLink } from "#contract/shared-links/shared-links.ts";
import type { Queryable } from "../../../database/engine/connection.ts";
import { keysetList } from "../../../database/queries/keyset-list.ts";
import { orderByTime } from "../../../database/queries/keyset-order.ts";
import { isValidLead } from "../../../database/queries/valid-leads.ts";
import { clicks, leads } from "../../../database/schema/earning-schema.ts";
import { referralCodes } from "../../../database/schema/referral-schema.ts";
import { users } from "../../../database/schema/schema.ts";
import { sharedLinks } from "../../../database/schema/shared-link-schema.ts";
import { stores } from "../../../database/schema/store-schema.ts";
import { toWire } from "../../../money.ts";

type LinkRow = { link: typeof sharedLinks.$inferSelect; store: typeof stores.$inferSelect };

interface LinkScope {
  userId: string;
  currency: string;
}

/** A member's links, newest first. */
export const sharedLinkList = keysetList(listSharedLinks, ({ userId, currency }: LinkScope) => ({
  select: selectLinks,
  count: (rows) => rows.from(sharedLinks),
  where: () => eq(sharedLinks.userId, userId),
  order: () =>
    orderByTime(
      { time: sharedLinks.createdAt, id: sharedLinks.id },
      "newest",
      ({ link }: Pick<LinkRow, "link">) => [link.createdAt, link.id],
    ),
  view: (rows, queryable) => withTotals(queryable, rows, currency),
}));

function selectLinks(queryable: Queryable) {
  return queryable
    .select({ link: sharedLinks, store: stores })
    .from(sharedLinks)
    .innerJoin(stores, eq(stores.id, sharedLinks.storeId));
}

/** Returns one of a member's links, or undefined if it is unknown or another member's. */
export async function findSharedLink(
  queryable: Queryable,
  id: string,
  { userId, currency }: LinkScope,
): Promise<SharedLink | undefined> {
  const rows = await selectLinks(queryable).where(
    and(eq(sharedLinks.id, id), eq(sharedLinks.userId, userId)),
  );
  const [row] = await withTotals(queryable, rows, currency);
  return row;
}

async function withTotals(queryable: Queryable, rows: LinkRow[], currency: string): Promise<SharedLink[]> {
  const ids = rows.map(({ link }) => link.id);
  const isOfLinks = inArray(clicks.sharedLinkId, ids);
  const clicksByLink = await queryable
    .select({ id: clicks.sharedLinkId, clicks: count() })
    .from(clicks)
    .where(isOfLinks)
    .groupBy(clicks.sharedLinkId);
  const purchasesByLink = await queryable
    .select({
      id: clicks.sharedLinkId,
      purchases: count(),
      earned: sql`sum(${leads.cashBack})::text`.mapWith(BigInt),
    })
    .from(clicks)
    .innerJoin(leads, eq(leads.clickId, clicks.id))
    .where(and(isOfLinks, isValidLead))
    .groupBy(clicks.sharedLinkId);
  return rows.map(({ link, store }) => {
    const purchases = purchasesByLink.find(({ id }) => id === link.id);
    return {
      id: link.id,
      code: link.code,
      store: { slug: store.slug, name: store.name, logo: store.logo, category: store.category },
      address: link.address,
      state: stateOf(link, store),
      createdAt: link.createdAt.toISOString(),
      clicks: clicksByLink.find(({ id }) => id === link.id)?.clicks ?? 0,
      purchases: purchases?.purchases ?? 0,
      earned: toWire(purchases?.earned ?? 0n),
      currency,
    };
  });
}

function stateOf(link: LinkRow["link"], { takesLinks }: LinkRow["store"]): SharedLink["state"] {
  if (link.endedAt) return "off";
  return takesLinks ? "active" : "store_stopped";
}

/**
 * Returns an active link with its store and the owner's referral code. Undefined if it is unknown or off, if
 * its store no longer takes links, or if its owner's account is suspended or deleted.
 */
export async function findFollowed(queryable: Queryable, code: string) {
  const [row] = await queryable
    .select({ link: sharedLinks, store: stores, referral: referralCodes.code })
    .from(sharedLinks)
    .innerJoin(stores, eq(stores.id, sharedLinks.storeId))
    .innerJoin(users, eq(users.id, sharedLinks.userId))
    .innerJoin(referralCodes, eq(referralCodes.userId, sharedLinks.userId))
    .where(
      and(
        eq(sharedLinks.code, code),
        isNull(sharedLinks.endedAt),
        eq(stores.takesLinks, true),
        eq(users.status, "active"),
        isNull(users.deletedAt),
      ),
    );
  return row;
}

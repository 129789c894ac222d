import { and, desc, eq, exists, gte, inArray, isNull, not, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { claims, clicks, leads } from "../../database/schema/earning-schema.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { stores } from "../../database/schema/store-schema.ts";

/** Days after a click within which a purchase can be claimed. */
export const claimDays = 90;
const day = 24 * 60 * 60 * 1000;
const maxListed = 100;

export const storeColumns = {
  slug: stores.slug,
  name: stores.name,
  logo: stores.logo,
  category: stores.category,
};

function selectClaimableClicks(queryable: Queryable) {
  const isTaken = sql<boolean>`${hasLead(queryable)} or ${hasOpenClaim(queryable)}`;
  return queryable
    .select({
      click: clicks,
      store: storeColumns,
      isTaken,
      claimableFrom: sql`${clicks.createdAt} + make_interval(hours => ${networks.tracksWithinHours})`.mapWith(
        clicks.createdAt,
      ),
    })
    .from(clicks)
    .innerJoin(stores, eq(stores.id, clicks.storeId))
    .innerJoin(networks, eq(networks.key, clicks.network));
}
export type ClaimableRow = Awaited<ReturnType<typeof selectClaimableClicks>>[number];

function hasLead(queryable: Queryable): SQL {
  return exists(
    queryable
      .select({ one: sql`1` })
      .from(leads)
      .where(eq(leads.clickId, clicks.id)),
  );
}

function hasOpenClaim(queryable: Queryable): SQL {
  const isOpen = inArray(claims.state, ["sent", "with_store"]);
  return exists(
    queryable
      .select({ one: sql`1` })
      .from(claims)
      .where(and(eq(claims.clickId, clicks.id), isOpen)),
  );
}

/** Selects the clicks that a member made. Clicks of visitors on the member's links can't be claimed. */
function isOwnClick(userId: string): SQL | undefined {
  return and(eq(clicks.userId, userId), isNull(clicks.sharedLinkId));
}

/** Returns the time of the earliest click that can be claimed at `now`. */
export function claimableSince(now: Date): Date {
  return new Date(now.getTime() - claimDays * day);
}

/** Lists a member's latest clicks without a purchase and without an open claim. */
export async function findClaimable(
  queryable: Queryable,
  userId: string,
  now: Date,
): Promise<ClaimableRow[]> {
  const isRecent = gte(clicks.createdAt, claimableSince(now));
  return selectClaimableClicks(queryable)
    .where(and(isOwnClick(userId), isRecent, not(hasLead(queryable)), not(hasOpenClaim(queryable))))
    .orderBy(desc(clicks.createdAt), desc(clicks.id))
    .limit(maxListed);
}

/** Returns one of a member's clicks, or undefined if it is unknown or another member's. */
export async function findOwnClick(
  queryable: Queryable,
  userId: string,
  id: string,
): Promise<ClaimableRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectClaimableClicks(queryable).where(and(isOwnClick(userId), eq(clicks.id, id)));
  return row;
}

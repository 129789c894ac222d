import { and, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { adminListClicks } from "#contract/clicks/admin-clicks.ts";
import type { ClickOutcome } from "#contract/clicks/click-outcomes.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { clicks } from "../../database/schema/earning-schema.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { findByMember } from "../../database/queries/member-search.ts";
import { networks } from "../../database/schema/network-schema.ts";
import type { ZoneInput } from "../../database/queries/local-days.ts";
import { withinDays } from "../../database/queries/period.ts";
import { stores } from "../../database/schema/store-schema.ts";
import { containing, foldedContaining } from "../../database/queries/text-search.ts";
import { clickSource } from "./source.ts";

type ClickFilter = z.output<(typeof adminListClicks)["filters"]> & ZoneInput;

const oneDay = 24 * 60 * 60 * 1000;

/**
 * Returns a filter's conditions on `clicks` alone. The ids of stores and networks are looked up first, because
 * then an index returns the clicks of one store or network in the list's order.
 */
export async function matching(
  queryable: Queryable,
  filter: ClickFilter,
  now: Date,
): Promise<SQL | undefined> {
  const { outcome, store, network, device, country, source, q, from, to, timeZone } = filter;
  return and(
    outcome && isOutcome(outcome, now),
    store ? inArray(clicks.storeId, await findStores(queryable, store)) : undefined,
    network ? inArray(clicks.network, await findNetworks(queryable, network)) : undefined,
    device ? eq(clicks.device, device) : undefined,
    country ? eq(clicks.country, country) : undefined,
    source ? eq(clickSource, source) : undefined,
    q ? await findByIdOrMember(queryable, q) : undefined,
    withinDays(clicks.createdAt, { from, to, timeZone }),
  );
}

function isOutcome(outcome: ClickOutcome, now: Date): SQL | undefined {
  if (outcome === "tracked") return isNotNull(clicks.trackedAt);
  if (outcome === "none") return and(isNull(clicks.trackedAt), gt(clicks.expiresAt, now));
  // No click expires within a day, so recent ones needn't be checked.
  const latest = lte(clicks.createdAt, new Date(now.getTime() - oneDay));
  return and(isNull(clicks.trackedAt), lte(clicks.expiresAt, now), latest);
}

async function findStores(queryable: Queryable, text: string): Promise<string[]> {
  const isNamed = or(eq(stores.slug, text), foldedContaining(text, stores.searchName));
  const rows = await queryable.select({ id: stores.id, slug: stores.slug }).from(stores).where(isNamed);
  return exactMatch(rows, ({ slug }) => slug === text).map(({ id }) => id);
}

async function findNetworks(queryable: Queryable, text: string): Promise<string[]> {
  const isNamed = or(eq(networks.key, text), containing(text, [networks.name]));
  const rows = await queryable.select({ key: networks.key }).from(networks).where(isNamed);
  return exactMatch(rows, ({ key }) => key === text).map(({ key }) => key);
}

/** Returns only the exact match, if there is one, or else everything that was found. */
function exactMatch<T>(rows: T[], isMatch: (one: T) => boolean): T[] {
  const exact = rows.find(isMatch);
  return exact ? [exact] : rows;
}

/** Returns the condition for the click with this id, or clicks of members whose name or address contains it. */
async function findByIdOrMember(queryable: Queryable, q: string): Promise<SQL | undefined> {
  return isUuid(q) ? eq(clicks.id, q) : findByMember(queryable, q, clicks.userId);
}

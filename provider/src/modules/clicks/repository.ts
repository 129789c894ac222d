import { and, desc, eq, gt, isNull, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { listClicks, type Click } from "#contract/clicks/clicks.ts";
import type { timeOrder } from "#contract/calls/list.ts";
import { clicks } from "../../database/schema/earning-schema.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { orderByTime } from "../../database/queries/keyset-order.ts";
import type { KeysetOrder } from "../../database/queries/keyset.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { stores } from "../../database/schema/store-schema.ts";
import type { Identity } from "../../plugins/identity.ts";

/** Selects the clicks a member made, without those of visitors on the member's links. */
function isOwnClick(userId: string): SQL | undefined {
  return and(eq(clicks.userId, userId), isNull(clicks.sharedLinkId));
}

/** A member's clicks, newest first. */
export const ownClickList = keysetList(listClicks, ({ userId }: Pick<Identity, "userId">) => ({
  select: selectClicks,
  count: (rows) => rows.from(clicks).innerJoin(stores, eq(stores.id, clicks.storeId)),
  where: ({ store }) => and(isOwnClick(userId), store ? eq(stores.slug, store) : undefined),
  order: () => clicksByTime("newest"),
  view: (rows) => rows.map(toClick),
}));

function selectClicks(queryable: Queryable) {
  return queryable
    .select({ click: clicks, store: stores, network: networks.name })
    .from(clicks)
    .innerJoin(stores, eq(stores.id, clicks.storeId))
    .innerJoin(networks, eq(networks.key, clicks.network));
}

/** Returns a member's latest clicks that still count and have no purchase yet. */
export async function findActivations(
  queryable: Queryable,
  { userId, now, limit }: { userId: string; now: Date; limit: number },
): Promise<Click[]> {
  const rows = await selectClicks(queryable)
    .where(and(isOwnClick(userId), isNull(clicks.trackedAt), gt(clicks.expiresAt, now)))
    .orderBy(desc(clicks.createdAt), desc(clicks.id))
    .limit(limit);
  return rows.map(toClick);
}

/** Orders clicks by time. */
export function clicksByTime(order: z.output<typeof timeOrder>): KeysetOrder<Pick<ClickRow, "click">> {
  return orderByTime({ time: clicks.createdAt, id: clicks.id }, order, ({ click }) => [
    click.createdAt,
    click.id,
  ]);
}

interface ClickRow {
  click: typeof clicks.$inferSelect;
  store: typeof stores.$inferSelect;
  network: string;
}

function toClick({ click, store, network }: ClickRow): Click {
  const { slug, name, logo, category } = store;
  return {
    id: click.id,
    store: { slug, name, logo, category },
    network,
    createdAt: click.createdAt.toISOString(),
    expiresAt: click.expiresAt.toISOString(),
    trackedAt: click.trackedAt?.toISOString() ?? null,
  };
}

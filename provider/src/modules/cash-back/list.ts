import { and, eq } from "drizzle-orm";
import { listPurchases } from "#contract/cash-back/cash-back.ts";
import { leads } from "../../database/schema/earning-schema.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { orderByTime } from "../../database/queries/keyset-order.ts";
import { stores } from "../../database/schema/store-schema.ts";
import type { Identity } from "../../plugins/identity.ts";
import { matching, purchaseColumns, type PurchaseRow } from "./purchases.ts";
import { toPurchase } from "./view.ts";

/** A member's purchases, newest first. */
export const purchaseList = keysetList(
  listPurchases,
  ({ userId, now }: Pick<Identity, "userId"> & { now: Date }) => ({
    select: (queryable) =>
      queryable.select(purchaseColumns).from(leads).innerJoin(stores, eq(stores.id, leads.storeId)),
    count: (rows) => rows.from(leads).innerJoin(stores, eq(stores.id, leads.storeId)),
    where: ({ state, ...filter }) =>
      and(eq(leads.userId, userId), matching(filter), state ? eq(leads.state, state) : undefined),
    order: () =>
      orderByTime({ time: leads.occurredAt, id: leads.id }, "newest", ({ lead }: PurchaseRow) => [
        lead.occurredAt,
        lead.id,
      ]),
    view: (rows) => rows.map((row) => toPurchase(row, now)),
  }),
);

import { and, eq, inArray, notInArray, or, sql } from "drizzle-orm";
import {
  adminListOrders,
  type AdminOrder,
  type AdminOrderDetails,
} from "#contract/shop/admin-shop-orders.ts";
import type { OrderState } from "#contract/shop/shop-limits.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { orderByTime } from "../../database/queries/keyset-order.ts";
import { findByMember } from "../../database/queries/member-search.ts";
import { withinDays } from "../../database/queries/period.ts";
import { decider, personColumns } from "../../database/queries/person-columns.ts";
import { users } from "../../database/schema/schema.ts";
import { shopDeliveryApprovals, shopOrders, shopRefundApprovals } from "../../database/schema/shop-schema.ts";
import { toWire } from "../../money.ts";
import type { Language } from "../../plugins/language.ts";
import { findByReference } from "../../reference-codes.ts";
import { toOrders, type OrderRow } from "./orders.ts";

/** The admin who reads the orders, and their language. */
export interface AdminReading {
  admin: string;
  language: Language;
}

/** The states of orders that count as sales. */
export const activeStates: OrderState[] = ["placed", "delivered"];

function selectOrders(queryable: Queryable) {
  return queryable
    .select({
      order: shopOrders,
      buyer: personColumns(users),
      decidedBy: decider.name,
    })
    .from(shopOrders)
    .innerJoin(users, eq(users.id, shopOrders.userId))
    .leftJoin(decider, eq(decider.id, shopOrders.decidedBy));
}
type AdminOrderRow = Awaited<ReturnType<typeof selectOrders>>[number];

/**
 * Returns the number of admins needed for a refund: two if the buyer has seen the codes, because these can then
 * still be used (M6).
 */
export function refundersNeeded({ shownAt }: Pick<OrderRow, "shownAt">): number {
  return shownAt ? 2 : 1;
}

async function toAdminOrders(
  queryable: Queryable,
  rows: AdminOrderRow[],
  { admin, language }: AdminReading,
): Promise<AdminOrder[]> {
  const orders = await toOrders(
    queryable,
    rows.map(({ order }) => order),
    language,
  );
  const idsWhere = (matches: (order: OrderRow) => boolean) =>
    rows.flatMap(({ order }) => (matches(order) ? order.id : []));
  const refunds = await findApprovals(
    queryable,
    shopRefundApprovals,
    idsWhere(({ state, refundReason }) => state === "delivered" && refundReason !== null),
  );
  const deliveries = await findApprovals(
    queryable,
    shopDeliveryApprovals,
    idsWhere(({ state, requiredApprovals }) => state === "placed" && requiredApprovals > 1),
  );
  return rows.map(({ order, buyer, decidedBy }, index) => {
    const refund = countOf(refunds.get(order.id), admin, refundersNeeded(order));
    return {
      ...orders[index]!,
      buyer,
      decidedBy,
      isOwn: order.userId === admin,
      delivery: countOf(deliveries.get(order.id), admin, order.requiredApprovals),
      refund: refund && { ...refund, reason: order.refundReason ?? "" },
    };
  });
}

/** Returns the admins who approved a step, by order. The map has an entry for each of these orders. */
async function findApprovals(
  queryable: Queryable,
  approvals: typeof shopDeliveryApprovals | typeof shopRefundApprovals,
  orderIds: string[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>(orderIds.map((id) => [id, []]));
  if (orderIds.length === 0) return found;
  const rows = await queryable.select().from(approvals).where(inArray(approvals.orderId, orderIds));
  for (const { orderId, adminId } of rows) found.get(orderId)?.push(adminId);
  return found;
}

function countOf(approvers: string[] | undefined, admin: string, required: number) {
  return approvers ? { given: approvers.length, required, mine: approvers.includes(admin) } : null;
}

/** All members' orders. */
export const adminOrderList = keysetList(adminListOrders, (reading: AdminReading) => ({
  select: selectOrders,
  count: (rows) => rows.from(shopOrders),
  where: async ({ state, counts, q, ...days }, queryable) =>
    and(
      state ? inArray(shopOrders.state, [state].flat()) : undefined,
      counts ? (counts === "yes" ? inArray : notInArray)(shopOrders.state, activeStates) : undefined,
      withinDays(shopOrders.placedAt, days),
      or(
        await findByReference(queryable, q, shopOrders),
        await findByMember(queryable, q, shopOrders.userId),
      ),
    ),
  order: ({ order }) =>
    orderByTime({ time: shopOrders.placedAt, id: shopOrders.id }, order, (row: AdminOrderRow) => [
      row.order.placedAt,
      row.order.id,
    ]),
  view: (rows, queryable) => toAdminOrders(queryable, rows, reading),
}));

/** Reads the orders that `select` selects from all orders. */
export async function readAdminOrders(
  queryable: Queryable,
  reading: AdminReading,
  select: (every: ReturnType<typeof selectOrders>) => PromiseLike<AdminOrderRow[]>,
): Promise<AdminOrder[]> {
  return toAdminOrders(queryable, await select(selectOrders(queryable)), reading);
}

/** Returns one order with its buyer, or undefined if it doesn't exist. */
export async function findAdminOrder(
  queryable: Queryable,
  id: string,
  reading: AdminReading,
): Promise<AdminOrderDetails | undefined> {
  if (!isUuid(id)) return undefined;
  const found = await selectOrders(queryable).where(eq(shopOrders.id, id));
  const [order] = await toAdminOrders(queryable, found, reading);
  if (!order) return undefined;
  const [sums] = await queryable
    .select({
      count: sql<number>`count(*)::int`,
      spent:
        sql<bigint>`coalesce(sum(${shopOrders.total}) filter (where ${shopOrders.state} in ('placed', 'delivered')), 0)::text`.mapWith(
          BigInt,
        ),
    })
    .from(shopOrders)
    .where(eq(shopOrders.userId, order.buyer.id));
  return { ...order, buyerOrders: sums!.count, buyerSpent: toWire(sums!.spent) };
}

import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { notify, type Notifier } from "../notifications/notify.ts";
import type { OrderRow } from "./orders.ts";

/** Notifies a buyer that the codes are available. The message never contains a code. */
export function notifyDelivered(unit: UnitOfWork, app: Notifier, order: OrderRow): Promise<void> {
  const { userId, total: amount, currency, reference } = order;
  const values = { amount, currency, reference };
  return notify(unit, app, { userId, type: "order_delivered", values, ...about(order, "order_delivered") });
}

/** Notifies a buyer that the money was returned, and why. */
export function notifyRefunded(unit: UnitOfWork, app: Notifier, order: OrderRow): Promise<void> {
  const { userId, total: amount, currency, reference, reason } = order;
  const values = { amount, currency, reference, reason: reason ?? "" };
  return notify(unit, app, { userId, type: "order_refunded", values, ...about(order, "order_refunded") });
}

/** Returns the fields shared by both notifications: one mail per order, with a link to it. */
function about({ id }: OrderRow, type: string) {
  return { cause: `${type}:${id}`, path: `/apps/orders/${id}` };
}

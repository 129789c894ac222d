import type { FastifyInstance } from "fastify";
import type { UnitOfWork } from "../../database/unit-of-work.ts";
import { notificationTexts } from "../../locales/notification-texts.ts";
import type { NotificationValues } from "../../locales/notification-values.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import { findSettings } from "../notification-settings/repository.ts";
import { notify } from "../notifications/notify.ts";
import type { OrderRow } from "./orders.ts";

type App = Pick<FastifyInstance, "clock" | "database" | "realtime">;
type OrderType = "order_delivered" | "order_refunded";

/** Tells a buyer, in the app and by mail, that the codes are there; never a code itself. */
export function notifyDelivered(unit: UnitOfWork, app: App, order: OrderRow): Promise<void> {
  const { total: amount, currency, reference } = order;
  return tell(unit, app, order, "order_delivered", { amount, currency, reference });
}

/** Tells a buyer that the money is back, and why. */
export function notifyRefunded(unit: UnitOfWork, app: App, order: OrderRow): Promise<void> {
  const { total: amount, currency, reference, reason } = order;
  return tell(unit, app, order, "order_refunded", { amount, currency, reference, reason: reason ?? "" });
}

async function tell<T extends OrderType>(
  unit: UnitOfWork,
  app: App,
  { id, userId }: OrderRow,
  type: T,
  values: NotificationValues[T],
): Promise<void> {
  await notify(unit, app, { userId, type, values });
  // A receipt: it goes out whatever the settings of notifications say, at once or in the digest.
  const settings = await findSettings(unit.tx, userId);
  await enqueueMail(unit.tx, {
    userId,
    type,
    texts: notificationTexts(type, values, settings.language),
    settings,
    now: app.clock(),
    cause: `${type}:${id}`,
    path: `/apps/orders/${id}`,
  });
}

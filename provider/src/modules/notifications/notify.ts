import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { UnitOfWork } from "../../database/unit-of-work.ts";
import { notificationTexts } from "../../locales/notification-texts.ts";
import type { NotificationType, NotificationValues } from "../../locales/notification-values.ts";
import { enqueueMail } from "../mails/enqueue.ts";
import { isOn } from "../notification-settings/defaults.ts";
import { findSettings } from "../notification-settings/repository.ts";
import { countUnread, insertNotification, type NewNotification } from "./repository.ts";
import { deliverArrival } from "./service.ts";

/** What notifying a member needs. */
export type Notifier = Pick<FastifyInstance, "clock" | "database" | "realtime">;

interface Order<T extends NotificationType> {
  userId: string;
  type: T;
  values: NotificationValues[T];
  withdrawalId?: string;
  offerId?: string;
  storeId?: string;
  /** Names what happened, so that no second mail is sent for it. A withdrawal gives each type once. */
  cause?: string;
}

/**
 * Tells a member something where they want to be told: writes the notification and the e-mail's row of the
 * outbox in the transaction that causes them, and sends `new_notification` to the member's sockets once that
 * is committed.
 */
export async function notify<T extends NotificationType>(
  unit: UnitOfWork,
  app: Notifier,
  { userId, type, values, withdrawalId, offerId, storeId, cause }: Order<T>,
): Promise<void> {
  const settings = await findSettings(unit.tx, userId);
  const texts = notificationTexts(type, values, settings.language);
  const id = randomUUID();
  const now = app.clock();
  const inApp = isOn(settings, type, "inApp");
  if (inApp) {
    await writeNotification(unit, app, {
      id,
      userId,
      type,
      ...texts,
      withdrawalId,
      offerId,
      storeId,
      createdAt: now,
    });
  }
  if (isOn(settings, type, "email")) {
    await enqueueMail(unit.tx, {
      userId,
      type,
      texts,
      settings,
      now,
      cause: cause ?? `${type}:${withdrawalId ?? id}`,
      path: inApp ? `/apps/notifications?view_id=${id}` : "/apps/wallet/my-balance",
    });
  }
}

/** Writes a notification in the transaction of its cause and sends it to the sockets once that is committed. */
export async function writeNotification(
  unit: UnitOfWork,
  app: Pick<FastifyInstance, "database" | "realtime">,
  row: NewNotification,
): Promise<void> {
  const { userId } = row;
  const notification = await insertNotification(unit.tx, row);
  unit.afterCommit(async () => {
    const unreadCount = await countUnread(app.database, userId);
    deliverArrival(app, userId, notification, unreadCount);
  });
}

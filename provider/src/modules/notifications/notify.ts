import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { notificationTexts } from "../../i18n/notification-texts.ts";
import type { NotificationType, NotificationValues } from "#contract/notifications/notification-types.ts";
import { enqueueMails } from "../mails/enqueue.ts";
import { isOn } from "../notification-settings/defaults.ts";
import { findSettingsOf } from "../notification-settings/repository.ts";
import { enqueuePush } from "../push-outbox/enqueue.ts";
import { findWordings } from "../settings/wordings.ts";
import { countUnreadOf, insertNotifications, type NewNotification } from "./repository.ts";
import { deliverArrival } from "./service.ts";

/** The parts of the app needed to notify a member. */
export type Notifier = Pick<FastifyInstance, "clock" | "database" | "environment" | "realtime">;

interface NotificationRequest<T extends NotificationType> {
  userId: string;
  type: T;
  values: NotificationValues[T];
  withdrawalId?: string;
  offerId?: string;
  storeId?: string;
  /**
   * Identifies the event, so that only one mail is sent for it. By default, a withdrawal sends one mail of
   * each type.
   */
  cause?: string;
  /**
   * The path of the dashboard's page on the subject, without a language, if it isn't the notification's own
   * page.
   */
  path?: string;
}

/**
 * Notifies a member on the channels they chose: writes the notification and the outbox rows of the email and of
 * push messages in the transaction of the event, and sends `new_notification` to the member's sockets after the
 * commit.
 */
export function notify<T extends NotificationType>(
  unit: UnitOfWork,
  app: Notifier,
  order: NotificationRequest<T>,
): Promise<void> {
  return notifyAll(unit, app, [order]);
}

/**
 * Like `notify`, for several members or events. The number of statements doesn't depend on their number.
 */
export async function notifyAll<T extends NotificationType>(
  unit: UnitOfWork,
  app: Notifier,
  orders: NotificationRequest<T>[],
): Promise<void> {
  const settingsOf = await findSettingsOf(
    unit.tx,
    orders.map(({ userId }) => userId),
  );
  const wordingOf = await findWordings(unit.tx, app.environment.CURRENCY);
  const now = app.clock();
  const prepared = orders.map((order) => {
    const settings = settingsOf(order.userId);
    const { language } = settings;
    const texts = notificationTexts(order.type, order.values, language, wordingOf(order.type, language));
    return { ...order, id: randomUUID(), settings, texts, inApp: isOn(settings, order.type, "inApp") };
  });
  const inAppRequests = prepared.filter(({ inApp }) => inApp);
  await writeNotifications(
    unit,
    app,
    inAppRequests.map(({ id, userId, type, texts, withdrawalId, offerId, storeId }) => {
      return { id, userId, type, ...texts, withdrawalId, offerId, storeId, createdAt: now };
    }),
  );
  const pushRequests = prepared.filter(({ settings, type }) => isOn(settings, type, "browser"));
  await enqueuePush(
    unit.tx,
    pushRequests.map(({ id: notificationId, userId, type, texts, settings: { language } }) => {
      return { userId, notificationId, type, ...texts, language };
    }),
    now,
  );
  const mailRequests = prepared.filter(({ settings, type }) => isOn(settings, type, "email"));
  await enqueueMails(
    unit.tx,
    mailRequests.map(({ id, userId, type, texts, settings, inApp, cause, path, withdrawalId }) => ({
      userId,
      type,
      texts,
      settings,
      now,
      cause: cause ?? `${type}:${withdrawalId ?? id}`,
      path: path ?? (inApp ? `/apps/notifications?view_id=${id}` : "/apps/wallet/my-balance"),
    })),
  );
}

/** Writes notifications in the transaction of their cause and sends them to the sockets after the commit. */
export async function writeNotifications(
  unit: UnitOfWork,
  app: Pick<FastifyInstance, "database" | "realtime">,
  rows: NewNotification[],
): Promise<void> {
  if (rows.length === 0) return;
  const written = await insertNotifications(unit.tx, rows);
  const userIds = rows.map(({ userId }) => userId);
  unit.afterCommit(async () => {
    const unread = await countUnreadOf(app.database, [...new Set(userIds)]);
    for (const [index, userId] of userIds.entries())
      deliverArrival(app, userId, written[index]!, unread.get(userId) ?? 0);
  });
}

import { notificationTexts } from "../i18n/notification-texts.ts";
import type { NotificationType, NotificationValues } from "#contract/notifications/notification-types.ts";
import type { Random } from "./random.ts";
import type { DemoData } from "./demo-data.ts";

interface NotificationEvent<Type extends NotificationType> {
  userId: string;
  type: Type;
  values: NotificationValues[Type];
  at: Date;
}

/** Adds a notification that the member has already read. */
export function addReadNotification<Type extends NotificationType>(
  world: DemoData,
  random: Random,
  { userId, type, values, at }: NotificationEvent<Type>,
): void {
  const texts = notificationTexts(type, values);
  world.notifications.push({ id: random.uuid(), userId, type, ...texts, createdAt: at, readAt: at });
}

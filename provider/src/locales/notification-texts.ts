import type { NotificationLanguage } from "#contract/notification-settings.ts";
import type {
  NotificationTexts,
  NotificationType,
  NotificationValues,
  TextMakers,
} from "./notification-values.ts";
import { ar } from "./notifications-ar.ts";
import { en } from "./notifications-en.ts";
import { fr } from "./notifications-fr.ts";
import { vi } from "./notifications-vi.ts";

const makers: Record<NotificationLanguage, TextMakers> = { vi, en, fr, ar };

/**
 * Title and description of a notification, Vietnamese unless the member chose otherwise. Written once, with
 * what caused it: what a member was told never changes with a later wording.
 */
export function notificationTexts<T extends NotificationType>(
  type: T,
  values: NotificationValues[T],
  language: NotificationLanguage = "vi",
): NotificationTexts {
  return makers[language][type](values);
}

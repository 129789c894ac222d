import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import { discreetPush as ar } from "../locales/ar/push.ts";
import { discreetPush as en } from "../locales/en/push.ts";
import { discreetPush as fr } from "../locales/fr/push.ts";
import { discreetPush as vi } from "../locales/vi/push.ts";

/** The texts of discreet push messages by language. */
export const pushTexts: Record<NotificationLanguage, typeof en> = { vi, en, fr, ar };

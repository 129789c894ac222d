import type { Channel, Digest, NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import { alwaysInApp, type SettableType } from "#contract/notifications/notification-types.ts";

// Copies of the contract's lists, so that the browser doesn't load the schema library. Their types make sure
// that they are complete.
const shownChannels: Record<Channel, true> = { inApp: true, browser: true, email: true };
const shownDigests: Record<Digest, true> = { off: true, daily: true, weekly: true };
const shownLanguages: Record<NotificationLanguage, true> = { vi: true, en: true, fr: true, ar: true };

function namesOf<K extends string>(record: Record<K, unknown>): K[] {
  return Object.keys(record) as K[];
}

export const channels = namesOf(shownChannels);
export const digests = namesOf(shownDigests);
export const languages = namesOf(shownLanguages);

/** Returns whether a notification type can't be turned off on a channel. */
export function isMandatory(type: SettableType, channel: Channel): boolean {
  return channel === "inApp" && alwaysInApp.some((always) => always === type);
}

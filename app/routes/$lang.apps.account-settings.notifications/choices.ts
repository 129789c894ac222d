import type {
  alwaysInApp,
  Channel,
  Digest,
  NotificationLanguage,
  SettableType,
} from "#contract/notification-settings.ts";

// The contract's lists as the browser needs them, without the schema library they stand beside; its types
// keep them whole.
const inAppIsFixed: Record<SettableType, boolean> = {
  withdrawal_approved: false,
  withdrawal_rejected: true,
  withdrawal_paid: true,
  withdrawal_failed: true,
  cashback_earned: false,
  offer_completed: false,
  order_delivered: false,
  order_refunded: true,
  referral_paid: false,
  referral_undone: true,
} satisfies Record<(typeof alwaysInApp)[number], true> & Record<SettableType, boolean>;
const shownChannels: Record<Channel, true> = { inApp: true, browser: true, email: true };
const shownDigests: Record<Digest, true> = { off: true, daily: true, weekly: true };
const shownLanguages: Record<NotificationLanguage, true> = { vi: true, en: true, fr: true, ar: true };

function namesOf<K extends string>(record: Record<K, unknown>): K[] {
  return Object.keys(record) as K[];
}

export const types = namesOf(inAppIsFixed);
export const channels = namesOf(shownChannels);
export const digests = namesOf(shownDigests);
export const languages = namesOf(shownLanguages);

/** Whether a cell of the matrix is on whatever anybody chooses. */
export function isMandatory(type: SettableType, channel: Channel): boolean {
  return channel === "inApp" && inAppIsFixed[type];
}

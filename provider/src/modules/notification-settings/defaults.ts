import { z } from "zod";
import {
  alwaysInApp,
  channels,
  type Channel,
  type NotificationSettings,
  settableTypes,
  type SettableType,
} from "#contract/notification-settings.ts";

/** How members are told who have changed nothing: all of it, but no mail for what is only on its way. */
export const defaultSettings: NotificationSettings = {
  channels: {
    withdrawal_approved: { inApp: true, browser: true, email: false },
    withdrawal_rejected: { inApp: true, browser: true, email: true },
    withdrawal_paid: { inApp: true, browser: true, email: true },
    withdrawal_failed: { inApp: true, browser: true, email: true },
    cashback_earned: { inApp: true, browser: true, email: true },
    offer_completed: { inApp: true, browser: true, email: false },
    order_delivered: { inApp: true, browser: true, email: true },
    order_refunded: { inApp: true, browser: true, email: true },
    referral_paid: { inApp: true, browser: true, email: true },
    referral_undone: { inApp: true, browser: true, email: true },
  },
  language: "vi",
  quietHours: null,
  timeZone: null,
  digest: "off",
};

const keptChannels = z.record(z.string(), z.record(z.string(), z.boolean()).catch({})).catch({});

/** The matrix of a kept row: what is missing or broken has its default, a type told always is on. */
export function readChannels(kept: unknown): NotificationSettings["channels"] {
  const known = keptChannels.parse(kept);
  const filled = settableTypes.map((type) => {
    const on = channels.map((channel) => [channel, known[type]?.[channel] ?? isDefault(type, channel)]);
    return [type, { ...Object.fromEntries(on), ...(isKept(type) ? { inApp: true } : {}) }];
  });
  return Object.fromEntries(filled) as NotificationSettings["channels"];
}

/** Whether a type of notification is told on a channel; a type we do not know is told in the app alone. */
export function isOn({ channels: matrix }: NotificationSettings, type: string, channel: Channel): boolean {
  const choices = isSettable(type) ? matrix[type] : undefined;
  if (!choices) return channel === "inApp";
  return channel === "browser" ? choices.inApp && choices.browser : choices[channel];
}

function isDefault(type: SettableType, channel: Channel): boolean {
  return defaultSettings.channels[type][channel];
}

function isKept(type: SettableType): boolean {
  return alwaysInApp.some((kept) => kept === type);
}

function isSettable(type: string): type is SettableType {
  return settableTypes.some((settable) => settable === type);
}

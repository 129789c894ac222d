import { z } from "zod";
import {
  channels,
  type Channel,
  type NotificationSettings,
} from "#contract/notifications/notification-settings.ts";
import {
  alwaysInApp,
  notificationDefinitions,
  settableTypes,
  type SettableType,
} from "#contract/notifications/notification-types.ts";

type ChannelDefaults = { email: boolean; optIn?: boolean };

/** The settings of members who haven't changed any. */
export const defaultSettings: NotificationSettings = {
  channels: Object.fromEntries(
    settableTypes.map((type) => {
      const { email, optIn = false }: ChannelDefaults = notificationDefinitions[type].channels;
      return [type, { inApp: !optIn, browser: !optIn, email }];
    }),
  ) as NotificationSettings["channels"],
  language: "vi",
  quietHours: null,
  timeZone: null,
  digest: "off",
  discreet: false,
};

const storedChannels = z.record(z.string(), z.record(z.string(), z.boolean()).catch({})).catch({});

/**
 * Reads the channels of a stored row. Missing or invalid values get their defaults, and mandatory types are
 * always on.
 */
export function readChannels(stored: unknown): NotificationSettings["channels"] {
  const storedTypes = storedChannels.parse(stored);
  const filled = settableTypes.map((type) => {
    const choices = channels.map((channel) => [
      channel,
      storedTypes[type]?.[channel] ?? isDefault(type, channel),
    ]);
    return [type, { ...Object.fromEntries(choices), ...(isAlwaysInApp(type) ? { inApp: true } : {}) }];
  });
  return Object.fromEntries(filled) as NotificationSettings["channels"];
}

/**
 * Returns whether a type of notification is enabled on a channel. Unknown types are only enabled in the app.
 */
export function isOn({ channels: matrix }: NotificationSettings, type: string, channel: Channel): boolean {
  const choices = isSettable(type) ? matrix[type] : undefined;
  if (!choices) return channel === "inApp";
  return channel === "browser" ? choices.inApp && choices.browser : choices[channel];
}

function isDefault(type: SettableType, channel: Channel): boolean {
  return defaultSettings.channels[type][channel];
}

function isAlwaysInApp(type: SettableType): boolean {
  return alwaysInApp.some((mandatory) => mandatory === type);
}

function isSettable(type: string): type is SettableType {
  return settableTypes.some((settable) => settable === type);
}

import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { type AlwaysInApp, alwaysInApp, type SettableType, settableTypes } from "./notification-types.ts";

/**
 * Channels. `inApp`: in the app (bell, toast, page). `browser`: notifications of the operating system, sent as
 * push messages to devices where the member turned them on, otherwise shown by a hidden tab. `email`: by email.
 */
export const channels = ["inApp", "browser", "email"] as const;
export type Channel = (typeof channels)[number];

/** Languages of notifications and mails. Vietnamese is the default. */
export const notificationLanguages = ["vi", "en", "fr", "ar"] as const;
export const notificationLanguage = z.enum(notificationLanguages);
export type NotificationLanguage = z.infer<typeof notificationLanguage>;

/**
 * `off` sends a mail for each notification. `daily` and `weekly` collect notifications and send one mail at
 * 08:00 in the member's time zone; `weekly` does so on Mondays.
 */
export const digests = ["off", "daily", "weekly"] as const;
export const digest = z.enum(digests);
export type Digest = z.infer<typeof digest>;

/** A time of day, `22:30`. */
export const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/**
 * A name in the IANA time zone database. Offsets (`+02:00`) are refused, because they have no daylight-saving
 * time.
 */
export const timeZone = z.string().max(64).refine(isTimeZone);

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** From `start` to `end` in the member's zone, across midnight if the end is earlier. */
export const quietHours = z
  .object({ start: clockTime, end: clockTime })
  .refine(({ start, end }) => start !== end, { path: ["end"] });
export type QuietHours = z.infer<typeof quietHours>;

const choices = z.object({ inApp: z.boolean(), browser: z.boolean(), email: z.boolean() });
const choicesInApp = choices.extend({ inApp: z.literal(true) });
type Choices<Type> = Type extends AlwaysInApp ? typeof choicesInApp : typeof choices;
function choicesOf<Type extends SettableType>(type: Type): Choices<Type> {
  return (alwaysInApp.some((always) => always === type) ? choicesInApp : choices) as Choices<Type>;
}
const matrix = z.object(
  Object.fromEntries(settableTypes.map((type) => [type, choicesOf(type)])) as {
    [Type in SettableType]: Choices<Type>;
  },
);
const matrixChange = z.object(
  Object.fromEntries(settableTypes.map((type) => [type, choicesOf(type).partial().optional()])) as {
    [Type in SettableType]: z.ZodOptional<ReturnType<Choices<Type>["partial"]>>;
  },
);

/**
 * A member's notification settings. Browser notifications are shown only for types that are shown in the app,
 * too.
 */
export const notificationSettings = z.object({
  channels: matrix,
  language: notificationLanguage,
  /** Hours without mails and browser notifications; `null` for none. */
  quietHours: quietHours.nullable(),
  /** `null` for the zone of each device. Mails and quiet hours then use UTC. */
  timeZone: timeZone.nullable(),
  digest,
  /** Whether push messages only say that there is news, without amounts and names. */
  discreet: z.boolean().default(false),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

/** `version` identifies a state of the settings. Absent if the provider doesn't compare versions. */
const versioned = notificationSettings.extend({ version: z.string().max(64).optional() });
export type VersionedNotificationSettings = z.infer<typeof versioned>;

/** A part of the settings. Absent fields don't change. */
export const notificationSettingsChange = notificationSettings
  .omit({ channels: true })
  .extend({
    channels: matrixChange,
    discreet: z.boolean(),
  })
  .partial();
export type NotificationSettingsChange = z.infer<typeof notificationSettingsChange>;

export const getNotificationSettings = defineCall("GET", "/v1/users/me/notification-settings", {
  summary: "Retrieve my notification settings",
  data: versioned,
  /** `isChosen` is `false` if the member has never changed the defaults. */
  meta: z.object({ isChosen: z.boolean() }).optional(),
});
/** Refused with 409 `notification_settings_changed` if the settings changed after `version`. */
export const replaceNotificationSettings = defineCall("PUT", "/v1/users/me/notification-settings", {
  summary: "Replace my notification settings",
  body: versioned,
  data: versioned,
});
export const changeNotificationSettings = defineCall("PATCH", "/v1/users/me/notification-settings", {
  summary: "Update some of my notification settings",
  body: notificationSettingsChange,
  data: versioned,
});

/** Called when a notification arrives in a hidden tab, because events don't contain settings. */
export const mayShowInBrowser = defineCall("GET", "/v1/users/me/notification-settings/browser", {
  summary: "Check whether my browser may show a desktop notification of a type now",
  query: z.object({
    type: z.string().max(64),
    /** The hash of the browser's push subscription. A device that gets push messages shows no second notification. */
    device: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  }),
  data: z.object({
    show: z.boolean(),
    /** Replaces the notification's texts if the member chose messages without amounts and names. */
    discreet: z.object({ title: z.string(), description: z.string() }).optional(),
  }),
});

import { z } from "zod";
import { defineCall } from "./call.ts";
import { type AlwaysInApp, alwaysInApp, type SettableType, settableTypes } from "./notification-types.ts";

/** Channels: in the app (bell, toast, page), by the browser's system, by e-mail. */
export const channels = ["inApp", "browser", "email"] as const;
export type Channel = (typeof channels)[number];

/** Languages that notifications and mails are written in; Vietnamese is the default. */
export const notificationLanguages = ["vi", "en", "fr", "ar"] as const;
export const notificationLanguage = z.enum(notificationLanguages);
export type NotificationLanguage = z.infer<typeof notificationLanguage>;

/** `off`: a mail for each; else gathered, sent at 08:00 of the member's zone, weekly on Mondays. */
export const digests = ["off", "daily", "weekly"] as const;
export const digest = z.enum(digests);
export type Digest = z.infer<typeof digest>;

/** Hours and minutes on a clock, `22:30`. */
export const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** A name of the IANA time zone database. Offsets (`+02:00`) are none: they know no summer time. */
export const timeZone = z.string().max(64).refine(isTimeZone);

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** From `start` to `end` on the member's clock, over midnight when the end is the earlier one. */
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

/** How one member wants to be told. A browser notification comes only with what is also told in the app. */
export const notificationSettings = z.object({
  channels: matrix,
  language: notificationLanguage,
  /** Null: none. No mail is sent and no system notification shown in them. */
  quietHours: quietHours.nullable(),
  /** Null: the zone of the device that is read on; mails and quiet hours then count in UTC. */
  timeZone: timeZone.nullable(),
  digest,
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

/** `version` tells one state of the settings from another; left out by a provider that does not compare. */
const versioned = notificationSettings.extend({ version: z.string().max(64).optional() });
export type KeptNotificationSettings = z.infer<typeof versioned>;

/** A part of the settings: what is left out stays as it is. */
export const notificationSettingsChange = notificationSettings
  .omit({ channels: true })
  .extend({
    channels: matrixChange,
  })
  .partial();
export type NotificationSettingsChange = z.infer<typeof notificationSettingsChange>;

export const getNotificationSettings = defineCall("GET", "/v1/users/me/notification-settings", {
  summary: "How I want to be notified",
  data: versioned,
  /** `isChosen` is false while all of it are the defaults that nobody chose. */
  meta: z.object({ isChosen: z.boolean() }).optional(),
});
/**
 * With the `version` a form was made of, what was changed elsewhere meanwhile is not written over: 409
 * `notification_settings_changed`.
 */
export const replaceNotificationSettings = defineCall("PUT", "/v1/users/me/notification-settings", {
  summary: "Set all of how I want to be notified",
  body: versioned,
  data: versioned,
});
export const changeNotificationSettings = defineCall("PATCH", "/v1/users/me/notification-settings", {
  summary: "Set a part of how I want to be notified; the rest stays",
  body: notificationSettingsChange,
  data: versioned,
});

/** Asked when one arrives in a hidden tab: the events have no room for a setting. */
export const mayShowInBrowser = defineCall("GET", "/v1/users/me/notification-settings/browser", {
  summary: "Whether the browser's system may show a type of notification to me now",
  query: z.object({ type: z.string().max(64) }),
  data: z.object({ show: z.boolean() }),
});

import { z } from "zod";
import {
  channels,
  clockTime,
  digest,
  notificationLanguage,
  type VersionedNotificationSettings,
  timeZone,
} from "#contract/notifications/notification-settings.ts";
import { settableTypes, type SettableType } from "#contract/notifications/notification-types.ts";
import { id } from "#contract/text/identifiers.ts";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { isMandatory } from "./choices";

/** The form field names of the table's cells. Each consists of a notification type and a channel. */
export const cells = settableTypes.flatMap((type) =>
  channels.map((channel) => `${type}.${channel}` as const),
);
export type Cell = (typeof cells)[number];

/**
 * Returns the schema of the whole form, for browsers without scripts and for the fields saved with the
 * button.
 */
export function settingsSchema(t: Translate<Namespaces["preferences"]>) {
  const time = z.string().default("");
  return z
    .object({
      version: z.string().max(64).optional(),
      on: z.array(z.enum(cells)).default([]),
      language: z
        .string()
        .refine((value) => notificationLanguage.safeParse(value).success, t("languageInvalid")),
      /** Empty to use the device's time zone. */
      timeZone: z
        .string()
        .default("")
        .refine((value) => value === "" || timeZone.safeParse(value).success, t("zoneInvalid")),
      digest: z.string().refine((value) => digest.safeParse(value).success, t("digestInvalid")),
      quiet: z.literal("on").optional(),
      discreet: z.literal("on").optional(),
      quietStart: time,
      quietEnd: time,
    })
    .superRefine(({ quiet, quietStart, quietEnd }, issues) => {
      if (!quiet) return;
      for (const [name, value] of Object.entries({ quietStart, quietEnd })) {
        if (!clockTime.safeParse(value).success)
          issues.addIssue({ code: "custom", path: [name], message: t("timeInvalid") });
      }
      if (quietStart === quietEnd)
        issues.addIssue({ code: "custom", path: ["quietEnd"], message: t("timesEqual") });
    });
}

type Form = z.output<ReturnType<typeof settingsSchema>>;

/** Returns the settings of a valid form. Notifications that the app always shows stay on. */
export function settingsOf(form: Form): VersionedNotificationSettings {
  const choicesOf = (type: SettableType) =>
    channels.map((channel) => {
      return [channel, isMandatory(type, channel) || form.on.includes(`${type}.${channel}`)] as const;
    });
  const choices = settableTypes.map((type) => [type, Object.fromEntries(choicesOf(type))] as const);
  return {
    version: form.version,
    channels: Object.fromEntries(choices) as VersionedNotificationSettings["channels"],
    language: notificationLanguage.parse(form.language),
    timeZone: form.timeZone || null,
    digest: digest.parse(form.digest),
    discreet: form.discreet === "on",
    quietHours: form.quiet ? { start: form.quietStart, end: form.quietEnd } : null,
  };
}

/** The schema of a single checkbox that scripts have submitted. */
export const toggleSchema = z.object({
  cell: z.enum(cells),
  on: z.enum(["true", "false"]).transform((on) => on === "true"),
});

/** The schema of the form that removes a device. */
export const deviceRemovalSchema = z.object({ device: id });

import { z } from "zod";
import {
  channels,
  clockTime,
  digest,
  notificationLanguage,
  type KeptNotificationSettings,
  settableTypes,
  timeZone,
} from "#contract/notification-settings.ts";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** One cell of the matrix in a form: a type of notification and where it is told. */
export const cells = settableTypes.flatMap((type) =>
  channels.map((channel) => `${type}.${channel}` as const),
);
export type Cell = (typeof cells)[number];

/** The whole form, for browsers without scripts and for what is saved with the button. */
export function settingsSchema(t: Translate<Namespaces["preferences"]>) {
  const time = z.string().default("");
  return z
    .object({
      version: z.string().max(64).optional(),
      on: z.array(z.enum(cells)).default([]),
      language: z
        .string()
        .refine((value) => notificationLanguage.safeParse(value).success, t("languageInvalid")),
      /** Empty: the device's own. */
      timeZone: z
        .string()
        .default("")
        .refine((value) => value === "" || timeZone.safeParse(value).success, t("zoneInvalid")),
      digest: z.string().refine((value) => digest.safeParse(value).success, t("digestInvalid")),
      quiet: z.literal("on").optional(),
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

/** The settings a checked form stands for; what is always told in the app is so here as well. */
export function settingsOf(form: Form): KeptNotificationSettings {
  const isOn = (cell: Cell) => form.on.includes(cell);
  const choices = (type: (typeof settableTypes)[number]) => ({
    inApp: isOn(`${type}.inApp`),
    browser: isOn(`${type}.browser`),
    email: isOn(`${type}.email`),
  });
  const kept = (type: (typeof settableTypes)[number]) => ({ ...choices(type), inApp: true as const });
  return {
    version: form.version,
    channels: {
      withdrawal_approved: choices("withdrawal_approved"),
      withdrawal_rejected: kept("withdrawal_rejected"),
      withdrawal_paid: kept("withdrawal_paid"),
      withdrawal_failed: kept("withdrawal_failed"),
      cashback_earned: choices("cashback_earned"),
      offer_completed: choices("offer_completed"),
      order_delivered: choices("order_delivered"),
      order_refunded: kept("order_refunded"),
      referral_paid: choices("referral_paid"),
      referral_undone: kept("referral_undone"),
    },
    language: notificationLanguage.parse(form.language),
    timeZone: form.timeZone || null,
    digest: digest.parse(form.digest),
    quietHours: form.quiet ? { start: form.quietStart, end: form.quietEnd } : null,
  };
}

/** One toggle, as scripts save it. */
export const toggle = z.object({
  cell: z.enum(cells),
  on: z.enum(["true", "false"]).transform((on) => on === "true"),
});

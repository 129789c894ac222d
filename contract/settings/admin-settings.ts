import { z } from "zod";
import { defineCall, stepsOf } from "../calls/call.ts";
import { id, instant } from "../text/identifiers.ts";
import { currency } from "../money/money.ts";
import { notificationLanguage } from "../notifications/notification-settings.ts";
import { settableTypes } from "../notifications/notification-types.ts";
import { notificationWordings, settingsSchemas, wording } from "./settings.ts";
import { needsSecondAdmin, type SettingsArea } from "./settings-areas.ts";

const person = z.object({ id, name: z.string(), email: z.string() });

/** One change of a settings area: proposed, in force, or refused. */
const change = <Value extends z.ZodType>(value: Value) =>
  z.object({
    id,
    state: z.enum(["proposed", "in_force", "refused"]),
    /** The version of the area's settings that the change creates. */
    version: z.int(),
    value,
    /** The values that the change replaces. */
    before: value,
    requestedBy: person,
    requestedAt: instant,
    decidedBy: person.nullable(),
    decidedAt: instant.nullable(),
  });

/** The current settings of an area. */
export const currentSettings = <Value extends z.ZodType>(value: Value) =>
  z.object({
    /** 0 for the defaults, before any change. */
    version: z.int(),
    value,
    currency,
    /** The change that waits for a second admin. `canDecide` is `true` if the current admin can approve it. */
    proposal: change(value).extend({ canDecide: z.boolean() }).nullable(),
    /** The latest decided changes, newest first. */
    history: z.array(change(value)),
  });

/** The maximum number of changes in an area's history. */
export const maxListedChanges = 20;

function areaCalls<Area extends SettingsArea>(area: Area) {
  const value = settingsSchemas[area] as (typeof settingsSchemas)[Area];
  const path = `/v1/admin/settings/${area}` as const;
  return {
    read: defineCall("GET", path, {
      permission: "settings.read",
      summary: `Retrieve the settings of ${area}: current, awaiting approval and past`,
      data: currentSettings(value),
    }),
    change: defineCall("PUT", path, {
      permission: "settings.write",
      ...(needsSecondAdmin(area) && { stepUp: true }),
      summary: `Update the settings of ${area}; those about money need a second admin's approval`,
      // The version the change is based on. If it is out of date, the change is refused.
      body: z.object({ version: z.int().min(0), value }),
      data: currentSettings(value),
      idempotencyKey: "optional",
    }),
  };
}

/** The calls that read and change each area. */
export const settingsCalls = {
  payouts: areaCalls("payouts"),
  checkout: areaCalls("checkout"),
  referrals: areaCalls("referrals"),
  currencies: areaCalls("currencies"),
  contact: areaCalls("contact"),
  notifications: areaCalls("notifications"),
  accounting: areaCalls("accounting"),
};

export const settingsDecision = z.object({ state: z.enum(["in_force", "refused"]) });
const decide = stepsOf("/v1/admin/settings-proposals/{id}", {
  permission: "settings.write",
  stepUp: true,
  data: settingsDecision,
});
export const approveSettings = decide("approve", {
  summary: "Approve another admin's change of the settings",
});
export const rejectSettings = decide("refuse", {
  summary: "Reject another admin's change of the settings, or withdraw one's own",
});

const settableType = z.enum(settableTypes);
export const getNotificationTexts = defineCall("GET", "/v1/admin/notification-texts", {
  permission: "settings.read",
  summary: "List the notifications with their placeholders and default texts",
  data: z.array(
    z.object({
      type: settableType,
      /** Each placeholder with an example in English: `amount` for `{amount}`. */
      placeholders: z.array(z.object({ name: z.string(), example: z.string() })),
      texts: z.record(notificationLanguage, wording),
    }),
  ),
});
export const previewNotification = defineCall("POST", "/v1/admin/notification-texts/{type}/preview", {
  permission: "settings.read",
  summary: "Preview a notification's email in each language with sample data; stores nothing",
  params: z.object({ type: settableType }),
  body: z.object({ value: notificationWordings }),
  data: z.array(z.object({ language: notificationLanguage, subject: z.string(), text: z.string() })),
});

export const getContactDetails = defineCall("GET", "/v1/contact-details", {
  summary: "Retrieve the operator's contact details",
  data: settingsSchemas.contact,
});

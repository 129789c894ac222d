import { z } from "zod";
import { defineCall, stepsOf } from "./call.ts";
import { id, instant } from "./identifiers.ts";
import { currency } from "./money.ts";
import { notificationLanguage } from "./notification-settings.ts";
import { settableTypes } from "./notification-types.ts";
import { notificationWordings, settingsSchemas, wording } from "./settings.ts";
import { takesSecondAdmin, type SettingsArea } from "./settings-areas.ts";

const person = z.object({ id, name: z.string(), email: z.string() });

/** One change of an area: asked for, in force at once or by a second admin's word, or refused. */
const change = <Value extends z.ZodType>(value: Value) =>
  z.object({
    id,
    state: z.enum(["proposed", "in_force", "refused"]),
    /** The version it makes of the area's settings. */
    version: z.int(),
    value,
    /** What it would take the place of. */
    before: value,
    requestedBy: person,
    requestedAt: instant,
    decidedBy: person.nullable(),
    decidedAt: instant.nullable(),
  });

/** An area as it stands. */
export const currentSettings = <Value extends z.ZodType>(value: Value) =>
  z.object({
    /** 0: as the program came, never changed. */
    version: z.int(),
    value,
    currency,
    /** What waits for a second admin; `canDecide` where the asking one may. */
    proposal: change(value).extend({ canDecide: z.boolean() }).nullable(),
    /** The latest changes that were decided on, newest first. */
    history: z.array(change(value)),
  });

/** How many changes an area's history shows. */
export const shownChanges = 20;

function areaCalls<Area extends SettingsArea>(area: Area) {
  const value = settingsSchemas[area] as (typeof settingsSchemas)[Area];
  const path = `/v1/admin/settings/${area}` as const;
  return {
    read: defineCall("GET", path, {
      permission: "settings.read",
      summary: `The settings of ${area}: what is in force, what waits, what was`,
      data: currentSettings(value),
    }),
    change: defineCall("PUT", path, {
      permission: "settings.write",
      ...(takesSecondAdmin(area) && { stepUp: true }),
      summary: `Change the settings of ${area}; those about money wait for a second admin`,
      // The version that was seen: what was changed since is not written over.
      body: z.object({ version: z.int().min(0), value }),
      data: currentSettings(value),
      idempotencyKey: "optional",
    }),
  };
}

/** Reading and changing each area. */
export const settingsCalls = {
  payouts: areaCalls("payouts"),
  checkout: areaCalls("checkout"),
  referrals: areaCalls("referrals"),
  currencies: areaCalls("currencies"),
  contact: areaCalls("contact"),
  notifications: areaCalls("notifications"),
};

export const settingsDecided = z.object({ state: z.enum(["in_force", "refused"]) });
const decide = stepsOf("/v1/admin/settings-proposals/{id}", {
  permission: "settings.write",
  stepUp: true,
  data: settingsDecided,
});
export const approveSettings = decide("approve", { summary: "Put what another admin asked for in force" });
export const refuseSettings = decide("refuse", {
  summary: "Refuse what another admin asked for, or take back an own request",
});

const settableType = z.enum(settableTypes);
export const getNotificationTexts = defineCall("GET", "/v1/admin/notification-texts", {
  permission: "settings.read",
  summary: "The notifications there are, what their texts may name, and how the program words them",
  data: z.array(
    z.object({
      type: settableType,
      /** Each with an example in English, `amount` of `{amount}`. */
      placeholders: z.array(z.object({ name: z.string(), example: z.string() })),
      texts: z.record(notificationLanguage, wording),
    }),
  ),
});
export const previewNotification = defineCall("POST", "/v1/admin/notification-texts/{type}/preview", {
  permission: "settings.read",
  summary: "How a notification's mail reads in each language, with made-up figures; nothing is kept",
  params: z.object({ type: settableType }),
  body: z.object({ value: notificationWordings }),
  data: z.array(z.object({ language: notificationLanguage, subject: z.string(), text: z.string() })),
});

export const getContactDetails = defineCall("GET", "/v1/contact-details", {
  summary: "How people reach who runs this",
  data: settingsSchemas.contact,
});

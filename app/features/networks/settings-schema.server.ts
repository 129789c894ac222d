import { z } from "zod";
import { networkPresetKeys } from "#contract/network-presets/keys.ts";
import {
  clickFormat,
  networkAddress,
  networkAuthentication,
  networkId,
  networkSettings,
  networkStatus,
  newNetworkKey,
  shortestClickReference,
  trackingTemplate,
} from "#contract/networks.ts";
import { hasPlaceholder, unknownPlaceholder } from "#contract/tracking-template.ts";
import { formKey } from "~/components/form/form-key-schema";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

type Words = Translate<Namespaces["networks"]>;

const mostAddresses = 200;

/** The form of a network's settings: the contract's rules with the visitor's texts. */
export function settingsSchema(t: Words) {
  return z
    .object({ ...settingsFields(t), version: z.int().positive(), key: formKey })
    .superRefine(isComplete(t));
}

/** The form of a new network. */
export function newNetworkSchema(t: Words) {
  const error = t("networkKeyWrong");
  return z
    .object({
      ...settingsFields(t),
      preset: z.enum(networkPresetKeys).optional(),
      networkKey: z.string({ error }).trim().refine(fits(newNetworkKey), error),
      key: formKey,
    })
    .superRefine(isComplete(t));
}

function settingsFields(t: Words) {
  const whole = (least: number, most: number) => {
    const error = t("wholeNumber", { least, most });
    return z.number({ error }).int(error).min(least, error).max(most, error);
  };
  return {
    name: z.string({ error: t("nameWrong") }).refine(fits(networkSettings.shape.name), t("nameWrong")),
    status: networkStatus,
    trackingUrl: z.string({ error: t("trackingUrlWrong") }).superRefine(isTemplate(t)),
    publisher: z
      .string()
      .refine(fits(networkId), t("networkIdWrong"))
      .optional()
      .transform((text) => text ?? null),
    clickFormat,
    clickLength: whole(shortestClickReference, 64)
      .optional()
      .transform((length) => length ?? null),
    holdDays: whole(0, 365),
    clickDays: whole(1, 365),
    tracksWithinHours: whole(1, 2160),
    authentication: networkAuthentication,
    addresses: z
      .string()
      .default("")
      .transform((text) => text.split(/\r?\n/))
      .superRefine((lines, context) => {
        for (const [index, line] of lines.entries()) {
          const text = line.trim();
          if (text === "" || networkAddress.safeParse(text).success) continue;
          context.addIssue(t("addressLine", { line: index + 1, text: text.slice(0, 60) }));
        }
      })
      .transform((lines) => lines.map((line) => line.trim()).filter(Boolean))
      .pipe(z.array(z.string()).max(mostAddresses, t("addressesTooMany"))),
  };
}

function isTemplate(t: Words) {
  return (text: string, context: z.RefinementCtx) => {
    const unknown = unknownPlaceholder(text);
    if (unknown !== undefined) context.addIssue(t("placeholderUnknown", { text: unknown.slice(0, 60) }));
    else if (!trackingTemplate.safeParse(text).success) context.addIssue(t("trackingUrlWrong"));
  };
}

function fits(schema: z.ZodType) {
  return (value: string) => schema.safeParse(value).success;
}

interface Settings {
  trackingUrl: string;
  publisher: string | null;
  authentication: string;
  addresses: string[];
}

/** The publisher's id where the tracking URL needs it; and a secret in the address alone proves nothing. */
function isComplete(t: Words) {
  return ({ trackingUrl, publisher, authentication, addresses }: Settings, context: z.RefinementCtx) => {
    if (publisher === null && hasPlaceholder(trackingUrl, "publisher"))
      context.addIssue({ code: "custom", path: ["publisher"], message: t("publisherMissing") });
    if (authentication !== "token" || addresses.length > 0) return;
    context.addIssue({ code: "custom", path: ["addresses"], message: t("addressesNeeded") });
  };
}

/** Inputs of the calls and those of the forms. */
export const settingsNames = {
  name: "name",
  status: "status",
  trackingUrl: "trackingUrl",
  publisher: "publisher",
  clickLength: "clickLength",
  holdDays: "holdDays",
  clickDays: "clickDays",
  tracksWithinHours: "tracksWithinHours",
  addresses: "addresses",
  key: "networkKey",
};

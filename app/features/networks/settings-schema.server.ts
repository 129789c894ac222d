import { z } from "zod";
import {
  networkAddress,
  networkAuthentication,
  networkSettings,
  networkStatus,
  newNetworkKey,
  trackingTemplate,
} from "#contract/networks.ts";
import { formKey } from "~/components/form/form-key-schema";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

type Words = Translate<Namespaces["networks"]>;

const mostAddresses = 200;

/** The form of a network's settings: the contract's rules with the visitor's texts. */
export function settingsSchema(t: Words) {
  return z
    .object({ ...settingsFields(t), version: z.int().positive(), key: formKey })
    .superRefine(provesItself(t));
}

/** The form of a new network. */
export function newNetworkSchema(t: Words) {
  const error = t("networkKeyWrong");
  return z
    .object({
      ...settingsFields(t),
      networkKey: z.string({ error }).trim().refine(fits(newNetworkKey), error),
      key: formKey,
    })
    .superRefine(provesItself(t));
}

function settingsFields(t: Words) {
  const whole = (least: number, most: number) => {
    const error = t("wholeNumber", { least, most });
    return z.number({ error }).int(error).min(least, error).max(most, error);
  };
  return {
    name: z.string({ error: t("nameWrong") }).refine(fits(networkSettings.shape.name), t("nameWrong")),
    status: networkStatus,
    trackingUrl: z
      .string({ error: t("trackingUrlWrong") })
      .refine(fits(trackingTemplate), t("trackingUrlWrong")),
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

function fits(schema: z.ZodType) {
  return (value: string) => schema.safeParse(value).success;
}

/** A secret in the address alone proves nothing. */
function provesItself(t: Words) {
  return (
    { authentication, addresses }: { authentication: string; addresses: string[] },
    context: z.RefinementCtx,
  ) => {
    if (authentication !== "token" || addresses.length > 0) return;
    context.addIssue({ code: "custom", path: ["addresses"], message: t("addressesNeeded") });
  };
}

/** Inputs of the calls and those of the forms. */
export const settingsNames = {
  name: "name",
  trackingUrl: "trackingUrl",
  holdDays: "holdDays",
  clickDays: "clickDays",
  tracksWithinHours: "tracksWithinHours",
  addresses: "addresses",
  key: "networkKey",
};

import { z } from "zod";
import { networkPresetKeys } from "#contract/networks/presets/keys.ts";
import {
  clickFormat,
  networkAddress,
  networkAuthentication,
  networkId,
  networkSettings,
  type NetworkSignature,
  networkSignature,
  networkStatus,
  newNetworkKey,
  payableRule,
  minClickReferenceLength,
  trackingTemplate,
} from "#contract/networks/networks.ts";
import { hasPlaceholder, unknownPlaceholder } from "#contract/networks/tracking-template.ts";
import { formKey } from "~/components/form/form-key-schema";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

type Words = Translate<Namespaces["networks"]>;

const maxAddresses = 200;

/** Returns the schema of a network's settings: the contract's rules with translated errors. */
export function settingsSchema(t: Words) {
  return z
    .object({ ...settingsFields(t), version: z.int().positive(), key: formKey })
    .superRefine(checkRequiredFields(t));
}

/** Returns the schema of the form that adds a network. */
export function newNetworkSchema(t: Words) {
  const error = t("networkKeyWrong");
  return z
    .object({
      ...settingsFields(t),
      preset: z.enum(networkPresetKeys).optional(),
      networkKey: z.string({ error }).trim().refine(conformsTo(newNetworkKey), error),
      key: formKey,
    })
    .superRefine(checkRequiredFields(t));
}

function settingsFields(t: Words) {
  const wholeNumber = (least: number, most: number) => {
    const error = t("wholeNumber", { least, most });
    return z.number({ error }).int(error).min(least, error).max(most, error);
  };
  const optionalDays = wholeNumber(0, 365)
    .optional()
    .transform((days) => days ?? null);
  return {
    name: z.string({ error: t("nameWrong") }).refine(conformsTo(networkSettings.shape.name), t("nameWrong")),
    status: networkStatus,
    trackingUrl: z.string({ error: t("trackingUrlWrong") }).superRefine(checkTemplate(t)),
    publisher: z
      .string()
      .refine(conformsTo(networkId), t("networkIdWrong"))
      .optional()
      .transform((text) => text ?? null),
    clickFormat,
    clickLength: wholeNumber(minClickReferenceLength, 64)
      .optional()
      .transform((length) => length ?? null),
    payableRule,
    holdDays: wholeNumber(0, 365),
    usualDaysFrom: optionalDays,
    usualDaysTo: optionalDays,
    clickDays: wholeNumber(1, 365),
    tracksWithinHours: wholeNumber(1, 2160),
    authentication: networkAuthentication,
    signatureHeader: headerNameField(t),
    signatureParameter: z
      .string()
      .refine((text) => networkSignature.shape.parameter.safeParse(text).success, t("parameterNameWrong"))
      .optional(),
    signatureEncoding: networkSignature.shape.encoding.default("hex"),
    signaturePrefix: z.string().max(20, t("signaturePrefixWrong")).default(""),
    signatureContent: networkSignature.shape.content.default("body"),
    signatureTimeHeader: headerNameField(t),
    signatureSeparator: z.string().max(4, t("signatureSeparatorWrong")).default(""),
    needsConfirmation: z.boolean().default(false),
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
      .pipe(z.array(z.string()).max(maxAddresses, t("addressesTooMany"))),
  };
}

function checkTemplate(t: Words) {
  return (text: string, context: z.RefinementCtx) => {
    const unknown = unknownPlaceholder(text);
    if (unknown !== undefined) context.addIssue(t("placeholderUnknown", { text: unknown.slice(0, 60) }));
    else if (!trackingTemplate.safeParse(text).success) context.addIssue(t("trackingUrlWrong"));
  };
}

function conformsTo(schema: z.ZodType) {
  return (value: string) => schema.safeParse(value).success;
}

function headerNameField(t: Words) {
  return z.string().refine(conformsTo(networkSignature.shape.header), t("headerNameWrong")).optional();
}

interface Settings {
  trackingUrl: string;
  publisher: string | null;
  authentication: string;
  signatureHeader?: string | undefined;
  signatureParameter?: string | undefined;
  signatureContent: string;
  signatureTimeHeader?: string | undefined;
}

/**
 * Returns a check that requires the publisher's id if the tracking URL contains its placeholder, and the
 * headers if the network has its own signature format.
 */
function checkRequiredFields(t: Words) {
  return (settings: Settings, context: z.RefinementCtx) => {
    const addIssueAt = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (settings.publisher === null && hasPlaceholder(settings.trackingUrl, "publisher"))
      addIssueAt("publisher", t("publisherMissing"));
    if (settings.authentication !== "signature") return;
    if (!settings.signatureHeader && !settings.signatureParameter)
      addIssueAt("signatureHeader", t("headerNameWrong"));
    if (settings.signatureContent === "time_and_body" && !settings.signatureTimeHeader)
      addIssueAt("signatureTimeHeader", t("headerNameWrong"));
  };
}

type SettingsForm = z.output<z.ZodObject<ReturnType<typeof settingsFields>>>;

/** Converts the form's values to settings as the calls expect them. */
export function toSettings<Form extends SettingsForm>({
  signatureHeader,
  signatureParameter,
  signatureEncoding,
  signaturePrefix,
  signatureContent,
  signatureTimeHeader,
  signatureSeparator,
  ...settings
}: Form) {
  const signature: NetworkSignature | null =
    signatureHeader === undefined && signatureParameter === undefined
      ? null
      : {
          header: signatureHeader ?? "x-signature",
          ...(signatureParameter !== undefined && { parameter: signatureParameter }),
          encoding: signatureEncoding,
          prefix: signaturePrefix,
          content: signatureContent,
          timeHeader: signatureTimeHeader ?? "x-timestamp",
          separator: signatureSeparator,
        };
  return { ...settings, signature };
}

/** Maps inputs of the calls to fields of the forms. */
export const settingsNames = {
  name: "name",
  status: "status",
  trackingUrl: "trackingUrl",
  publisher: "publisher",
  clickLength: "clickLength",
  holdDays: "holdDays",
  usualDaysTo: "usualDaysTo",
  clickDays: "clickDays",
  tracksWithinHours: "tracksWithinHours",
  addresses: "addresses",
  "signature.header": "signatureHeader",
  "signature.parameter": "signatureParameter",
  "signature.timeHeader": "signatureTimeHeader",
  key: "networkKey",
};

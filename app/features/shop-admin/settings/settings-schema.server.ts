import { z } from "zod";
import { parseAmount, parsePercentage, type ParsedAmount } from "#contract/money/amount.ts";
import { id } from "#contract/text/identifiers.ts";
import { maxFeeShare } from "#contract/settings/settings-areas.ts";
import { emailAddressField } from "~/components/form/email-address";
import { formKey } from "~/components/form/form-key-schema";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { SettingsField } from "./field-types";
import { parseRateLines } from "./rates-text.server";

interface SchemaContext {
  t: Translate<Namespaces["settings"]>;
  currency: string;
  language: Language;
}

/** Returns the schema of a form with these fields, by input name. The rules are those of the contract. */
export function settingsSchema(inputs: SettingsField[], options: SchemaContext) {
  const fields = inputs.map((field) => [field.name, inputOf(field, options)] as const);
  return z.object({
    key: formKey,
    version: z.coerce.number().int().min(0),
    ...(Object.fromEntries(fields) as Record<string, z.ZodType>),
  });
}

/** The schema of a decision on a proposed change. */
export const decisionSchema = z.object({ key: formKey, proposal: id });

function inputOf(field: SettingsField, options: SchemaContext): z.ZodType {
  const { t } = options;
  const text = z.string().max(64, t("invalid"));
  switch (field.kind) {
    case "flag":
      return z
        .literal("on")
        .optional()
        .transform((on) => on !== undefined);
    case "money":
      return z
        .string({ error: t("missing") })
        .max(64, t("amountInvalid"))
        .transform(
          amountField((typed) => parseAmount(typed, options.currency, options.language), t("amountInvalid")),
        );
    case "share":
      return text
        .default("0")
        .transform(amountField((typed) => parsePercentage(typed, options.language), t("shareInvalid")))
        .refine((points) => points <= maxFeeShare, t("shareInvalid"));
    case "count":
      return z.coerce
        .number({ error: t("countInvalid") })
        .int(t("countInvalid"))
        .min(0, t("countInvalid"))
        .max(1_000, t("countInvalid"));
    case "date":
      return z.union([z.literal(""), z.iso.date(t("dateInvalid"))]).default("");
    case "rates":
      return z
        .string()
        .max(field.longest ?? 64, t("invalid"))
        .default("")
        .transform((typed, context) => {
          const parsed = parseRateLines(typed, options);
          if ("rates" in parsed) return parsed.rates;
          context.addIssue({ code: "custom", message: parsed.problem });
          return z.NEVER;
        });
    case "email":
      return z.union([z.literal(""), emailAddressField(t("emailInvalid"))]).default("");
    case "accountNumber":
      return z
        .string({ error: t("accountNumberInvalid") })
        .trim()
        .max(field.longest ?? 64, t("invalid"))
        .regex(/^\d{3}[0-9A-Za-z]*$/, t("accountNumberInvalid"));
    case "accountName":
      return z
        .string({ error: t("accountNameInvalid") })
        .trim()
        .max(field.longest ?? 64, t("invalid"))
        .regex(/^[^\t\r\n|]+$/, t("accountNameInvalid"));
    case "line":
    case "lines":
      return z
        .string()
        .max(field.longest ?? 64, t("invalid"))
        .default("");
  }
}

function amountField(reader: (typed: string) => ParsedAmount, problem: string) {
  return (typed: string, context: z.RefinementCtx): number => {
    const parsed = reader(typed);
    if (parsed.ok) return parsed.amount;
    context.addIssue({ code: "custom", message: problem });
    return z.NEVER;
  };
}

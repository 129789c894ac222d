import { data } from "react-router";
import { z } from "zod";
import { parseExactPercentage } from "#contract/money/amount.ts";
import { id } from "#contract/text/identifiers.ts";
import { invoiceLanguages } from "#contract/invoices/invoice-limits.ts";
import { changeBilling, changeIssuer } from "#contract/invoices/invoices.ts";
import { readBic, readBicOfIban } from "#contract/text/input/bic.ts";
import { readIban } from "#contract/text/input/iban.ts";
import { readAchCompanyId, readRoutingNumber } from "#contract/text/input/us-account.ts";
import { problemText } from "#contract/text/input/problem-texts.ts";
import { emailAddressField } from "~/components/form/email-address";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { parsedField } from "~/components/form/parsed-field.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";

interface BillingRequest {
  provider: ProviderClient;
  t: Translate<Namespaces["invoices"]>;
  language: Language;
  url: URL;
  form: FormData;
}

function schemaOf(t: BillingRequest["t"], language: Language) {
  const percent = z
    .string()
    .default("")
    .transform((text, context) => {
      if (text.trim() === "") return 0;
      const parsed = parseExactPercentage(text, language);
      if (parsed.ok && parsed.amount <= 10_000) return parsed.amount;
      context.addIssue({ code: "custom", message: t("unread_percentage") });
      return z.NEVER;
    });
  const party = {
    name: z
      .string({ error: t("nameMissing") })
      .trim()
      .min(1, t("nameMissing"))
      .max(120),
    address: z.string().max(400).default(""),
    email: z.union([z.literal(""), emailAddressField(t("toInvalid"))]).default(""),
    taxId: z.string().max(120).default(""),
  };
  return z.discriminatedUnion("intent", [
    z
      .object({
        intent: z.literal("issuer"),
        version: z.coerce.number().int(),
        ...party,
        bank: z.string().max(120).default(""),
        iban: parsedField(readIban, language),
        bic: parsedField(readBic, language),
        achRouting: parsedField(readRoutingNumber, language),
        achCompanyId: parsedField(readAchCompanyId, language),
      })
      .superRefine(({ iban, bic }, { addIssue }) => {
        const problem = problemOfPair(iban, bic, language);
        if (problem) addIssue({ code: "custom", path: ["bic"], message: problem });
      }),
    z.object({
      intent: z.literal("network"),
      version: z.string().max(64),
      network: id,
      ...party,
      language: z.enum(invoiceLanguages),
      termDays: z.coerce
        .number({ error: t("termInvalid") })
        .int(t("termInvalid"))
        .min(0, t("termInvalid"))
        .max(365, t("termInvalid")),
      tax1: percent,
      tax2: percent,
    }),
  ]);
}

/** Returns why a BIC doesn't belong to an IBAN; `null` if it does, or if either is missing or invalid. */
function problemOfPair(iban: string, bic: string, language: Language): string | null {
  const [account, bank] = [readIban(iban), readBic(bic)];
  if (!account.ok || !bank.ok) return null;
  const reading = readBicOfIban(bank.value, account.value);
  return reading.ok ? null : problemText(language, reading.problem, reading.details);
}

/** Saves the issuer or the billing details of a network. */
export async function saveBilling({ provider, t, language, url, form }: BillingRequest) {
  const submission = parseForm(form, { schema: schemaOf(t, language) });
  if (submission.status !== "success")
    return data({ form: "party" as const, result: submission.reply() }, { status: 400 });
  const fields = submission.value;
  try {
    if (fields.intent === "issuer") {
      const { intent: _, ...body } = fields;
      const { data: current } = await provider.call(changeIssuer, { body });
      const title = t(current.proposal ? "issuerRequested" : "billingSaved");
      return await redirectWithToast(url.pathname, { tone: "success", title });
    }
    const { intent: _, network, ...body } = fields;
    await provider.call(changeBilling, { params: { id: network }, body });
    return await redirectWithToast(url.pathname, { tone: "success", title: t("billingSaved") });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, {
      name: "name",
      email: "email",
      iban: "iban",
      bic: "bic",
      achRouting: "achRouting",
      achCompanyId: "achCompanyId",
    });
    return data({ form: "party" as const, result }, { status });
  }
}

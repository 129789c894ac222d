import { data } from "react-router";
import { z } from "zod";
import {
  changeInvoice,
  createInvoice,
  getInvoiceSummary,
  type Invoice,
} from "#contract/invoices/invoices.ts";
import { boundedDay } from "#contract/text/identifiers.ts";
import { formKey } from "~/components/form/form-key-schema";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { localizedPath } from "~/navigation/localized-path";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { invoicePath } from "../invoice-paths";
import {
  applyLineButton,
  type InvoiceInput,
  invoiceFields,
  lineField,
  parsePrintTerms,
} from "./invoice-input";
import { parseInvoiceLines } from "./parse-invoice-lines";

interface ActionInput {
  provider: ProviderClient;
  t: Translate<Namespaces["invoices"]>;
  language: Language;
  /** The id of the draft to change; absent for a new one. */
  invoice?: string;
  form: FormData;
}

const schema = z.object({ key: formKey, version: z.coerce.number().int().positive().optional() });

/** Saves a draft, once per form key. If a line button was pressed, returns the changed form instead. */
export async function saveInvoice({ provider, t, language, invoice, form }: ActionInput) {
  const submission = parseForm(form, { schema, also: invoiceFields });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  // A change has to name the version it is based on, so that it can't overwrite another admin's change.
  if (invoice !== undefined && submission.value.version === undefined)
    throw new Response(null, { status: 400 });
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)])) as InvoiceInput;
  const intent = String(form.get("intent") ?? "save");
  const changedInput = applyLineButton(typed, intent);
  if (changedInput) return data({ result: submission.reply(), input: changedInput });
  const { currency } = (await provider.call(getInvoiceSummary)).data;
  const { lines, problems } = parseInvoiceLines(typed, { currency, language });
  const fieldErrors: Record<string, string[]> = Object.fromEntries(
    Object.entries(problems).map(([name, why]) => [name, [t(`unread_${why}`)]]),
  );
  for (const name of ["issuedOn", "dueOn"])
    if (typed[name] && !boundedDay.safeParse(typed[name]).success) fieldErrors[name] = [t("dayInvalid")];
  if (!invoice && !typed.network) fieldErrors.network = [t("networkMissing")];
  if (Object.keys(fieldErrors).length > 0)
    return data({ result: submission.reply({ fieldErrors }), input: typed }, { status: 400 });
  const { key, version } = submission.value;
  const body = {
    issuedOn: typed.issuedOn || null,
    dueOn: typed.dueOn || null,
    note: typed.note ?? "",
    print: parsePrintTerms(typed),
    lines,
  };
  try {
    const saved = await save(provider, {
      request: body,
      invoice,
      network: typed.network ?? "",
      version,
      key,
    });
    return await redirectWithToast(localizedPath(invoicePath(saved.id), language), {
      tone: "success",
      title: t("saved"),
    });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
    const inputErrors = Object.entries(error.fields ?? {}).map(
      ([input, words]) => [fieldName(input), words] as const,
    );
    const errors =
      inputErrors.length > 0
        ? { fieldErrors: Object.fromEntries(inputErrors) }
        : { formErrors: [error.message] };
    return data({ result: submission.reply(errors), input: typed }, { status: error.status });
  }
}

interface InvoiceSave {
  request: {
    issuedOn: string | null;
    dueOn: string | null;
    note: string;
    print: ReturnType<typeof parsePrintTerms>;
    lines: ReturnType<typeof parseInvoiceLines>["lines"];
  };
  invoice: string | undefined;
  network: string;
  version: number | undefined;
  key: string;
}

async function save(
  provider: ProviderClient,
  { request, invoice, network, version, key }: InvoiceSave,
): Promise<Invoice> {
  const once = { idempotencyKey: key };
  if (invoice === undefined || version === undefined)
    return (await provider.call(createInvoice, { body: { ...request, network } }, once)).data;
  return (
    await provider.call(changeInvoice, { params: { id: invoice }, body: { ...request, version } }, once)
  ).data;
}

/** Returns the form field for an input of the provider: `lines.1.price` is the price of the second line. */
function fieldName(input: string): string {
  if (input === "print.salesperson") return "salesperson";
  const [, row, part] = /^lines\.(\d+)\.(\w+)$/.exec(input) ?? [];
  return row === undefined ? input : lineField(Number(row), part as "price");
}

import { data } from "react-router";
import { z } from "zod";
import { maxSelected } from "#contract/calls/bulk.ts";
import { day } from "#contract/text/identifiers.ts";
import { listInvoices, type ListedInvoice, paymentMethod } from "#contract/invoices/invoices.ts";
import { decideInvoices } from "#contract/invoices/invoices-bulk.ts";
import { formKey } from "~/components/form/form-key-schema";
import { parseForm } from "~/components/form/parse-form.server";
import { loadSelection, type BulkSelection } from "~/features/administration/load-selection.server";
import { selectedRows, versionedId } from "~/features/administration/bulk-schema";
import { sendBulkAction } from "~/features/administration/send-bulk-action.server";
import { recordSearch } from "~/features/administration/record-search";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { type BulkStep, bulkSteps, isPossible } from "./bulk-steps";

export type InvoiceSelection = BulkSelection<ListedInvoice, BulkStep>;

/** Loads the invoices selected for a bulk action, if the URL contains any. */
export function loadBulk(
  provider: ProviderClient,
  parameters: URLSearchParams,
): Promise<InvoiceSelection | null> {
  return loadSelection(parameters, {
    steps: bulkSteps,
    find: (ids) => provider.call(listInvoices, { query: { ids, limit: maxSelected } }),
    isPossible,
  });
}

interface Confirmation {
  provider: ProviderClient;
  t: Translate<Namespaces["invoices"]>;
  url: URL;
  form: FormData;
}

// The time limit in milliseconds, which is enough to generate a hundred PDFs.
const deadline = 30_000;

/** Performs an action on the selected invoices, once per form key. */
export async function applyBulkStep({ provider, t, url, form }: Confirmation) {
  const selection = { ids: selectedRows(versionedId), key: formKey };
  const schema = z.discriminatedUnion("step", [
    z.object({ step: z.literal("send"), ...selection }),
    z.object({ step: z.literal("discard"), ...selection }),
    z.object({
      step: z.literal("pay"),
      ...selection,
      paidOn: z
        .string({ error: t("dayInvalid") })
        .refine((text) => day.safeParse(text).success, t("dayInvalid")),
      method: paymentMethod,
    }),
  ]);
  const submission = parseForm(form, { schema });
  if (submission.status !== "success")
    return data({ outcome: undefined, result: submission.reply() }, { status: 400 });
  const { ids: invoices, key, ...options } = submission.value;
  const target = new URL(url.pathname + recordSearch(url.search), url);
  target.searchParams.delete("discarded");
  // The URL contains the ids of the discarded drafts, so that they can be restored even after a reload.
  if (options.step === "discard")
    for (const draft of invoices) target.searchParams.append("discarded", draft.id);
  return sendBulkAction({
    submission,
    send: () =>
      provider.call(
        decideInvoices,
        { body: { invoices, decision: options } },
        { idempotencyKey: key, deadline },
      ),
    doneText: (count) => t(`bulkDone_${options.step}`, { count }),
    back: target.pathname + target.search,
    inputs: { paidOn: "paidOn" },
  });
}

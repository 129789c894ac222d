import { data } from "react-router";
import { z } from "zod";
import { restoreInvoice } from "#contract/invoices/invoice-drafts.ts";
import { id } from "#contract/text/identifiers.ts";
import { formKey } from "~/components/form/form-key-schema";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { selectedRows } from "~/features/administration/bulk-schema";
import { recordSearch } from "~/features/administration/record-search";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";

interface ActionInput {
  provider: ProviderClient;
  t: Translate<Namespaces["invoices"]>;
  url: URL;
  form: FormData;
}

/** Restores discarded drafts, once per form key. Stops at the first draft that can't be restored. */
export async function restoreDiscarded({ provider, t, url, form }: ActionInput) {
  const submission = parseForm(form, { schema: z.object({ discarded: selectedRows(id), key: formKey }) });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { discarded, key } = submission.value;
  try {
    for (const draft of discarded)
      await provider.call(restoreInvoice, { params: { id: draft } }, { idempotencyKey: key });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
    return data({ result: submission.reply({ formErrors: [error.message] }) }, { status: error.status });
  }
  const target = new URL(url.pathname + recordSearch(url.search), url);
  target.searchParams.delete("discarded");
  const title = t("done_restore", { count: discarded.length });
  return redirectWithToast(target.pathname + target.search, { tone: "success", title });
}

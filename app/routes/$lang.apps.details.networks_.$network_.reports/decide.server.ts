import { data } from "react-router";
import { z } from "zod";
import { discardPostback, replayPostback } from "#contract/networks/admin-postbacks.ts";
import { id } from "#contract/text/identifiers.ts";
import { formKey } from "~/components/form/form-key-schema";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { recordSearch } from "~/features/administration/record-search";

interface DecisionRequest {
  provider: ProviderClient;
  t: Translate<Namespaces["networks"]>;
  url: URL;
  intent: "replay" | "discard";
  form: FormData;
}

const maxReasonLength = 500;

/**
 * Processes a quarantined report again or dismisses it, once per form key. Redirects to it with a toast. If
 * that is refused, returns the form with the reason.
 */
export async function decideReport({ provider, t, url, intent, form }: DecisionRequest) {
  const submission = parseForm(form, {
    schema: z.object({ report: id, key: formKey, reason: z.string().trim().optional() }),
  });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const { report, key: idempotencyKey, reason = "" } = submission.value;
  if (intent === "discard" && (reason === "" || reason.length > maxReasonLength)) {
    const fieldErrors = { reason: [t("discardReasonMissing")] };
    return data({ result: submission.reply({ fieldErrors }) }, { status: 400 });
  }
  const params = { id: report };
  try {
    if (intent === "replay") await provider.call(replayPostback, { params }, { idempotencyKey });
    else await provider.call(discardPostback, { params, body: { reason } }, { idempotencyKey });
    return await redirectWithToast(url.pathname + recordSearch(url.search, { view: report }), {
      tone: "success",
      title: intent === "replay" ? t("replayed") : t("discarded"),
    });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return data({ result: submission.reply({ formErrors: [error.message] }) }, { status: error.status });
  }
}

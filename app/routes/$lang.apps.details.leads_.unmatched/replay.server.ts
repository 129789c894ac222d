import { data } from "react-router";
import { z } from "zod";
import { replayPostback } from "#contract/networks/admin-postbacks.ts";
import { id } from "#contract/text/identifiers.ts";
import { formKey } from "~/components/form/form-key-schema";
import { parseFields } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";

interface ReplayRequest {
  provider: ProviderClient;
  t: Translate<Namespaces["lead-reports"]>;
  url: URL;
  form: FormData;
}

const replayForm = z.object({ id, key: formKey });

/** Processes a report again, once per form key. If that is refused, returns the reason. */
export async function replayReports({ provider, t, url, form }: ReplayRequest) {
  const { id, key } = parseFields(form, replayForm);
  try {
    await provider.call(replayPostback, { params: { id } }, { idempotencyKey: key });
    return await redirectWithToast(url.pathname + url.search, { tone: "success", title: t("replayed") });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
    return data({ problem: error.message }, { status: error.status });
  }
}

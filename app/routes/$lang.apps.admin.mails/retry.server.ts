import { data } from "react-router";
import { z } from "zod";
import { id } from "#contract/text/identifiers.ts";
import { retryMail } from "#contract/notifications/mails.ts";
import { readableEmail } from "#shared/readable-email.ts";
import { formKey } from "~/components/form/form-key-schema";
import { parseFields } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";

const retryForm = z.object({ intent: z.literal("retry"), id, key: formKey });

interface RetryRequest {
  provider: ProviderClient;
  t: Translate<Namespaces["administration"]>;
  url: URL;
  form: FormData;
}

/**
 * Retries an undeliverable mail, once per form key, and redirects back. If that is refused, returns the
 * reason.
 */
export async function retryFromForm({ provider, t, url, form }: RetryRequest) {
  const { id: mailId, key } = parseFields(form, retryForm);
  try {
    const options = { idempotencyKey: key };
    const { data: mail } = await provider.call(retryMail, { params: { id: mailId } }, options);
    return await redirectWithToast(url.pathname + url.search, {
      tone: "success",
      title: t("mailRetried"),
      description: t("mailRetriedText", { to: `\u2066${readableEmail(mail.to)}\u2069` }),
    });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
    return data({ errorMessage: error.message }, { status: error.status });
  }
}

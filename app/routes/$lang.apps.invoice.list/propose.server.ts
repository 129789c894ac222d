import { data } from "react-router";
import { z } from "zod";
import { month, proposeInvoices } from "#contract/invoices/invoices.ts";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";

interface ProposalRequest {
  provider: ProviderClient;
  t: Translate<Namespaces["invoices"]>;
  url: URL;
  form: FormData;
}

/** Creates drafts of invoices for the commission of a month, once per form key. */
export async function propose({ provider, t, url, form }: ProposalRequest) {
  const schema = z.object({
    key: formKey,
    month: z
      .string({ error: t("monthInvalid") })
      .refine((text) => month.safeParse(text).success, t("monthInvalid")),
    network: z.string().max(64).optional(),
  });
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const { key, ...body } = submission.value;
  try {
    const { data: proposed } = await provider.call(proposeInvoices, { body }, { idempotencyKey: key });
    const count = proposed.drafts.length;
    return await redirectWithToast(`${url.pathname}?f.state=draft`, {
      tone: count > 0 ? "success" : "info",
      title: count > 0 ? t("proposed", { count }) : t("proposedNone"),
    });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { month: "month", network: "network" });
    return data({ result }, { status });
  }
}

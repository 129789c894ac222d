import { data } from "react-router";
import { z } from "zod";
import { decideFraudCase, fraudDecisionReason } from "#contract/fraud/admin-fraud.ts";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";

interface DecisionRequest {
  provider: ProviderClient;
  t: Translate<Namespaces["fraud"]>;
  url: URL;
  id: string;
  form: FormData;
}

/** Confirms or clears a case, once per form key. */
export async function decideCase({ provider, t, url, id, form }: DecisionRequest) {
  const submission = parseForm(form, {
    schema: z.object({
      key: formKey,
      intent: z.enum(["clear", "confirm"]),
      reason: z
        .string({ error: t("reasonMissing") })
        .refine((text) => fraudDecisionReason.safeParse(text).success, { error: t("reasonMissing") }),
    }),
  });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const { key: idempotencyKey, intent: decision, reason } = submission.value;
  try {
    const body = { decision, reason };
    await provider.call(decideFraudCase, { params: { id }, body }, { idempotencyKey });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { reason: "reason" });
    return data({ result }, { status });
  }
  return redirectWithToast(url.pathname, { tone: "success", title: t(`done_${decision}`) });
}

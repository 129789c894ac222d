import { data } from "react-router";
import { z } from "zod";
import { id } from "#contract/text/identifiers.ts";
import { decideReferral, referralReason } from "#contract/referrals/referrals.ts";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";

interface DecisionRequest {
  provider: ProviderClient;
  t: Translate<Namespaces["referral-admin"]>;
  url: URL;
  form: FormData;
}

/** Pays or refuses a bonus, once per form key. If the form is invalid, returns it with its errors. */
export async function submitDecision({ provider, t, url, form }: DecisionRequest) {
  const isReason = (text: string) => referralReason.safeParse(text).success;
  const schema = z.object({
    key: formKey,
    referral: id,
    intent: z.enum(["pay", "refuse"]),
    reason: z.string({ error: t("reasonInvalid") }).refine(isReason, t("reasonInvalid")),
  });
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const { key, referral, intent: step, reason } = submission.value;
  try {
    const call = { params: { id: referral }, body: { step, reason } };
    await provider.call(decideReferral, call, { idempotencyKey: key });
    const title = t(step === "pay" ? "paid" : "refused");
    return await redirectWithToast(url.pathname + url.search, { tone: "success", title });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { reason: "reason" });
    return data({ result }, { status });
  }
}

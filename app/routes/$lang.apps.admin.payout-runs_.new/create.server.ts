import { data } from "react-router";
import { z } from "zod";
import { createPayoutRun } from "#contract/payout-runs/payout-runs.ts";
import { railKeys, railProfiles } from "#contract/payout-runs/rails.ts";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { payoutRunPath } from "~/features/payout-runs/paths";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";

const amount = z.coerce.number().int().nonnegative().optional();
const schema = z.object({
  rail: z.enum(railKeys),
  profile: z.enum(railProfiles),
  olderThanDays: z.coerce.number().int().nonnegative().optional(),
  minimum: amount,
  maximum: amount,
  key: formKey,
});

/** Creates a draft, once per form key, and redirects to it. */
export async function createRun(context: RequestContext, form: FormData) {
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const { key: idempotencyKey, ...body } = submission.value;
  try {
    const { data: run } = await providerClient(context).call(createPayoutRun, { body }, { idempotencyKey });
    const title = getTranslation(context, "payout-runs")("createdToast", { number: `CL${run.number}` });
    const path = localizedPath(payoutRunPath(run.id), getLocale(context));
    return await redirectWithToast(path, { tone: "success", title });
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    return data({ result }, { status });
  }
}

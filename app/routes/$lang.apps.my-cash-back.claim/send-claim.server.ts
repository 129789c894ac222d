import { data } from "react-router";
import { parseAmount } from "#contract/money/amount.ts";
import { listClaimable, sendClaim as sendClaimCall } from "#contract/claims/claims.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { amountProblem } from "~/features/withdrawals/amount-text";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { claimSchema } from "./schema.server";

/** The screen's path without language prefix. */
const claimPath = "/apps/my-cash-back/claim";

/** Returns the path to redirect to after a claim was submitted. The list highlights the claim. */
function claimSentPath(id: string): string {
  return `${claimPath}?sent=${encodeURIComponent(id)}`;
}

const names = {
  clickId: "clickId",
  orderNumber: "orderNumber",
  orderedOn: "orderedOn",
  orderAmount: "orderAmount",
  proof: "proof",
};
// The time limit for the provider call that uploads the file, in milliseconds.
const uploadTime = 10_000;
// Browsers can't restore the content of a file input.
const hideFields = ["proof"];

/**
 * Submits a claim, once per form key, and redirects to the list. If the form is invalid, returns it with its
 * errors and its values, except the file.
 */
export async function sendClaim(context: RequestContext, form: FormData) {
  const provider = providerClient(context);
  const [language, t] = [getLocale(context), getTranslation(context, "claims")];
  const submission = parseForm(form, { schema: claimSchema(t) });
  if (submission.status !== "success") return reject(submission.reply({ hideFields }), 400);
  const { key, proof, orderAmount: typedAmount, ...fields } = submission.value;
  try {
    const { currency } = (await provider.call(listClaimable)).meta;
    const amount = parseAmount(typedAmount, currency, language);
    if (!amount.ok || amount.amount === 0) {
      const amountTexts = getTranslation(context, "withdrawals");
      const problem = amountProblem(typedAmount, currency, language, amountTexts) ?? t("amountZero");
      return reject(submission.reply({ fieldErrors: { orderAmount: [problem] }, hideFields }), 400);
    }
    const content = Buffer.from(await proof.arrayBuffer()).toString("base64");
    const body = { ...fields, orderAmount: amount.amount, proof: content };
    const { data: claim } = await provider.call(
      sendClaimCall,
      { body },
      { idempotencyKey: key, deadline: uploadTime },
    );
    return await redirectWithToast(localizedPath(claimSentPath(claim.id), language), {
      tone: "success",
      title: t("sent"),
    });
  } catch (error) {
    const { result, status, isOutcomeUnknown } = replyWithError(submission, error, names, hideFields);
    return reject(result, status, isOutcomeUnknown);
  }
}

function reject(result: SubmissionResult, status: number, isOutcomeUnknown = false) {
  return data({ result, isOutcomeUnknown }, { status });
}

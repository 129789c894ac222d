import { data, redirect } from "react-router";
import { parseAmount } from "#contract/money/amount.ts";
import { getWithdrawalLimits, requestWithdrawal } from "#contract/withdrawals/withdrawals.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { parseForm } from "~/components/form/parse-form.server";
import { localizedPath } from "~/navigation/localized-path";
import { stepSearch, withdrawPath } from "./addresses";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { confirmationSchema } from "./schemas.server";
import type { Visit } from "./visit.server";

/**
 * Requests the withdrawal, once per form key: submitting the form twice returns the same withdrawal. If the
 * request is refused, the form shows the reason and the loader returns to the step that must be corrected.
 */
export async function confirmWithdrawal({ provider, language, t }: Visit, form: FormData) {
  const submission = parseForm(form, { schema: confirmationSchema(t) });
  if (submission.status !== "success") {
    return reject(submission.reply({ hideFields: ["password"] }), 400);
  }
  const { method, amount: typedAmount, fee, key, password } = submission.value;
  try {
    const { data: limits } = await provider.call(getWithdrawalLimits);
    const amount = parseAmount(typedAmount, limits.currency, language);
    if (!amount.ok || amount.amount === 0) return reject(submission.reply({ hideFields: ["password"] }), 422);
    const body = { payoutMethodId: method, amount: amount.amount, password, fee };
    const { data: created } = await provider.call(requestWithdrawal, { body }, { idempotencyKey: key });
    return redirect(
      localizedPath(withdrawPath + stepSearch({ step: "done", withdrawal: created.id }), language),
    );
  } catch (error) {
    const { result, status, isOutcomeUnknown } = replyWithError(submission, error, { password: "password" }, [
      "password",
    ]);
    return reject(result, status, isOutcomeUnknown);
  }
}

function reject(result: SubmissionResult, status: number, isOutcomeUnknown = false) {
  return data({ form: "confirm" as const, result, isOutcomeUnknown }, { status });
}

import { data } from "react-router";
import {
  adjustBalance,
  approveAdjustment,
  endUserSessions,
  refuseAdjustment,
  restoreUser,
  suspendUser,
} from "#contract/admin-users.ts";
import { formRefusal } from "~/components/form/form-refusal.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { type StepTexts, stepSchema, type TakenStep } from "./step-schema.server";
import { userSearch } from "./user-search";

interface Asked {
  provider: ProviderClient;
  texts: StepTexts;
  url: URL;
  form: FormData;
}

/**
 * Takes a step on a user's page, once for the form's key: back to the page with a toast, or the form with why
 * not ("already decided by …" when another admin was faster).
 */
export async function takeStep({ provider, texts, url, form }: Asked) {
  const submission = parseForm(form, { schema: stepSchema(texts) });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const step = submission.value;
  try {
    const done = await applyChange(provider, step);
    return await redirectWithToast(url.pathname + userSearch(url.search, { view: step.user }), {
      tone: "success",
      title: texts.t(`done_${done}`),
    });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // An approval has no amount to correct: what is wrong with it concerns the form.
    const isAtField = step.step === "adjust" || step.step === "suspend" || step.step === "restore";
    const { fields, rest } = formRefusal(error, isAtField ? { reason: "reason", amount: "amount" } : {});
    const result = submission.reply({ fieldErrors: fields, formErrors: rest });
    return data({ result }, { status: error.status });
  }
}

async function applyChange(
  provider: ProviderClient,
  step: TakenStep,
): Promise<TakenStep["step"] | "adjust_waits"> {
  const params = { id: step.user };
  const once = { idempotencyKey: step.key };
  switch (step.step) {
    case "suspend":
    case "restore": {
      const call = step.step === "suspend" ? suspendUser : restoreUser;
      await provider.call(call, { params, body: { reason: step.reason } }, once);
      return step.step;
    }
    case "end_sessions":
      await provider.call(endUserSessions, { params, body: { session: step.session } }, once);
      return step.step;
    case "adjust": {
      const { amount, reason } = step;
      const { data: made } = await provider.call(adjustBalance, { params, body: { amount, reason } }, once);
      return made.state === "booked" ? "adjust" : "adjust_waits";
    }
    case "approve":
    case "refuse": {
      const call = step.step === "approve" ? approveAdjustment : refuseAdjustment;
      await provider.call(call, { params: { id: step.adjustment } }, once);
      return step.step;
    }
  }
}

import { data } from "react-router";
import { assignRole, renameUser } from "#contract/roles/admin-roles.ts";
import {
  adjustBalance,
  approveAdjustment,
  changeTier,
  endUserSessions,
  liftWithdrawalWait,
  rejectAdjustment,
  resetUserFactor,
  restoreUser,
  suspendUser,
} from "#contract/accounts/admin-users.ts";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import type { ReasonedStep } from "./confirmations";
import { type StepTexts, stepSchema, type UserAction } from "./step-schema.server";
import { recordSearch } from "~/features/administration/record-search";

interface StepRequest {
  provider: ProviderClient;
  texts: StepTexts;
  url: URL;
  form: FormData;
}

/**
 * Performs an action on a user's page, once per form key. Redirects to the page with a toast. If the provider
 * refuses it ("already decided by …", because another admin was faster), returns the form with the reason.
 */
export async function handleAction({ provider, texts, url, form }: StepRequest) {
  const submission = parseForm(form, { schema: stepSchema(texts) });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const step = submission.value;
  try {
    const outcome = await applyChange(provider, step);
    return await redirectWithToast(url.pathname + recordSearch(url.search, { view: step.user }), {
      tone: "success",
      title: texts.t(`done_${outcome}`),
    });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, namesOf(step));
    return data({ result }, { status });
  }
}

/**
 * Maps the call's inputs to the form's fields, which show the errors. An approval has no amount field, so
 * errors of the amount apply to the whole form.
 */
function namesOf(step: UserAction): Record<string, string> {
  if ("reason" in step) return { reason: "reason", memberMessage: "memberMessage", amount: "amount" };
  if (step.step === "rename") return { name: "name" };
  return step.step === "change_role" ? { role: "role" } : {};
}

const reasoned = {
  restore: restoreUser,
  lift_wait: liftWithdrawalWait,
  reset_factor: resetUserFactor,
} as const satisfies Record<ReasonedStep, unknown>;

async function applyChange(
  provider: ProviderClient,
  step: UserAction,
): Promise<UserAction["step"] | "adjust_waits" | "change_role_waits" | "step_waits"> {
  const params = { id: step.user };
  const once = { idempotencyKey: step.key };
  switch (step.step) {
    case "suspend": {
      const { reason, memberMessage } = step;
      const { data: user } = await provider.call(
        suspendUser,
        { params, body: { reason, memberMessage } },
        once,
      );
      return user.waitsFor.includes("suspend") ? "step_waits" : step.step;
    }
    case "restore":
    case "lift_wait":
    case "reset_factor": {
      const call = reasoned[step.step];
      const { data: user } = await provider.call(call, { params, body: { reason: step.reason } }, once);
      return user.waitsFor.some((kind) => kind === step.step) ? "step_waits" : step.step;
    }
    case "end_sessions":
      await provider.call(endUserSessions, { params, body: { session: step.session } }, once);
      return step.step;
    case "rename":
      await provider.call(renameUser, { params, body: { name: step.name } }, once);
      return step.step;
    case "change_tier": {
      const { tier, reason } = step;
      await provider.call(changeTier, { params, body: { tier, reason } }, once);
      return step.step;
    }
    case "change_role": {
      const { data: assignment } = await provider.call(
        assignRole,
        { params, body: { role: step.role } },
        once,
      );
      return assignment.outcome === "done" ? "change_role" : "change_role_waits";
    }
    case "adjust": {
      const { amount, reason } = step;
      const { data: adjustment } = await provider.call(
        adjustBalance,
        { params, body: { amount, reason } },
        once,
      );
      return adjustment.state === "booked" ? "adjust" : "adjust_waits";
    }
    case "approve":
    case "refuse": {
      const call = step.step === "approve" ? approveAdjustment : rejectAdjustment;
      await provider.call(call, { params: { id: step.adjustment } }, once);
      return step.step;
    }
  }
}

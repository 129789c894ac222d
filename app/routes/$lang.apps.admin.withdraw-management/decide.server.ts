import { data, redirect } from "react-router";
import { decideWithdrawals, decisionOnMany } from "#contract/withdrawals/admin-withdrawals.ts";
import { id } from "#contract/text/identifiers.ts";
import type { CallData } from "#contract/calls/call.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import type { Action } from "./decisions";
import { recordSearch } from "~/features/administration/record-search";
import { decisionSchemas } from "./schemas";

interface Confirmation {
  provider: ProviderClient;
  t: Translate<Namespaces["administration"]>;
  url: URL;
  action: Action;
  form: FormData;
}

type Outcome = CallData<typeof decideWithdrawals>;

/**
 * Makes a confirmed decision, once per form key. If it succeeds for all withdrawals, redirects to the list,
 * which shows a toast or offers to undo the decision. Otherwise the page lists the refused withdrawals with
 * the reasons ("already decided by …").
 */
export async function submitDecisions({ provider, t, url, action, form }: Confirmation) {
  const submission = parseForm(form, { schema: decisionSchemas[action](t) });
  if (submission.status !== "success") return reject(submission.reply(), 400);
  const { ids, key, ...decisionInputs } = submission.value;
  try {
    const decision = decisionOnMany.parse({ action, ...decisionInputs });
    const body = { ids, decision };
    const { data: outcome } = await provider.call(decideWithdrawals, { body }, { idempotencyKey: key });
    if (outcome.refused.length > 0) {
      return data(
        { kind: "outcome" as const, ...summaryOf(outcome, action, t), refused: outcome.refused },
        { status: 409 },
      );
    }
    const { done: title, waiting: description } = summaryOf(outcome, action, t);
    const nextId = id.safeParse(url.searchParams.get("next"));
    const openParameters = nextId.success ? { view: nextId.data } : undefined;
    const path = url.pathname + recordSearch(url.search, openParameters);
    // The page offers to undo the decision, so it shows no toast.
    if (outcome.done.some(({ queued }) => queued)) return redirect(path);
    return await redirectWithToast(path, {
      tone: "success",
      title,
      description,
    });
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    return reject(result, status);
  }
}

function summaryOf({ done }: Outcome, action: Action, t: Confirmation["t"]) {
  const waitingCount = action === "approve" ? done.filter(({ state }) => state === "requested").length : 0;
  return {
    done: t(`done_${action}`, { count: done.length }),
    doneCount: done.filter(({ queued }) => !queued).length,
    waiting: waitingCount > 0 ? t("needsSecond", { count: waitingCount }) : undefined,
  };
}

function reject(result: SubmissionResult, status: number) {
  return data({ kind: "form" as const, result }, { status });
}

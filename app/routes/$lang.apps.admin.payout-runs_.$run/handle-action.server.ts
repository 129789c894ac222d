import { data } from "react-router";
import { z } from "zod";
import {
  cancelPayoutRun,
  failPayoutItem,
  releasePayoutRun,
  removePayoutItem,
  returnPayoutItem,
  sendPayoutRun,
  settlePayoutRun,
} from "#contract/payout-runs/payout-runs.ts";
import { bankScripts } from "#contract/payout-runs/bank-scripts.ts";
import { sendToDemoBank } from "#contract/payout-runs/demo-bank.ts";
import { paymentFailures } from "#contract/payout-runs/run-states.ts";
import { id } from "#contract/text/identifiers.ts";
import { paymentReference } from "#contract/withdrawals/admin-withdrawals.ts";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { recordSearch } from "~/features/administration/record-search";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";

type Text = Translate<Namespaces["payout-runs"]>;

const intents = [
  "release",
  "send",
  "settle",
  "cancel",
  "remove-item",
  "fail-item",
  "return-item",
  "ask-bank",
] as const;
export type Intent = (typeof intents)[number];

function schemaOf(t: Text) {
  return z
    .object({
      intent: z.enum(intents),
      key: formKey,
      withdrawalId: id.optional(),
      paymentReference: z.string().trim().default(""),
      failure: z.enum(paymentFailures).optional(),
      script: z.enum(bankScripts).default("executes"),
    })
    .superRefine(({ intent, withdrawalId, failure, paymentReference: reference }, { addIssue }) => {
      if (intent === "settle" && !paymentReference.safeParse(reference).success)
        addIssue({ code: "custom", path: ["paymentReference"], message: t("referenceMissing") });
      if (intent.endsWith("-item") && !withdrawalId) addIssue({ code: "custom", path: ["withdrawalId"] });
      if ((intent === "fail-item" || intent === "return-item") && !failure)
        addIssue({ code: "custom", path: ["failure"], message: t("failureMissing") });
    });
}
type Input = z.output<ReturnType<typeof schemaOf>>;

interface Step {
  provider: ProviderClient;
  t: Text;
  url: URL;
  run: string;
  form: FormData;
  /** The path of the screen for banks' responses, with language prefix. */
  reportsPath: string;
}

/** Performs an action on a payout run or on one of its payments, once per form key. */
export async function handleRunAction({ provider, t, url, run, form, reportsPath }: Step) {
  const submission = parseForm(form, { schema: schemaOf(t) });
  const intent = intents.find((one) => one === form.get("intent"));
  if (!intent) throw new Response(null, { status: 400 });
  if (submission.status !== "success") return data({ intent, result: submission.reply() }, { status: 400 });
  try {
    await send(provider, run, submission.value);
    const to = intent === "ask-bank" ? reportsPath : url.pathname + recordSearch(url.search);
    return await redirectWithToast(to, {
      tone: "success",
      title: t(`done_${intent}`),
    });
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    return data({ intent, result }, { status });
  }
}

function send(provider: ProviderClient, run: string, input: Input): Promise<unknown> {
  const { intent, key: idempotencyKey, paymentReference: reference, failure } = input;
  const params = { id: run };
  const once = { idempotencyKey };
  const withdrawalId = input.withdrawalId ?? "";
  switch (intent) {
    case "release":
      return provider.call(releasePayoutRun, { params }, once);
    case "send":
      return provider.call(sendPayoutRun, { params }, once);
    case "cancel":
      return provider.call(cancelPayoutRun, { params }, once);
    case "settle":
      return provider.call(settlePayoutRun, { params, body: { paymentReference: reference } }, once);
    case "remove-item":
      return provider.call(removePayoutItem, { params, body: { withdrawalId } }, once);
    case "fail-item":
      return provider.call(failPayoutItem, { params, body: { withdrawalId, failure: failure! } }, once);
    case "ask-bank":
      return provider.call(sendToDemoBank, { params, body: { script: input.script } }, once);
    case "return-item":
      return provider.call(returnPayoutItem, { params, body: { withdrawalId, failure: failure! } }, once);
  }
}

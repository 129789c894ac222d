import { data } from "react-router";
import { z } from "zod";
import {
  changeFraudRule,
  type FraudPreview,
  previewFraudRule,
  setFraudRuleMode,
} from "#contract/fraud/fraud-rules.ts";
import { fraudModes } from "#contract/fraud/fraud-signals.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { storedRuleName } from "~/features/fraud/rule-name";
import { ruleSchema, toRule } from "~/features/fraud/rule-schema.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";

interface RuleRequest {
  provider: ProviderClient;
  t: Translate<Namespaces["fraud"]>;
  url: URL;
  id: string;
  form: FormData;
}

/** The response to a submission that doesn't redirect. */
interface ActionData {
  saving?: SubmissionResult;
  preview?: FraudPreview;
  /** The result of a form that has only a button, if it was refused. */
  result?: SubmissionResult;
}

/** Performs the action of a submitted form. */
export function handleRuleAction(request: RuleRequest) {
  const intent = request.form.get("intent");
  return intent === "save" || intent === "preview" ? save(request, intent) : setMode(request);
}

async function save({ provider, t, url, id, form }: RuleRequest, intent: "save" | "preview") {
  const submission = parseForm(form, { schema: ruleSchema(t) });
  if (submission.status !== "success") return respond({ saving: submission.reply() }, 400);
  const body = toRule(submission.value);
  try {
    if (intent === "preview") {
      const { conditions } = body;
      const { data: preview } = await provider.call(previewFraudRule, { body: { conditions } });
      return respond({ saving: submission.reply(), preview }, 200);
    }
    const { version = 0 } = submission.value;
    const name = storedRuleName(t, { id, name: body.name });
    await provider.call(changeFraudRule, { params: { id }, body: { ...body, name, version } });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { name: "name" });
    return respond({ saving: result }, status);
  }
  return redirectWithToast(url.pathname, { tone: "success", title: t("saved") });
}

async function setMode({ provider, t, url, id, form }: RuleRequest) {
  const submission = parseForm(form, {
    schema: z.object({ key: formKey, intent: z.enum(fraudModes), version: z.coerce.number().int() }),
  });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { key: idempotencyKey, intent: mode, version } = submission.value;
  try {
    const body = { mode, version };
    await provider.call(setFraudRuleMode, { params: { id }, body }, { idempotencyKey });
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    return respond({ result }, status);
  }
  return redirectWithToast(url.pathname, { tone: "success", title: t(`done_${mode}`) });
}

function respond(body: ActionData, status: number) {
  return data(body, { status });
}

import { randomUUID } from "node:crypto";
import { data, Form } from "react-router";
import { createFraudRule, type FraudPreview, previewFraudRule } from "#contract/fraud/fraud-rules.ts";
import { holdHours } from "#contract/fraud/fraud-signals.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { IntentButton } from "~/components/form/intent-button";
import { parseForm } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { useFormCheck } from "~/components/form/use-form-check";
import { Screen } from "~/components/screen";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { Card } from "~/components/ui/card";
import { fraudRulePath, fraudRulesPath } from "~/features/fraud/paths";
import { RuleFields } from "~/features/fraud/rule-fields";
import { RulePreview } from "~/features/fraud/rule-preview";
import { ruleSchema, toRule } from "~/features/fraud/rule-schema.server";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { useTranslation } from "~/i18n/use-translation";
import { BackLink } from "~/navigation/back-link";
import { localizedPath } from "~/navigation/localized-path";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("fraud");

interface ActionData {
  result: SubmissionResult;
  preview?: FraudPreview;
}

export function loader() {
  return { formKey: randomUUID() };
}

/** Shows which members the conditions apply to, or creates the rule. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const t = getTranslation(context, "fraud");
  const submission = parseForm(form, { schema: ruleSchema(t) });
  if (submission.status !== "success") return respond({ result: submission.reply() }, 400);
  const provider = providerClient(context);
  const body = toRule(submission.value);
  try {
    if (form.get("intent") === "preview") {
      const { conditions } = body;
      const { data: preview } = await provider.call(previewFraudRule, { body: { conditions } });
      return respond({ result: submission.reply(), preview }, 200);
    }
    const { key: idempotencyKey } = submission.value;
    const { data: createdRule } = await provider.call(createFraudRule, { body }, { idempotencyKey });
    const target = localizedPath(fraudRulePath(createdRule.id), getLocale(context));
    return await redirectWithToast(target, { tone: "success", title: t("created") });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { name: "name" });
    return respond({ result }, status);
  }
}

function respond(body: ActionData, status: number) {
  return data(body, { status });
}

const emptyRule = { name: "", action: "review", holdHours: holdHours.usual, conditions: [] } as const;

/** Creates a rule. At first, a new rule only observes. */
export default function NewFraudRule({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("fraud");
  const form = useFormCheck(actionData?.result);
  return (
    <Screen
      title={t("newRule")}
      subtitle={t("rulesSubtitle")}
      isNarrow
      up={<BackLink to={fraudRulesPath}>{t("rulesBack")}</BackLink>}
    >
      <Card>
        <Form method="post" className="grid gap-2" {...form.props}>
          <FormErrors state={form.state} labels={{ name: t("ruleName"), signal1: t("conditions") }} />
          <FormKey state={form.state} fresh={loaderData.formKey} />
          <RuleFields form={form} saved={emptyRule} />
          <RulePreview preview={actionData?.preview} />
          <div className="flex flex-wrap gap-3 pt-3">
            <IntentButton intent="create" label={t("create")} />
            <IntentButton intent="preview" label={t("preview")} variant="outline" />
          </div>
        </Form>
      </Card>
    </Screen>
  );
}

import { randomUUID } from "node:crypto";
import { Form } from "react-router";
import { type FraudRule, getFraudRule } from "#contract/fraud/fraud-rules.ts";
import { fraudModes } from "#contract/fraud/fraud-signals.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { readForm } from "~/components/form/read-form.server";
import { useFormCheck } from "~/components/form/use-form-check";
import { Screen } from "~/components/screen";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Facts } from "~/components/ui/facts";
import { IfPermitted } from "~/components/ui/if-permitted";
import { modeTones } from "~/features/fraud/case-states";
import { fraudRulesPath } from "~/features/fraud/paths";
import { RuleFields } from "~/features/fraud/rule-fields";
import { ruleName } from "~/features/fraud/rule-name";
import { RulePreview } from "~/features/fraud/rule-preview";
import { formatNumber } from "~/i18n/format";
import { getTranslation } from "~/i18n/i18n.server";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { BackLink } from "~/navigation/back-link";
import { parseIdParam } from "~/navigation/parse-id-param.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { handleRuleAction } from "./handle-action.server";

export { shouldRevalidate } from "~/page/revalidate-after-conflict";
export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("fraud");

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = parseIdParam(params.rule);
  const { data: rule } = await providerClient(context).call(getFraudRule, { params: { id } });
  return { rule, formKey: randomUUID() };
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const t = getTranslation(context, "fraud");
  const id = parseIdParam(params.rule);
  return handleRuleAction({ provider: providerClient(context), t, url, id, form: await readForm(request) });
}

/** Shows a rule: its effect, its mode and its settings. */
export default function FraudRulePage({ loaderData, actionData }: Route.ComponentProps) {
  const { rule, formKey } = loaderData;
  const t = useTranslation("fraud");
  const form = useFormCheck(actionData?.saving);
  return (
    <Screen
      title={ruleName(t, rule)}
      subtitle={t("rulesSubtitle")}
      up={<BackLink to={fraudRulesPath}>{t("rulesBack")}</BackLink>}
    >
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Effect rule={rule} formKey={formKey} result={actionData?.result} />
        <IfPermitted permission="fraud.write">
          <Card key={rule.version} title={t("settings")} subtitle={t("changeHint")}>
            <Form method="post" className="grid gap-2" {...form.props}>
              <FormErrors state={form.state} labels={{ name: t("ruleName"), signal1: t("conditions") }} />
              <FormKey state={form.state} fresh={formKey} />
              <input type="hidden" name="version" value={rule.version} />
              <RuleFields form={form} saved={{ ...rule, name: ruleName(t, rule) }} />
              <RulePreview preview={actionData?.preview} />
              <div className="flex flex-wrap gap-3 pt-3">
                <IntentButton intent="save" label={t("save")} />
                <IntentButton intent="preview" label={t("preview")} variant="outline" />
              </div>
            </Form>
          </Card>
        </IfPermitted>
      </div>
    </Screen>
  );
}

interface EffectProps {
  rule: FraudRule;
  formKey: string;
  result: SubmissionResult | undefined;
}

/**
 * Shows which members the rule applies to and the decisions on its cases, with buttons that change its mode.
 */
function Effect({ rule, formKey, result }: EffectProps) {
  const t = useTranslation("fraud");
  const language = useLanguage();
  const form = useFormCheck(result);
  const { touched, cases, mode } = rule;
  const number = (value: number) => <bdi className="figures">{formatNumber(value, language)}</bdi>;
  const share = cases.falsePositives;
  const facts = [
    { label: t("mode"), value: <Badge tone={modeTones[mode]}>{t(`mode_${mode}`)}</Badge> },
    { label: t("touched"), value: touched ? number(touched.members) : t("notYet") },
    { label: t("waitingCases"), value: number(cases.waiting) },
    { label: t("state_confirmed"), value: number(cases.confirmed) },
    { label: t("state_cleared"), value: number(cases.cleared) },
    { label: t("state_expired"), value: number(cases.expired) },
    { label: t("appealed"), value: number(cases.appealed) },
    {
      label: t("falsePositives"),
      value: share === null ? t("noneDecided") : t("percent", { value: formatNumber(share, language) }),
    },
  ];
  return (
    <Card title={t("effect")} subtitle={t("cases")}>
      <Facts facts={facts} />
      <IfPermitted permission="fraud.write">
        <Form method="post" className="mt-5" {...form.props}>
          <FormErrors state={form.state} />
          <FormKey state={form.state} fresh={formKey} />
          <input type="hidden" name="version" value={rule.version} />
          <div className="flex flex-wrap gap-3">
            {fraudModes
              .filter((other) => other !== mode)
              .map((other) => (
                <IntentButton
                  key={other}
                  intent={other}
                  label={t(`set_${other}`)}
                  variant={other === "active" ? "solid" : "outline"}
                />
              ))}
          </div>
        </Form>
      </IfPermitted>
    </Card>
  );
}

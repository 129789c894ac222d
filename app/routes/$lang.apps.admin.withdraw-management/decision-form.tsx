import type { ReactNode } from "react";
import { Form } from "react-router";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { SubmitButton } from "~/components/form/submit-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Alert } from "~/components/ui/alert";
import { Money } from "~/components/ui/money";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { RiskBadges } from "~/features/administration/risk-badges";
import { RecordButton } from "~/features/administration/record-link";
import { MethodName } from "~/features/withdrawals/method-name";
import { useTranslation } from "~/i18n/use-translation";
import { DecisionInputs, hasInputs } from "./decision-inputs";
import type { OpenDecision } from "./load-decision.server";
import { RecordRegion } from "~/features/administration/record-region";

interface DecisionFormProps {
  decision: OpenDecision;
  /** The result of a refused confirmation. */
  result: SubmissionResult | undefined;
  /** Decisions that can still be undone. */
  notice: ReactNode;
}

/** The form that confirms a decision. It lists the withdrawals and contains the inputs of the decision. */
export function DecisionForm({
  decision: { action, withdrawals, leftOut, notice: memberNotice, key },
  result,
  notice,
}: DecisionFormProps) {
  const t = useTranslation("administration");
  const form = useFormCheck(result);
  const count = withdrawals.length;
  const back = <RecordButton label={t("back")} variant="ghost" />;
  if (count === 0) {
    return (
      <RecordRegion>
        <div className="space-y-3">
          {notice}
          <Alert tone="warning" title={t("nothingToDecide")} actions={back}>
            {leftOut > 0 && t("leftOut", { count: leftOut })}
          </Alert>
        </div>
      </RecordRegion>
    );
  }
  const warnedWithdrawals = withdrawals.filter(
    ({ warnings }) => action === "mark-paid" && warnings.length > 0,
  );
  const needSecond =
    action === "approve"
      ? withdrawals.filter(({ approvals }) => approvals.required > approvals.given + 1).length
      : 0;
  const currency = withdrawals[0]!.currency;
  // Payments don't include the fee; returned amounts do.
  const amountField = action === "reject" || action === "fail" ? "amount" : "net";
  const sum = withdrawals.reduce((total, withdrawal) => total + withdrawal[amountField], 0);
  return (
    <DetailSheet
      isWide={hasInputs(action)}
      title={t(`ask_${action}`, { count })}
      subtitle={t(`effect_${action}`)}
    >
      {notice}
      <Form method="post" className="grid gap-5" preventScrollReset {...form.props}>
        <FormErrors state={form.state} />
        <FormKey state={form.state} fresh={key} />
        {needSecond > 0 && <Alert>{t("needsTwo", { count: needSecond })}</Alert>}
        {leftOut > 0 && <Alert tone="warning">{t("leftOut", { count: leftOut })}</Alert>}
        <ul className="max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line">
          {withdrawals.map(({ id, reference, member, method, warnings, risks, [amountField]: money }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-2.5 text-sm"
            >
              <input type="hidden" name="ids" value={id} />
              <span>
                <bdi className="tabular-nums font-medium">{reference}</bdi> · <bdi>{member.name}</bdi>
                <span className="block text-muted">
                  <MethodName method={method} />
                </span>
                {risks.length > 0 && <RiskBadges risks={risks} />}
                {action === "mark-paid" &&
                  warnings.map((warning) => (
                    <span key={warning} className="block font-medium text-danger">
                      {t(`warning_${warning}`)}
                    </span>
                  ))}
              </span>
              <Money amount={money} currency={currency} className="font-semibold" />
            </li>
          ))}
        </ul>
        <DecisionInputs
          action={action}
          warned={warnedWithdrawals.map(({ id }) => id)}
          field={form.field}
          notice={memberNotice && { ...memberNotice, name: withdrawals[0]!.member.name, others: count - 1 }}
        />
        {count === 1 && action !== "mark-paid" && (
          <div>
            <RecordButton
              open={{ view: withdrawals[0]!.id }}
              label={t("viewChecks")}
              variant="outline"
              size="sm"
            />
          </div>
        )}
        <div className="sheet-footer">
          <SubmitButton name="intent" value={action} variant={amountField === "amount" ? "danger" : "solid"}>
            {t(`action_${action}`)}
            <Money amount={sum} currency={currency} />
          </SubmitButton>
          {back}
        </div>
      </Form>
    </DetailSheet>
  );
}

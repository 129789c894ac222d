import { Form } from "react-router";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { PasswordField } from "~/components/form/password-field";
import { SubmitButton } from "~/components/form/submit-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { LinkButton } from "~/components/ui/link-button";
import { Facts } from "~/components/ui/facts";
import { ApproximateAmountNote } from "~/features/wallet/approximate-amount";
import { MethodName } from "~/features/withdrawals/method-name";
import { moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { stepSearch } from "./addresses";
import { ArrivalNote } from "./cost";
import { quoteFacts } from "./quote-facts";
import type { ReviewView } from "./view";

interface ReviewStepProps {
  view: ReviewView;
  /** The result of a refused confirmation. */
  actionData: { result: SubmissionResult; isOutcomeUnknown: boolean } | undefined;
}

/** The last step: a summary and the password confirmation. The steps before it have no effect. */
export function ReviewStep({ view, actionData }: ReviewStepProps) {
  const t = useTranslation("withdrawals");
  const language = useLanguage();
  const { method, amount, quote, key } = view;
  const form = useFormCheck(actionData?.result);
  const change = stepSearch({ step: "amount", method: method.id, amount });
  return (
    <div>
      <Card title={t("reviewQuestion")} subtitle={t("reviewHint")}>
        <div className="mb-4 border-b border-line pb-4">
          <ArrivalNote quote={quote} />
        </div>
        <Facts
          facts={[{ label: t("method"), value: <MethodName method={method} /> }, ...quoteFacts(quote, t)]}
        />
        <ApproximateAmountNote currency={quote.currency} className="mt-4" />
        <Form method="post" className="mt-6 grid gap-2 border-t border-line pt-6" {...form.props}>
          {actionData?.isOutcomeUnknown && (
            <Alert tone="warning" title={t("unsureTitle")}>
              {t("unsureText")}
            </Alert>
          )}
          <FormErrors state={form.state} />
          <input type="hidden" name="method" value={method.id} />
          <input type="hidden" name="amount" value={amount} />
          <input type="hidden" name="fee" value={quote.fee} />
          <input type="hidden" name="key" value={key} />
          <PasswordField
            {...form.field("password")}
            label={t("password")}
            hint={t("passwordWhy")}
            autoComplete="current-password"
            required
          />
          <div className="flex flex-wrap gap-3">
            <SubmitButton name="intent" value="confirm">
              <bdi suppressHydrationWarning className="figures">
                {t("confirm", { amount: moneyInText(quote.amount, quote.currency, language) })}
              </bdi>
            </SubmitButton>
            <LinkButton variant="ghost" to={change}>
              {t("edit")}
            </LinkButton>
          </div>
        </Form>
      </Card>
    </div>
  );
}

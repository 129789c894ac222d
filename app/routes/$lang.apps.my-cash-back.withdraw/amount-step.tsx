import { Form } from "react-router";
import { FormErrors } from "~/components/form/form-errors";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { LinkButton } from "~/components/ui/link-button";
import { moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { stepSearch } from "./addresses";
import { Cost } from "./cost";
import { MethodChoices } from "./method-choices";
import { typedAmountProblem } from "./typed-price";
import { useLivePrice } from "./use-live-price";
import type { AmountView } from "./view";

/**
 * The first step for members with a payout method: choosing amount and method. Shows what amount will arrive
 * and when.
 */
export function AmountStep({ view }: { view: AmountView }) {
  const t = useTranslation("withdrawals");
  const language = useLanguage();
  const { methods, limits, method, methodProblem, maximum } = view;
  const money = (amount: number) => moneyInText(amount, limits.currency, language);
  const form = useFormCheck(view.result, {
    check: (name, value) =>
      name === "amount" ? typedAmountProblem(value, { limits, language, t }) : undefined,
  });
  const live = useLivePrice(view);
  const range = t("amountRange", { minimum: money(limits.minimum), maximum: money(limits.maximum) });
  const amount = form.field("amount");
  const isMissing = form.state.fieldErrors.method !== undefined;

  return (
    <Card title={t("amountQuestion")}>
      <Form
        method="get"
        className="grid grid-cols-1 gap-5"
        {...form.props}
        onInput={(event) => {
          form.props.onInput(event);
          live.onInput(event);
        }}
      >
        <FormErrors state={form.state} />
        {methodProblem && <Alert tone="danger">{methodProblem}</Alert>}
        <input type="hidden" name="key" value={view.key} />
        <TextField
          {...amount}
          defaultValue={amount.defaultValue ?? view.amount}
          label={t("amountLabel", { currency: limits.currency })}
          aside={
            <LinkButton
              variant="soft"
              size="sm"
              preventScrollReset
              suppressHydrationWarning
              to={stepSearch({ step: "amount", method: live.methodId, amount: maximum.text })}
            >
              {t("useMaximum", { amount: money(maximum.amount) })}
            </LinkButton>
          }
          hint={<span suppressHydrationWarning>{range}</span>}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          required
          maxLength={64}
          dir="ltr"
          className="figures [&_input]:text-2xl [&_input]:font-semibold rtl:[&_input]:text-end"
        />
        <div>
          <h3 className="mb-2 text-sm font-medium">{t("methodQuestion")}</h3>
          <MethodChoices
            methods={methods}
            limits={limits}
            chosen={method?.id}
            problem={isMissing ? t("methodMissing") : undefined}
          />
        </div>
        <Cost price={live.price} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="step" value="review">
            {t("review")}
          </Button>
          <Button type="submit" name="step" value="amount" variant="soft" className="needs-no-script">
            {t("checkAmount")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

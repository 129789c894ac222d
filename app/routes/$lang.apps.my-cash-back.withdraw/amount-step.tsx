import { Form } from "react-router";
import { FormErrors } from "~/components/form/form-errors";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { LinkButton } from "~/components/ui/link-button";
import { amountProblem } from "~/features/withdrawals/amount-text";
import { moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { stepSearch } from "./addresses";
import { MethodName } from "~/features/withdrawals/method-name";
import { CostCard } from "./cost-card";
import { useLiveQuote } from "./use-live-quote";
import type { AmountView } from "./view";

/** Second step: the amount with its fee. */
export function AmountStep({ view }: { view: AmountView }) {
  const t = useTranslation("withdrawals");
  const language = useLanguage();
  const { method, limits, most } = view;
  const money = (amount: number) => moneyInText(amount, limits.currency, language);
  const form = useFormCheck(view.result, {
    check: (name, value) =>
      name === "amount" ? amountProblem(value, limits.currency, language, t) : undefined,
  });
  const live = useLiveQuote(view);
  const range = t("amountRange", { minimum: money(limits.minimum), maximum: money(limits.maximum) });
  const amount = form.field("amount");

  return (
    <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_22rem]">
      <Card title={t("amountQuestion")} subtitle={<MethodName method={method} />}>
        <Form method="get" className="grid gap-4" {...form.props}>
          <FormErrors state={form.state} />
          <input type="hidden" name="method" value={method.id} />
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
                to={stepSearch({ step: "amount", method: method.id, amount: most.text })}
              >
                {t("useMaximum", { amount: money(most.amount) })}
              </LinkButton>
            }
            hint={<span suppressHydrationWarning>{range}</span>}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="next"
            required
            maxLength={64}
            dir="ltr"
            onInput={live.onInput}
            className="figures [&_input]:text-2xl [&_input]:font-semibold rtl:[&_input]:text-end"
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="step" value="review">
              {t("review")}
            </Button>
            <Button type="submit" name="step" value="amount" variant="soft" className="needs-no-script">
              {t("checkAmount")}
            </Button>
            <LinkButton variant="ghost" to={stepSearch({ step: "method", method: method.id })}>
              {t("back")}
            </LinkButton>
          </div>
        </Form>
      </Card>
      <CostCard live={live} limits={limits} />
    </div>
  );
}

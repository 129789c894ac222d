import { Form } from "react-router";
import type { PricedBasket } from "#contract/shop/shop.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { SubmitButton } from "~/components/form/submit-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { Facts } from "~/components/ui/facts";
import { LinkButton } from "~/components/ui/link-button";
import { Money } from "~/components/ui/money";
import { moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { PriceFacts } from "../order-lines";
import { rewardsPath } from "../paths";
import { type BuyerView, checkoutSearch } from "./view";

interface PaymentStepProps {
  basket: PricedBasket;
  buyer: BuyerView;
  formKey: string;
  /** The result of a refused payment. */
  actionData: { result: SubmissionResult; isOutcomeUnknown: boolean } | undefined;
}

/**
 * The third step: a summary and the payment from the balance. The earlier steps don't pay or reserve anything.
 */
export function PaymentStep({ basket, buyer, formKey, actionData }: PaymentStepProps) {
  const t = useTranslation("shop");
  const language = useLanguage();
  const form = useFormCheck(actionData?.result);
  const { total, currency, lines } = basket;
  const shortfall = total - buyer.available;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card title={t("payFrom")} subtitle={t("payHint")}>
        <Facts
          facts={[
            { label: t("available"), value: <Money amount={buyer.available} currency={currency} /> },
            { label: t("total"), value: <Money amount={-total} currency={currency} /> },
            {
              label: t("left"),
              value: <Money amount={buyer.available - total} currency={currency} />,
              strong: true,
            },
          ]}
        />
        {shortfall > 0 ? (
          <div className="mt-6">
            <Alert
              tone="warning"
              title={t("notEnough", { missing: moneyInText(shortfall, currency, language) })}
              actions={
                <>
                  <LinkButton size="sm" variant="outline" to={checkoutSearch("cart")}>
                    {t("backToCart")}
                  </LinkButton>
                  <LocalizedLinkButton size="sm" variant="ghost" to={rewardsPath}>
                    {t("toShop")}
                  </LocalizedLinkButton>
                </>
              }
            />
          </div>
        ) : (
          <Form method="post" replace className="mt-6 grid gap-2 border-t border-line pt-6" {...form.props}>
            {actionData?.isOutcomeUnknown && (
              <Alert tone="warning" title={t("unsureTitle")}>
                {t("unsureText")}
              </Alert>
            )}
            <FormErrors state={form.state} />
            <FormKey state={form.state} fresh={formKey} />
            <input type="hidden" name="total" value={total} />
            <div className="flex flex-wrap gap-3">
              <SubmitButton name="intent" value="pay">
                <bdi suppressHydrationWarning className="figures">
                  {t("pay", { amount: moneyInText(total, currency, language) })}
                </bdi>
              </SubmitButton>
              <LinkButton variant="ghost" to={checkoutSearch("cart")}>
                {t("backToCart")}
              </LinkButton>
            </div>
          </Form>
        )}
      </Card>
      <Card title={t("inBasket", { count: lines.reduce((sum, { quantity }) => sum + quantity, 0) })}>
        <PriceFacts {...basket} />
      </Card>
    </div>
  );
}

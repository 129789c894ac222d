import { Form } from "react-router";
import type { ProductDetails } from "#contract/shop/shop.ts";
import { maxQuantity } from "#contract/shop/shop-limits.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { formState } from "~/components/form/form-state";
import { IntentButton } from "~/components/form/intent-button";
import { SelectField } from "~/components/form/select-field";
import { Badge } from "~/components/ui/badge";
import { Money } from "~/components/ui/money";
import { RadioCard } from "~/components/ui/radio-card";
import { formatNumber, moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** Selects a denomination and a quantity, with buttons that buy them or add them to the basket. */
export function Choose({
  product: { variants, currency },
  result,
}: {
  product: ProductDetails;
  result: SubmissionResult | undefined;
}) {
  const t = useTranslation("shop");
  const language = useLanguage();
  const state = formState(result);
  const firstAvailable = variants.find(({ left }) => left > 0);
  const quantities = Array.from({ length: maxQuantity }, (_, index) => String(index + 1));
  return (
    <Form method="post" preventScrollReset className="grid gap-4">
      <FormErrors state={{ ...state, formErrors: state.fieldErrors.variant ?? state.formErrors }} />
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-medium">{t("chooseWorth")}</legend>
        {variants.map(({ id, faceValue, price, left }) => (
          <RadioCard
            key={id}
            name="variant"
            value={id}
            required
            disabled={left === 0}
            defaultChecked={id === (state.values.variant ?? firstAvailable?.id)}
            title={<Money amount={faceValue} currency={currency} />}
            description={
              faceValue > price ? (
                <span suppressHydrationWarning>
                  {t("saveAmount", { amount: moneyInText(faceValue - price, currency, language) })}
                </span>
              ) : undefined
            }
            extra={
              <span className="flex flex-wrap items-center gap-2">
                {left === 0 && <Badge tone="warning">{t("soldOut")}</Badge>}
                {left > 0 && left < 4 && <Badge tone="info">{t("few", { count: left })}</Badge>}
                <Money amount={price} currency={currency} className="font-semibold" />
              </span>
            }
          />
        ))}
      </fieldset>
      <SelectField
        name="quantity"
        label={t("quantity")}
        defaultValue={state.values.quantity ?? "1"}
        options={quantities.map((value) => ({ value, label: formatNumber(Number(value), language) }))}
        className="max-w-40"
      />
      <div className="flex flex-wrap gap-3">
        <IntentButton intent="buy" label={t("buyNow")} />
        <IntentButton intent="add" label={t("addToBasket")} variant="outline" />
      </div>
    </Form>
  );
}

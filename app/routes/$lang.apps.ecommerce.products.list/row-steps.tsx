import { Form } from "react-router";
import type { AdminProduct } from "#contract/shop/admin-shop-products.ts";
import { IntentButton } from "~/components/form/intent-button";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { isPossible, rowSteps } from "./steps";

/** The buttons of a row: publish or deactivate, and duplicate. */
export function RowSteps({ product, formKey }: { product: AdminProduct; formKey: string }) {
  const t = useTranslation("product-list");
  const name = product.name[useLanguage()] ?? product.name.en;
  const steps = rowSteps.filter((step) => step === "duplicate" || isPossible(product, step));
  return (
    <Form method="post" preventScrollReset className="flex gap-2">
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="product" value={product.id} />
      <input type="hidden" name="version" value={product.version} />
      {steps.map((step) => (
        <IntentButton
          key={step}
          intent={step}
          size="sm"
          variant={step === "publish" ? "soft" : "ghost"}
          aria-label={t("stepOf", { step: t(`step_${step}`), name })}
          label={t(`step_${step}`)}
        />
      ))}
    </Form>
  );
}

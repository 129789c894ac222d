import { BulkForm, type BulkProps } from "~/features/administration/bulk-form";
import { ProductBadge } from "~/features/shop-admin/product-badge";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import type { ProductSelection } from "./bulk-steps.server";

/** The confirmation form for publishing, deactivating or removing the selected products. */
export function BulkProducts({ step, ...selection }: BulkProps<ProductSelection>) {
  const t = useTranslation("product-list");
  const language = useLanguage();
  return (
    <BulkForm
      {...selection}
      title={t(`bulkAsk_${step}`)}
      effect={t(`effect_${step}`)}
      line={({ name, sku, state }) => (
        <>
          <span className="min-w-0">
            <bdi className="font-medium">{name[language] ?? name.en}</bdi>{" "}
            <bdi className="figures text-muted">{sku}</bdi>
          </span>
          <ProductBadge state={state} />
        </>
      )}
      submit={{ name: "bulk", value: step, label: t(`step_${step}`), isHarmful: step === "remove" }}
    />
  );
}

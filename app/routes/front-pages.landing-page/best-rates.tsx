import type { StoreCategory } from "#contract/stores/store-categories.ts";
import type { StoreTile } from "#contract/stores/stores.ts";
import { CategoryChips } from "~/features/stores/category-chips";
import { StoreGrid } from "~/features/stores/store-grid";
import { useTranslation } from "~/i18n/use-translation";
import { Section } from "./section";

interface BestRatesProps {
  stores: StoreTile[];
  /** The number of all stores. */
  total: number;
  category: StoreCategory | null;
}

/** Shows the stores with the best rates, filtered by the category in the URL. */
export function BestRates({ stores, total, category }: BestRatesProps) {
  const t = useTranslation("welcome");
  return (
    <Section
      id="best-rates"
      title={t("bestTitle")}
      more={{ to: "/stores", label: t("bestAll", { count: total }) }}
    >
      <CategoryChips
        chosen={category}
        hrefOf={(name) => (name ? `?category=${name}#best-rates` : "?#best-rates")}
      />
      <div className="mt-3">
        {stores.length > 0 ? (
          <StoreGrid stores={stores} label={t("bestTitle")} />
        ) : (
          <p className="text-muted">{t("bestEmpty")}</p>
        )}
      </div>
    </Section>
  );
}

import type { StoreCategory } from "#contract/stores/store-categories.ts";
import { useTranslation } from "~/i18n/use-translation";
import { categories } from "./categories";
import { StoreChips } from "./store-chips";

interface CategoryChipsProps {
  /** The chosen category. `null` selects all categories. */
  chosen: string | null;
  /** Returns the URL that filters the list by a category, or shows all categories. */
  hrefOf: (category: StoreCategory | null) => string;
}

/** The store categories as a row of links. */
export function CategoryChips({ chosen, hrefOf }: CategoryChipsProps) {
  const t = useTranslation("stores");
  const chips = [null, ...categories].map((category) => ({
    key: category ?? "all",
    label: category ? t(`category_${category}`) : t("categoryAll"),
    href: hrefOf(category),
    isChosen: category === chosen,
  }));
  return <StoreChips label={t("category")} chips={chips} />;
}

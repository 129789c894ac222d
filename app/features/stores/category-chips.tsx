import { Link } from "react-router";
import type { StoreCategory } from "#contract/stores/store-categories.ts";
import { classNames } from "~/components/ui/class-names";
import { useTranslation } from "~/i18n/use-translation";
import { categories } from "./categories";

interface CategoryChipsProps {
  /** The chosen category. `null` selects all categories. */
  chosen: string | null;
  /** Returns the URL that filters the list by a category, or shows all categories. */
  hrefOf: (category: StoreCategory | null) => string;
}

/** The store categories as a row of links, which scrolls sideways if it is too long. */
export function CategoryChips({ chosen, hrefOf }: CategoryChipsProps) {
  const t = useTranslation("stores");
  return (
    <nav
      aria-label={t("category")}
      className="no-print -mx-1 min-w-0 scroll-px-1 overflow-x-auto px-1 py-1 [scrollbar-width:thin]"
    >
      <ul className="flex gap-2">
        {[null, ...categories].map((category) => (
          <li key={category ?? "all"}>
            <Link
              to={hrefOf(category)}
              preventScrollReset
              aria-current={category === chosen ? "true" : undefined}
              className={classNames(
                "look-chip",
                category === chosen
                  ? "border-primary bg-primary text-on-primary [scroll-initial-target:nearest]"
                  : "border-line bg-surface hover:border-primary",
              )}
            >
              {category ? t(`category_${category}`) : t("categoryAll")}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

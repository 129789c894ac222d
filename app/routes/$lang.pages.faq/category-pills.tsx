import { helpCategories, type HelpCategory } from "#contract/help/help-categories.ts";
import { classNames } from "~/components/ui/class-names";
import { faqPath } from "~/features/help/help-paths";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** Links to the categories. `current` is `null` for all categories, and `undefined` during a search. */
export function CategoryPills({ current }: { current: HelpCategory | null | undefined }) {
  const t = useTranslation("help");
  return (
    <nav aria-label={t("categories")} className="no-print min-w-0 overflow-x-auto lg:sticky lg:top-24">
      <ul className="flex gap-2 lg:flex-col">
        {[null, ...helpCategories].map((category) => (
          <li key={category ?? "all"}>
            <LocalizedLink
              to={category ? `${faqPath}?category=${category}` : faqPath}
              preventScrollReset
              aria-current={category === current ? "true" : undefined}
              className={classNames(
                "flex min-h-11 items-center rounded-md px-4 font-medium whitespace-nowrap",
                category === current
                  ? "bg-primary text-on-primary [scroll-initial-target:nearest]"
                  : "text-muted hover:bg-sunken hover:text-ink",
              )}
            >
              {category ? t(`category_${category}`) : t("allQuestions")}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

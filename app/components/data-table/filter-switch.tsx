import { useTranslation } from "~/i18n/use-translation";
import { buttonStyle } from "../ui/button-style";
import { Chevron } from "../ui/chevron";

/**
 * Opens the filters where a phone has no room for them, and shows how many are set. They are next to the
 * `details` element, because the content of a closed one could not be shown on wide screens.
 */
export function FilterSwitch({ count }: { count: number }) {
  const t = useTranslation("table");
  return (
    <details className="group peer md:hidden">
      <summary className={buttonStyle("outline", "md", "select-none")}>
        {count > 0 ? t("filtersSet", { number: count }) : t("filters")}
        <Chevron className="group-open:rotate-180" />
      </summary>
    </details>
  );
}

/** Style of what a `FilterSwitch` before it opens. On a phone it is below the elements next to the switch. */
export const filterPanelStyle =
  "hidden basis-full grid-cols-2 items-end gap-3 peer-open:grid max-md:order-3 md:contents";

/** Width of one filter. On wide screens the filters of a line fill it. */
export const filterWidth = "min-w-0 md:max-w-56 md:grow md:basis-40";

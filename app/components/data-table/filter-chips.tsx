import { useTranslation } from "~/i18n/use-translation";
import { classNames } from "../ui/class-names";
import { Link } from "../ui/link";
import type { FilterControl } from "./columns";
import { ListMenu } from "./list-menu";
import type { TableSpecification, TableState } from "./table-specification";
import { tableHref } from "./url-state";

interface FilterChipsProps {
  filters: FilterControl[];
  state: TableState;
  specification: TableSpecification;
  /**
   * Where the chips of a toolbar are: in its row from `lg` on, or below its other controls on smaller screens.
   * Without a layout, the chips are a paragraph of their own and include the search.
   */
  layout?: "row" | "below";
}

/**
 * The number of active filters shown in a toolbar's row, which has no room for two long ones. A button opens
 * the other filters and shows their number.
 */
const maxInline = 1;

/**
 * The active filters as links that remove them, and a link that removes all. A toolbar renders them once for
 * each layout, so that in both layouts the Tab key reaches them in the order in which they are shown.
 */
export function FilterChips({ filters, state, specification, layout }: FilterChipsProps) {
  const t = useTranslation("table");
  const activeFilters = filters.filter((filter) => state.filters[filter.name]);
  if (activeFilters.length === 0 && (layout || state.q === "")) return null;
  const otherFilters = Object.entries(state.filters).filter(([name]) =>
    activeFilters.every((filter) => filter.name !== name),
  );
  const chips = activeFilters.map((filter) => {
    const { [filter.name]: value = "", ...others } = state.filters;
    const valueText =
      filter.options?.find((option) => option.value === value)?.label ?? filter.inWords?.(value) ?? value;
    return (
      <Chip
        key={filter.name}
        label={t("labelled", { name: filter.label, value: valueText })}
        href={tableHref(state, { filters: others }, specification)}
      />
    );
  });
  // The search has its own field in a toolbar.
  if (state.q && !layout)
    chips.unshift(<Chip key="q" label={`“${state.q}”`} href={tableHref(state, { q: "" }, specification)} />);
  const clear = (
    <li>
      <Link
        to={tableHref(state, { q: "", filters: Object.fromEntries(otherFilters) }, specification)}
        preventScrollReset
        className="text-sm font-medium whitespace-nowrap text-primary underline-offset-2 hover:underline"
      >
        {t("clearFilters")}
      </Link>
    </li>
  );
  if (layout !== "row") {
    return (
      <ul
        className={classNames(
          "flex flex-wrap items-center gap-2",
          layout ? "min-w-0 basis-full lg:hidden" : "px-4 pb-4 first:pt-4 sm:px-6",
        )}
      >
        {chips}
        {clear}
      </ul>
    );
  }
  const hiddenChips = chips.slice(maxInline);
  return (
    <>
      <ul className="flex min-w-0 items-center gap-2 max-lg:hidden">
        {chips.slice(0, maxInline)}
        {hiddenChips.length === 0 && clear}
      </ul>
      {hiddenChips.length > 0 && (
        <ListMenu label={t("moreFilters")} trigger={`+${hiddenChips.length}`} className="max-lg:hidden">
          <ul className="space-y-3">
            {hiddenChips}
            {clear}
          </ul>
        </ListMenu>
      )}
    </>
  );
}

function Chip({ label, href }: { label: string; href: string }) {
  const t = useTranslation("table");
  return (
    <li className="min-w-0">
      <Link
        to={href}
        preventScrollReset
        aria-label={t("removeFilter", { name: label })}
        className="inline-flex max-w-full items-center gap-2 rounded-full bg-primary-soft px-3 py-1 text-sm text-on-primary-soft"
      >
        <bdi className="max-w-48 truncate">{label}</bdi>
        <svg
          viewBox="0 0 24 24"
          aria-hidden
          className="size-3.5 shrink-0"
          stroke="currentColor"
          strokeWidth={2.5}
        >
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </Link>
    </li>
  );
}

import { useTranslation } from "~/i18n/use-translation";
import { Link } from "../ui/link";
import type { FilterControl } from "./columns";
import { ListMenu } from "./list-menu";
import type { TableSpecification, TableState } from "./table-specification";
import { tableHref } from "./url-state";

interface FilterChipsProps {
  filters: FilterControl[];
  state: TableState;
  specification: TableSpecification;
  /** Whether the chips are part of a toolbar. */
  isInline?: boolean;
}

/** The number of active filters that a toolbar shows. A button with the number of the others shows these. */
const maxInline = 2;

/**
 * The active filters as links that remove them, and a link that removes all. Inside a toolbar, they are in
 * the same row as its other controls from `lg` on.
 */
export function FilterChips({ filters, state, specification, isInline = false }: FilterChipsProps) {
  const t = useTranslation("table");
  const active = filters.filter((filter) => state.filters[filter.name]);
  if (active.length === 0 && (isInline || state.q === "")) return null;
  const elsewhere = Object.entries(state.filters).filter(([name]) =>
    active.every((filter) => filter.name !== name),
  );
  const chips = active.map((filter) => {
    const { [filter.name]: value = "", ...others } = state.filters;
    const shown =
      filter.options?.find((option) => option.value === value)?.label ?? filter.inWords?.(value) ?? value;
    return (
      <Chip
        key={filter.name}
        label={t("labelled", { name: filter.label, value: shown })}
        href={tableHref(state, { filters: others }, specification)}
      />
    );
  });
  // The search has its own field in a toolbar.
  if (state.q && !isInline)
    chips.unshift(<Chip key="q" label={`“${state.q}”`} href={tableHref(state, { q: "" }, specification)} />);
  const clear = (
    <li>
      <Link
        to={tableHref(state, { q: "", filters: Object.fromEntries(elsewhere) }, specification)}
        preventScrollReset
        className="text-sm font-medium whitespace-nowrap text-primary underline-offset-2 hover:underline"
      >
        {t("clearFilters")}
      </Link>
    </li>
  );
  if (!isInline) {
    return (
      <ul className="flex flex-wrap items-center gap-2 px-4 pb-4 first:pt-4 sm:px-6">
        {chips}
        {clear}
      </ul>
    );
  }
  const rest = chips.slice(maxInline);
  return (
    <>
      <ul className="flex min-w-0 items-center gap-2 max-lg:order-last max-lg:basis-full max-lg:flex-wrap">
        {chips.slice(0, maxInline)}
        {rest.length === 0 && clear}
      </ul>
      {rest.length > 0 && (
        <ListMenu label={t("moreFilters")} trigger={`+${rest.length}`}>
          <ul className="space-y-3">
            {rest}
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

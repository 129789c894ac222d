import { Link } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import type { FilterControl } from "./columns";
import type { TableSpecification, TableState } from "./table-specification";
import { tableHref } from "./url-state";

interface FilterChipsProps {
  filters: FilterControl[];
  state: TableState;
  specification: TableSpecification;
}

/** The active filters, each as a link that removes it. */
export function FilterChips({ filters, state, specification }: FilterChipsProps) {
  const t = useTranslation("table");
  const active = filters.filter((filter) => state.filters[filter.name]);
  if (active.length === 0 && state.q === "") return null;
  const elsewhere = Object.entries(state.filters).filter(([name]) =>
    active.every((filter) => filter.name !== name),
  );
  return (
    <ul className="flex flex-wrap items-center gap-2 px-4 pb-4 first:pt-4 sm:px-6">
      {state.q && <Chip label={`“${state.q}”`} href={tableHref(state, { q: "" }, specification)} />}
      {active.map((filter) => {
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
      })}
      <li>
        <Link
          to={tableHref(state, { q: "", filters: Object.fromEntries(elsewhere) }, specification)}
          preventScrollReset
          className="text-sm font-medium text-primary underline-offset-2 hover:underline"
        >
          {t("clearFilters")}
        </Link>
      </li>
    </ul>
  );
}

function Chip({ label, href }: { label: string; href: string }) {
  const t = useTranslation("table");
  return (
    <li>
      <Link
        to={href}
        preventScrollReset
        aria-label={t("removeFilter", { name: label })}
        className="inline-flex items-center gap-2 rounded-full bg-primary-soft px-3 py-1 text-sm text-on-primary-soft"
      >
        <bdi>{label}</bdi>
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

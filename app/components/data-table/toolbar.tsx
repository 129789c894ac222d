import { Settings2, ListFilter } from "lucide-react";
import type { ReactNode } from "react";
import { Form, useSubmit } from "react-router";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { Button } from "../ui/button";
import { classNames } from "../ui/class-names";
import { Input } from "../ui/input";
import { Select, type SelectOption } from "../ui/select";
import type { FilterControl, Paging } from "./columns";
import { DateMenu, hasPeriodFilter, isPeriodFilter } from "./date-menu";
import { FilterChoice } from "./filter-choice";
import { SearchKey } from "./keys-hint";
import { ListMenu } from "./list-menu";
import type { TableSpecification, TableState } from "./table-specification";
import { parametersOf, sortText } from "./url-state";

interface ToolbarProps {
  filters?: FilterControl[];
  /** Values of `?sort=` for lists without column headers. The first is the default order. */
  sorting?: { label: string; options: SelectOption[] };
  state: TableState;
  specification: TableSpecification;
  today?: string;
  paging?: Paging;
  /** What the search finds, as the placeholder of its field. */
  searchHint?: string;
  /** Whether the list's keys work, of which "/" moves to the search. */
  hasKeys?: boolean;
  /** The sum of all rows that match the filters, shown after their number. */
  sum?: ReactNode;
  /** The active filters, shown after the search field. */
  chips?: ReactNode;
  actions?: ReactNode;
  /** Content of the menu at the end: columns, files and keys. */
  menu?: ReactNode;
}

/**
 * The search, filters and menus of a list, in one row that doesn't wrap from `lg` on. Search and filters are
 * a GET form, which is submitted by a button or, with scripts, on every change.
 */
export function Toolbar({
  sorting,
  state,
  specification,
  today,
  paging,
  searchHint,
  hasKeys = false,
  sum,
  chips,
  actions,
  menu,
  ...props
}: ToolbarProps) {
  const t = useTranslation("table");
  const submit = useSubmit();
  const hasDates = today !== undefined && hasPeriodFilter(specification);
  const all = (props.filters ?? []).filter(({ inWords }) => !inWords);
  const filters = hasDates ? all.filter(({ name }) => !isPeriodFilter(name)) : all;
  // Keeps the filters that the form has no control for, such as the tabs.
  const elsewhere = Object.entries(state.filters).filter(([name]) =>
    all.every((filter) => filter.name !== name),
  );
  const kept = parametersOf(
    {
      ...state,
      q: "",
      filters: Object.fromEntries(elsewhere),
      cursors: [],
      sort: sorting ? null : state.sort,
    },
    specification,
  );
  const chosen = filters.filter(({ name }) => state.filters[name]).length;
  if (!specification.search && all.length === 0 && !actions && !menu) return null;
  return (
    <div className="list-toolbar no-print flex min-h-14 flex-wrap items-center gap-2 px-4 py-2 lg:h-14 lg:flex-nowrap lg:px-6">
      {(specification.search || all.length > 0 || sorting) && (
        <Form
          role="search"
          preventScrollReset
          onChange={(event) => {
            if (event.target instanceof HTMLInputElement && event.target.type === "search") return;
            void submit(event.currentTarget, { preventScrollReset: true });
          }}
          // `contents` removes the form's box, so that its controls are in the same row as the elements next
          // to the form.
          className="contents"
        >
          {kept.map(([name, value]) => (
            <input key={name + value} type="hidden" name={name} value={value} />
          ))}
          {specification.search && (
            <div className="relative min-w-0 flex-1 basis-36 max-sm:-order-2 max-sm:basis-32 lg:max-w-70">
              {/* Here and below, the key resets the default value when a chip or the Back button has
                  changed the URL. */}
              <Input
                key={state.q}
                type="search"
                name="q"
                aria-label={t("search")}
                placeholder={searchHint ?? t("search")}
                defaultValue={state.q}
                enterKeyHint="search"
                className="peer min-h-10 text-ellipsis"
              />
              {hasKeys && <SearchKey />}
            </div>
          )}
          {chips}
          {filters.length === 1 && filters[0] && (
            <div className="w-max max-w-full min-w-36 lg:max-w-72 lg:shrink-0">
              <FilterInput filter={filters[0]} state={state} isAlone />
            </div>
          )}
          {filters.length > 1 && (
            <ListMenu
              label={t("filters")}
              trigger={
                <>
                  <ListFilter aria-hidden className="size-4" />
                  {chosen > 0 ? t("filtersSet", { number: chosen }) : t("filters")}
                </>
              }
            >
              {filters.map((filter) => (
                <FilterInput key={filter.name} filter={filter} state={state} />
              ))}
              <Button type="submit" variant="soft" size="sm" className="needs-no-script">
                {t("apply")}
              </Button>
            </ListMenu>
          )}
          {hasDates && (
            <DateMenu
              today={today}
              dates={all.filter(({ name }) => isPeriodFilter(name))}
              state={state}
              specification={specification}
            />
          )}
          {sorting && (
            <Select
              key={sortText(state)}
              name="sort"
              aria-label={sorting.label}
              defaultValue={sortText(state) ?? sorting.options[0]?.value}
              options={sorting.options}
              className="min-h-10 max-w-56"
            />
          )}
          <Button type="submit" variant="soft" size="sm" className="needs-no-script">
            {t("apply")}
          </Button>
        </Form>
      )}
      {paging && <Count paging={paging} sum={sum} />}
      {/* On phones, these controls are in the row of the search. */}
      <div
        className={classNames(
          "flex min-w-0 items-center gap-2 empty:hidden max-lg:ms-auto max-lg:flex-wrap lg:shrink-0",
          specification.search && "max-sm:-order-1",
          !paging && "ms-auto",
        )}
      >
        {actions}
        {menu && (
          <ListMenu
            isIcon
            label={t("listMenu")}
            trigger={<Settings2 aria-hidden className="size-4" />}
            panelClassName="list-options"
          >
            {menu}
          </ListMenu>
        )}
      </div>
    </div>
  );
}

/** The number of rows. It isn't announced here, because the pager announces it. */
function Count({ paging: { total, totalIsExact }, sum }: { paging: Paging; sum: ReactNode }) {
  const language = useLanguage();
  const t = useTranslation("table");
  const shown = formatNumber(total, language);
  return (
    <span
      className={classNames(
        "figures text-sm text-muted max-sm:basis-full lg:ms-auto lg:whitespace-nowrap",
        !sum && "max-lg:hidden",
      )}
    >
      <span aria-hidden className="max-lg:hidden">
        {totalIsExact ? t("results", { count: total, shown }) : `${shown}+`}
        {sum && " · "}
      </span>
      <span>{sum}</span>
    </span>
  );
}

/** A list with at least this many options has a field that filters them. */
const manyOptions = 8;

interface FilterInputProps {
  filter: FilterControl;
  state: TableState;
  /** Whether the control is in the toolbar's row, with its label as placeholder. */
  isAlone?: boolean;
}

function FilterInput({ filter, state, isAlone = false }: FilterInputProps) {
  const t = useTranslation("table");
  const name = `f.${filter.name}`;
  const value = state.filters[filter.name] ?? "";
  // A link may set a value without an option. The control then shows this value instead of "All".
  const isListed = value === "" || filter.options?.some((option) => option.value === value);
  const options = !filter.options || isListed ? filter.options : [...filter.options, { value, label: value }];
  const choice = { name, options: options ?? [], placeholder: isAlone ? filter.label : t("all") };
  if (choice.options.length >= manyOptions)
    return <FilterChoice {...choice} label={filter.label} value={value} isAlone={isAlone} />;
  return (
    <label className="block">
      <span className={isAlone ? "sr-only" : "mb-1 block text-xs text-muted"}>{filter.label}</span>
      {filter.options ? (
        <Select key={value} {...choice} defaultValue={value} />
      ) : (
        <Input key={value} type="date" name={name} defaultValue={value} />
      )}
    </label>
  );
}

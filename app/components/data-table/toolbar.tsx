import { ListFilter, Settings2 } from "lucide-react";
import type { ReactNode } from "react";
import { Form, useSubmit } from "react-router";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { Button } from "../ui/button";
import { classNames } from "../ui/class-names";
import { Select } from "../ui/select";
import type { FilterControl, Paging } from "./columns";
import { DateMenu, hasPeriodFilter, isPeriodFilter } from "./date-menu";
import { FilterChips } from "./filter-chips";
import { FilterInput } from "./filter-input";
import { FilterSheet, type Sorting } from "./filter-sheet";
import { KeptParameters } from "./kept-parameters";
import { ListMenu } from "./list-menu";
import { SearchField } from "./search-field";
import type { TableSpecification, TableState } from "./table-specification";
import { sortText } from "./url-state";

interface ToolbarProps {
  filters?: FilterControl[];
  /** Values of `?sort=` for lists without column headers. The first is the default order. */
  sorting?: Sorting;
  state: TableState;
  specification: TableSpecification;
  today?: string;
  paging?: Paging;
  /** What the search finds, as the placeholder of its field. */
  searchHint?: string;
  /** Whether the list has keyboard shortcuts, so that "/" moves the focus to the search. */
  hasKeys?: boolean;
  /** The sum of all rows that match the filters, shown after their number. */
  sum?: ReactNode;
  /** Whether to show the active filters, after the search field. */
  hasChips?: boolean;
  actions?: ReactNode;
  /** Content of the menu at the end: columns, files and keys. */
  menu?: ReactNode;
}

/**
 * The search, filters and menus of a list, in one row that doesn't wrap from `lg` on. Search and filters are
 * a GET form, which is submitted by a button or, with scripts, on every change. On phones, the filters of a
 * list with a search are in a sheet.
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
  hasChips = false,
  actions,
  menu,
  ...props
}: ToolbarProps) {
  const t = useTranslation("table");
  const submit = useSubmit();
  const hasDates = today !== undefined && hasPeriodFilter(specification);
  const filtersWithControl = (props.filters ?? []).filter(({ inWords }) => !inWords);
  const filters = hasDates
    ? filtersWithControl.filter(({ name }) => !isPeriodFilter(name))
    : filtersWithControl;
  const dateFilters = hasDates ? filtersWithControl.filter(({ name }) => isPeriodFilter(name)) : [];
  const hasForm = specification.search || filtersWithControl.length > 0 || sorting !== undefined;
  // On phones, a search leaves no room for other controls, so they move to a sheet.
  const isInSheetOnPhones = specification.search === true && filtersWithControl.length > 0;
  const activeCount = filters.filter(({ name }) => state.filters[name]).length;
  const chips = hasChips && { filters: props.filters?.filter((one) => !dateFilters.includes(one)) ?? [] };
  if (!hasForm && !actions && !menu) return null;
  return (
    <div className="list-toolbar no-print flex min-h-14 flex-wrap items-center gap-2 px-4 py-2 lg:h-14 lg:flex-nowrap lg:px-6">
      {hasForm && (
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
          <KeptParameters
            state={{ ...state, q: "", sort: sorting ? null : state.sort }}
            specification={specification}
            controls={filtersWithControl}
          />
          {specification.search && (
            <SearchField
              typed={state.q}
              hint={searchHint}
              hasKey={hasKeys}
              className="basis-36 lg:max-w-70 lg:min-w-44"
            />
          )}
          {chips && <FilterChips {...chips} layout="row" state={state} specification={specification} />}
          <div className={isInSheetOnPhones ? "hidden sm:contents" : "contents"}>
            {filters.length === 1 && filters[0] && (
              <div className="w-max max-w-full min-w-36 lg:max-w-72 lg:shrink-0">
                <FilterInput filter={filters[0]} state={state} isLabelHidden />
              </div>
            )}
            {filters.length > 1 && (
              <ListMenu
                label={t("filters")}
                trigger={
                  <>
                    <ListFilter aria-hidden className="size-4" />
                    {activeCount > 0 ? t("filtersSet", { number: activeCount }) : t("filters")}
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
              <DateMenu today={today} dates={dateFilters} state={state} specification={specification} />
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
          </div>
        </Form>
      )}
      {isInSheetOnPhones && (
        <FilterSheet
          filters={filters}
          dates={dateFilters}
          sorting={sorting}
          state={state}
          specification={specification}
        />
      )}
      <div
        className={classNames(
          "flex min-w-0 items-center gap-2 empty:hidden max-lg:ms-auto max-lg:flex-wrap lg:order-last lg:shrink-0",
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
      {paging && <Count paging={paging} sum={sum} />}
      {chips && <FilterChips {...chips} layout="below" state={state} specification={specification} />}
    </div>
  );
}

/** The number of rows. It isn't announced here, because the pager announces it. */
function Count({ paging: { total, totalIsExact }, sum }: { paging: Paging; sum: ReactNode }) {
  const language = useLanguage();
  const t = useTranslation("table");
  const totalText = formatNumber(total, language);
  return (
    <span
      className={classNames(
        "figures text-sm text-muted max-sm:basis-full lg:ms-auto lg:whitespace-nowrap",
        !sum && (total > 0 ? "max-lg:hidden" : "hidden"),
      )}
    >
      <span aria-hidden className="max-lg:hidden">
        {totalIsExact ? t("results", { count: total, shown: totalText }) : `${totalText}+`}
        {sum && " · "}
      </span>
      <span>{sum}</span>
    </span>
  );
}

import type { ReactNode } from "react";
import { Form, useSubmit } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "../ui/button";
import { classNames } from "../ui/class-names";
import { Input } from "../ui/input";
import { Select, type SelectOption } from "../ui/select";
import { ZoneNote } from "../ui/zone-note";
import type { FilterControl } from "./columns";
import { DatePresets } from "./date-presets";
import { RangePicker } from "./range-picker";
import type { TableSpecification, TableState } from "./table-specification";
import { FilterChoice } from "./filter-choice";
import { FilterSwitch, filterPanelStyle, filterWidth } from "./filter-switch";
import { parametersOf, sortText } from "./url-state";

interface ToolbarProps {
  filters?: FilterControl[];
  /** Values of `?sort=` for lists without column headers. The first is the default order. */
  sorting?: { label: string; options: SelectOption[] };
  state: TableState;
  specification: TableSpecification;
  today?: string;
  actions?: ReactNode;
}

/** On phones, elements next to the form share the line of its switch, and the search has its own. */
const actionsStyle = "contents max-md:*:order-2 md:ms-auto md:flex md:flex-wrap md:gap-2";
const searchAlone = "basis-full";

/** Search and filters as one GET form, submitted by a button, or at once where scripts run. */
export function Toolbar({ sorting, state, specification, today, actions, ...props }: ToolbarProps) {
  const filters = (props.filters ?? []).filter(({ inWords }) => !inWords);
  const t = useTranslation("table");
  const submit = useSubmit();
  // Filters set by other controls of the table, its tabs, stay set.
  const elsewhere = Object.entries(state.filters).filter(([name]) =>
    filters.every((filter) => filter.name !== name),
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
  const hasPanel = filters.length > 0 || sorting !== undefined;
  const chosen = filters.filter(({ name }) => state.filters[name]).length;
  if (!specification.search && filters.length === 0 && !actions) return null;
  return (
    <div className="no-print relative flex flex-wrap items-end gap-2 p-4 sm:gap-3 sm:px-6">
      {(specification.search || filters.length > 0) && (
        <Form
          role="search"
          preventScrollReset
          onChange={(event) => {
            if (event.target instanceof HTMLInputElement && event.target.type === "search") return;
            void submit(event.currentTarget, { preventScrollReset: true });
          }}
          // Its controls share lines with the elements next to it.
          className="contents"
        >
          {kept.map(([name, value]) => (
            <input key={name + value} type="hidden" name={name} value={value} />
          ))}
          {specification.search && (
            <label
              className={classNames(
                "min-w-0 md:max-w-80 md:grow md:basis-52",
                actions ? searchAlone : "flex-1",
              )}
            >
              <span className="mb-1 block text-xs text-muted">{t("search")}</span>
              {/* Here and below: a new key resets the default after a chip or the back button changed the URL. */}
              <Input key={state.q} type="search" name="q" defaultValue={state.q} enterKeyHint="search" />
            </label>
          )}
          {hasPanel && <FilterSwitch count={chosen} />}
          <div className={hasPanel ? filterPanelStyle : "contents"}>
            {filters.map((filter) => (
              <FilterInput key={filter.name} filter={filter} state={state} />
            ))}
            {today && hasSpan(specification) && (
              <>
                <RangePicker today={today} state={state} specification={specification} />
                <div className="max-md:col-span-2">
                  <DatePresets today={today} state={state} specification={specification} />
                  <ZoneNote className="px-2" />
                </div>
              </>
            )}
            {sorting && (
              <label className={filterWidth}>
                <span className="mb-1 block text-xs text-muted">{sorting.label}</span>
                <Select
                  key={sortText(state)}
                  name="sort"
                  defaultValue={sortText(state) ?? sorting.options[0]?.value}
                  options={sorting.options}
                />
              </label>
            )}
            <Button type="submit" variant="soft" className="needs-no-script">
              {t("apply")}
            </Button>
          </div>
        </Form>
      )}
      {actions && <div className={actionsStyle}>{actions}</div>}
    </div>
  );
}

function hasSpan({ filters = {} }: TableSpecification): boolean {
  return filters.from?.kind === "date" && filters.to?.kind === "date";
}

/** The number of options from which on a filter field is offered. */
const manyOptions = 8;

function FilterInput({ filter, state }: { filter: FilterControl; state: TableState }) {
  const t = useTranslation("table");
  const name = `f.${filter.name}`;
  const value = state.filters[filter.name] ?? "";
  // A link may contain a value that is not listed. The control shows it instead of "All".
  const isListed = value === "" || filter.options?.some((option) => option.value === value);
  const options = !filter.options || isListed ? filter.options : [...filter.options, { value, label: value }];
  const choice = { name, options: options ?? [], placeholder: t("all") };
  if (choice.options.length >= manyOptions)
    return <FilterChoice {...choice} label={filter.label} value={value} />;
  return (
    <label className={filterWidth}>
      <span className="mb-1 block text-xs text-muted">{filter.label}</span>
      {filter.options ? (
        <Select key={value} {...choice} defaultValue={value} />
      ) : (
        <Input key={value} type="date" name={name} defaultValue={value} />
      )}
    </label>
  );
}

import { Form } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "../ui/button";
import { Select, type SelectOption } from "../ui/select";
import type { FilterControl } from "./columns";
import { DateFields } from "./date-menu";
import { FilterInput } from "./filter-input";
import { FilterMenu } from "./filter-menu";
import { KeptParameters } from "./kept-parameters";
import type { TableSpecification, TableState } from "./table-specification";
import { sortText } from "./url-state";

export interface Sorting {
  label: string;
  options: SelectOption[];
}

interface FilterSheetProps {
  filters: FilterControl[];
  /** The controls of the two dates, if the list has a period. */
  dates: FilterControl[];
  sorting: Sorting | undefined;
  state: TableState;
  specification: TableSpecification;
}

/** A button that opens all filters of a list in a sheet. For phones only. */
export function FilterSheet({ filters, dates, sorting, state, specification }: FilterSheetProps) {
  const t = useTranslation("table");
  const controls = [...filters, ...dates];
  const activeCount = controls.filter(({ name }) => state.filters[name]).length;
  return (
    <FilterMenu active={activeCount}>
      <Form preventScrollReset className="space-y-4">
        <KeptParameters
          state={{ ...state, sort: sorting ? null : state.sort }}
          specification={specification}
          controls={controls}
        />
        {filters.map((filter) => (
          <FilterInput key={filter.name} filter={filter} state={state} />
        ))}
        {dates.length > 0 && <DateFields dates={dates} state={state} />}
        {sorting && (
          <label className="block">
            <span className="mb-1 block text-xs text-muted">{sorting.label}</span>
            <Select
              key={sortText(state)}
              name="sort"
              defaultValue={sortText(state) ?? sorting.options[0]?.value}
              options={sorting.options}
            />
          </label>
        )}
        <Button type="submit" className="sticky bottom-0 w-full">
          {t("apply")}
        </Button>
      </Form>
    </FilterMenu>
  );
}

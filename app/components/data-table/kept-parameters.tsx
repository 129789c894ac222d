import type { FilterControl } from "./columns";
import type { TableSpecification, TableState } from "./table-specification";
import { parametersOf } from "./url-state";

interface KeptParametersProps {
  state: TableState;
  specification: TableSpecification;
  /** The filters for which the form has controls. */
  controls: FilterControl[];
}

/**
 * Hidden inputs for the parts of a list's state that a form has no control for, such as the tabs. The page
 * isn't included, so submitting the form opens the first page.
 */
export function KeptParameters({ state, specification, controls }: KeptParametersProps) {
  const otherFilters = Object.entries(state.filters).filter(([name]) =>
    controls.every((control) => control.name !== name),
  );
  const keptState = { ...state, filters: Object.fromEntries(otherFilters), cursors: [] };
  return parametersOf(keptState, specification).map(([name, value]) => (
    <input key={name + value} type="hidden" name={name} value={value} />
  ));
}

import type { FilterControl } from "./columns";
import type { TableSpecification, TableState } from "./table-specification";
import { parametersOf } from "./url-state";

interface KeptParametersProps {
  state: TableState;
  specification: TableSpecification;
  /** The filters for which the form has controls. */
  controls: FilterControl[];
}

/** Keeps the parts of a list's state that a form has no control for, such as the tabs. Opens the first page. */
export function KeptParameters({ state, specification, controls }: KeptParametersProps) {
  const others = Object.entries(state.filters).filter(([name]) =>
    controls.every((control) => control.name !== name),
  );
  const kept = { ...state, filters: Object.fromEntries(others), cursors: [] };
  return parametersOf(kept, specification).map(([name, value]) => (
    <input key={name + value} type="hidden" name={name} value={value} />
  ));
}

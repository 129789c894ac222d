import { useTranslation } from "~/i18n/use-translation";
import { Input } from "../ui/input";
import { Select } from "../ui/select";
import type { FilterControl } from "./columns";
import { FilterCombobox } from "./filter-combobox";
import type { TableState } from "./table-specification";

/** A list with at least this many options has a field that filters them. */
const manyOptions = 8;

interface FilterInputProps {
  filter: FilterControl;
  state: TableState;
  /** Whether the control is in the toolbar's row, with its label as placeholder. */
  isLabelHidden?: boolean;
}

/** The control of one filter. The surrounding form submits it. */
export function FilterInput({ filter, state, isLabelHidden = false }: FilterInputProps) {
  const t = useTranslation("table");
  const name = `f.${filter.name}`;
  const value = state.filters[filter.name] ?? "";
  // A link may set a value that isn't among the options. The control then shows this value instead of "All".
  const isListed = value === "" || filter.options?.some((option) => option.value === value);
  const options = !filter.options || isListed ? filter.options : [...filter.options, { value, label: value }];
  const choice = { name, options: options ?? [], placeholder: isLabelHidden ? filter.label : t("all") };
  if (choice.options.length >= manyOptions)
    return <FilterCombobox {...choice} label={filter.label} value={value} isLabelHidden={isLabelHidden} />;
  return (
    <label className="block">
      <span className={isLabelHidden ? "sr-only" : "mb-1 block text-xs text-muted"}>{filter.label}</span>
      {filter.options ? (
        <Select key={value} {...choice} defaultValue={value} />
      ) : (
        <Input key={value} type="date" name={name} defaultValue={value} />
      )}
    </label>
  );
}

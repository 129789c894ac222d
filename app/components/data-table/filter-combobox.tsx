import { useId } from "react";
import { Combobox } from "./combobox";
import type { SelectOption } from "../ui/select";

interface FilterComboboxProps {
  label: string;
  name: string;
  value: string;
  options: SelectOption[];
  /** Text for "no choice". */
  placeholder: string;
  /** Whether only assistive technology gets the filter's label. */
  isLabelHidden?: boolean;
}

/** A filter with many options. The surrounding form submits itself when an option is chosen. */
export function FilterCombobox({ label, name, isLabelHidden, ...combobox }: FilterComboboxProps) {
  const id = useId();
  return (
    <div className="relative">
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={isLabelHidden ? "sr-only" : "mb-1 block text-xs text-muted"}
      >
        {label}
      </label>
      <Combobox {...combobox} label={label} labelledBy={`${id}-label`} control={{ id, name }} />
    </div>
  );
}

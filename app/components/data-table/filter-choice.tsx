import { useId } from "react";
import { ChoiceSelect } from "./choice-select";
import type { SelectOption } from "../ui/select";

interface FilterChoiceProps {
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
export function FilterChoice({ label, name, isLabelHidden, ...choice }: FilterChoiceProps) {
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
      <ChoiceSelect {...choice} label={label} labelledBy={`${id}-label`} control={{ id, name }} />
    </div>
  );
}

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
  /** Whether the filter's label is for assistive technology only. */
  isAlone?: boolean;
}

/** A filter with many options. The surrounding form submits itself on a choice. */
export function FilterChoice({ label, name, isAlone, ...choice }: FilterChoiceProps) {
  const id = useId();
  return (
    <div className="relative">
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={isAlone ? "sr-only" : "mb-1 block text-xs text-muted"}
      >
        {label}
      </label>
      <ChoiceSelect {...choice} label={label} labelledBy={`${id}-label`} control={{ id, name }} />
    </div>
  );
}

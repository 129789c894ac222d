import { useId } from "react";
import { ChoiceSelect } from "./choice-select";
import type { SelectOption } from "../ui/select";
import { classNames } from "../ui/class-names";
import { filterWidth } from "./filter-switch";

interface FilterChoiceProps {
  label: string;
  name: string;
  value: string;
  options: SelectOption[];
  /** Text for "no choice". */
  placeholder: string;
}

/** A filter with many options. The surrounding form submits itself on a choice. */
export function FilterChoice({ label, name, ...choice }: FilterChoiceProps) {
  const id = useId();
  return (
    <div className={classNames(filterWidth, "md:relative")}>
      <label id={`${id}-label`} htmlFor={id} className="mb-1 block text-xs text-muted">
        {label}
      </label>
      <ChoiceSelect {...choice} label={label} labelledBy={`${id}-label`} control={{ id, name }} />
    </div>
  );
}

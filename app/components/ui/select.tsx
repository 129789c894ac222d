import type { ComponentProps } from "react";
import { Chevron } from "./chevron";
import { classNames } from "./class-names";
import { inputStyle } from "./input-style";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}
interface SelectProps extends Omit<ComponentProps<"select">, "children"> {
  options: SelectOption[];
  /** The first, empty option. */
  placeholder?: string;
}

/** A native select with the platform's list, keyboard and touch behavior. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <span className="relative block min-w-0">
      <select className={classNames(inputStyle, "appearance-none pe-10", className)} {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Chevron className="pointer-events-none absolute inset-y-0 end-3 my-auto text-muted" />
    </span>
  );
}

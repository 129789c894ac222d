import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { inputStyle } from "./input-style";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}
interface SelectProps extends Omit<ComponentProps<"select">, "children"> {
  options: SelectOption[];
  /** First, empty choice. */
  placeholder?: string;
}

/** A native select: the platform's own list, keyboard and touch behaviour. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select className={classNames(inputStyle, "appearance-none pe-10", className)} {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <svg
        viewBox="0 0 20 20"
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-muted"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
      >
        <path d="M5 8l5 5 5-5" />
      </svg>
    </span>
  );
}

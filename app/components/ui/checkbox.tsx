import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label?: ReactNode;
  /** Whether some, but not all, of the represented items are chosen. */
  indeterminate?: boolean;
}

/** A checkbox with its label. Without a `label` it needs an `aria-label`. */
export function Checkbox({ label, indeterminate = false, className, ...rest }: CheckboxProps) {
  function showIndeterminate(input: HTMLInputElement | null) {
    if (input) input.indeterminate = indeterminate;
  }
  return (
    <label
      className={classNames(
        "inline-flex min-h-6 min-w-6 items-center gap-2.5",
        !label && "justify-center",
        className,
      )}
    >
      <input
        ref={showIndeterminate}
        type="checkbox"
        // Without a label the checkbox is the only target, and WCAG 2.2 requires 24 px.
        className={classNames("shrink-0 accent-primary", label ? "size-[1.125rem]" : "size-6")}
        {...rest}
      />
      {label && <span>{label}</span>}
    </label>
  );
}

import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";

interface RadioCardProps extends Omit<ComponentProps<"input">, "type" | "title"> {
  title: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  /** Shown at the end, or below if there is no room, such as a price or a badge. */
  extra?: ReactNode;
}

/** A card that is a radio button. Put several in a `fieldset` with a `legend`. */
export function RadioCard({ title, description, icon, extra, className, ...rest }: RadioCardProps) {
  return (
    <label
      className={classNames(
        "flex items-center gap-3 rounded-md border border-line-strong bg-surface p-3 xs:gap-4 xs:p-4",
        "hover:bg-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary",
        "has-disabled:opacity-60",
        className,
      )}
    >
      <input
        type="radio"
        className="size-[1.125rem] shrink-0 accent-primary focus-visible:outline-none"
        {...rest}
      />
      {icon && <span className="max-[22.5rem]:hidden">{icon}</span>}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 flex-1 basis-36">
          <span className="block font-medium">{title}</span>
          {description && <span className="block text-sm wrap-anywhere opacity-80">{description}</span>}
        </span>
        {extra}
      </span>
    </label>
  );
}

import { type ReactNode, useId } from "react";
import { classNames } from "../ui/class-names";

/** Props for the control inside a field, to be spread on the input. */
export interface ControlProps {
  id: string;
  name: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

interface FieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  errors?: string[] | null;
  /** Shown next to the label, at the end of the line, such as a "forgot?" link. */
  aside?: ReactNode;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/**
 * A label, control, hint and errors, linked for assistive technology. One line is reserved for errors, so
 * that the form doesn't move when one appears. The control's id is `field-<name>`, which `FormErrors` links
 * to.
 */
export function Field({ name, label, hint, errors, aside, className, children }: FieldProps) {
  const descriptionId = useId();
  const hasErrors = Boolean(errors?.length);
  const id = fieldId(name);
  const describedBy = classNames(
    hasErrors && `${descriptionId}-errors`,
    hint !== undefined && `${descriptionId}-hint`,
  );
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-x-3 large-text:flex-wrap">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        name,
        "aria-invalid": hasErrors || undefined,
        "aria-describedby": describedBy || undefined,
      })}
      <div className={classNames("min-h-6 pt-1 text-sm", hint !== undefined && "pb-2")}>
        {hasErrors && (
          <ul id={`${descriptionId}-errors`} className="text-danger">
            {errors?.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        )}
        {hint !== undefined && (
          <p id={`${descriptionId}-hint`} className={classNames("text-muted", hasErrors && "sr-only")}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

/** Returns the id of a field's control. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

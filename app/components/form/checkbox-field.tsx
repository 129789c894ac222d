import type { ComponentProps, ReactNode } from "react";
import { Checkbox } from "../ui/checkbox";
import { fieldId } from "./field";

interface CheckboxFieldProps extends Omit<ComponentProps<"input">, "name" | "type"> {
  name: string;
  label: ReactNode;
  errors?: string[] | null;
}

/** A checkbox with its errors linked to it. */
export function CheckboxField({ name, label, errors, ...input }: CheckboxFieldProps) {
  const hasErrors = Boolean(errors?.length);
  const errorId = `${fieldId(name)}-errors`;
  return (
    <div className="pt-1.5">
      <Checkbox
        {...input}
        id={fieldId(name)}
        name={name}
        label={label}
        aria-invalid={hasErrors || undefined}
        aria-describedby={hasErrors ? errorId : undefined}
      />
      <p id={errorId} className="min-h-6 pt-1 text-sm text-danger">
        {errors?.join(" ")}
      </p>
    </div>
  );
}

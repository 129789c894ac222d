import type { ComponentProps, ReactNode } from "react";
import { Select } from "../ui/select";
import { Field } from "./field";

interface SelectFieldProps extends Omit<ComponentProps<typeof Select>, "name"> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  errors?: string[] | null;
}

/** A labeled native select. `bindField` supplies name, default value, errors and constraints. */
export function SelectField({ name, label, hint, errors, className, ...select }: SelectFieldProps) {
  return (
    <Field name={name} label={label} hint={hint} errors={errors} className={className}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}

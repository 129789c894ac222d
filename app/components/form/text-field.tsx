import type { ComponentProps, ReactNode } from "react";
import { Input } from "../ui/input";
import { Field } from "./field";

interface TextFieldProps extends Omit<ComponentProps<"input">, "name"> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  errors?: string[] | null;
  aside?: ReactNode;
}

/** A labeled one-line input. `bindField` supplies name, default value, errors and constraints. */
export function TextField({ name, label, hint, errors, aside, className, ...input }: TextFieldProps) {
  return (
    <Field name={name} label={label} hint={hint} errors={errors} aside={aside} className={className}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}

import { fieldId } from "~/components/form/field";
import { Checkbox } from "~/components/ui/checkbox";
import { RadioCard } from "~/components/ui/radio-card";
import type { FormValue } from "./form-definition";

interface ChoiceFieldProps {
  name: string;
  label: string;
  options: { value: string; label: string }[];
  /** Renders checkboxes instead of radio cards. */
  isSeveral: boolean;
  isRequired: boolean;
  stored?: FormValue;
  errors?: string[] | null;
}

/** Renders a single or multiple choice with all options visible. */
export function ChoiceField({
  name,
  label,
  options,
  isSeveral,
  isRequired,
  stored = [],
  errors,
}: ChoiceFieldProps) {
  const selectedValues = typeof stored === "string" ? [stored] : stored;
  const errorId = `${fieldId(name)}-errors`;
  const failed = Boolean(errors?.length);
  return (
    <fieldset aria-describedby={failed ? errorId : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div
        className={
          isSeveral
            ? "flex flex-wrap gap-x-6 gap-y-2"
            : "grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]"
        }
      >
        {options.map((option, index) => {
          const shared = {
            id: index === 0 ? fieldId(name) : undefined,
            name,
            value: option.value,
            defaultChecked: selectedValues.includes(option.value),
            "aria-invalid": failed || undefined,
          };
          return isSeveral ? (
            <Checkbox key={option.value} {...shared} label={option.label} />
          ) : (
            <RadioCard key={option.value} {...shared} required={isRequired} title={option.label} />
          );
        })}
      </div>
      <p id={errorId} className="min-h-6 pt-1 text-sm text-danger">
        {errors?.join(" ")}
      </p>
    </fieldset>
  );
}

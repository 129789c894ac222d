import { useState } from "react";
import { Combobox } from "~/components/data-table/combobox";
import { Field, fieldId } from "~/components/form/field";
import { Avatar } from "~/components/ui/avatar";
import { useTranslation } from "~/i18n/use-translation";
import type { CustomFieldProps } from "../kits/form/demo-field";

/** Renders a list of people that can be searched by part of the name. */
export function PersonField({ name, label, hint, errors, defaultValue = "", ...choice }: CustomFieldProps) {
  const t = useTranslation("demo-fields");
  const [value, setValue] = useState(defaultValue);
  const labelledBy = `${fieldId(name)}-label`;
  return (
    <Field
      name={name}
      label={<span id={labelledBy}>{label}</span>}
      hint={hint}
      errors={errors}
      className="md:relative"
    >
      {(control) => (
        <Combobox
          {...choice}
          placeholder={t("choose")}
          label={label}
          labelledBy={labelledBy}
          control={control}
          value={value}
          picture={({ label: person }) => <Avatar name={person} size="sm" />}
          onChoose={setValue}
        />
      )}
    </Field>
  );
}

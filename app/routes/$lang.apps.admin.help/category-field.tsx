import { helpCategories } from "#contract/help/help-categories.ts";
import type { bindField } from "~/components/form/form-state";
import { SelectField } from "~/components/form/select-field";
import { useTranslation } from "~/i18n/use-translation";

/** Selects the category of an entry. */
export function CategoryField({ field, value }: { field: ReturnType<typeof bindField>; value?: string }) {
  const t = useTranslation("help-admin");
  const help = useTranslation("help");
  return (
    <SelectField
      {...field}
      defaultValue={field.defaultValue ?? value}
      label={t("category")}
      options={helpCategories.map((one) => ({ value: one, label: help(`category_${one}`) }))}
      className="max-w-sm"
    />
  );
}

import { Facts } from "~/components/ui/facts";
import { useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";
import type { FieldChoices, FieldDefinition, FormValues } from "./form-definition";
import { FieldValue } from "./field-value";

interface ReviewPartProps {
  title: string;
  fields: readonly FieldDefinition[];
  values: FormValues;
  choices?: FieldChoices;
  /** The URL at which the step can be edited. */
  to: string;
}

/** Renders the values entered in one step, with a link back to it. */
export function ReviewPart({ title, fields, values, choices = {}, to }: ReviewPartProps) {
  const t = useTranslation("demo-fields");
  return (
    <section className="rounded-md border border-line p-4">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h3 className="font-semibold">{title}</h3>
        <Link
          to={to}
          preventScrollReset
          aria-label={t("change", { name: title })}
          className="text-sm font-medium text-primary hover:underline"
        >
          {t("changeShort")}
        </Link>
      </div>
      <Facts
        facts={fields.map((field) => ({
          label: t(`field_${field.name}`),
          value: <FieldValue field={field} value={values[field.name]} choices={choices[field.name]} />,
        }))}
      />
    </section>
  );
}

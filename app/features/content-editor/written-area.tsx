import { Field } from "~/components/form/field";
import type { bindField } from "~/components/form/form-state";
import { Textarea } from "~/components/ui/textarea";
import { directionOf, type Language } from "~/i18n/languages";

interface WrittenAreaProps {
  field: ReturnType<typeof bindField>;
  label: string;
  hint?: string;
  /** What stands there until something else is typed. */
  value: string;
  /** What it is written in, whatever the page's language. */
  language: Language;
  rows: number;
  most: number;
}

/** A longer text in one language, in that language's direction. */
export function WrittenArea({ field, label, hint, value, language, rows, most }: WrittenAreaProps) {
  const { name, errors, defaultValue } = field;
  return (
    <Field name={name} errors={errors} label={label} hint={hint}>
      {(control) => (
        <Textarea
          {...control}
          lang={language}
          dir={directionOf(language)}
          rows={rows}
          maxLength={most}
          defaultValue={defaultValue ?? value}
          required
        />
      )}
    </Field>
  );
}

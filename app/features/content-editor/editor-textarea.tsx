import { Field } from "~/components/form/field";
import type { bindField } from "~/components/form/form-state";
import { Textarea } from "~/components/ui/textarea";
import { directionOf, type Language } from "~/i18n/languages";

interface EditorTextareaProps {
  field: ReturnType<typeof bindField>;
  label: string;
  hint?: string;
  /** The initial value. */
  value: string;
  /** The language of the text, which may differ from the page's. */
  language: Language;
  rows: number;
  maxLength: number;
}

/** A text area whose direction is that of its text's language. */
export function EditorTextarea({
  field,
  label,
  hint,
  value,
  language,
  rows,
  maxLength,
}: EditorTextareaProps) {
  const { name, errors, defaultValue } = field;
  return (
    <Field name={name} errors={errors} label={label} hint={hint}>
      {(control) => (
        <Textarea
          {...control}
          lang={language}
          dir={directionOf(language)}
          rows={rows}
          maxLength={maxLength}
          defaultValue={defaultValue ?? value}
          required
        />
      )}
    </Field>
  );
}

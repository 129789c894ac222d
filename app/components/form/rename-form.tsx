import { Form } from "react-router";
import type { SubmissionResult } from "./conform-types";
import { FormErrors } from "./form-errors";
import { IntentButton } from "./intent-button";
import { TextField } from "./text-field";
import { useFormCheck } from "./use-form-check";

interface RenameFormProps {
  /** The item to rename. `id` is submitted with the form. */
  id: string;
  name: string;
  maxLength: number;
  texts: { name: string; rename: string };
  result: SubmissionResult | undefined;
}

/** Renames one of the member's items, with the intent `rename`. */
export function RenameForm({ id, name, maxLength, texts, result }: RenameFormProps) {
  const form = useFormCheck(result);
  const field = form.field("name");
  return (
    <Form method="post" preventScrollReset {...form.props}>
      <FormErrors state={form.state} />
      <input type="hidden" name="id" value={id} />
      <TextField
        {...field}
        defaultValue={field.defaultValue ?? name}
        label={texts.name}
        required
        maxLength={maxLength}
        autoComplete="off"
        className="max-w-md"
      />
      <IntentButton intent="rename" label={texts.rename} size="sm" variant="outline" />
    </Form>
  );
}

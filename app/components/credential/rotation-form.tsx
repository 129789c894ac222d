import { Form } from "react-router";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { SelectField } from "~/components/form/select-field";
import { useFormCheck } from "~/components/form/use-form-check";

interface RotationFormProps {
  /** Id of the secret or token to replace. The provider refuses the second of two simultaneous rotations. */
  currentId: string;
  formKey: string;
  result: SubmissionResult | undefined;
  overlaps: { value: string; label: string }[];
  labels: { overlap: string; choose: string; rotate: string };
}

/** A form that replaces a secret or token and sets how long the old one keeps working. */
export function RotationForm({ currentId, formKey, result, overlaps, labels }: RotationFormProps) {
  const form = useFormCheck(result);
  return (
    <Form method="post" className="grid gap-2" preventScrollReset {...form.props}>
      <FormErrors state={form.state} labels={{ overlapHours: labels.overlap }} />
      <FormKey state={form.state} fresh={formKey} />
      <input type="hidden" name="replaces" value={form.state.values.replaces ?? currentId} />
      <SelectField
        {...form.field("overlapHours")}
        label={labels.overlap}
        placeholder={labels.choose}
        required
        options={overlaps}
      />
      <div>
        <IntentButton intent="rotate" label={labels.rotate} variant="outline" />
      </div>
    </Form>
  );
}

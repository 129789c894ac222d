import type { ReactNode } from "react";
import { Form } from "react-router";
import { maxMessageLength } from "#contract/tickets/ticket-limits.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { Field } from "~/components/form/field";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { useFormCheck } from "~/components/form/use-form-check";
import { Textarea } from "~/components/ui/textarea";
import { useTranslation } from "~/i18n/use-translation";

interface MessageFormProps {
  label: string;
  hint: string;
  formKey: string;
  result: SubmissionResult | undefined;
  /** Hidden inputs and buttons. */
  children: ReactNode;
}

/** The form for a message in a ticket, used by both the sender and the staff. */
export function MessageForm({ label, hint, formKey, result, children }: MessageFormProps) {
  const t = useTranslation("tickets");
  const form = useFormCheck(result);
  const { name, errors, defaultValue } = form.field("message");
  return (
    <Form method="post" className="grid gap-2" preventScrollReset {...form.props}>
      <FormErrors state={form.state} labels={{ message: t("message") }} />
      <FormKey state={form.state} fresh={formKey} />
      <Field name={name} errors={errors} label={label} hint={hint}>
        {(control) => (
          <Textarea {...control} defaultValue={defaultValue} maxLength={maxMessageLength} rows={5} />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">{children}</div>
    </Form>
  );
}

import type { ReactNode } from "react";
import { Form, useLocation } from "react-router";
import { Dialog } from "~/components/dialog/dialog";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { useFormCheck } from "~/components/form/use-form-check";

export interface StepProps {
  formKey: string;
  result: SubmissionResult | undefined;
}

interface StepDialogProps extends StepProps {
  title: string;
  size?: "sm" | "drawer";
  labels: Record<string, string>;
  actions: ReactNode;
  children: (field: ReturnType<typeof useFormCheck>["field"]) => ReactNode;
}

/** The dialog of an action that requires input. The URL opens it. */
export function StepDialog({
  title,
  size = "sm",
  labels,
  actions,
  formKey,
  result,
  children,
}: StepDialogProps) {
  const { search } = useLocation();
  const form = useFormCheck(result);
  return (
    <Form method="post" action={search} {...form.props}>
      <Dialog size={size} title={title} closeTo="?" actions={actions}>
        <FormErrors state={form.state} labels={labels} />
        <FormKey state={form.state} fresh={formKey} />
        {children(form.field)}
      </Dialog>
    </Form>
  );
}

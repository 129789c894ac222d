import { Form } from "react-router";
import { maxViewNameLength } from "#contract/saved-views/saved-view-limits.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { CheckboxField } from "~/components/form/checkbox-field";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";

/** The form that saves a view, shown here if the form on the list was refused. */
export function RetrySave({ result, formKey }: { result: SubmissionResult; formKey: string }) {
  const t = useTranslation("saved-views");
  const form = useFormCheck(result);
  return (
    <Card title={t("saveTitle")}>
      <Form method="post" {...form.props}>
        <FormErrors state={form.state} />
        <FormKey state={form.state} fresh={formKey} />
        <input type="hidden" name="list" defaultValue={form.field("list").defaultValue} />
        <input type="hidden" name="query" defaultValue={form.field("query").defaultValue} />
        <TextField
          {...form.field("name")}
          label={t("name")}
          required
          maxLength={maxViewNameLength}
          autoComplete="off"
          className="max-w-md"
        />
        <CheckboxField
          name="isDefault"
          label={t("opens")}
          defaultChecked={form.field("isDefault").defaultValue === "on"}
        />
        <IntentButton intent="add" label={t("save")} />
      </Form>
    </Card>
  );
}

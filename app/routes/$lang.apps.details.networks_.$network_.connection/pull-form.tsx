import { Form } from "react-router";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { SelectField } from "~/components/form/select-field";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Card } from "~/components/ui/card";
import { IfPermitted } from "~/components/ui/if-permitted";
import { useTranslation } from "~/i18n/use-translation";

/**
 * The form that immediately fetches the reports of certain days, for example after a dispute with the
 * network.
 */
export function PullForm({ result, formKey }: { result: SubmissionResult | undefined; formKey: string }) {
  const t = useTranslation("network-connection");
  const form = useFormCheck(result);
  return (
    <IfPermitted permission="networks.write">
      <Card title={t("pullNow")} subtitle={t("pullNowText")}>
        <Form method="post" className="grid gap-2" preventScrollReset {...form.props}>
          <FormKey state={form.state} fresh={formKey} />
          <FormErrors state={form.state} labels={{ from: t("fromDay"), to: t("toDay") }} />
          <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            <TextField {...form.field("from")} type="date" required label={t("fromDay")} dir="ltr" />
            <TextField {...form.field("to")} type="date" required label={t("toDay")} dir="ltr" />
          </div>
          <SelectField
            {...form.field("by")}
            label={t("by")}
            options={(["change", "purchase"] as const).map((value) => ({ value, label: t(`by_${value}`) }))}
          />
          <div>
            <IntentButton intent="pull" label={t("pullNow")} variant="soft" />
          </div>
        </Form>
      </Card>
    </IfPermitted>
  );
}

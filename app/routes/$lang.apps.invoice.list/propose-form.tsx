import { Form } from "react-router";
import { Dialog } from "~/components/dialog/dialog";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { SelectField } from "~/components/form/select-field";
import { SubmitButton } from "~/components/form/submit-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { useTranslation } from "~/i18n/use-translation";

interface ProposeFormProps {
  networks: { key: string; name: string }[];
  /** The last complete month, such as `2026-03`. */
  lastMonth: string;
  formKey: string;
  result: SubmissionResult | undefined;
}

/** The form that creates drafts for a month, for one network or all networks. */
export function ProposeForm({ networks, lastMonth, formKey, result }: ProposeFormProps) {
  const t = useTranslation("invoices");
  const form = useFormCheck(result);
  const month = form.field("month");
  return (
    <Form method="post" action="?step=propose" {...form.props}>
      <Dialog
        size="sm"
        title={t("proposeTitle")}
        closeTo="?"
        actions={<SubmitButton>{t("propose")}</SubmitButton>}
      >
        <p className="mb-4 text-muted">{t("proposeText")}</p>
        <FormErrors state={form.state} labels={{ month: t("month"), network: t("network") }} />
        <FormKey state={form.state} fresh={formKey} />
        <TextField
          {...month}
          type="month"
          label={t("month")}
          hint={t("monthHint")}
          defaultValue={month.defaultValue ?? lastMonth}
          max={lastMonth}
          required
          dir="ltr"
        />
        <SelectField
          {...form.field("network")}
          label={t("network")}
          placeholder={t("allNetworks")}
          options={networks.map(({ key, name }) => ({ value: key, label: name }))}
        />
      </Dialog>
    </Form>
  );
}

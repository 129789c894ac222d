import { Field } from "~/components/form/field";
import type { bindField } from "~/components/form/form-state";
import { Textarea } from "~/components/ui/textarea";
import { useTranslation } from "~/i18n/use-translation";

/** Why an account is suspended or restored. */
export function ReasonField({ name, errors, defaultValue }: ReturnType<typeof bindField>) {
  const t = useTranslation("users");
  return (
    <Field name={name} errors={errors} label={t("reason")} hint={t("reasonForAdmins")}>
      {(control) => <Textarea {...control} defaultValue={defaultValue} required maxLength={500} rows={3} />}
    </Field>
  );
}

import { maxSuspensionTextLength } from "#contract/accounts/suspension-limits.ts";
import { Field } from "~/components/form/field";
import type { bindField } from "~/components/form/form-state";
import { Textarea } from "~/components/ui/textarea";
import { useTranslation } from "~/i18n/use-translation";

type Input = ReturnType<typeof bindField>;

/** The field for the text that explains a suspension to the account's owner. */
export function UserMessageField({ name, errors, defaultValue }: Input) {
  const t = useTranslation("users");
  return (
    <Field name={name} errors={errors} label={t("memberMessage")} hint={t("memberMessageHint")}>
      {(control) => (
        <Textarea
          {...control}
          defaultValue={defaultValue}
          required
          minLength={3}
          maxLength={maxSuspensionTextLength}
          rows={3}
        />
      )}
    </Field>
  );
}

/** The field for the internal reason of an action. */
export function ReasonField({ name, errors, defaultValue }: Input) {
  const t = useTranslation("users");
  return (
    <Field name={name} errors={errors} label={t("reason")} hint={t("reasonForAdmins")}>
      {(control) => <Textarea {...control} defaultValue={defaultValue} required maxLength={500} rows={3} />}
    </Field>
  );
}

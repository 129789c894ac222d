import { Form } from "react-router";
import { keyLifetimes, keyPermissions, maxKeyNameLength } from "#contract/api-keys/key-rules.ts";
import type { Permission } from "#contract/roles/permissions.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { Field } from "~/components/form/field";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { SelectField } from "~/components/form/select-field";
import { SubmitButton } from "~/components/form/submit-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Textarea } from "~/components/ui/textarea";
import { PermissionGrid } from "~/features/administration/permission-grid";
import { useTranslation } from "~/i18n/use-translation";
import { useViewer } from "~/page/use-viewer";
import { mayDo } from "~/page/viewer";

interface KeyFormProps {
  formKey: string;
  result: SubmissionResult | undefined;
  /** The permissions that were checked in a refused form. */
  chosen: Permission[] | undefined;
}

/**
 * The form that creates a key: its name, lifetime, addresses and permissions. It only offers permissions that
 * the user has and that API keys can have.
 */
export function KeyForm({ formKey, result, chosen }: KeyFormProps) {
  const t = useTranslation("api-keys");
  const form = useFormCheck(result);
  const viewer = useViewer();
  const availablePermissions = keyPermissions.filter((permission) => mayDo(viewer, permission));
  const addresses = form.field("addresses");
  return (
    <Form method="post" className="grid gap-2" {...form.props}>
      <FormErrors
        state={form.state}
        labels={{ name: t("name"), lifetime: t("lifetime"), addresses: t("addresses") }}
      />
      <FormKey state={form.state} fresh={formKey} />
      <TextField
        {...form.field("name")}
        label={t("name")}
        hint={t("nameHint")}
        required
        minLength={2}
        maxLength={maxKeyNameLength}
        autoComplete="off"
      />
      <SelectField
        {...form.field("lifetime")}
        label={t("lifetime")}
        placeholder={t("choose")}
        required
        options={[
          ...keyLifetimes.map((days) => ({ value: String(days), label: t(`lifetime_${days}`) })),
          { value: "none", label: t("lifetime_none") },
        ]}
      />
      <Field name={addresses.name} errors={addresses.errors} label={t("addresses")} hint={t("addressesHint")}>
        {(control) => (
          <Textarea
            {...control}
            defaultValue={addresses.defaultValue}
            rows={3}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            className="font-mono text-sm"
          />
        )}
      </Field>
      <PermissionGrid
        legend={t("permissions")}
        everything={t("everything")}
        areNamesShown
        offered={availablePermissions}
        chosen={chosen ?? []}
      />
      <p className="text-sm text-muted">{t("permissionsHint")}</p>
      <div className="pt-3">
        <SubmitButton>{t("create")}</SubmitButton>
      </div>
    </Form>
  );
}

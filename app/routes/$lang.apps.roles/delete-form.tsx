import { Form } from "react-router";
import type { AdminRole } from "#contract/roles/admin-roles.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { SelectField } from "~/components/form/select-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { RecordButton } from "~/features/administration/record-link";
import { roleName } from "~/features/administration/role-name";
import { useTranslation } from "~/i18n/use-translation";

interface DeleteFormProps {
  role: AdminRole;
  roles: AdminRole[];
  formKey: string;
  result: SubmissionResult | undefined;
}

/**
 * The form that deletes a role and assigns another role to its users. Only roles without additional
 * permissions can be selected.
 */
export function DeleteForm({ role, roles, formKey, result }: DeleteFormProps) {
  const t = useTranslation("roles");
  const names = useTranslation("role-names");
  const form = useFormCheck(result);
  const narrower = roles.filter(
    ({ key, permissions }) =>
      key !== role.key && permissions.every((permission) => role.permissions.includes(permission)),
  );
  return (
    <DetailSheet title={t("deleteTitle")} subtitle={<bdi>{role.name}</bdi>}>
      <p>{t("deleteText")}</p>
      <Form method="post" className="grid max-w-xl gap-4" preventScrollReset {...form.props}>
        <FormErrors state={form.state} />
        <FormKey state={form.state} fresh={formKey} />
        <input type="hidden" name="role" value={role.key} />
        <input type="hidden" name="version" value={role.version ?? ""} />
        <SelectField
          {...form.field("replacement")}
          defaultValue={form.state.values.replacement ?? "member"}
          label={t("replacement")}
          options={narrower.map((one) => ({
            value: one.key,
            label: roleName(names, { role: one.key, roleName: one.name }),
          }))}
        />
        <div className="flex flex-wrap gap-3">
          <IntentButton intent="delete" label={t("delete")} variant="danger" />
          <RecordButton open={{ view: role.key }} label={t("back")} variant="ghost" />
        </div>
      </Form>
    </DetailSheet>
  );
}

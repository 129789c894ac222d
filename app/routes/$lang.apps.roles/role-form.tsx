import type { ReactNode } from "react";
import { Form } from "react-router";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { PermissionGrid } from "~/features/administration/permission-grid";
import { RecordButton } from "~/features/administration/record-link";
import { useTranslation } from "~/i18n/use-translation";
import type { Draft } from "./save-role.server";

interface RoleFormProps {
  draft: Draft;
  title: ReactNode;
  formKey: string;
  result: SubmissionResult | undefined;
}

/** The form that edits a role's name and permissions. The changes are shown before they are saved. */
export function RoleForm({ draft, title, formKey, result }: RoleFormProps) {
  const t = useTranslation("roles");
  const form = useFormCheck(result);
  return (
    <DetailSheet
      isWide
      title={title}
      subtitle={t("addText")}
      links={
        draft.role && (
          <RecordButton
            open={{ view: draft.role, step: "delete" }}
            label={t("delete")}
            variant="outline"
            size="sm"
          />
        )
      }
    >
      <Form method="post" className="grid max-w-2xl gap-4" preventScrollReset {...form.props}>
        <FormErrors state={form.state} />
        <FormKey state={form.state} fresh={formKey} />
        <HiddenRole draft={draft} />
        <TextField
          {...form.field("name")}
          defaultValue={draft.name}
          label={t("name")}
          required
          minLength={2}
          maxLength={40}
          autoComplete="off"
          className="max-w-sm"
        />
        <PermissionGrid legend={t("chosen")} everything={t("everything")} chosen={draft.permissions} />
        <div className="flex flex-wrap gap-3">
          <IntentButton intent="review" label={t("review")} />
          <RecordButton label={t("back")} variant="ghost" />
        </div>
      </Form>
    </DetailSheet>
  );
}

/** Hidden fields with the role's id and version. */
export function HiddenRole({ draft: { role, version } }: { draft: Draft }) {
  return (
    <>
      {role && <input type="hidden" name="role" value={role} />}
      {version && <input type="hidden" name="version" value={version} />}
    </>
  );
}

import type { ReactNode } from "react";
import { Form, useLocation } from "react-router";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Alert } from "~/components/ui/alert";
import { LinkButton } from "~/components/ui/link-button";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { useTranslation } from "~/i18n/use-translation";
import { PermissionList } from "~/features/administration/permission-list";
import { HiddenRole } from "./role-form";
import type { Difference, Draft } from "./save-role.server";

interface DifferenceFormProps {
  draft: Draft;
  difference: Difference;
  title: ReactNode;
  formKey: string;
  result: SubmissionResult | undefined;
}

/** Confirms the changes of a role. */
export function DifferenceForm({ draft, difference, title, formKey, result }: DifferenceFormProps) {
  const t = useTranslation("roles");
  const { search } = useLocation();
  const form = useFormCheck(result);
  return (
    <DetailSheet isWide title={title} subtitle={t("diffTitle")}>
      <Form method="post" className="grid max-w-2xl gap-5" preventScrollReset {...form.props}>
        <FormErrors state={form.state} />
        <FormKey state={form.state} fresh={formKey} />
        <HiddenRole draft={draft} />
        <input type="hidden" name="name" value={draft.name} />
        {draft.permissions.map((permission) => (
          <input key={permission} type="hidden" name="permissions" value={permission} />
        ))}
        {difference.renamed && (
          <p>
            <bdi>{t("renamed", { name: draft.name })}</bdi>
          </p>
        )}
        <PermissionList title={t("gains")} of={difference.gains} />
        <PermissionList title={t("loses")} of={difference.loses} />
        <Alert
          tone={difference.waits ? "warning" : "info"}
          title={t(difference.waits ? "waits" : "atOnce")}
        />
        <div className="flex flex-wrap gap-3">
          <IntentButton intent="save" label={t("save")} />
          <LinkButton variant="ghost" to={search} preventScrollReset>
            {t("back")}
          </LinkButton>
        </div>
      </Form>
    </DetailSheet>
  );
}

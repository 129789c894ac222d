import { useLocation } from "react-router";
import type { AdminRole } from "#contract/roles/admin-roles.ts";
import { Alert } from "~/components/ui/alert";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { RecordRegion } from "~/features/administration/record-region";
import { roleName } from "~/features/administration/role-name";
import { useTranslation } from "~/i18n/use-translation";
import { DeleteForm } from "./delete-form";
import { DifferenceForm } from "./difference-form";
import { PermissionList } from "~/features/administration/permission-list";
import type { SubmissionResult } from "~/components/form/conform-types";
import { RoleForm } from "./role-form";
import type { Difference, Draft } from "./save-role.server";

/** The result of the screen's action, for any of the forms on the screen. */
interface ActionData {
  result?: SubmissionResult | undefined;
  draft?: Draft;
  difference?: Difference | null;
  /** The id of the request that was decided on. */
  request?: string;
}

interface RoleViewProps {
  roles: AdminRole[];
  writes: boolean;
  formKey: string;
  actionData: ActionData | undefined;
}

/**
 * Shows the role in the URL: read-only, in a form that changes, copies or deletes it, or in the confirmation
 * of changes.
 */
export function RoleView({ roles, writes, formKey, actionData }: RoleViewProps) {
  const t = useTranslation("roles");
  const names = useTranslation("role-names");
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  const [view, from] = [parameters.get("view"), parameters.get("from")];
  const isNew = parameters.get("add") === "role";
  if (view === null && !isNew) return null;
  const nameOf = (one: AdminRole) => roleName(names, { role: one.key, roleName: one.name });
  const role = roles.find(({ key }) => key === view);
  if (!isNew && !role) {
    return (
      <RecordRegion>
        <Alert tone="warning" title={t("unknown")} />
      </RecordRegion>
    );
  }
  if (role && parameters.get("step") === "delete" && role.version !== null && writes) {
    return <DeleteForm role={role} roles={roles} formKey={formKey} result={actionData?.result} />;
  }
  if (!writes || (role && role.version === null)) {
    return (
      <DetailSheet
        isWide
        title={<bdi>{role ? nameOf(role) : t("addTitle")}</bdi>}
        subtitle={role && t("builtIn")}
      >
        {role && role.permissions.length === 0 && <p className="text-muted">{t("mayNothing")}</p>}
        {role && <PermissionList title={t("chosen")} of={role.permissions} />}
      </DetailSheet>
    );
  }
  const sourceRole = roles.find(({ key }) => key === from);
  const initialDraft: Draft = role
    ? { role: role.key, version: role.version, name: role.name ?? "", permissions: role.permissions }
    : {
        role: null,
        version: null,
        name: sourceRole ? t("copyOf", { name: nameOf(sourceRole) }).slice(0, 40) : "",
        permissions: sourceRole?.permissions ?? [],
      };
  const draft = actionData?.draft ?? initialDraft;
  const title = role ? <bdi>{nameOf(role)}</bdi> : t("addTitle");
  if (actionData?.difference) {
    return (
      <DifferenceForm
        draft={draft}
        difference={actionData.difference}
        formKey={formKey}
        result={actionData.result}
        title={title}
      />
    );
  }
  return <RoleForm draft={draft} title={title} formKey={formKey} result={actionData?.result} />;
}

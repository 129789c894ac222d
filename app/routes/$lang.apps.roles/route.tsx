import { randomUUID } from "node:crypto";
import { data, useLocation } from "react-router";
import { listRoles } from "#contract/roles/admin-roles.ts";
import { listStaffRequests } from "#contract/staff-requests/staff-requests.ts";
import { readForm } from "~/components/form/read-form.server";
import { PartRegion } from "~/components/states/part-region";
import { PermittedLinkButton } from "~/features/administration/permitted-link-button";
import { decideOnRequest } from "~/features/administration/staff-requests/decide-request.server";
import { StaffRequests } from "~/features/administration/staff-requests/staff-requests";
import { RecordButton } from "~/features/administration/record-link";
import { useTranslation } from "~/i18n/use-translation";
import { requireScreenPermission } from "~/middleware/guards.server";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import { useHasPermission } from "~/page/use-viewer";
import type { Route } from "./+types/route";
import { removeRole } from "./delete-role.server";
import { RoleView } from "./role-view";
import { RoleCards } from "./role-cards";
import { saveRole } from "./save-role.server";

export const middleware: Route.MiddlewareFunction[] = [requireScreenPermission];
export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("permissions", "role-names", "roles");

export async function loader({ context }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const part = await loadPart(
    Promise.all([provider.call(listRoles), provider.call(listStaffRequests)]).then(
      ([{ data: roles }, { data: requests }]) => ({ roles, requests }),
    ),
  );
  return data({ part, formKey: randomUUID() }, { status: statusOf([part]) });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === "review" || intent === "save") return saveRole({ context, url, form });
  if (intent === "delete") return removeRole({ context, url, form });
  if (intent === "approve" || intent === "refuse") return decideOnRequest({ context, url, form });
  throw new Response(null, { status: 400 });
}

/** Also reloads after a refused submission, so that the page shows the current state. */
export function shouldRevalidate() {
  return true;
}

export default function Roles({ loaderData: { part, formKey }, actionData }: Route.ComponentProps) {
  const t = useTranslation("roles");
  const { search } = useLocation();
  const canWrite = useHasPermission("roles.write");
  const actions = (
    <div className="flex flex-wrap gap-2">
      <PermittedLinkButton permission="users.read" to="/apps/user/list?f.group=staff" label={t("toUsers")} />
      <PermittedLinkButton permission="roles.read" to="/apps/permissions" label={t("toPermissions")} />
      {canWrite && <RecordButton open={{ add: "role" }} label={t("add")} />}
    </div>
  );
  return (
    <Screen title={t("title")} subtitle={t("subtitle")} actions={actions}>
      <PartRegion part={part}>
        {({ roles, requests }) => (
          <>
            <RoleView
              key={search}
              roles={roles}
              writes={canWrite}
              formKey={formKey}
              actionData={actionData}
            />
            <StaffRequests requests={requests} formKey={formKey} actionData={actionData} />
            <RoleCards roles={roles} writes={canWrite} />
          </>
        )}
      </PartRegion>
    </Screen>
  );
}

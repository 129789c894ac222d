import { randomUUID } from "node:crypto";
import { data } from "react-router";
import type { SubmissionResult } from "~/components/form/conform-types";
import { readForm } from "~/components/form/read-form.server";
import { PermittedLinkButton } from "~/features/administration/permitted-link-button";
import { recordSearch } from "~/features/administration/record-search";
import { RecordButton } from "~/features/administration/record-link";
import { InviteForm } from "~/features/administration/invite-user/invite-form";
import { inviteNewUser } from "~/features/administration/invite-user/invite.server";
import { useTranslation } from "~/i18n/use-translation";
import { requireScreenPermission } from "~/middleware/guards.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { useHasPermission } from "~/page/use-viewer";
import { shellScreen } from "~/shell/frame/shell-screen";
import { staffView } from "../$lang.apps.details.users/users.server";
import { UsersScreen } from "../$lang.apps.details.users/users-screen";
import { loadUsersScreen, handleUsersAction } from "../$lang.apps.details.users/users-screen.server";
import type { Route } from "./+types/route";
import { AccountCounts } from "./account-counts";
import { loadAccountCounts } from "./account-counts.server";
import { StaffList } from "./staff-list";

export const middleware: Route.MiddlewareFunction[] = [requireScreenPermission];
export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";

export const handle = shellScreen(
  "bulk",
  "cash-back",
  "permissions",
  "risks",
  "role-names",
  "roles",
  "shown-currency",
  "users",
  "wallet",
  "withdrawals",
);

export async function loader({ context, url }: Route.LoaderArgs) {
  const [{ parts, status }, counts] = await Promise.all([
    loadUsersScreen({ context, url }, staffView),
    loadAccountCounts(providerClient(context)),
  ]);
  const inviteKey = url.searchParams.get("add") === "user" ? randomUUID() : null;
  return data({ ...parts, counts, inviteKey }, { status });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.get("step") === "invite") {
    return inviteNewUser({ context, form }, (view) => url.pathname + recordSearch(url.search, { view }));
  }
  return handleUsersAction({ context, url }, form);
}

/** Also reloads after a refused submission, so that the page shows the current state. */
export function shouldRevalidate() {
  return true;
}

export default function UserListScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { counts, inviteKey, ...parts } = loaderData;
  const t = useTranslation("users");
  const canInvite = useHasPermission("users.write");
  const result = actionData && "result" in actionData ? (actionData.result as SubmissionResult) : undefined;
  const actions = (
    <div className="flex flex-wrap gap-2">
      <PermittedLinkButton permission="roles.read" to="/apps/roles" label={t("roles")} />
      {canInvite && <RecordButton open={{ add: "user" }} label={t("invite")} />}
    </div>
  );
  return (
    <UsersScreen
      parts={parts}
      actionData={actionData}
      title={t("staffTitle")}
      stats={<AccountCounts part={counts} />}
      actions={actions}
      list={(list) => <StaffList list={list} />}
    >
      {canInvite && inviteKey && <InviteForm formKey={inviteKey} result={result} />}
    </UsersScreen>
  );
}

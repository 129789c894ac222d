import { data } from "react-router";
import { readForm } from "~/components/form/read-form.server";
import { PermittedLinkButton } from "~/features/administration/permitted-link-button";
import { useTranslation } from "~/i18n/use-translation";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { UserList } from "./user-list";
import { users } from "./users.server";
import { UsersScreen } from "./users-screen";
import { loadUsersScreen, handleUsersAction } from "./users-screen.server";

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
  const { parts, status } = await loadUsersScreen({ context, url }, users);
  return data(parts, { status });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return handleUsersAction({ context, url }, await readForm(request));
}

/** Also reloads after a refused submission, so that the page shows the current state. */
export function shouldRevalidate() {
  return true;
}

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("users");
  const actions = (
    <div className="flex flex-wrap gap-2">
      <PermittedLinkButton permission="roles.read" to="/apps/roles" label={t("roles")} />
      <PermittedLinkButton permission="tickets.read" to="/apps/admin/tickets" label={t("toTickets")} />
    </div>
  );
  return (
    <UsersScreen
      parts={loaderData}
      actionData={actionData}
      title={t("title")}
      subtitle={t("subtitle")}
      actions={actions}
      list={(list) => <UserList list={list} />}
    />
  );
}

import { data, Form } from "react-router";
import { listRoles, type AdminRole } from "#contract/roles/admin-roles.ts";
import { isSensitivePermission, permissions, type Permission } from "#contract/roles/permissions.ts";
import type { Column } from "~/components/data-table/columns";
import { PlainTable } from "~/components/data-table/plain-table";
import { SubmitButton } from "~/components/form/submit-button";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Input } from "~/components/ui/input";
import { Select } from "~/components/ui/select";
import { roleName } from "~/features/administration/role-name";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { requireScreenPermission } from "~/middleware/guards.server";
import { LocalizedLink } from "~/navigation/localized-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";

export const middleware: Route.MiddlewareFunction[] = [requireScreenPermission];
export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("permissions", "role-names");

const maxLength = 60;

export async function loader({ context, url }: Route.LoaderArgs) {
  const t = getTranslation(context, "permissions");
  const q = (url.searchParams.get("q") ?? "").trim().slice(0, maxLength);
  const role = url.searchParams.get("role") ?? "";
  const part = await loadPart(
    providerClient(context)
      .call(listRoles)
      .then(({ data: roles }) => {
        const permissionsOfRole = roles.find(({ key }) => key === role)?.permissions ?? permissions;
        const query = q.toLocaleLowerCase();
        const matches = (one: Permission) => `${one} ${t(one)}`.toLocaleLowerCase().includes(query);
        const namedRoles = roles.map(({ key, name, permissions: granted }) => ({
          key,
          name,
          permissions: granted,
        }));
        return { roles: namedRoles, rows: permissionsOfRole.filter(matches) };
      }),
  );
  return data({ part, q, role }, { status: statusOf([part]) });
}

type NamedRole = Pick<AdminRole, "key" | "name" | "permissions">;

export default function Permissions({ loaderData: { part, q, role } }: Route.ComponentProps) {
  const t = useTranslation("permissions");
  const names = useTranslation("role-names");
  const nameOf = (one: NamedRole) => roleName(names, { role: one.key, roleName: one.name });
  const toRoles = (
    <LocalizedLinkButton to="/apps/roles" variant="soft">
      {t("toRoles")}
    </LocalizedLinkButton>
  );
  return (
    <Screen title={t("title")} subtitle={t("subtitle")} actions={toRoles}>
      <PartRegion part={part}>
        {({ roles, rows }) => (
          <Card padded={false}>
            <Form role="search" className="flex flex-wrap items-end gap-3 px-5 pt-5 pb-4 sm:px-6">
              <Input
                key={q}
                type="search"
                name="q"
                defaultValue={q}
                maxLength={maxLength}
                aria-label={t("search")}
                placeholder={t("search")}
                className="w-full sm:w-64"
              />
              <Select
                key={role}
                name="role"
                defaultValue={role}
                aria-label={t("role")}
                placeholder={t("allRoles")}
                options={roles.map((one) => ({ value: one.key, label: nameOf(one) }))}
              />
              <SubmitButton variant="soft">{t("find")}</SubmitButton>
              {(q || role) && (
                <LocalizedLinkButton to="/apps/permissions" variant="ghost">
                  {t("clear")}
                </LocalizedLinkButton>
              )}
            </Form>
            {rows.length > 0 ? (
              <PlainTable
                label={t("table")}
                columns={columnsOf(t, roles, nameOf)}
                rows={rows}
                rowKey={(row) => row}
              />
            ) : (
              <EmptyState illustration="search" title={t("emptyTitle")} text={t("emptyText")} />
            )}
          </Card>
        )}
      </PartRegion>
    </Screen>
  );
}

function columnsOf(
  t: ReturnType<typeof useTranslation<"permissions">>,
  roles: NamedRole[],
  nameOf: (role: NamedRole) => string,
): Column<Permission>[] {
  return [
    {
      id: "does",
      header: t("does"),
      primary: true,
      cell: (permission) => (
        <span className="block">
          {t(permission)}
          <span className="flex flex-wrap items-center gap-2 text-xs font-normal text-muted">
            <bdi dir="ltr">{permission}</bdi>
            {isSensitivePermission(permission) && <Badge tone="warning">{t("money")}</Badge>}
          </span>
        </span>
      ),
    },
    {
      id: "roles",
      labelled: true,
      header: t("roles"),
      cell: (permission) => {
        const rolesWithPermission = roles.filter((one) => one.permissions.includes(permission));
        return (
          <span className="flex flex-wrap items-center gap-1.5">
            {rolesWithPermission.map((one) => (
              <LocalizedLink key={one.key} to={`/apps/roles?view=${encodeURIComponent(one.key)}`}>
                <Badge tone={one.key === "admin" ? "primary" : "neutral"}>
                  <bdi>{nameOf(one)}</bdi>
                </Badge>
              </LocalizedLink>
            ))}
          </span>
        );
      },
    },
  ];
}
